import { type RefObject, useLayoutEffect, useState } from 'react';

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface ElementSize extends Size {
  /** The height of its letters. */
  readonly letter: number;
}

const NO_SIZE: ElementSize = { width: 0, height: 0, letter: 12 };

/** What a drawing is taken for until it is measured. */
export const SMALL: ElementSize = { width: 400, height: 220, letter: 12 };

/** Calls `changed` once elements are laid out, and whenever the size of one changes. @returns what ends that */
export function observeSize(
  elements: Element | readonly Element[],
  changed: (entry: ResizeObserverEntry) => void,
): () => void {
  const observer = new ResizeObserver(([entry]) => entry && changed(entry));
  for (const element of [elements].flat()) observer.observe(element);
  return () => observer.disconnect();
}

const atOnce = (update: () => void): void => update();

/**
 * The content box of an element in whole pixels, and the height of its letters, observed.
 * @param before what it is taken for until it is measured; with it, what is hidden keeps the size it had. Without it that is 0
 * @param schedule `startTransition` where much is drawn again in another size
 */
export function useSize(
  box: RefObject<HTMLElement | null>,
  before?: ElementSize,
  schedule: (update: () => void) => void = atOnce,
): ElementSize {
  const [size, setSize] = useState(before ?? NO_SIZE);
  const keeps = before !== undefined;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (keeps && width === 0) return;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      schedule(() =>
        setSize((old) =>
          old.width === width && old.height === height && old.letter === letter
            ? old
            : { width, height, letter },
        ),
      );
    };
    measure();
    return observeSize(element, measure);
  }, [box, keeps, schedule]);
  return size;
}

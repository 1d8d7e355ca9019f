import { type RefObject, useLayoutEffect, useState } from 'react';

/** Size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface ElementSize extends Size {
  /** Font size, CSS pixels. */
  readonly letter: number;
}

const NO_SIZE: ElementSize = { width: 0, height: 0, letter: 12 };

/** Assumed size of a drawing until it is measured. */
export const SMALL: ElementSize = { width: 400, height: 220, letter: 12 };

/** Calls `changed` once elements are laid out, and whenever one changes size. @returns a function that ends this */
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
 * The content box of an element in whole pixels, and its font size, observed.
 * @param before size to assume until it is measured; with it, a hidden element keeps its last size. Without it the size is then 0
 * @param schedule `startTransition` where a new size causes much drawing
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

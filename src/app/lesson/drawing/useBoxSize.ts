import { type RefObject, useLayoutEffect, useState } from 'react';

interface BoxSize {
  readonly width: number;
  readonly height: number;
  /** The height of its letters. */
  readonly letter: number;
}

/** The size of an element and of its letters, CSS pixels, and again whenever it changes. */
export function useBoxSize(box: RefObject<HTMLElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>({ width: 400, height: 220, letter: 12 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () =>
      setSize({
        width: element.clientWidth,
        height: element.clientHeight,
        letter: Number.parseFloat(getComputedStyle(element).fontSize),
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

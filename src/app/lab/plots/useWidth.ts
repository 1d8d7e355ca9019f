import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Size of the letters of a plot, in its own units. */
const LETTER = 12;

/**
 * Width of an element as it changes, in units of a plot whose letters are 12 of them high, however large the letters of the element are.
 * @param before what it is taken for until it is measured
 */
export function useWidth<Box extends Element>(
  before: number,
): readonly [box: RefObject<Box | null>, width: number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      // What is hidden has no width, and keeps the one it had.
      if (entry === undefined || entry.contentRect.width === 0) return;
      const letter = Number.parseFloat(getComputedStyle(entry.target).fontSize) || LETTER;
      startTransition(() => setWidth(Math.round((entry.contentRect.width * LETTER) / letter)));
    });
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

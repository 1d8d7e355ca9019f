import { type RefObject, useLayoutEffect, useState } from 'react';

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, CSS pixels, and again whenever it changes. */
export function useBoxSize(box: RefObject<HTMLElement | null>): BoxSize {
  const [size, setSize] = useState<BoxSize>({ width: 400, height: 220 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

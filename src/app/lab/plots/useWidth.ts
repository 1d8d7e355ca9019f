import { type RefObject, useEffect, useRef, useState } from 'react';

/** Of an element, in pixels, as it changes. @param before what it is taken for until it is measured */
export function useWidth<Box extends Element>(
  before: number,
): readonly [box: RefObject<Box | null>, width: number] {
  const box = useRef<Box>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(1, Math.round(entry.contentRect.width)));
    });
    if (box.current !== null) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return [box, width];
}

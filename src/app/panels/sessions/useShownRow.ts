import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RowView } from '../../readings/sessions.ts';
import { useMoment } from '../../store/moment.ts';

/** A row as it is; while the run plays, one out of sight keeps what it last showed, so that long tables cost little. */
export function useShownRow<Box extends Element>(
  row: RowView,
): { readonly box: RefObject<Box | null>; readonly shown: RowView } {
  const box = useRef<Box>(null);
  const [isSeen, setSeen] = useState(true);
  const isPlaying = useMoment(({ run }) => run === 'playing');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const last = useRef(row);
  if (isSeen || !isPlaying) last.current = row;
  return { box, shown: last.current };
}

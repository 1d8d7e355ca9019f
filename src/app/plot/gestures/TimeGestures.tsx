import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../session/context.ts';
import type { Size } from '../useSurface.ts';
import { keepBrush } from './brush.ts';
import { keepZoom } from './zoom.ts';

export interface TimeGesturesProps {
  /** The element around it, as large as the plot. */
  readonly of: RefObject<HTMLElement | null>;
  readonly size: Size;
  /** A press without a drag, CSS pixels from the top left of the plot. */
  readonly onPick?: ((x: number, y: number, width: number) => void) | undefined;
}

/** What pointers and wheel do on a plot over time. */
export function TimeGestures({ of, size, onPick }: TimeGesturesProps): ReactElement {
  const session = useSession();
  const group = useRef<SVGGElement>(null);
  const picked = useRef(onPick);
  picked.current = onPick;
  useEffect(
    () => (of.current ? keepZoom(session, of.current, (...press) => picked.current?.(...press)) : undefined),
    [of, session],
  );
  useEffect(() => (group.current ? keepBrush(session, group.current, size) : undefined), [size, session]);
  return (
    <svg className="plot-brush" aria-hidden="true">
      <g ref={group} />
    </svg>
  );
}

import { type D3DragEvent, drag } from 'd3-drag';
import { pointer, select } from 'd3-selection';
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../latest.ts';
import { useSession } from '../../session/context.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import type { Point } from '../plane.ts';

export interface DragProps {
  /** The dragged element. */
  readonly of: RefObject<HTMLElement | null>;
  /** Selector of the surrounding element from whose corner places are measured; the dragged element by default. */
  readonly on?: string;
  /** Element to focus on a press; by default the browser decides. */
  readonly focus?: RefObject<HTMLElement | null>;
  /** Where a finger drags instead of scrolling; everywhere by default. */
  readonly takes?: (place: Point) => boolean;
  readonly onStart?: (place: Point) => void;
  readonly onMove: (place: Point) => void;
  readonly onEnd?: () => void;
}

/** Drags by mouse, pen or finger, which keep hold of the handle wherever they go. */
export function Drag(props: DragProps): null {
  const { of, on, focus } = props;
  const isPicky = props.takes !== undefined;
  const session = useSession();
  const latest = useLatest(props);
  useEffect(() => {
    const handle = of.current;
    if (handle === null) return;
    const around = on === undefined ? handle : (handle.closest<HTMLElement>(on) ?? handle);
    const placeOf = ({ x, y }: Point): Point => {
      const { fit } = sizeOf(session).getState();
      return { x: x / fit, y: y / fit };
    };
    const isTaken = (event: MouseEvent | TouchEvent): boolean => {
      const finger = 'touches' in event ? event.touches[0] : undefined;
      const [x, y] = finger ? pointer(finger, around) : [0, 0];
      return finger === undefined || latest.current.takes?.(placeOf({ x, y })) !== false;
    };
    const behaviour = drag<HTMLElement, unknown>()
      .container(around)
      .filter((event) => !event.ctrlKey && !event.button && isTaken(event))
      .on('start', (event: D3DragEvent<HTMLElement, unknown, unknown>) => {
        focus?.current?.focus({ preventScroll: true });
        latest.current.onStart?.(placeOf(event));
      })
      .on('drag', (event: D3DragEvent<HTMLElement, unknown, unknown>) =>
        latest.current.onMove(placeOf(event)),
      )
      .on('end', () => latest.current.onEnd?.());
    const selected = select(handle);
    if (focus) selected.on('mousedown.focus', (event: MouseEvent) => event.preventDefault());
    selected.call(behaviour);
    if (isPicky) selected.style('touch-action', null);
    return () => void selected.on('.drag .focus', null);
  }, [of, on, focus, session, isPicky]);
  return null;
}

import { brushX, type D3BrushEvent } from 'd3-brush';
import { select } from 'd3-selection';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../latest.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import type { Size } from '../../widgets/size.ts';
import { timeScale } from '../scale.ts';
import { STILL_PX, startZoom } from './zoom.ts';

/** Shift and drag mark a range of a plot, which becomes the visible range. */
function keepBrush(session: Session, group: SVGGElement, { width, height }: Size): () => void {
  const selected = select(group);
  const behaviour = brushX<unknown>()
    .extent([
      [0, 0],
      [width, height],
    ])
    // Fingers pan and zoom instead.
    .touchable(false)
    .keyModifiers(false)
    .filter(({ shiftKey, button }: MouseEvent) => shiftKey && button === 0)
    .on('end', ({ selection, sourceEvent }: D3BrushEvent<unknown>) => {
      if (selection === null || sourceEvent === undefined) return;
      const [left, right] = selection.map(Number);
      selected.call(behaviour.clear);
      if (left === undefined || right === undefined || right - left <= STILL_PX) return;
      const { viewport, setViewport } = stageOf(session).getState();
      const x = timeScale(viewport, width);
      setViewport(x.invert(left), x.invert(right));
    });
  selected.call(behaviour);
  return () => void selected.on('.brush', null);
}

export interface TimeGesturesProps {
  /** The element around the gestures, as large as the plot. */
  readonly of: RefObject<HTMLElement | null>;
  readonly size: Size;
  /** Called on a press without a drag, CSS pixels from the top left of the plot. */
  readonly onPick?: ((x: number, y: number, width: number) => void) | undefined;
}

const HINT_MS = 4000;
/** Whether the hint on zooming has been shown, which happens only once. */
let hasHinted = false;

/** Shows the hint at the first turn of the wheel that scrolls, for a while. */
function useWheelHint(): readonly [isShown: boolean, show: () => void] {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), HINT_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const show = useRef((): void => {
    if (!hasHinted) setShown(true);
    hasHinted = true;
  });
  return [isShown, show.current];
}

/** Gestures of pointers and wheel on a plot over time. */
export function TimeGestures({ of, size, onPick }: TimeGesturesProps): ReactElement {
  const session = useSession();
  const group = useRef<SVGGElement>(null);
  const picked = useLatest(onPick);
  const [isHinted, hint] = useWheelHint();
  useEffect(
    () =>
      of.current ? startZoom(session, of.current, (...press) => picked.current?.(...press), hint) : undefined,
    [of, session, hint],
  );
  useEffect(() => (group.current ? keepBrush(session, group.current, size) : undefined), [size, session]);
  return (
    <>
      <svg className="plot-brush" aria-hidden="true">
        <g ref={group} />
      </svg>
      {isHinted && <p className="plot-hint">{en.panels.plot.wheel}</p>}
    </>
  );
}

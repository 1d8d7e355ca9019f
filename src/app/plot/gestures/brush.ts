import { brushX, type D3BrushEvent } from 'd3-brush';
import { select } from 'd3-selection';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { timeScale } from '../scale.ts';
import type { Size } from '../useSurface.ts';
import { STILL_PX } from './zoom.ts';

/** Shift and drag mark a range of a plot, which is then what is visible. */
export function keepBrush(session: Session, group: SVGGElement, { width, height }: Size): () => void {
  const selected = select(group);
  const behaviour = brushX<unknown>()
    .extent([
      [0, 0],
      [width, height],
    ])
    // Fingers pan and zoom.
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

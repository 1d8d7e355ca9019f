import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

interface TableRange {
  readonly from: number;
  readonly to: number;
  /** Start times of the rows; none while the play head is before the visible range. */
  readonly times: readonly number[];
  /** Time span of a row. */
  readonly width: number;
}

/** The visible range up to the time that a copied table shows, divided into rows. */
export function tableRange(session: Session, rows = 0): TableRange {
  const { viewport, resultsAt } = stageOf(session).getState();
  const { from } = viewport;
  // Includes events at exactly that time.
  const to = Math.min(viewport.to, resultsAt + 1);
  const width = (to - from) / rows;
  const times = Array.from({ length: to > from ? rows : 0 }, (_, i) => from + i * width);
  return { from, to, times, width };
}

import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

interface TableRange {
  readonly from: number;
  readonly to: number;
  /** Where its rows begin; none while the play head is before what is visible. */
  readonly times: readonly number[];
  /** Of a row. */
  readonly width: number;
}

/** The visible range up to the moment that a copied table shows, in as many rows. */
export function tableRange(session: Session, rows = 0): TableRange {
  const { viewport, resultsAt } = stageOf(session).getState();
  const { from } = viewport;
  // What happened at that very moment has happened.
  const to = Math.min(viewport.to, resultsAt + 1);
  const width = (to - from) / rows;
  const times = Array.from({ length: to > from ? rows : 0 }, (_, i) => from + i * width);
  return { from, to, times, width };
}

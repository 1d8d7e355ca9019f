import { shownRmNumber } from '../../../contract/index.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import type { Session } from '../../session/session.ts';
import { rmCellsIn, type SeenRmCell } from '../../store/questions/rmPick.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { tracesOf } from '../../traces/index.ts';

const words = ratePanels.routes;

/** Where an RM cell is, in words. */
export function rmCellPlaceWords(session: Session, { hop, waiting, backward, vc }: SeenRmCell): string {
  const path =
    stageOf(session)
      .getState()
      .loaded?.vcs.find(({ id }) => id === vc)?.path ?? [];
  const [from = '', to = ''] = [path[hop], path[hop + 1]];
  if (waiting >= 0) return words.waits(backward ? to : from, String(waiting));
  return words.between(from, to);
}

/** Order along the loop: forward from the source, then back to it. */
const along = ({ hop, place, waiting, backward }: SeenRmCell): number => {
  const at = hop + (waiting >= 0 ? -waiting / 1e6 : place);
  return backward ? 1e3 - at : at;
};

/** The RM cells of a VC, or of all, from the source around the loop. */
export const cellsAlong = (session: Session, vc: number | null): SeenRmCell[] =>
  rmCellsIn(tracesOf(session).shown.view(), vc).sort((a, b) => along(a) - along(b));

/** Where every RM cell is now. */
export function routesTable(session: Session): TableData {
  const { loaded } = stageOf(session).getState();
  const rows = cellsAlong(session, null).map((cell) => [
    vcName(loaded, cell.vc),
    shownRmNumber(cell.number),
    words.ways[cell.backward ? 1 : 0] ?? '',
    rmCellPlaceWords(session, cell),
  ]);
  return { caption: words.inspect, columns: words.columns, rows };
}

import { elementAt } from '../../../contract/index.ts';
import { clock, whole } from '../../format.ts';
import type { Emptiness } from '../../plot/Empty.tsx';
import { shownPortIndex } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { listStays } from '../../readings/listStays.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';

/** VCs on the list of the shown port at a time. */
export function listedAt(session: Session, time: number): number[] {
  const { loaded } = stageOf(session).getState();
  if (!loaded) return [];
  return listStays(session, shownPortIndex(loaded)).vcsAt(time);
}

export function listValue(session: Session, time: number): string {
  const { loaded } = stageOf(session).getState();
  const vcs = listedAt(session, time);
  return vcs.length === 0
    ? en.panels.drops.none
    : en.panels.drops.onList(vcs.map((vc) => shortVcName(loaded, vc)).join(', '));
}

export function describeDrops(session: Session): string {
  const { loaded, viewport, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  const losses = tracesOf(session).shown.lossesAt(shownPortIndex(loaded));
  const first = losses.from(viewport.from);
  const last = losses.from(viewport.to);
  const hit = losses.vcsIn(first, last);
  return en.panels.drops.spoken(whole(last - first), hit, listValue(session, now));
}

/** Nothing drawn in the visible range and nothing before it. @param list the policy keeps a drop list */
export function emptyDrops(session: Session, list: boolean): Emptiness | null {
  const { loaded, viewport, now } = stageOf(session).getState();
  if (!loaded) return null;
  const port = shownPortIndex(loaded);
  const losses = tracesOf(session).shown.lossesAt(port);
  if (losses.from(Math.max(now + 1, viewport.to)) > 0) return null;
  return { text: list ? en.panels.empty.noCapture : en.panels.empty.noDrop, stop: true };
}

/** A browser lays out so many rows at once. */
const MOST_ROWS = 2000;

/** Rows of a table, the first of them where there are more: then its caption says so. @param count of all rows */
export function firstRows(
  caption: string,
  count: number,
  row: (place: number) => TableData['rows'][number],
): Pick<TableData, 'caption' | 'rows'> {
  const shown = Math.max(0, Math.min(count, MOST_ROWS));
  return {
    caption: shown < count ? en.panels.drops.firstOf(caption, whole(shown), whole(count)) : caption,
    rows: Array.from({ length: shown }, (_, place) => row(place)),
  };
}

/** Stays on the list, or the single drops of a policy that keeps none. */
export function dropTable(session: Session): TableData {
  const { loaded } = stageOf(session).getState();
  const { from, to } = tableRange(session);
  const port = loaded ? shownPortIndex(loaded) : -1;
  const bars = listStays(session, port)
    .meeting(from, to)
    .filter((bar) => bar.from < to);
  const name = (vc: number) => shortVcName(loaded, vc);
  if (bars.length > 0) {
    const stays = firstRows(en.panels.drops.stays, bars.length, (place) => {
      const bar = elementAt(bars, place);
      return [clock(bar.from), name(bar.vc), bar.to < to ? clock(bar.to) : en.panels.drops.notYet];
    });
    return { ...stays, columns: en.panels.drops.stayColumns };
  }
  const losses = tracesOf(session).shown.lossesAt(port);
  const first = losses.from(from);
  const cells = firstRows(en.panels.drops.cells, losses.from(to) - first, (place) => [
    clock(losses.time.at(first + place)),
    name(losses.vc.at(first + place)),
  ]);
  return { ...cells, columns: en.panels.drops.cellColumns };
}

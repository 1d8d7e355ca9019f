import type { ServiceClass } from '../../../contract/index.ts';
import { clock, shortRate } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import {
  classesAt,
  classRate,
  classRateAt,
  countedAcross,
  linkRate,
  ownPart,
  partAt,
  usedAt,
} from '../../rates/classes.ts';
import { meanRate } from '../../rates/counted.ts';
import type { Session } from '../../session/session.ts';
import { vcName } from '../../store/rated.ts';
import { stageOf } from '../../store/stage.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { tracesOf } from '../../traces/index.ts';

const words = ratePanels.classes;
const TABLE_ROWS = 60;
/** Columns of VCs. */
const MOST_VCS = 15;

const shown = (session: Session): { port: string; classes: readonly ServiceClass[] } => {
  const { loaded, vcStates } = stageOf(session).getState();
  const port = loaded?.port ?? '';
  return { port, classes: classesAt(loaded, port, vcStates) };
};

export function classesValue(session: Session, time: number): string {
  const { port, classes } = shown(session);
  const values = classes.map((one) => {
    const rate = classRateAt(session, port, one, time);
    return words.value(words.names[one], Number.isNaN(rate) ? words.unknown : shortRate(rate));
  });
  const { loaded, followedVc, vcStates } = stageOf(session).getState();
  const use = usedAt(session, loaded, classes, time);
  const own = ownPart(loaded, followedVc, port, vcStates);
  const part = own === null ? Number.NaN : partAt(session, loaded, own.vc, time);
  return [
    ...values,
    ...(Number.isNaN(use) ? [] : [words.used(Math.round(use))]),
    ...(Number.isNaN(part) ? [] : [words.part(vcName(loaded, own?.vc ?? 0), Math.round(part))]),
  ].join(', ');
}

export function describeClasses(session: Session): string {
  const { loaded, now } = stageOf(session).getState();
  return words.spoken(classesValue(session, now), shortRate(linkRate(loaded, loaded?.port ?? '')));
}

export function classesTable(session: Session): TableData {
  const { loaded } = stageOf(session).getState();
  const { times, width } = tableRange(session, TABLE_ROWS);
  const capacity = linkRate(loaded, loaded?.port ?? '');
  const { port, classes } = shown(session);
  const vcs = countedAcross(loaded, port).slice(0, MOST_VCS);
  const rows: (string | number)[][] = [];
  for (const from of times) {
    const rates = classes.map((one) => classRate(tracesOf(session).shown, port, one, from, from + width));
    if (rates.every(Number.isNaN)) continue;
    const use = (100 * rates.reduce((sum, rate) => sum + rate, 0)) / capacity;
    rows.push([
      clock(from),
      ...rates.map((rate) => (Number.isNaN(rate) ? '' : Math.round(rate))),
      Number.isNaN(use) ? '' : Math.round(use),
      ...vcs.map(({ id }) => {
        const part =
          (100 * meanRate(tracesOf(session).shown.channel(`arrived/${id}`), from, from + width)) / capacity;
        return Number.isNaN(part) ? '' : Math.round(part);
      }),
    ]);
  }
  return {
    caption: words.table,
    columns: [
      words.time,
      ...classes.map((one) => words.column(words.names[one])),
      words.useColumn,
      ...vcs.map(({ id }) => words.partColumn(vcName(loaded, id))),
    ],
    rows,
  };
}

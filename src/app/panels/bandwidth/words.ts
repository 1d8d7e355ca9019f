import type { ServiceClass } from '../../../contract/index.ts';
import { shortRate } from '../../format.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { timeTable } from '../../plot/table/timeTable.ts';
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
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { inParts } from '../../strings/text.ts';
import { tracesOf } from '../../traces/index.ts';

const words = ratePanels.classes;
/** Columns of VCs. */
const MOST_VCS = 15;

const shown = (session: Session): { port: string; classes: readonly ServiceClass[] } => {
  const { loaded, vcStates } = stageOf(session).getState();
  const port = loaded?.port ?? '';
  return { port, classes: classesAt(loaded, port, vcStates) };
};

export function classesValue(session: Session, time: number): string {
  const { port, classes } = shown(session);
  const values = classes.map((serviceClass) => {
    const rate = classRateAt(session, port, serviceClass, time);
    return words.value(words.names[serviceClass], Number.isNaN(rate) ? words.unknown : shortRate(rate));
  });
  const { loaded, followedVc, vcStates } = stageOf(session).getState();
  const use = usedAt(session, loaded, classes, time);
  const own = ownPart(loaded, followedVc, port, vcStates);
  const part = own === null ? Number.NaN : partAt(session, loaded, own.vc, time);
  return inParts([
    ...values,
    ...(Number.isNaN(use) ? [] : [words.used(Math.round(use))]),
    ...(Number.isNaN(part) ? [] : [words.part(vcName(loaded, own?.vc ?? 0), Math.round(part))]),
  ]);
}

export function describeClasses(session: Session): string {
  const { loaded, now } = stageOf(session).getState();
  return words.spoken(classesValue(session, now), shortRate(linkRate(loaded, loaded?.port ?? '')));
}

export function classesTable(session: Session): TableData {
  const { loaded } = stageOf(session).getState();
  const { shown: traces } = tracesOf(session);
  const { port, classes } = shown(session);
  const capacity = linkRate(loaded, port);
  const percentOf = (rate: number) => (100 * rate) / capacity;
  const rateOf = (serviceClass: ServiceClass, from: number, to: number) =>
    classRate(traces, port, serviceClass, from, to);
  return timeTable(session, {
    caption: words.table,
    time: words.time,
    rows: 60,
    columns: [
      ...classes.map((serviceClass) => ({
        name: words.column(words.names[serviceClass]),
        at: (from: number, to: number) => rateOf(serviceClass, from, to),
      })),
      {
        name: words.useColumn,
        at: (from, to) =>
          percentOf(classes.reduce((sum, serviceClass) => sum + rateOf(serviceClass, from, to), 0)),
      },
      ...countedAcross(loaded, port)
        .slice(0, MOST_VCS)
        .map(({ id }) => ({
          name: words.partColumn(vcName(loaded, id)),
          at: (from: number, to: number) => percentOf(meanRate(traces.channel(`arrived/${id}`), from, to)),
        })),
    ],
  });
}

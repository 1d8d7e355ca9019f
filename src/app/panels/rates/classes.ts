import {
  type LoadedReport,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcInfo,
  type VcState,
} from '../../../contract/index.ts';
import { clock, shortRate } from '../../format.ts';
import { vcName } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { ratePanels } from '../../strings/ratePanels.ts';
import { traceStore } from '../../traces/index.ts';
import type { TableData } from '../plot/DataTable.tsx';
import { tableRange } from '../plot/tableRange.ts';
import { goodputAt } from './acrReadings.ts';
import { countedAt, meanRate } from './counted.ts';
import { largeVc } from './view.ts';

const words = ratePanels.classes;
const TABLE_ROWS = 60;
/** Columns of VCs. */
const MOST_VCS = 15;

/** Classes of the VCs that cross a port, at the start or now, in the order of their priority. */
export function classesAt(
  loaded: LoadedReport | null,
  port: string,
  states: readonly VcState[],
): readonly ServiceClass[] {
  if (!loaded?.channels.some((one) => one.quantity === 'class-rate' && one.port === port)) return [];
  const crossing = loaded.vcs.filter(({ path }) => path.some((node, i) => `${node}>${path[i + 1]}` === port));
  const present = crossing.flatMap((vc) => [
    classAtStart(loaded, vc),
    ...states.flatMap(({ id, serviceClass }) => (id === vc.id ? [serviceClass] : [])),
  ]);
  return SERVICE_CLASSES.filter((one) => present.includes(one));
}

const classAtStart = ({ scenario }: LoadedReport, { id, abr }: VcInfo): ServiceClass =>
  scenario.vcs.find((vc) => vc.id === id)?.serviceClass ?? (abr === null ? 'ubr' : 'abr');

/** Cells per second of the link behind a port. */
export function linkRate(loaded: LoadedReport | null, port: string): number {
  const link = loaded?.scenario.links.find(({ a, b }) => `${a}>${b}` === port || `${b}>${a}` === port);
  return ((link?.rateMbps ?? 0) * 1e6) / 424;
}

const channelOf = (port: string, one: ServiceClass) => traceStore.channel(`class/${one}/${port}`);

/** Mean rate of a class in [from, to). */
export const classRate = (port: string, one: ServiceClass, from: number, to: number): number =>
  meanRate(channelOf(port, one), from, to);

/** Of the last window that was over by `time`, or of the one at the cursor. */
export const classRateAt = (port: string, one: ServiceClass, time: number): number =>
  countedAt(channelOf(port, one), time);

/** Percent of the link that all classes together use; NaN while that is not known. */
export function usedAt(loaded: LoadedReport | null, classes: readonly ServiceClass[], time: number): number {
  const port = loaded?.port ?? '';
  const sum = classes.reduce((rate, one) => rate + classRateAt(port, one, time), 0);
  return (100 * sum) / linkRate(loaded, port);
}

/** VCs whose data cells cross a port and are counted where they arrive. */
export function countedAcross(loaded: LoadedReport | null, port: string): readonly VcInfo[] {
  const counted = new Set(loaded?.channels.map(({ id }) => id));
  return (loaded?.vcs ?? []).filter(
    ({ id, path }) =>
      counted.has(`goodput/${id}`) && path.some((node, i) => `${node}>${path[i + 1]}` === port),
  );
}

/** A VC whose part of the link is shown, and the class it is part of. */
export interface OwnPart {
  readonly vc: number;
  readonly serviceClass: ServiceClass;
}

/** That in the large lane, where it crosses the port. */
export function ownPart(
  loaded: LoadedReport | null,
  followed: number | null,
  port: string,
  states: readonly VcState[],
): OwnPart | null {
  const large = largeVc(loaded, followed);
  const own = countedAcross(loaded, port).find(({ id }) => id === large);
  if (loaded === null || own === undefined) return null;
  const now = states.find(({ id }) => id === own.id);
  return { vc: own.id, serviceClass: now?.serviceClass ?? classAtStart(loaded, own) };
}

/** Percent of the link that the data cells of a VC take, as they arrive; NaN while that is not known. */
export const partAt = (loaded: LoadedReport | null, vc: number, time: number): number =>
  (100 * goodputAt(vc, time, traceStore)) / linkRate(loaded, loaded?.port ?? '');

const shown = (): { port: string; classes: readonly ServiceClass[] } => {
  const { loaded, vcStates } = useStage.getState();
  const port = loaded?.port ?? '';
  return { port, classes: classesAt(loaded, port, vcStates) };
};

export function classesValue(time: number): string {
  const { port, classes } = shown();
  const values = classes.map((one) => {
    const rate = classRateAt(port, one, time);
    return words.value(words.names[one], Number.isNaN(rate) ? words.unknown : shortRate(rate));
  });
  const { loaded, followedVc, vcStates } = useStage.getState();
  const use = usedAt(loaded, classes, time);
  const own = ownPart(loaded, followedVc, port, vcStates);
  const part = own === null ? Number.NaN : partAt(loaded, own.vc, time);
  return [
    ...values,
    ...(Number.isNaN(use) ? [] : [words.used(Math.round(use))]),
    ...(Number.isNaN(part) ? [] : [words.part(vcName(loaded, own?.vc ?? 0), Math.round(part))]),
  ].join(', ');
}

export function describeClasses(): string {
  const { loaded, now } = useStage.getState();
  return words.told(classesValue(now), shortRate(linkRate(loaded, loaded?.port ?? '')));
}

export function classesTable(): TableData {
  const { loaded } = useStage.getState();
  const { times, width } = tableRange(TABLE_ROWS);
  const capacity = linkRate(loaded, loaded?.port ?? '');
  const { port, classes } = shown();
  const vcs = countedAcross(loaded, port).slice(0, MOST_VCS);
  const rows: (string | number)[][] = [];
  for (const from of times) {
    const rates = classes.map((one) => classRate(port, one, from, from + width));
    if (rates.every(Number.isNaN)) continue;
    const use = (100 * rates.reduce((sum, rate) => sum + rate, 0)) / capacity;
    rows.push([
      clock(from),
      ...rates.map((rate) => (Number.isNaN(rate) ? '' : Math.round(rate))),
      Number.isNaN(use) ? '' : Math.round(use),
      ...vcs.map(({ id }) => {
        const part = (100 * meanRate(traceStore.channel(`goodput/${id}`), from, from + width)) / capacity;
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

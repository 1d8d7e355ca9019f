import {
  cellRateBehind,
  type LoadedReport,
  SERVICE_CLASSES,
  type ServiceClass,
  type VcInfo,
  type VcState,
} from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { crosses } from '../store/runKind.ts';
import { tracesOf } from '../traces/index.ts';
import type { TraceReader } from '../traces/types.ts';
import { goodputAt } from './acrReadings.ts';
import { countedAt, meanRate } from './counted.ts';
import { largeVc } from './view.ts';

/** Classes of the VCs that cross a port, at the start or now, in the order of their priority. */
export function classesAt(
  loaded: LoadedReport | null,
  port: string,
  states: readonly VcState[],
): readonly ServiceClass[] {
  if (!loaded?.channels.some((channel) => channel.quantity === 'class-rate' && channel.port === port))
    return [];
  const crossing = loaded.vcs.filter((vc) => crosses(vc, port));
  const present = crossing.flatMap((vc) => [
    classAtStart(loaded, vc),
    ...states.flatMap(({ id, serviceClass }) => (id === vc.id ? [serviceClass] : [])),
  ]);
  return SERVICE_CLASSES.filter((serviceClass) => present.includes(serviceClass));
}

const classAtStart = ({ scenario }: LoadedReport, { id, abr }: VcInfo): ServiceClass =>
  scenario.vcs.find((vc) => vc.id === id)?.serviceClass ?? (abr === null ? 'ubr' : 'abr');

/** Cells per second of the link behind a port; 0 before a run is loaded. */
export const linkRate = (loaded: LoadedReport | null, port: string): number =>
  loaded === null ? 0 : cellRateBehind(loaded.scenario, port);

const channelOf = (session: Session, port: string, serviceClass: ServiceClass) =>
  tracesOf(session).shown.channel(`class/${serviceClass}/${port}`);

/** Mean rate of a class in [from, to). */
export const classRate = (
  traces: TraceReader,
  port: string,
  serviceClass: ServiceClass,
  from: number,
  to: number,
): number => meanRate(traces.channel(`class/${serviceClass}/${port}`), from, to);

/** Rate of a class in the last window complete by `time`, or in the one at the cursor. */
export const classRateAt = (
  session: Session,
  port: string,
  serviceClass: ServiceClass,
  time: number,
): number => countedAt(channelOf(session, port, serviceClass), time);

/** Share of the link used by all classes, percent; NaN while unknown. */
export function usedAt(
  session: Session,
  loaded: LoadedReport | null,
  classes: readonly ServiceClass[],
  time: number,
): number {
  const port = loaded?.port ?? '';
  const sum = classes.reduce(
    (rate, serviceClass) => rate + classRateAt(session, port, serviceClass, time),
    0,
  );
  return (100 * sum) / linkRate(loaded, port);
}

/** VCs whose data cells cross a port and are counted on arrival. */
export function countedAcross(loaded: LoadedReport | null, port: string): readonly VcInfo[] {
  const counted = new Set(loaded?.channels.map(({ id }) => id));
  return (loaded?.vcs ?? []).filter((vc) => counted.has(`arrived/${vc.id}`) && crosses(vc, port));
}

/** A VC whose share of the link is shown, and its class. */
export interface OwnPart {
  readonly vc: number;
  readonly serviceClass: ServiceClass;
}

/** The VC of the large lane, if it crosses the port. */
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

/** Share of the link taken by the arriving data cells of a VC, percent; NaN while unknown. */
export const partAt = (session: Session, loaded: LoadedReport | null, vc: number, time: number): number =>
  (100 * goodputAt(vc, time, tracesOf(session).shown)) / linkRate(loaded, loaded?.port ?? '');

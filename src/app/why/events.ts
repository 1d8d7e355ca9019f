import {
  AskedCode,
  EventCode,
  type EventCodeValue,
  type LoadedReport,
  type WhyEvent,
} from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { type EventSeries, tracesOf } from '../traces/index.ts';

/** Kinds of events that can be asked about: at a port, and of a sender. */
const AT_PORT = [EventCode.drop, EventCode.pushOut, EventCode.mark] as const;
const OF_SENDER = [EventCode.fastRetransmit, EventCode.timeout] as const;

interface EventSet {
  readonly series: readonly (readonly [EventCodeValue, EventSeries])[];
  /** Null: events of every VC. */
  readonly vc: number | null;
}

/** Events of cells at a port. Refusals by a share are among the drops. */
export const atPort = (session: Session, port: number, vc: number | null = null): EventSet => ({
  series: AT_PORT.map((code) => [code, tracesOf(session).shown.eventsAt(code, port)] as const),
  vc,
});

const everywhere = (session: Session, codes: readonly EventCodeValue[], vc: number | null): EventSet => ({
  series: codes.map((code) => [code, tracesOf(session).shown.events(code)] as const),
  vc,
});

/** Reactions of senders to losses. */
export const ofSender = (session: Session, vc: number | null): EventSet => everywhere(session, OF_SENDER, vc);

/** All losses of a VC at any port, and its sender's reactions. */
export const ofVc = (session: Session, vc: number): EventSet =>
  everywhere(session, [...AT_PORT, EventCode.capped, ...OF_SENDER], vc);

/** Whether the event is not recorded individually, so that only a replay can find its neighbours. */
export const needsReplay = ({ code }: WhyEvent): boolean => code === AskedCode.rate || code === AskedCode.rm;

/** The events among which the arrow keys move from this one. */
export function familyOf(session: Session, { port, vc }: WhyEvent, { ports }: LoadedReport): EventSet {
  return port === null
    ? ofSender(session, vc)
    : atPort(
        session,
        ports.findIndex(({ id }) => id === port),
      );
}

function isCapped(session: Session, time: number, vc: number, port: number): boolean {
  const capped = tracesOf(session).shown.eventsAt(EventCode.capped, port);
  for (let i = capped.from(time); i < capped.length && capped.time.at(i) === time; i++)
    if (capped.vc.at(i) === vc) return true;
  return false;
}

function eventAt(
  session: Session,
  code: EventCodeValue,
  series: EventSeries,
  i: number,
  { ports }: LoadedReport,
): WhyEvent {
  const [time, vc, port] = [series.time.at(i), series.vc.at(i), series.portAt(i)];
  const capped = code === EventCode.drop && isCapped(session, time, vc, port);
  return { time, vc, code: capped ? EventCode.capped : code, port: ports[port]?.id ?? null };
}

/** Members of a family in a series: their number, their number before a time, and the series index of a member. */
function membersOf({ vc }: EventSet, series: EventSeries) {
  if (vc === null)
    return { all: series.length, before: (time: number) => series.from(time), place: (i: number) => i };
  const places = series.placesOf(vc);
  return {
    all: places.length,
    before: (time: number) => places.firstFrom(series.from(time)),
    place: (i: number) => places.at(i),
  };
}

/** The last event of a family before a time, or the first one at or after it; null without one. */
function nearestTo(
  session: Session,
  family: EventSet,
  time: number,
  forwards: boolean,
  loaded: LoadedReport,
): WhyEvent | null {
  let best: WhyEvent | null = null;
  for (const [code, series] of family.series) {
    const { all, before, place } = membersOf(family, series);
    const member = forwards ? before(time) : before(time) - 1;
    if (member < 0 || member >= all) continue;
    const i = place(member);
    const closer =
      best === null || (forwards ? series.time.at(i) < best.time : series.time.at(i) > best.time);
    if (closer) best = eventAt(session, code, series, i, loaded);
  }
  return best;
}

/** The next or the previous instant with an event of the family. */
export function adjacentEvent(
  session: Session,
  event: WhyEvent,
  forwards: boolean,
  loaded: LoadedReport,
): WhyEvent | null {
  return nearestTo(
    session,
    familyOf(session, event, loaded),
    forwards ? event.time + 1 : event.time,
    forwards,
    loaded,
  );
}

/** The event of a family nearest to a time, at most `reach` away. */
export function nearest(
  session: Session,
  family: EventSet,
  time: number,
  reach: number,
  loaded: LoadedReport,
): WhyEvent | null {
  const [before, after] = [
    nearestTo(session, family, time, false, loaded),
    nearestTo(session, family, time, true, loaded),
  ];
  const closest =
    before === null || (after !== null && after.time - time < time - before.time) ? after : before;
  return closest !== null && Math.abs(closest.time - time) <= reach ? closest : null;
}

/** Number of events of the family, and the ordinal of this one among them, from 1. */
export function positionAmong(
  session: Session,
  event: WhyEvent,
  loaded: LoadedReport,
): { readonly place: number; readonly all: number } {
  const family = familyOf(session, event, loaded);
  let place = 1;
  let all = 0;
  for (const [, series] of family.series) {
    const members = membersOf(family, series);
    all += members.all;
    place += members.before(event.time);
  }
  return { place, all };
}

import { EventCode, type PauseReason, type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';
import { onDemand } from '../late.ts';
import type { EventPlace } from '../link/state.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import { type EventSeries, tracesOf } from '../traces/index.ts';

/** More than these after a moment are no short name for an event. */
const MOST_NAMED = 9;
/** Decimals of seconds that a short moment has at least and at most. */
const DECIMALS = { least: 3, most: 11 } as const;

/** One step on; why the run is where it is then. */
function stepOnce(session: Session, { kind }: EventPlace): Promise<PauseReason | null> {
  return new Promise((resolve) => {
    const forget = session.channel.onReport((report) => {
      if (report.type !== 'batch' || report.state === 'playing') return;
      forget();
      resolve(report.reason);
    });
    session.channel.send({ type: 'step', kind, back: false, vc: stageOf(session).getState().followedVc });
  });
}

const halts = onDemand(() => import('../../strings/en/halts.ts'));

/** Goes on to an event; null, or why there is none. */
export async function goToEvent(session: Session, place: EventPlace): Promise<string | null> {
  for (let i = 0; i < place.count; i++) {
    const reason = await stepOnce(session, place);
    if (reason?.key === 'none') return (await halts.ask()).sayHalt(reason);
  }
  return null;
}

/** Instants of events in [from, to], ascending. */
function instants(series: EventSeries, from: Picoseconds, to: Picoseconds): number[] {
  const found = new Set<number>();
  for (let i = series.from(from); i < series.length && series.time.at(i) <= to; i++)
    found.add(series.time.at(i));
  return [...found];
}

/** The shortest moment from which an event is one of the first of its kind. */
function shortest(kind: 'drop' | 'timeout', series: EventSeries, time: Picoseconds): EventPlace | undefined {
  for (let decimals = DECIMALS.least; decimals <= DECIMALS.most; decimals++) {
    const unit = PS_PER_SECOND / 10 ** decimals;
    const afterPs = Math.floor(time / unit) * unit;
    const before = instants(series, afterPs, time);
    if (before.at(-1) !== time || before[0] === afterPs || before.length > MOST_NAMED) continue;
    return { kind, count: before.length, afterPs };
  }
  return undefined;
}

/** The event that the head is at after a step, as a link names it. */
export function eventAtHead(session: Session): EventPlace | undefined {
  const { loaded, now, run, decision } = stageOf(session).getState();
  if (loaded === null || run === 'playing') return undefined;
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  const time = now - 1;
  if (decision !== null && !decision.accepted && decision.time === time)
    return shortest('drop', tracesOf(session).shown.lossesAt(port), time);
  const timeouts = tracesOf(session).shown.events(EventCode.timeout);
  return timeouts.time.at(timeouts.from(time)) === time && timeouts.from(time) < timeouts.length
    ? shortest('timeout', timeouts, time)
    : undefined;
}

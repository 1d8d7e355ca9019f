import {
  type Decision,
  EventCode,
  highestOf,
  lowestOf,
  type Picoseconds,
} from '../../../../contract/index.ts';
import type { Session } from '../../../session/session.ts';
import { type EventSeries, tracesOf } from '../../../traces/index.ts';
import { barsOf } from '../../droplist/paint.ts';

/** A loss as its sender learned of it, windows in bytes; `after` NaN when nothing is recorded behind it. */
export interface Loss {
  readonly time: Picoseconds;
  readonly before: number;
  readonly after: number;
}

/** A stay on the drop list; `over` once the VC has left it, else `to` is as far as is recorded. */
export interface Stay {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  readonly over: boolean;
  readonly cells: number;
}

/** What a refused cell has cost its VC, as far as it is recorded. */
export interface Cost {
  /** Cells refused while the VC stayed on the drop list, and since when; null for a policy without one. */
  readonly stay: Stay | null;
  readonly halved: Loss | null;
  readonly timeout: Loss | null;
}

/** Index of the first event of a VC at or after a moment; -1 when none is recorded. */
function firstOf(series: EventSeries, vc: number, time: Picoseconds): number {
  for (let i = series.from(time); i < series.length; i++) if (series.vc.at(i) === vc) return i;
  return -1;
}

function firstLoss(session: Session, code: 4 | 5, vc: number, time: Picoseconds): Loss | null {
  const series = tracesOf(session).shown.events(code);
  const i = firstOf(series, vc, time);
  if (i < 0) return null;
  const at = series.time.at(i);
  const trace = tracesOf(session).shown.channel(`cwnd/${vc}`);
  // The smallest value of the bin that holds the event is the window it left.
  const after = trace?.spans(at, at + 1, 1).min[0] ?? Number.NaN;
  return { time: at, before: series.value.at(i), after };
}

function stayOf(session: Session, decision: Decision, port: number, recorded: Picoseconds): Stay | null {
  const { vc, time } = decision;
  const bar = barsOf(session, port).find((stay) => stay.vc === vc && stay.from <= time && time < stay.to);
  if (!bar) return null;
  const to = Math.min(bar.to, recorded);
  const drops = tracesOf(session).shown.eventsAt(EventCode.drop, port);
  let cells = 0;
  for (let i = drops.from(bar.from); i < drops.length && drops.time.at(i) <= to; i++) {
    if (drops.vc.at(i) === vc) cells++;
  }
  return { from: bar.from, to, over: bar.to <= recorded, cells };
}

/** @param port index into `LoadedReport.ports` */
export function costOf(session: Session, decision: Decision, port: number, recorded: Picoseconds): Cost {
  const { vc, time } = decision;
  const timeout = firstLoss(session, EventCode.timeout, vc, time);
  const duplicates = firstLoss(session, EventCode.fastRetransmit, vc, time);
  // A fast retransmit after the timeout answers another loss.
  const halved = duplicates && (timeout === null || duplicates.time < timeout.time) ? duplicates : null;
  return { stay: stayOf(session, decision, port, recorded), halved, timeout };
}

/**
 * Places on a logarithmic time line, 0 to 1: of two losses the first stands in the middle and the last
 * at the end; one alone stands at the end of two decades.
 */
export function logPlace(losses: readonly Picoseconds[], after: Picoseconds): number {
  const [first, last] = [lowestOf(losses), highestOf(losses)];
  const ratio = first < last ? last / first : 10;
  const share = 1 + Math.log(after / last) / (2 * Math.log(ratio));
  return Math.min(1, Math.max(0, share));
}

import {
  type Decision,
  EventCode,
  highestOf,
  lowestOf,
  type Picoseconds,
  type WhyFollowed,
} from '../../../../contract/index.ts';
import { listStays } from '../../../readings/listStays.ts';
import type { Session } from '../../../session/session.ts';
import { tracesOf } from '../../../traces/index.ts';

/** A loss when its sender learned of it, windows in bytes; `after` is NaN if the record ends there. */
export interface LearnedLoss {
  readonly time: Picoseconds;
  readonly before: number;
  readonly after: number;
}

/** Time of a VC on the drop list; `over` once it has left, else `to` is the end of the record. */
export interface Stay {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  readonly over: boolean;
  readonly cells: number;
}

/** Consequences of a refused cell for its VC, in the recorded run. */
export interface Cost {
  /** Cells lost while the VC was on the drop list, and since when; null for a policy without a list. */
  readonly stay: Stay | null;
  readonly halved: LearnedLoss | null;
  readonly timeout: LearnedLoss | null;
}

/** First reaction of a kind by the sender to this loss, in the recorded run. */
function firstLoss(
  session: Session,
  code: 4 | 5,
  { steps }: Pick<WhyFollowed, 'steps'>,
  recorded: Picoseconds,
): LearnedLoss | null {
  const step = steps.find(({ kind, event }) => kind === 'sender' && event?.code === code);
  if (step?.event == null || step.time >= recorded) return null;
  const { time, vc } = step.event;
  const series = tracesOf(session).shown.events(code);
  let i = series.from(time);
  while (i < series.length && series.time.at(i) === time && series.vc.at(i) !== vc) i++;
  const trace = tracesOf(session).shown.channel(`cwnd/${vc}`);
  // The smallest value in the bin of the event is the window after the reaction.
  const after = trace?.spans(time, time + 1, 1).min[0] ?? Number.NaN;
  return { time, before: series.value.at(i), after };
}

function stayOf(session: Session, decision: Decision, port: number, recorded: Picoseconds): Stay | null {
  const { vc, time } = decision;
  const bar = listStays(session, port).at(vc, time);
  if (!bar) return null;
  const to = Math.min(bar.to, recorded);
  const losses = tracesOf(session).shown.lossesAt(port);
  const places = losses.placesOf(vc);
  const cells = places.firstFrom(losses.from(to + 1)) - places.firstFrom(losses.from(bar.from));
  return { from: bar.from, to, over: bar.to <= recorded, cells };
}

/**
 * @param port index into `LoadedReport.ports`
 * @param followed what the sender did about this loss; null while it is unknown
 */
export function costOf(
  session: Session,
  decision: Decision,
  port: number,
  recorded: Picoseconds,
  followed: WhyFollowed | null,
): Cost {
  const of = (code: 4 | 5) => followed && firstLoss(session, code, followed, recorded);
  const timeout = of(EventCode.timeout);
  const duplicates = of(EventCode.fastRetransmit);
  const halved = duplicates && (timeout === null || duplicates.time < timeout.time) ? duplicates : null;
  return { stay: stayOf(session, decision, port, recorded), halved, timeout };
}

/**
 * Position on a logarithmic time line, 0 to 1: with two losses the first is in the middle and the last
 * at the end; a single one is at the end of two decades.
 */
export function logPlace(losses: readonly Picoseconds[], after: Picoseconds): number {
  const [first, last] = [lowestOf(losses), highestOf(losses)];
  const ratio = first < last ? last / first : 10;
  const share = 1 + Math.log(after / last) / (2 * Math.log(ratio));
  return Math.min(1, Math.max(0, share));
}

import {
  EventCode,
  float64At,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
  type TimersView,
} from '../../contract/index.ts';
import { duration } from '../../strings/en/numbers.ts';
import type { Burst } from '../branches/events/burst.ts';
import { percent, seconds, whole } from '../format.ts';
import { lately, soFar } from '../readings/linkUse.ts';
import { vcName } from '../store/vcNames.ts';
import { inWords } from '../strings/counts.ts';
import { en } from '../strings/en.ts';
import { capital } from '../strings/text.ts';
import type { TraceStore } from '../traces/index.ts';

/** A link that stands idle because senders wait for their retransmission timers. */
export interface IdlePeriod {
  /** Senders, those that wait, and those that the last burst of losses hit. */
  readonly senders: number;
  readonly waiting: number;
  /** Some other VC has no window, and waits for no timer. */
  readonly hasOthers: boolean;
  readonly hit: number;
  /** When that burst began, and how long it was, picoseconds; null where it was longer than a step measures. */
  readonly lostFrom: Picoseconds;
  readonly spanPs: Picoseconds | null;
  /** Share of all slots so far that passed empty. */
  readonly idle: number;
  /** Whose timer of those that wait expires next, and in how many milliseconds: that of a sender that still sends may do so before. */
  readonly next: { readonly name: string; readonly ms: number };
  /** The only one that sends; null if none or several do. */
  readonly alone: { readonly name: string; readonly repaired: boolean } | null;
}

/** A link is idle when at least so many of its slots of the last 20 ms were, while so many of its senders wait. */
const IDLE_SHARE = 0.6;
const WAITING_SHARE = 0.5;
/** Losses of so long ago are no reason any more. */
const REASON_PS = 1000 * PS_PER_MS;

/** It resent what it had lost, after its last loss and before its timer expired. */
function hasRepaired(vc: number, since: Picoseconds, now: Picoseconds, traces: TraceStore): boolean {
  const resent = traces.events(EventCode.fastRetransmit);
  for (let i = resent.from(since); i < resent.from(now + 1); i++) if (resent.vc.at(i) === vc) return true;
  return false;
}

/** The idle period at the painted instant; null where there is none. */
export function idlePeriodAt(
  loaded: LoadedReport,
  traces: TraceStore,
  timers: TimersView | null,
  burst: Burst | null,
  now: Picoseconds,
): IdlePeriod | null {
  const recent = lately(traces, loaded, now)?.use;
  if (timers === null || recent === undefined || recent.idle < IDLE_SHARE * recent.slots) return null;
  const senders = loaded.vcs.flatMap(({ id, windowBytes }, i) => (windowBytes === null ? [] : [{ id, i }]));
  const waiting = senders.filter(({ i }) => !Number.isNaN(timers.due[i]));
  if (waiting.length === 0 || waiting.length < WAITING_SHARE * senders.length) return null;
  const due = ({ i }: { readonly i: number }) => float64At(timers.due, i);
  const next = waiting.reduce((soonest, sender) => (due(sender) < due(soonest) ? sender : soonest));
  const reason = burst !== null && now - burst.last <= REASON_PS ? burst : null;
  const hit = senders.filter(({ id }) => reason?.vcs.has(id)).length;
  const sending = senders.filter(({ i }) => timers.sends[i] === 1);
  const only = sending.length === 1 ? sending[0] : undefined;
  const lostAt = only && reason?.vcs.get(only.id);
  const all = soFar(traces, loaded, now);
  return {
    senders: senders.length,
    hasOthers: senders.length < loaded.vcs.length,
    waiting: waiting.length,
    hit,
    lostFrom: reason?.first ?? Number.NaN,
    spanPs: reason === null || reason.isLong ? null : reason.last - reason.first,
    idle: all === null ? Number.NaN : all.idle / all.slots,
    next: { name: vcName(loaded, next.id), ms: (due(next) - now) / PS_PER_MS },
    alone: only
      ? {
          name: vcName(loaded, only.id),
          repaired: lostAt !== undefined && hasRepaired(only.id, lostAt, now, traces),
        }
      : null,
  };
}

/** Milliseconds until a timer expires: at least 1. */
export const wholeMs = (ms: number): string => whole(Math.max(1, Math.round(ms)));

const words = en.live;
/** Up to ten in letters. */
export const countWords = (count: number): string => (count > 10 ? whole(count) : inWords(count, words.one));

/**
 * `The link stands idle. All ten senders lost cells within 13.0 ms, and nine wait for their timers.`
 * @param at the moment in words that stay true; null: in words of now
 */
export function idleHeadline(
  { senders, hasOthers, waiting, hit, spanPs }: IdlePeriod,
  at: string | null,
): string {
  const begin = at === null ? capital : (text: string) => text;
  const isOne = waiting === 1;
  if (hit < 2 || spanPs === null)
    return words.idleWaiting(at, begin(countWords(waiting)), countWords(senders), isOne, hasOthers);
  const isAll = hit === senders;
  return words.idle(
    at,
    { hit: isAll ? countWords(hit) : begin(countWords(hit)), isAll, span: duration(spanPs) },
    { waiting: countWords(waiting), doAllWait: waiting === senders, isOne },
    hasOthers,
  );
}

/** `48 % of all cell slots so far passed empty. Next of those that wait: VC 1, in 25 ms. VC 7 sends alone.` */
export function idleSentence({ idle, hit, spanPs, lostFrom, next, alone }: IdlePeriod): string {
  const parts = [words.emptySlots(percent(idle, 0))];
  if (hit >= 2 && spanPs !== null) parts.push(words.lostFrom(seconds(lostFrom, 3)));
  parts.push(words.nextTimer(next.name, wholeMs(next.ms)));
  if (alone !== null) parts.push(alone.repaired ? words.repaired(alone.name) : words.alone(alone.name));
  return parts.join(' ');
}

import {
  EventCode,
  float64At,
  highestOf,
  type LoadedReport,
  lowestOf,
  type Picoseconds,
  PS_PER_MS,
  type TimersView,
} from '../../../contract/index.ts';
import { percent, whole } from '../../format.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { vcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import { lately, soFar } from '../linkUse/now.ts';

/** A link that stands idle because senders wait for their retransmission timers. */
export interface Silence {
  /** Senders, those that wait, and those that the last overflow hit. */
  readonly senders: number;
  readonly waiting: number;
  readonly hit: number;
  /** From the first loss of the first of them to the first loss of the last, milliseconds. */
  readonly withinMs: number;
  /** Share of all slots so far that passed empty. */
  readonly idle: number;
  /** Whose timer expires next, and in how many milliseconds. */
  readonly next: { readonly name: string; readonly ms: number };
  /** The only one that sends; null if none or several do. */
  readonly alone: { readonly name: string; readonly repaired: boolean } | null;
}

/** A link is idle when at least so many of its slots of the last 20 ms were, while so many of its senders wait. */
const IDLE_SHARE = 0.6;
const WAITING_SHARE = 0.5;
/** An overflow is over when no cell was lost for so long (contract: epoch); one of so long ago is no reason any more. */
const EPOCH_PS = 20 * PS_PER_MS;
const REASON_PS = 1000 * PS_PER_MS;

/** First loss of each VC in the last overflow of the shown port before a moment, in the order of time. */
function lastOverflow(
  loaded: LoadedReport,
  traces: TraceStore,
  now: Picoseconds,
): ReadonlyMap<number, Picoseconds> {
  const drops = traces.eventsAt(EventCode.drop, shownPortIndex(loaded));
  const first = new Map<number, Picoseconds>();
  let after = now;
  for (let i = drops.from(now + 1) - 1; i >= 0; i--) {
    const time = drops.time.at(i);
    if (after - time > (first.size === 0 ? REASON_PS : EPOCH_PS)) break;
    first.set(drops.vc.at(i), time);
    after = time;
  }
  return first;
}

/** It resent what it had lost before its timer expired. */
function hasRepaired(vc: number, since: Picoseconds, now: Picoseconds, traces: TraceStore): boolean {
  const resent = traces.events(EventCode.fastRetransmit);
  for (let i = resent.from(since); i < resent.from(now + 1); i++) if (resent.vc.at(i) === vc) return true;
  return false;
}

/** What is to be told of a silence at the painted instant; null where there is none. */
export function silenceAt(
  loaded: LoadedReport,
  traces: TraceStore,
  timers: TimersView | null,
  now: Picoseconds,
): Silence | null {
  const recent = lately(traces, loaded, now)?.use;
  if (timers === null || recent === undefined || recent.idle < IDLE_SHARE * recent.slots) return null;
  const senders = loaded.vcs.flatMap(({ id, windowBytes }, i) => (windowBytes === null ? [] : [{ id, i }]));
  const waiting = senders.filter(({ i }) => !Number.isNaN(timers.due[i]));
  if (waiting.length === 0 || waiting.length < WAITING_SHARE * senders.length) return null;
  const due = ({ i }: { readonly i: number }) => float64At(timers.due, i);
  const next = waiting.reduce((soonest, one) => (due(one) < due(soonest) ? one : soonest));
  const overflow = lastOverflow(loaded, traces, now);
  const losses = [...overflow.values()];
  const sending = senders.filter(({ i }) => timers.sends[i] === 1);
  const only = sending.length === 1 ? sending[0] : undefined;
  const lostAt = only && overflow.get(only.id);
  const all = soFar(traces, loaded, now);
  return {
    senders: senders.length,
    waiting: waiting.length,
    hit: overflow.size,
    withinMs: losses.length > 1 ? (highestOf(losses) - lowestOf(losses)) / PS_PER_MS : 0,
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
export const toldMs = (ms: number): string => whole(Math.max(1, Math.round(ms)));

const words = en.live;
const inWords = (count: number): string => words.counts[count] ?? whole(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `The link stands idle. All ten senders lost a cell within 11 ms, and nine wait for their timers.` */
export function idleHeadline({ senders, waiting, hit, withinMs }: Silence): string {
  const one = waiting === 1;
  if (hit < 2) return words.idle('', words.someWait(capital(inWords(waiting)), inWords(senders), one));
  const all = hit === senders;
  const lost = words.lost(
    all ? inWords(hit) : capital(inWords(hit)),
    all,
    whole(Math.max(1, Math.round(withinMs))),
  );
  return words.idle(lost, waiting === senders ? words.allWait : words.wait(inWords(waiting), one));
}

/** `48 % of all cell slots so far passed empty. Next timer: VC 1, in 25 ms. VC 7 sends alone.` */
export function idleSentence({ idle, next, alone }: Silence): string {
  const parts = [words.emptySlots(percent(idle, 0)), words.nextTimer(next.name, toldMs(next.ms))];
  if (alone !== null) parts.push(alone.repaired ? words.repaired(alone.name) : words.alone(alone.name));
  return parts.join(' ');
}

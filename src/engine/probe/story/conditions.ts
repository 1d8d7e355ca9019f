import {
  type Bounded,
  type Compared,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  type SenderMeasure,
  type StoryCondition,
  type StoryWatch,
} from '../../../contract/index.ts';

/** Values that conditions of a story use, at one instant of a run. */
export interface StoryState {
  readonly now: Picoseconds;
  readonly ended: boolean;
  readonly senders: number;
  readonly bufferCells: number;
  /** Cells waiting at the shown port. */
  readonly queue: number;
  /** Senders that wait for their timer. */
  readonly waiting: number;
  /** Senders with a data cell in transit, or about to be sent. */
  readonly sending: number;
  /** Number of overflows that have begun, and whether the last of them has ended. */
  readonly overflows: number;
  readonly overflowEnded: boolean;
  /** Times of the first loss of each sender in the last overflow, in ascending order. */
  readonly firstLosses: readonly Picoseconds[];
  /** Counters since the previous moment of the story. */
  readonly lost: number;
  readonly timeouts: number;
  readonly inVain: number;
  /** Senders that have transferred a complete file. */
  readonly filesDone: number;
  /** Measure of one sender, percent; NaN before the window of the measure is over, and for an unknown sender. */
  ofSender(measure: SenderMeasure): number;
  /** Cells that began to leave at or after this time. */
  carriedSince(time: Picoseconds): number;
}

/** Counters since 0 s at the previous moment, from which those of the next one are counted. */
export interface Bases {
  readonly lost: number;
  readonly timeouts: number;
  readonly inVain: number;
}

/** A bound in the unit of the compared value. */
export const amountOf = (
  amount: number | 'senders',
  of: Compared['of'],
  state: Pick<StoryState, 'senders' | 'bufferCells'>,
): number => {
  if (amount === 'senders') return state.senders;
  if (of === 'buffer') return amount * state.bufferCells;
  return of === 'senders' ? amount * state.senders : amount;
};

function compares(value: number, { equals, atLeast, atMost, of }: Compared, state: StoryState): boolean {
  return (
    (equals === undefined || value === amountOf(equals, of, state)) &&
    (atLeast === undefined || value >= amountOf(atLeast, of, state)) &&
    (atMost === undefined || value <= amountOf(atMost, of, state))
  );
}

const isWithin = (value: number, { atLeast = -Infinity, atMost = Infinity }: Bounded): boolean =>
  value >= atLeast && value <= atMost;

/** Maximum number of first losses within `span` picoseconds. */
function mostWithin(times: readonly Picoseconds[], span: Picoseconds): number {
  let most = 0;
  for (let last = 0, first = 0; last < times.length; last++) {
    while (times[last]! - times[first]! > span) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Whether the condition holds at the instant of the state. */
export function holds(condition: StoryCondition, state: StoryState): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, state));
  if ('any' in condition) return condition.any.some((part) => holds(part, state));
  if ('queue' in condition)
    return 'falls' in condition.queue
      ? state.overflows > 0 && state.overflowEnded
      : compares(state.queue, condition.queue, state);
  if ('lostSenders' in condition) {
    const { withinMs = Infinity } = condition.lostSenders;
    return compares(mostWithin(state.firstLosses, withinMs * PS_PER_MS), condition.lostSenders, state);
  }
  if ('waiting' in condition) return compares(state.waiting, condition.waiting, state);
  if ('sending' in condition) return compares(state.sending, condition.sending, state);
  if ('carriedCells' in condition) {
    const since = state.now - condition.carriedCells.lastMs * PS_PER_MS;
    return since >= 0 && compares(state.carriedSince(since), condition.carriedCells, state);
  }
  if ('lost' in condition) return compares(state.lost, condition.lost, state);
  if ('timeouts' in condition) return compares(state.timeouts, condition.timeouts, state);
  if ('inVain' in condition) return compares(state.inVain, condition.inVain, state);
  if ('filesDone' in condition) return compares(state.filesDone, condition.filesDone, state);
  if ('time' in condition) return state.now >= timeOf(condition);
  const measure = senderMeasureOf(condition);
  if ('carried' in condition && measure !== null) return isWithin(state.ofSender(measure), condition.carried);
  if ('held' in condition && measure !== null) return isWithin(state.ofSender(measure), condition.held);
  if ('overflow' in condition)
    return (
      state.overflows > condition.overflow ||
      (state.overflows === condition.overflow && (condition.end !== true || state.overflowEnded))
    );
  return state.ended;
}

/** Lengths of the time windows of a condition, ms: it may become true because time passes. */
export const windowsIn = (condition: StoryCondition): readonly number[] =>
  partsOfCondition(condition).flatMap((part) => ('carriedCells' in part ? [part.carriedCells.lastMs] : []));

/** The measure of a sender that a condition uses; null for none. */
function senderMeasureOf(condition: StoryCondition): SenderMeasure | null {
  if ('held' in condition) return { measure: 'held', sender: condition.held.sender };
  if (!('carried' in condition)) return null;
  const { sender, lastMs } = condition.carried;
  return { measure: 'carried', sender, lastMs };
}

/** Conditions that can meet a watch. */
export const conditionsOf = (watch: StoryWatch): readonly StoryCondition[] =>
  watch.else === undefined ? [watch.when] : [watch.when, watch.else];

/** The elementary parts of a condition. */
export function partsOfCondition(condition: StoryCondition): readonly StoryCondition[] {
  if ('all' in condition) return condition.all.flatMap(partsOfCondition);
  return 'any' in condition ? condition.any.flatMap(partsOfCondition) : [condition];
}

const timeOf = ({ time }: { readonly time: number }): Picoseconds => Math.round(time * PS_PER_SECOND);

/** Times in a condition, picoseconds. */
export const timesIn = (condition: StoryCondition): readonly Picoseconds[] =>
  partsOfCondition(condition).flatMap((part) => ('time' in part ? [timeOf(part)] : []));

/** Whether a condition uses a measure of a sender, which is updated each millisecond. */
export const isOfSender = (condition: StoryCondition): boolean =>
  partsOfCondition(condition).some((part) => senderMeasureOf(part) !== null);

/** Whether a condition can only become true with time, and not by an event between two milliseconds. */
export const isOfTime = (condition: StoryCondition): boolean =>
  partsOfCondition(condition).every(
    (part) => ('end' in part && !('overflow' in part)) || 'time' in part || senderMeasureOf(part) !== null,
  );

import { type Compared, type Picoseconds, PS_PER_MS, type StoryCondition } from '../../../contract/index.ts';

/** What conditions of a story are about, at one instant of a run. */
export interface StoryState {
  readonly now: Picoseconds;
  readonly ended: boolean;
  readonly senders: number;
  readonly bufferCells: number;
  /** Cells waiting at the shown port. */
  readonly queue: number;
  /** Senders that wait for their timer. */
  readonly waiting: number;
  /** Senders of which a data cell is under way, or about to be. */
  readonly sending: number;
  /** Overflows that have begun, and whether the last of them has ended. */
  readonly overflows: number;
  readonly overflowEnded: boolean;
  /** When each of the senders hit in the last overflow lost its first cell there, in order. */
  readonly firstLosses: readonly Picoseconds[];
  /** Since the moment before. */
  readonly lost: number;
  readonly timeouts: number;
  /** Cells that have begun to leave at or after this time. */
  carriedSince(time: Picoseconds): number;
}

const amountOf = (amount: number | 'senders', of: Compared['of'], state: StoryState): number => {
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

/** How many of the first losses lie within so long of each other, picoseconds. */
function mostWithin(times: readonly Picoseconds[], span: Picoseconds): number {
  let most = 0;
  for (let last = 0, first = 0; last < times.length; last++) {
    while (times[last]! - times[first]! > span) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** Whether the condition holds at the instant that the state tells of. */
export function holds(condition: StoryCondition, state: StoryState): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, state));
  if ('any' in condition) return condition.any.some((one) => holds(one, state));
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
  if ('overflow' in condition)
    return (
      state.overflows > condition.overflow ||
      (state.overflows === condition.overflow && (condition.end !== true || state.overflowEnded))
    );
  return state.ended;
}

/** Windows of the past that a condition looks into, ms: it may come to hold because time passes. */
export function windowsIn(condition: StoryCondition): readonly number[] {
  if ('all' in condition) return condition.all.flatMap(windowsIn);
  if ('any' in condition) return condition.any.flatMap(windowsIn);
  return 'carriedCells' in condition ? [condition.carriedCells.lastMs] : [];
}

/** Whether it is about the end of the run alone: no event before can meet it. */
export const isOfEnd = (condition: StoryCondition): boolean =>
  'end' in condition && !('overflow' in condition);

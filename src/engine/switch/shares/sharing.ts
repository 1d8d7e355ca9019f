import { type EvaluatedLine, type Remark, remark } from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import { grouped } from '../../text.ts';

/** A queue in a decision of an allocation: name, waiting cells, guaranteed minimum and maximum, in cells. */
export interface QueueFigures {
  readonly name: string;
  readonly cells: number;
  readonly min: number;
  readonly max: number;
}

/** The case that an allocation decides: a cell that the policy accepted, or refused for lack of a free place, and its buffer. */
export interface SharingCase {
  readonly queue: QueueFigures;
  readonly waiting: number;
  readonly capacity: number;
  /** The queue whose last cell is pushed out; null if that is not needed or not allowed. */
  readonly victim: QueueFigures | null;
}

/** The decision. Headline and sentence are null if there is nothing to add to those of the policy. */
export interface SharingOutcome {
  readonly accepted: boolean;
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  readonly headline: Remark | null;
  readonly sentence: Remark | null;
}

/** Lines 1 and 2 of every allocation with a cap: the queue is at its maximum, and the cell is lost; null below the maximum. */
export function capped({ queue }: SharingCase): SharingOutcome | null {
  if (queue.cells < queue.max) return null;
  return {
    accepted: false,
    line: 2,
    evaluated: [test(1, `${grouped(queue.cells)} ≥ ${grouped(queue.max)}`, true), action(2)],
    headline: remark('holdsAllItMay', { name: queue.name }),
    sentence: remark('shareFull', { name: queue.name, cells: queue.cells, max: queue.max }),
  };
}

/** Line 1 of the same if the queue is below its maximum. */
export const underCap = ({ queue }: SharingCase): EvaluatedLine =>
  test(1, `${grouped(queue.cells)} ≥ ${grouped(queue.max)}`, false);

/** Outcome for a cell that finds a free place and is inserted by this line. */
export const inserted = (line: number, evaluated: readonly EvaluatedLine[]): SharingOutcome => ({
  accepted: true,
  line,
  evaluated: [...evaluated, action(line)],
  headline: null,
  sentence: null,
});

/** Outcome of an allocation that only has a cap; line 3 inserts. */
export const placeUnderCap = (placing: SharingCase): SharingOutcome =>
  capped(placing) ?? inserted(3, [underCap(placing)]);

import { type EvaluatedLine, type Remark, remark } from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import { grouped } from '../../text.ts';

/** A queue in a decision of an allocation: what it is called, holds, may count on and may hold at most. */
export interface QueueFigures {
  readonly name: string;
  readonly cells: number;
  readonly min: number;
  readonly max: number;
}

/** A cell that the discard policy has accepted, or has refused because no place is free, and the buffer it comes to. */
export interface SharingCase {
  readonly queue: QueueFigures;
  readonly waiting: number;
  readonly capacity: number;
  /** Whose last cell makes room; null where none has to or none may. */
  readonly victim: QueueFigures | null;
}

/** What became of it. Headline and sentence are null where there is nothing to add to the policy's. */
export interface SharingOutcome {
  readonly accepted: boolean;
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  readonly headline: Remark | null;
  readonly sentence: Remark | null;
}

/** Lines 1 and 2 of every allocation with a cap: the queue holds all it may, and the cell is lost. */
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

/** Line 1 of the same, passed. */
export const underCap = ({ queue }: SharingCase): EvaluatedLine =>
  test(1, `${grouped(queue.cells)} ≥ ${grouped(queue.max)}`, false);

/** A cell that finds a free place, on this line. */
export const inserted = (line: number, evaluated: readonly EvaluatedLine[]): SharingOutcome => ({
  accepted: true,
  line,
  evaluated: [...evaluated, action(line)],
  headline: null,
  sentence: null,
});

/** Lines of an allocation that has a cap and nothing else; line 3 inserts. */
export const placeUnderCap = (placing: SharingCase): SharingOutcome =>
  capped(placing) ?? inserted(3, [underCap(placing)]);

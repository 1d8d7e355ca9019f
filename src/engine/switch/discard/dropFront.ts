import type { ParameterValues } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { FrontDrop } from '../frontDrop.ts';
import { acceptedHeadline, action, part, test } from '../telling.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  type Explanation,
  type Names,
  type PolicyDefinition,
  pseudoCode,
  type Verdict,
} from './policy.ts';

/** Makes room at the head of a full queue, cell by cell, for whoever comes. */
class DropFromFront implements DiscardPolicy {
  readonly list = null;
  readonly occupancy = null;
  readonly calm = new Calm(3);
  readonly front = new FrontDrop();
  capacity = 0;

  configure(_params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.calm.below = capacity;
  }

  /** More than one only after the buffer has been made smaller. */
  private surplus(queue: number): number {
    return Math.max(0, queue - this.capacity + 1);
  }

  decide({ queue }: ArrivingCell): Verdict {
    this.front.ask(this.surplus(queue), 2);
    return accept(3);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const { queue } = cell;
    const removed = this.surplus(queue);
    const full = test(1, `${grouped(queue)} ≥ ${grouped(this.capacity)}`, removed > 0);
    if (removed === 0) {
      return {
        line: 3,
        accepted: true,
        evaluated: [full, action(3)],
        headline: acceptedHeadline(cell, names),
        sentence: `**${grouped(queue)}** of ${grouped(this.capacity)} places are taken.`,
      };
    }
    const [what, whose] =
      removed === 1 ? ['cell at its head is', 'its'] : [`${removed} cells at its head are`, 'their'];
    return {
      line: 3,
      accepted: true,
      evaluated: [full, action(2, `−${removed}`), action(3)],
      headline: `The head of the queue makes room for a cell of ${names.flow(cell.flow)}.`,
      sentence: `The queue, **${grouped(queue)}**, fills the buffer: the ${what} thrown away, not this **${part(cell)}**. What follows ${whose} frame leaves at once, so the sender hears of the loss a whole queue earlier than with tail drop.`,
    };
  }
}

export const dropFront: PolicyDefinition = {
  id: 'drop-front',
  short: 'DFF',
  name: 'drop from front',
  citation: 'Lakshman, Neidhardt & Ott 1996, as described by Nagata et al. 2000, section 1',
  help: 'When the buffer is full, throws away the cell that has waited longest, at the head of the queue, and lets the new one in. As many cells are lost as with tail drop, but the sender notices the loss earlier, by the delay of a full queue.',
  parameters: [],
  pseudoCode: pseudoCode(`
while queue ≥ buffer
  discard the cell at the head
insert
`),
  dropsWaiting: true,
  create: () => new DropFromFront(),
};

import type { ParameterValues } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { acceptedHeadline, action, cellHeadline, fullSentence, test } from '../telling.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  type Explanation,
  type Names,
  type PolicyDefinition,
  pseudoCode,
  refuse,
  type Verdict,
} from './policy.ts';

/** Tail drop, cell by cell: nothing random about it but its victims. */
class RandomCellDiscard implements DiscardPolicy {
  readonly list = null;
  readonly occupancy = null;
  capacity = 0;
  readonly calm = new Calm(2);

  configure(_params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.calm.below = capacity;
  }

  decide(cell: ArrivingCell): Verdict {
    return cell.queue < this.capacity || cell.isWireFree === true ? accept(2) : refuse(3);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    if (this.capacity === 0) return atWire(cell, names);
    const fits = cell.queue < this.capacity;
    const condition = test(1, `${grouped(cell.queue)} < ${grouped(this.capacity)}`, fits);
    if (fits) {
      return {
        line: 2,
        accepted: true,
        evaluated: [condition, action(2)],
        headline: acceptedHeadline(cell, names),
        sentence: `**${grouped(cell.queue)}** of ${grouped(this.capacity)} places are taken.`,
      };
    }
    return {
      line: 3,
      accepted: false,
      evaluated: [condition, action(3)],
      headline: cellHeadline(cell, names),
      sentence: `${fullSentence(cell, this.capacity)} ${restOfFrame(cell)}`,
    };
  }
}

function restOfFrame(cell: ArrivingCell): string {
  if (!cell.last) return 'The rest of its frame may still enter, for nothing.';
  return cell.first
    ? 'It is its whole frame: nothing else is lost with it.'
    : 'Without it, this frame and the next one merge and both are lost.';
}

/** At a port without a buffer: a cell leaves at once or is lost. */
function atWire(cell: ArrivingCell, names: Names): Explanation {
  const fits = cell.isWireFree === true;
  return {
    line: fits ? 2 : 3,
    accepted: fits,
    evaluated: [test(1, fits ? 'no buffer, the wire is free' : '0 < 0', fits), action(fits ? 2 : 3)],
    headline: fits ? acceptedHeadline(cell, names) : cellHeadline(cell, names),
    sentence: fits
      ? 'The port has no buffer, and no cell is on its wire: this one leaves at once.'
      : `The port has no buffer, and a cell is on its wire: this one has nowhere to wait. ${restOfFrame(cell)}`,
  };
}

export const rcd: PolicyDefinition = {
  id: 'rcd',
  short: 'RCD',
  name: 'random cell discard (tail drop)',
  citation: 'Cheon & Panwar 1997, section 3.1',
  help: 'Refuses any cell that finds the buffer full and thinks no further: the rest of its frame may still enter, although the destination will throw it away. Nagata et al. (2000) call it tail discarding, TLD.',
  refusesWhenFull: true,
  parameters: [],
  pseudoCode: pseudoCode(`
if queue < buffer
  insert
else discard
`),
  create: () => new RandomCellDiscard(),
};

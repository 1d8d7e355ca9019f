import type { ParameterValues } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { DropList } from '../dropList.ts';
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
  refuseListed,
  type Verdict,
} from './policy.ts';

class PartialPacketDiscard implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy = null;
  capacity = 0;
  readonly calm = new Calm(8);

  constructor(flows: number) {
    this.list = new DropList(flows);
  }

  configure(_params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.calm.below = capacity;
  }

  decide(cell: ArrivingCell): Verdict {
    if (this.list.has(cell.flow)) {
      if (!cell.last) return refuseListed(6);
      this.list.release(cell.flow, cell.now);
      return cell.queue < this.capacity ? accept(4) : refuseListed(5);
    }
    if (cell.queue < this.capacity) return accept(8);
    // A frame of one cell is over with it: listing its VC would refuse the next frame unseen.
    if (!(cell.first && cell.last)) this.list.capture(cell.flow, cell.now);
    return refuse(9);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const listed = this.list.has(cell.flow);
    const fits = cell.queue < this.capacity;
    const room = `${grouped(cell.queue)} < ${grouped(this.capacity)}`;
    const vc = names.flow(cell.flow);
    const head = [test(1, `${vc} listed`, listed)];
    if (listed && !cell.last) {
      return {
        line: 6,
        accepted: false,
        evaluated: [...head, test(2, 'last cell', false), action(6)],
        headline: cellHeadline(cell, names),
        sentence: `An earlier cell of this frame of ${vc} found the buffer full, so the rest of the frame is refused as well, whatever the queue (**${grouped(cell.queue)}**).`,
      };
    }
    if (listed) {
      return {
        line: fits ? 4 : 5,
        accepted: fits,
        evaluated: [
          ...head,
          test(2, 'last cell', true),
          action(3),
          test(4, room, fits),
          ...(fits ? [] : [action(5)]),
        ],
        headline: fits ? `The last cell of a damaged frame of ${vc} enters.` : cellHeadline(cell, names),
        sentence: fits
          ? `It marks where the frame ends, so the next frame of ${vc} stays apart; ${vc} leaves the drop list.`
          : fullSentence(cell, this.capacity),
      };
    }
    const listing = !(fits || (cell.first && cell.last));
    return {
      line: fits ? 8 : 9,
      accepted: fits,
      evaluated: [
        ...head,
        test(7, room, fits),
        action(fits ? 8 : 9),
        ...(listing ? [action(10, `{ ${vc} }`)] : []),
      ],
      headline: fits ? acceptedHeadline(cell, names) : cellHeadline(cell, names),
      sentence: fits
        ? `**${grouped(cell.queue)}** of ${grouped(this.capacity)} places are taken and ${vc} is not on the drop list.`
        : `${fullSentence(cell, this.capacity)}${listing ? ` ${vc} goes on the drop list until its frame ends.` : ''}`,
    };
  }
}

export const ppd: PolicyDefinition = {
  id: 'ppd',
  short: 'PPD',
  name: 'partial packet discard',
  citation:
    'Cheon & Panwar 1997, section 3.1; last cell kept as in Romanow & Floyd 1995 and Zhu 1999, sections 2.3.1 and 3.6',
  help: 'After the first cell lost to a full buffer, refuses the rest of that frame except its last cell. The head of the frame is already in the queue: its slots are wasted.',
  refusesWhenFull: true,
  parameters: [],
  pseudoCode: pseudoCode(`
if VC in drop list
  if EOM
    release VC
    if queue < buffer → insert
    else → discard
  else → discard
else if queue < buffer
  insert
else discard
  capture VC in drop list
`),
  create: (flows) => new PartialPacketDiscard(flows),
};

import type { ParameterValues } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { DropList } from '../dropList.ts';
import { th1, th2 } from '../queueThreshold.ts';
import {
  acceptedHeadline,
  action,
  cellHeadline,
  frameHeadline,
  fullSentence,
  lastOfListed,
  listText,
  test,
} from '../telling.ts';
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

/** ESPD without list limit and without timer. */
class SimplifiedEspd implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy = null;
  capacity = 0;
  readonly calm = new Calm(8);
  th1 = 0;
  th2 = 0;

  constructor(flows: number) {
    this.list = new DropList(flows);
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.th1 = params.th1 as number;
    this.th2 = params.th2 as number;
    this.calm.below = Math.min(this.th1 + 1, capacity);
  }

  decide(cell: ArrivingCell): Verdict {
    if (this.list.has(cell.flow)) {
      if (!cell.last) return refuseListed(6);
      if (cell.queue < this.th2) this.list.release(cell.flow, cell.now);
      return cell.queue < this.capacity ? accept(3) : refuseListed(4);
    }
    const fits = cell.queue < this.capacity;
    if (cell.queue <= this.th1 && fits) return accept(8);
    if (!cell.first && fits) return accept(12);
    this.list.capture(cell.flow, cell.now);
    return refuse(9);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const vc = names.flow(cell.flow);
    const queue = `**${grouped(cell.queue)}**`;
    const listed = this.list.has(cell.flow);
    const fits = cell.queue < this.capacity;
    const head = test(1, `list = ${listText(this.list.members, names)}`, listed);
    if (listed && !cell.last) {
      return {
        line: 6,
        accepted: false,
        evaluated: [head, test(2, 'last cell', false), action(6)],
        headline: cellHeadline(cell, names),
        sentence: `${vc} is on the drop list until a frame of it ends while the queue (now ${queue}) is below Th2 **${grouped(this.th2)}**.`,
      };
    }
    if (listed) {
      const leaves = cell.queue < this.th2;
      return {
        line: fits ? 3 : 4,
        accepted: fits,
        evaluated: [
          head,
          test(2, 'last cell', true),
          test(3, `${grouped(cell.queue)} < ${grouped(this.capacity)}`, fits),
          ...(fits ? [] : [action(4)]),
          test(5, `${grouped(cell.queue)} < ${grouped(this.th2)}`, leaves),
        ],
        ...lastOfListed(cell, names, this),
      };
    }
    const below = cell.queue <= this.th1 && fits;
    // Only with Th1 at the size of the buffer can a full buffer be not above it.
    const room = fits ? '' : ' and not full';
    const threshold = test(7, `${grouped(cell.queue)} ≤ ${grouped(this.th1)}${room}`, below);
    if (below || (!cell.first && fits)) {
      return {
        line: below ? 8 : 12,
        accepted: true,
        evaluated: below
          ? [head, threshold, action(8)]
          : [head, threshold, test(9, 'first cell', false), action(12)],
        headline: acceptedHeadline(cell, names),
        sentence: below
          ? `The queue, ${queue}, is not above Th1 **${grouped(this.th1)}**.`
          : `The queue, ${queue}, is above Th1 **${grouped(this.th1)}**, but the frame of ${vc} has already begun.`,
      };
    }
    return {
      line: 9,
      accepted: false,
      evaluated: [
        head,
        threshold,
        test(9, fits ? 'first cell' : 'buffer full', true),
        action(10),
        action(11),
      ],
      headline: cell.first ? frameHeadline(cell, names) : cellHeadline(cell, names),
      sentence: fits
        ? `Queue ${queue} is above Th1 **${grouped(this.th1)}** and this is the **first cell** of a frame of ${vc}.`
        : fullSentence(cell, this.capacity),
    };
  }
}

export const espdSimple: PolicyDefinition = {
  id: 'espd-simple',
  short: 'simple ESPD',
  name: 'simplified early selective packet discard',
  citation: 'Cheon & Panwar, ICC 1998, as described by Zhu 1999, section 2.3.3',
  help: 'ESPD without a limit on the drop list and without a timer: every VC whose frame begins above Th1 is caught, and let go at the end of a frame below Th2.',
  parameters: [th1, th2],
  pseudoCode: pseudoCode(`
if VC in drop list
  if EOM
    if queue < buffer → insert
    else → discard
    if queue < Th2 → release
  else → discard
else if queue ≤ Th1
  insert
else if BOM or buffer full
  discard
  capture VC in drop list
else insert
`),
  create: (flows) => new SimplifiedEspd(flows),
};

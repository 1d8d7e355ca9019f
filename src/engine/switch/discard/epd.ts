import type { ParameterValues } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { Calm } from '../calm.ts';
import { DropList } from '../dropList.ts';
import { queueThreshold } from '../queueThreshold.ts';
import { acceptedHeadline, action, cellHeadline, frameHeadline, fullSentence, test } from '../telling.ts';
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

class EarlyPacketDiscard implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy = null;
  capacity = 0;
  readonly calm = new Calm(8);
  threshold = 0;

  constructor(flows: number) {
    this.list = new DropList(flows);
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.threshold = params.threshold as number;
    this.calm.below = Math.min(this.threshold, capacity);
  }

  decide(cell: ArrivingCell): Verdict {
    if (this.list.has(cell.flow)) {
      if (!cell.last) return refuseListed(6);
      this.list.release(cell.flow, cell.now);
      return cell.queue < this.capacity ? accept(3) : refuseListed(4);
    }
    if (cell.queue < this.threshold && cell.queue < this.capacity) return accept(8);
    if (cell.first || cell.queue >= this.capacity) {
      // A frame of one cell is over with it: listing its VC would refuse the next frame unseen.
      if (!(cell.first && cell.last)) this.list.capture(cell.flow, cell.now);
      return refuse(9);
    }
    return accept(12);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const vc = names.flow(cell.flow);
    const listed = this.list.has(cell.flow);
    const fits = cell.queue < this.capacity;
    const head = test(1, `${vc} listed`, listed);
    if (listed && !cell.last) {
      return {
        line: 6,
        accepted: false,
        evaluated: [head, test(2, 'last cell', false), action(6)],
        headline: cellHeadline(cell, names),
        sentence: `It belongs to a frame of ${vc} that is already being refused; the queue (**${grouped(cell.queue)}**) no longer matters.`,
      };
    }
    if (listed) {
      return {
        line: fits ? 3 : 4,
        accepted: fits,
        evaluated: [
          head,
          test(2, 'last cell', true),
          test(3, `${grouped(cell.queue)} < ${grouped(this.capacity)}`, fits),
          ...(fits ? [] : [action(4)]),
          action(5),
        ],
        headline: fits ? `The last cell of a refused frame of ${vc} enters.` : cellHeadline(cell, names),
        sentence: fits
          ? `It marks where the frame ends, so the next one stays apart; ${vc} leaves the drop list.`
          : fullSentence(cell, this.capacity),
      };
    }
    const below = cell.queue < this.threshold && fits;
    const threshold = test(7, `${grouped(cell.queue)} < ${grouped(this.threshold)}`, below);
    if (below) {
      return {
        line: 8,
        accepted: true,
        evaluated: [head, threshold, action(8)],
        headline: acceptedHeadline(cell, names),
        sentence: `The queue, **${grouped(cell.queue)}**, is below the threshold **${grouped(this.threshold)}**.`,
      };
    }
    const refused = cell.first || !fits;
    const room = this.capacity - cell.queue;
    if (refused) {
      return {
        line: 9,
        accepted: false,
        evaluated: [
          head,
          threshold,
          test(9, cell.first ? 'first cell' : 'buffer full', true),
          action(10),
          ...(cell.first && cell.last ? [] : [action(11)]),
        ],
        headline: cell.first ? frameHeadline(cell, names) : cellHeadline(cell, names),
        sentence:
          cell.first && fits
            ? `The queue, **${grouped(cell.queue)}**, has reached the threshold **${grouped(this.threshold)}** and this is the **first cell** of a frame. There was room for ${grouped(room)} more cells: it is kept for frames already begun.`
            : fullSentence(cell, this.capacity),
      };
    }
    return {
      line: 12,
      accepted: true,
      evaluated: [head, threshold, { line: 9, note: 'first cell: no, full: no', action: false }, action(12)],
      headline: acceptedHeadline(cell, names),
      sentence: `The queue, **${grouped(cell.queue)}**, is above the threshold **${grouped(this.threshold)}**, but the frame of ${vc} has already begun: its cells use the room kept above the threshold.`,
    };
  }
}

export const epd: PolicyDefinition = {
  id: 'epd',
  short: 'EPD',
  name: 'early packet discard',
  citation: 'Cheon & Panwar 1997, section 3.2; Romanow & Floyd 1995',
  help: 'Once the queue has reached the threshold, refuses whole frames from their first cell on. The room above the threshold is for frames that have already begun.',
  parameters: [
    queueThreshold(
      { name: 'threshold', label: 'T', help: 'From this queue on, no new frame is admitted.' },
      0.98,
    ),
  ],
  pseudoCode: pseudoCode(`
if VC in drop list
  if EOM
    if queue < buffer → insert
    else → discard
    release VC
  else → discard
else if queue < threshold
  insert
else if BOM or buffer full
  discard
  capture VC in drop list
else insert
`),
  create: (flows) => new EarlyPacketDiscard(flows),
};

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

/** PPD letter by letter as printed: the last cell of a damaged frame is refused too, so two frames merge. */
class PartialPacketDiscardPrinted implements DiscardPolicy {
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
      if (cell.last) this.list.release(cell.flow, cell.now);
      return refuseListed(2);
    }
    if (cell.queue < this.capacity) return accept(8);
    this.list.capture(cell.flow, cell.now);
    return refuse(5);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const vc = names.flow(cell.flow);
    if (this.list.has(cell.flow)) {
      const released = cell.last ? [action(4)] : [];
      return {
        line: 2,
        accepted: false,
        evaluated: [test(1, `${vc} listed`, true), action(2), test(3, 'last cell', cell.last), ...released],
        headline: cellHeadline(cell, names),
        sentence: cell.last
          ? `${vc} leaves the drop list, but the cell that ends its frame is gone: **the next frame is glued to this one** and lost with it.`
          : `An earlier cell of this frame of ${vc} found the buffer full, so the rest is refused, whatever the queue (**${grouped(cell.queue)}**).`,
      };
    }
    const full = cell.queue >= this.capacity;
    const start = [
      test(1, `${vc} listed`, false),
      test(5, `${grouped(cell.queue)} ≥ ${grouped(this.capacity)}`, full),
    ];
    return {
      line: full ? 5 : 8,
      accepted: !full,
      evaluated: [...start, ...(full ? [action(6), action(7)] : [action(8)])],
      headline: full ? cellHeadline(cell, names) : acceptedHeadline(cell, names),
      sentence: full
        ? `${fullSentence(cell, this.capacity)} ${vc} goes on the drop list.`
        : `**${grouped(cell.queue)}** of ${grouped(this.capacity)} places are taken and ${vc} is not on the drop list.`,
    };
  }
}

export const ppdPrinted: PolicyDefinition = {
  id: 'ppd-printed',
  short: 'PPD as printed',
  name: 'partial packet discard, as printed',
  citation: 'Cheon & Panwar 1997, section 3.1, pseudo-code',
  help: 'The pseudo-code as printed also refuses the last cell of a damaged frame. The destination then sees no end, glues the next frame on and loses it as well.',
  refusesWhenFull: true,
  parameters: [],
  pseudoCode: pseudoCode(`
if VC in drop list
  discard
  if EOM
    release VC
else if buffer full
  discard
  capture VC in drop list
else insert
`),
  create: (flows) => new PartialPacketDiscardPrinted(flows),
};

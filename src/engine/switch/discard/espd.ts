import type { EvaluatedLine, ParameterValues } from '../../../contract/index.ts';
import { PS_PER_MS } from '../../../contract/index.ts';
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
  milliseconds,
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

/**
 * Early selective packet discard. Kept as printed: a listed VC stays listed over several frames
 * whose last cells enter; the timer may release it in mid-frame; the timer stops at the first
 * release although others may still be listed, and starts again only from an empty list.
 */
class EarlySelectivePacketDiscard implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy = null;
  capacity = 0;
  readonly calm = new Calm(10);
  th1 = 0;
  th2 = 0;
  listMax = 0;
  timerPs = 0;
  stopsWhenEmpty = false;
  timerOn = false;
  timerStart = 0;

  constructor(flows: number) {
    this.list = new DropList(flows);
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.th1 = params.th1 as number;
    this.th2 = params.th2 as number;
    this.calm.below = Math.min(this.th1 + 1, capacity);
    this.listMax = params.listMax as number;
    this.timerPs = Math.round((params.dropTimerMs as number) * PS_PER_MS);
    this.stopsWhenEmpty = params.timerStop === 'empty-list';
  }

  private expired(now: number): boolean {
    return this.timerOn && now - this.timerStart >= this.timerPs;
  }

  decide(cell: ArrivingCell): Verdict {
    if (this.timerOn && this.expired(cell.now)) {
      this.list.clear(cell.now);
      this.timerOn = false;
    }
    if (this.list.has(cell.flow)) {
      if (!cell.last) return refuseListed(8);
      if (cell.queue < this.th2) this.release(cell);
      return cell.queue < this.capacity ? accept(5) : refuseListed(6);
    }
    if (cell.queue <= this.th1 && cell.queue < this.capacity) return accept(10);
    if (cell.first && this.list.size < this.listMax) {
      this.capture(cell.flow, cell.now);
      return refuse(11);
    }
    if (cell.queue >= this.capacity) {
      this.capture(cell.flow, cell.now);
      return refuse(12);
    }
    return accept(16);
  }

  private release(cell: ArrivingCell): void {
    this.list.release(cell.flow, cell.now);
    if (!this.stopsWhenEmpty || this.list.size === 0) this.timerOn = false;
  }

  capture(flow: number, now: number): void {
    if (this.list.size === 0) {
      this.timerOn = true;
      this.timerStart = now;
    }
    this.list.capture(flow, now);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const expired = this.expired(cell.now);
    const left = this.timerPs - (cell.now - this.timerStart);
    const timer = this.timerOn ? (expired ? 'expired' : `${milliseconds(left)} left`) : 'off';
    const evaluated: EvaluatedLine[] = [test(1, timer, expired), ...(expired ? [action(2)] : [])];
    const members = expired ? new Uint8Array(this.list.members.length) : this.list.members;
    const listed = members[cell.flow] === 1;
    evaluated.push(test(3, `list = ${listText(members, names)}`, listed));
    return listed
      ? this.explainListed(cell, names, evaluated)
      : this.explainOther(cell, names, evaluated, members);
  }

  private explainListed(cell: ArrivingCell, names: Names, evaluated: EvaluatedLine[]): Explanation {
    const vc = names.flow(cell.flow);
    if (!cell.last) {
      return {
        line: 8,
        accepted: false,
        evaluated: [...evaluated, test(4, 'last cell', false), action(8)],
        headline: cellHeadline(cell, names),
        sentence: `${vc} is on the drop list. It stays there until a frame of it ends while the queue (now **${grouped(cell.queue)}**) is below Th2 **${grouped(this.th2)}**, or until the drop timer expires.`,
      };
    }
    const fits = cell.queue < this.capacity;
    const leaves = cell.queue < this.th2;
    return {
      line: fits ? 5 : 6,
      accepted: fits,
      evaluated: [
        ...evaluated,
        test(4, 'last cell', true),
        test(5, `${grouped(cell.queue)} < ${grouped(this.capacity)}`, fits),
        ...(fits ? [] : [action(6)]),
        test(7, `${grouped(cell.queue)} < ${grouped(this.th2)}`, leaves),
      ],
      ...lastOfListed(cell, names, this),
    };
  }

  private explainOther(
    cell: ArrivingCell,
    names: Names,
    evaluated: EvaluatedLine[],
    members: Uint8Array,
  ): Explanation {
    const vc = names.flow(cell.flow);
    const queue = `**${grouped(cell.queue)}**`;
    const fits = cell.queue < this.capacity;
    const below = cell.queue <= this.th1 && fits;
    // Only with Th1 at the size of the buffer can a full buffer be not above it.
    const room = fits ? '' : ' and not full';
    evaluated.push(test(9, `${grouped(cell.queue)} ≤ ${grouped(this.th1)}${room}`, below));
    if (below) {
      return {
        line: 10,
        accepted: true,
        evaluated: [...evaluated, action(10)],
        headline: acceptedHeadline(cell, names),
        sentence: `The queue, ${queue}, is not above Th1 **${grouped(this.th1)}**.`,
      };
    }
    const entries = members.reduce((sum, member) => sum + member, 0);
    const free = entries < this.listMax;
    const chosen = cell.first && free;
    evaluated.push(test(11, `${entries} < ${this.listMax}, BOM`, chosen));
    if (chosen) {
      const places = `the drop list has a free place (**${entries} of ${this.listMax}**)`;
      return {
        line: 11,
        accepted: false,
        evaluated: [
          ...evaluated,
          action(13),
          action(14, `${entries} → ${entries + 1} listed`),
          test(15, 'first entry', entries === 0),
        ],
        headline: frameHeadline(cell, names),
        sentence: fits
          ? `Queue ${queue} is above Th1 **${grouped(this.th1)}**, this is the **first cell** of a frame, and ${places}. There was room for ${grouped(this.capacity - cell.queue)} more cells.`
          : `${fullSentence(cell, this.capacity)} A frame begins with it, and ${places}.`,
      };
    }
    evaluated.push(test(12, `${grouped(cell.queue)} ≥ ${grouped(this.capacity)}`, !fits));
    if (!fits) {
      return {
        line: 12,
        accepted: false,
        evaluated: [...evaluated, action(13), action(14), test(15, 'first entry', entries === 0)],
        headline: cellHeadline(cell, names),
        sentence: `${fullSentence(cell, this.capacity)} ${vc} goes on the drop list, which now holds more than its limit of ${this.listMax}.`,
      };
    }
    return {
      line: 16,
      accepted: true,
      evaluated: [...evaluated, action(16)],
      headline: acceptedHeadline(cell, names),
      sentence: cell.first
        ? `Queue ${queue} is above Th1 **${grouped(this.th1)}**, but the drop list is full (**${entries} of ${this.listMax}**): the others are left alone.`
        : `Queue ${queue} is above Th1 **${grouped(this.th1)}**, but the frame of ${vc} has already begun.`,
    };
  }
}

export const espd: PolicyDefinition = {
  id: 'espd',
  short: 'ESPD',
  name: 'early selective packet discard',
  citation: 'Cheon & Panwar 1997, section 3.3 and figure 12',
  help: 'Above Th1 it refuses the frames of a few VCs only, first come first caught, and leaves the others alone. A caught VC is let go when the queue is below Th2, or when the drop timer expires.',
  parameters: [
    th1,
    th2,
    {
      kind: 'number',
      name: 'listMax',
      label: 'list',
      unit: 'VCs',
      min: 1,
      max: 256,
      integer: true,
      default: 2,
      role: 'plain',
      scale: 'log',
      help: 'How many VCs may be caught at a time while the buffer is not full; the paper takes 20 % of the sessions.',
    },
    {
      kind: 'number',
      name: 'dropTimerMs',
      label: 'timer',
      unit: 'ms',
      min: 0.01,
      max: 10000,
      integer: false,
      default: 25,
      role: 'plain',
      scale: 'log',
      help: 'Lets all caught VCs go after this time.',
    },
    {
      kind: 'choice',
      name: 'timerStop',
      label: 'timer stops',
      options: [
        { value: 'first-release', label: 'at the first release, as printed' },
        { value: 'empty-list', label: 'when the list is empty, repaired' },
      ],
      default: 'first-release',
      help: 'As printed the first release stops the timer for the VCs that stay listed: in rare runs they are never let go.',
    },
  ],
  pseudoCode: pseudoCode(`
if drop timer has expired
  clear the drop list
if VC in drop list
  if EOM
    if queue < buffer → insert
    else → discard
    if queue < Th2 → release, stop timer
  else → discard
else if queue ≤ Th1
  insert
else if (entries < max and BOM)
    or buffer full
  discard
  capture VC in drop list
  if first entry → start timer
else insert
`),
  create: (flows) => new EarlySelectivePacketDiscard(flows),
};

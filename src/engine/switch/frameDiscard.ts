import type { EvaluatedLine, ParameterValues } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { Calm } from './calm.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  type Explanation,
  type Names,
  refuse,
  refuseListed,
  type Verdict,
} from './discard/policy.ts';
import { DropList } from './dropList.ts';
import type { Occupancy } from './occupancy.ts';
import { acceptedHeadline, action, cellHeadline, frameHeadline, fullSentence, test } from './telling.ts';

/** What a rule says about a cell, and why in a sentence. */
export interface ToldRule {
  readonly refused: boolean;
  readonly evaluated: readonly EvaluatedLine[];
  readonly sentence: string;
}

/**
 * Pseudo-code of a policy on `FrameDiscard`. @param before lines that every cell goes through first
 * @param rule the condition under which a frame is refused, or nothing
 */
export const frameCode = (before: string, rule: string): string =>
  `${before.trim()}
if VC in drop list
  if EOM
    release VC
    if queue < buffer → insert
    else → discard
  else → discard
else if buffer full${rule.trim() === '' ? '' : rule.trim().replace(/^/gm, '    ').replace(/^/, '\n')}
  discard
  capture VC in drop list
else insert`.trim();

/**
 * What policies that refuse frames have in common: once a cell of a frame has been refused, by the
 * rule of the policy or by a full buffer, so is the rest of the frame, but for its last cell.
 */
export abstract class FrameDiscard implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy: Occupancy | null;
  capacity = 0;
  /** Line of `if VC in drop list`, less one. */
  private readonly lead: number;
  private readonly insertLine: number;
  readonly calm: Calm;

  /** @param lead lines of pseudo-code before the common ones; @param ruleLines lines of the rule */
  constructor(flows: number, lead: number, ruleLines: number, occupancy: Occupancy | null = null) {
    this.list = new DropList(flows);
    this.occupancy = occupancy;
    this.lead = lead;
    this.insertLine = lead + 10 + ruleLines;
    this.calm = new Calm(this.insertLine);
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.take(params);
  }

  protected abstract take(params: ParameterValues): void;
  /** The lines before the common ones. */
  protected observe(_cell: ArrivingCell): void {}
  /** Whether the rule refuses this cell of a VC that is not being refused. */
  protected abstract refuses(cell: ArrivingCell): boolean;
  protected tellBefore(_cell: ArrivingCell): readonly EvaluatedLine[] {
    return [];
  }
  /** @param line number of the first line of the rule */
  protected abstract tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule;

  decide(cell: ArrivingCell): Verdict {
    this.observe(cell);
    const { lead } = this;
    if (this.list.has(cell.flow)) {
      if (!cell.last) return refuseListed(lead + 6);
      this.list.release(cell.flow, cell.now);
      return cell.queue < this.capacity ? accept(lead + 4) : refuseListed(lead + 5);
    }
    const full = cell.queue >= this.capacity;
    if (!full && !this.refuses(cell)) return accept(this.insertLine);
    // A frame of one cell is over with it: listing its VC would refuse the next frame unseen.
    if (!(cell.first && cell.last)) this.list.capture(cell.flow, cell.now);
    return refuse(full ? lead + 7 : lead + 8);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const before = this.tellBefore(cell);
    const listed = test(this.lead + 1, `${names.flow(cell.flow)} listed`, this.list.has(cell.flow));
    const told = this.list.has(cell.flow) ? this.tellListed(cell, names) : this.tellOther(cell, names);
    return { ...told, evaluated: [...before, listed, ...told.evaluated] };
  }

  private tellListed(cell: ArrivingCell, names: Names): Explanation {
    const { lead } = this;
    const vc = names.flow(cell.flow);
    if (!cell.last) {
      return {
        line: lead + 6,
        accepted: false,
        evaluated: [test(lead + 2, 'last cell', false), action(lead + 6)],
        headline: cellHeadline(cell, names),
        sentence: `It belongs to a frame of ${vc} that is already being refused; the queue (**${grouped(cell.queue)}**) no longer matters.`,
      };
    }
    const fits = cell.queue < this.capacity;
    const room = test(lead + 4, `${grouped(cell.queue)} < ${grouped(this.capacity)}`, fits);
    return {
      line: fits ? lead + 4 : lead + 5,
      accepted: fits,
      evaluated: [
        test(lead + 2, 'last cell', true),
        action(lead + 3),
        room,
        ...(fits ? [] : [action(lead + 5)]),
      ],
      headline: fits ? `The last cell of a refused frame of ${vc} enters.` : cellHeadline(cell, names),
      sentence: fits
        ? `It marks where the frame ends, so the next one stays apart; ${vc} leaves the drop list.`
        : fullSentence(cell, this.capacity),
    };
  }

  private tellOther(cell: ArrivingCell, names: Names): Explanation {
    const { lead, insertLine, capacity } = this;
    const full = cell.queue >= capacity;
    const room = test(lead + 7, `${grouped(cell.queue)} ≥ ${grouped(capacity)}`, full);
    const rule = full
      ? { refused: true, evaluated: [], sentence: fullSentence(cell, capacity) }
      : this.tellRule(cell, names, lead + 8);
    if (!rule.refused) {
      return {
        line: insertLine,
        accepted: true,
        evaluated: [room, ...rule.evaluated, action(insertLine)],
        headline: acceptedHeadline(cell, names),
        sentence: rule.sentence,
      };
    }
    const capture = cell.first && cell.last ? [] : [action(insertLine - 1)];
    return {
      line: full ? lead + 7 : lead + 8,
      accepted: false,
      evaluated: [room, ...rule.evaluated, action(insertLine - 2), ...capture],
      headline: cell.first ? frameHeadline(cell, names) : cellHeadline(cell, names),
      sentence: rule.sentence,
    };
  }
}

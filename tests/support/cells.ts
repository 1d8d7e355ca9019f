import { CELL_BYTES, type ParameterValues } from '../../src/contract/index.ts';
import { RulePolicy } from '../../src/engine/rules/rulePolicy.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { findPolicy } from '../../src/engine/switch/discard/index.ts';
import {
  type ArrivingCell,
  type DiscardPolicy,
  isAccepted,
  isNewLoss,
  lineOf,
  type Names,
  type PolicyDefinition,
} from '../../src/engine/switch/discard/policy.ts';

/**
 * Cells in, verdicts out, one row a cell:
 *
 *     @20 3 BOM 1925 -> 11 refuse { 3 }
 *
 * at 20 ms (later rows stay there until the next `@`), VC 3, first cell of its frame, 1,925 cells
 * waiting; line 11 of the rule's body decides. Parts: BOM, COM (neither first nor last), EOM, SSM (both). Verdicts:
 * `accept`; `refuse`, a fresh loss; `listed`, refused because its VC was being refused already.
 * In braces who is on the drop list afterwards; rows may leave that out. After the queue may stand
 * what the VC itself holds and how many VCs hold anything: `1925 (400 of 3)`.
 * `-3` behind the verdict: three cells at the head of the queue go.
 */
export type Picture = string;

const ROW =
  /^(?:@([\d.]+) )?(\d+) (BOM|COM|EOM|SSM) (\d+)(?: \((\d+) of (\d+)\))? -> (\d+) (accept|refuse|listed)(?: -(\d+))?(?: \{(.*)\})?$/;

/** Of the links in the pictures. */
export const CELL_TIME_PS = 2_726_337;

export const names: Names = { flow: (index) => `VC ${index}` };

export interface Played {
  /** The picture as asked for, blanks evened out. */
  readonly expected: readonly string[];
  /** The same rows with what the policy did. */
  readonly happened: readonly string[];
  /** Lines that decided. */
  readonly lines: readonly number[];
}

export function newPolicy(id: string, params: ParameterValues, buffer: number, flows = 20): DiscardPolicy {
  const policy = findPolicy(id).create(flows, new RandomStream(1, 'policy'));
  policy.configure(params, buffer);
  return policy;
}

/** Shows a policy every cell of a picture. */
export function play(policy: DiscardPolicy, picture: Picture): Played {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().replace(/\s+/g, ' '))
    .filter((row) => row !== '');
  let ms = 0;
  const lines: number[] = [];
  const happened = rows.map((row) => {
    const match = ROW.exec(row);
    if (match === null) throw new Error(`not a row of cells: ${row}`);
    const [, at, vc, part, queue, holds, holders, , , cut, list] = match;
    if (at !== undefined) ms = Number(at);
    if (holds !== undefined) holdAmong(policy, Number(vc), Number(holds), Number(holders));
    const verdict = policy.decide(cellOf(Number(vc), part!, Number(queue), ms * 1e9));
    const line = bodyLine(policy, lineOf(verdict));
    lines.push(line);
    const word = isAccepted(verdict) ? 'accept' : isNewLoss(verdict) ? 'refuse' : 'listed';
    const start = row.slice(0, row.indexOf(' ->'));
    const taken = policy.headDrop?.cells ?? 0;
    const front = cut === undefined && taken === 0 ? '' : ` -${taken}`;
    return `${start} -> ${line} ${word}${front}${list === undefined ? '' : ` {${listOf(policy)}}`}`;
  });
  return { expected: rows, happened, lines };
}

/** Counted from the first line of the rule's body: what stands in its head moves no picture. */
export function bodyLine(policy: DiscardPolicy, line: number): number {
  const first = policy instanceof RulePolicy ? policy.rule.lines[0]?.number : undefined;
  return line - (first ?? 1) + 1;
}

/** From now on so many cells of the flow wait. */
export function hold({ occupancy }: DiscardPolicy, flow: number, cells: number): void {
  if (occupancy === null) return;
  while (occupancy.cells[flow]! < cells) occupancy.increment(flow);
  while (occupancy.cells[flow]! > cells) occupancy.decrement(flow);
}

/** The flow holds so many cells, and as many flows as told hold any: the others one each. */
function holdAmong(policy: DiscardPolicy, flow: number, cells: number, holders: number): void {
  const others = Array.from(policy.occupancy?.cells ?? [], (_, other) => other).filter(
    (other) => other !== flow,
  );
  hold(policy, flow, cells);
  const left = holders - (cells > 0 ? 1 : 0);
  others.forEach((other, i) => {
    hold(policy, other, i < left ? 1 : 0);
  });
}

/** The same values, exchanged where a pair is upside down. */
export function inOrder({ ordered = [] }: PolicyDefinition, params: ParameterValues): ParameterValues {
  const sorted = { ...params };
  for (const [lower, upper] of ordered) {
    const [low, high] = [Number(sorted[lower]), Number(sorted[upper])];
    if (low > high) Object.assign(sorted, { [lower]: high, [upper]: low });
  }
  return sorted;
}

/** On an output link of about 155 Mb/s. @param idle picoseconds that the queue has had this length */
export const cellOf = (flow: number, part: string, queue: number, now: number, idle = 0): ArrivingCell => ({
  flow,
  first: part === 'BOM' || part === 'SSM',
  last: part === 'EOM' || part === 'SSM',
  bytes: CELL_BYTES,
  queue,
  since: now - idle,
  now,
  cellTime: CELL_TIME_PS,
});

function listOf(policy: DiscardPolicy): string {
  const members = [...(policy.list?.members ?? [])].flatMap((on, flow) => (on === 1 ? [flow] : []));
  return members.length === 0 ? ' ' : ` ${members.join(' ')} `;
}

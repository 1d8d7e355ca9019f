import type { Gauge, ParameterValues, PolicyCurve } from '../../../contract/index.ts';
import type { BinTrace } from '../../probe/binTrace.ts';
import type { RandomStream } from '../../sim/random.ts';
import { grouped } from '../../text.ts';
import { ACCEPT_CELL, ACCEPT_FIRST, DISCARD_CELL, DISCARD_NEXT, MACHINE, placeOf } from '../atmRedMachine.ts';
import { averageGauge } from '../averagingDiscard.ts';
import { Calm } from '../calm.ts';
import { cellRedCurve } from '../curves.ts';
import { DropList } from '../dropList.ts';
import { ramp } from '../probability.ts';
import {
  aboveMax,
  averagesInOrder,
  averageThresholds,
  averageWeight,
  CELLS_MULTIPLY,
  cellProbabilities,
  certaintyOf,
  maxCOf,
} from '../redParameters.ts';
import {
  action,
  cellHeadline,
  compared,
  decimal,
  frameHeadline,
  fullSentence,
  percent,
  test,
} from '../telling.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  type Explanation,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
  refuse,
  refuseListed,
  type Verdict,
} from './policy.ts';

const STATES = ['accept-first', 'accept-cell', 'discard-next', 'discard-cell'] as const;

/** The line of each transition of `MACHINE`. */
const LINES = [7, 9, 8, 10, 12, 14, 13, 15, 17, 17, 18, 18, 20, 20, 21, 21] as const;

/** The machine again, as numbers for `decide`: verdict and next state. */
const VERDICTS = Int16Array.from(MACHINE, ({ accepted }, at) =>
  accepted ? accept(LINES[at]) : refuse(LINES[at]),
);
const NEXT = Uint8Array.from(MACHINE, ({ next }) => next);

/**
 * RED for switches that see cells: a mark drawn inside a frame condemns the next one, so that whole frames are
 * refused without knowing their length. The VCs listed are those in state discard-cell.
 */
class AtmRandomEarlyDetection implements DiscardPolicy {
  readonly list: DropList;
  readonly occupancy = null;
  readonly calm = new Calm(0);
  readonly states: Uint8Array;
  private readonly random: RandomStream;
  capacity = 0;
  average = 0;
  averageTrace: BinTrace | null = null;
  wq = 0;
  minTh = 0;
  maxTh = 0;
  certainAt = 0;
  maxC = 0;
  byPacket = true;
  packetCells = 1;

  constructor(flows: number, random: RandomStream) {
    this.list = new DropList(flows);
    this.states = new Uint8Array(flows);
    this.random = random;
  }

  configure(params: ParameterValues, capacity: number): void {
    this.capacity = capacity;
    this.wq = params.wq as number;
    this.minTh = params.minTh as number;
    this.maxTh = params.maxTh as number;
    this.certainAt = certaintyOf(params, capacity);
    this.maxC = maxCOf(params);
    this.packetCells = params.packetCells as number;
    this.byPacket = params.given !== 'cell';
  }

  private averageAfter(queue: number): number {
    return (1 - this.wq) * this.average + this.wq * queue;
  }

  /** pc; marks are drawn in the two accepting states only. */
  private probability(state: number, average: number): number {
    return state <= ACCEPT_CELL ? this.chance(average) : 0;
  }

  private chance(average: number): number {
    return ramp(average, this.minTh, this.maxTh, this.maxC, this.certainAt);
  }

  gauges(): readonly Gauge[] {
    return [averageGauge(this.average)];
  }

  curve(): PolicyCurve {
    return cellRedCurve(this, this.maxC, this.packetCells, this.byPacket);
  }

  points(): readonly FlowPoint[] {
    return [{ x: this.average, y: this.chance(this.average), flow: null }];
  }

  decide({ flow, first, last, queue, now }: ArrivingCell): Verdict {
    const average = this.averageAfter(queue);
    this.average = average;
    if (this.averageTrace !== null) this.averageTrace.record(now, average);
    const state = this.states[flow];
    if (queue >= this.capacity && state !== DISCARD_CELL) return refuse(4);
    let at = 4 * state + (last ? 2 : 0);
    if (state <= ACCEPT_CELL && average >= this.minTh && this.marks(average)) at++;
    const next = NEXT[at];
    this.states[flow] = next;
    if (next === DISCARD_CELL) this.list.capture(flow, now);
    else if (state === DISCARD_CELL) this.list.release(flow, now);
    return state === DISCARD_CELL && !first ? refuseListed(LINES[at]) : VERDICTS[at];
  }

  /** As after a full buffer: no change of state. */
  capture(): void {}

  private marks(average: number): boolean {
    const pc = this.chance(average);
    return pc > 0 && this.random.uniform() < pc;
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const { flow, first, last, queue } = cell;
    const state = this.states[flow];
    const average = this.averageAfter(queue);
    const pc = this.probability(state, average);
    const full = queue >= this.capacity && state !== DISCARD_CELL;
    const room = test(4, `${grouped(queue)} ≥ ${grouped(this.capacity)}`, queue >= this.capacity);
    const start = [action(1, `avg = ${decimal(average, 1)}`), action(2, percent(pc)), room];
    if (full) {
      const sentence = `${fullSentence(cell, this.capacity)} The state of ${names.flow(flow)} stays as it is.`;
      return { line: 4, accepted: false, evaluated: start, headline: cellHeadline(cell, names), sentence };
    }
    const draw = this.random.peek();
    const marked = pc > 0 && draw < pc;
    const at = placeOf(state, last, marked);
    const line = LINES[at];
    const { accepted, next } = MACHINE[at];
    const mark = pc > 0 ? [compared(5, draw, '<', pc)] : [];
    const evaluated = [...start, ...mark, action(line, `${STATES[state]} → ${STATES[next]}`)];
    const refused = first ? frameHeadline(cell, names) : cellHeadline(cell, names);
    const headline = accepted ? `A cell of ${names.flow(flow)} is accepted.` : refused;
    return { line, accepted, evaluated, headline, sentence: this.why(cell, names, average, marked) };
  }

  private why({ flow, last }: ArrivingCell, names: Names, average: number, marked: boolean): string {
    const vc = names.flow(flow);
    const state = this.states[flow];
    const chance = `The average of the queue is **${decimal(average, 1)}**, so a cell draws a mark with **${percent(this.probability(state, average))}**`;
    if (state === DISCARD_CELL) {
      return `A mark drawn before condemned this frame of ${vc}, all of it: the frame before it ended whole, so nothing is glued together.${last ? ' It ends here.' : ''}`;
    }
    if (state === DISCARD_NEXT) {
      return `A cell of this frame of ${vc} drew a mark. The frame is let through all the same; **the next one** will be refused whole${last ? ', and this one ends here' : ''}.`;
    }
    if (!marked) return `${chance}; this one did not.`;
    return state === ACCEPT_FIRST && !last
      ? `${chance}, and this one did. It is the **first** of its frame, so the frame is refused at once.`
      : `${chance}, and this one did. Its frame is let through: **the next one** of ${vc} will be refused whole.`;
  }
}

export const atmRed: PolicyDefinition = {
  id: 'atm-red',
  short: 'ATM-RED',
  name: 'random early detection for ATM switches',
  citation: 'Rosolen, Bonaventure & Leduc 1999, section 2.3.1 and figures 2-4',
  help: 'RED for cells: while the average of the queue is high, any cell may draw a mark, and a mark condemns the next frame of its VC, whole. Long frames draw more often, though the switch never knows how long a frame is. Two bits of memory per VC.',
  parameters: [
    ...averageThresholds,
    aboveMax('gentle', `${CELLS_MULTIPLY} Figure 2 has a "first part" and is that of gentle RED.`),
    averageWeight(0.001, 'every cell'),
    ...cellProbabilities(),
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(`
avg ← (1 − wq) × avg + wq × queue
pc ← 0 below minTh, maxC × (avg − minTh) / (maxTh − minTh) to maxTh
  above it 1, or on from maxC to 1 at 2 × maxTh (gentle), at the buffer
if buffer full and not discard-cell → discard
m: random < pc
accept-first
  no m, no EOM → insert; accept-cell
  no m, EOM → insert
  m, no EOM → discard; discard-cell
  m, EOM → insert; discard-cell
accept-cell
  no m, no EOM → insert
  no m, EOM → insert; accept-first
  m, no EOM → insert; discard-next
  m, EOM → insert; discard-cell
discard-next
  no EOM → insert
  EOM → insert; discard-cell
discard-cell
  no EOM → discard
  EOM → discard; accept-first
`),
  create: (flows, random) => new AtmRandomEarlyDetection(flows, random),
};

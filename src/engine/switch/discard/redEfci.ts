import type {
  ChoiceParameter,
  EvaluatedLine,
  ParameterValues,
  PolicyCurve,
} from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import { ACCEPT_CELL, ACCEPT_FIRST, DISCARD_CELL, DISCARD_NEXT, MACHINE, placeOf } from '../atmRedMachine.ts';
import { cellRedCurve } from '../curves.ts';
import { frameCode, type ToldRule } from '../frameDiscard.ts';
import { FRAME_RED_CODE, FrameRed } from '../frameRed.ts';
import { ramp } from '../probability.ts';
import {
  aboveMax,
  averagesInOrder,
  averageThresholds,
  averageWeight,
  CELLS_MULTIPLY,
  cellProbabilities,
  maxCOf,
} from '../redParameters.ts';
import { action, compared, decimal, percent, test } from '../telling.ts';
import {
  type ArrivingCell,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
} from './policy.ts';

const FRAME_LINE = 9;
const AVERAGE_LINE = 11;
const CHANCE_LINE = 12;
const DRAW_LINE = 13;
/** By state: the line that says what follows. */
const STATE_LINES = [14, 15, 16, 17] as const;
const CONDEMNED_LINE = STATE_LINES[DISCARD_CELL];
const MORE_LINES = 9;
const STATES = ['accept-first', 'accept-cell', 'mark-next', 'mark-cell'] as const;

/**
 * RED whose bad news is a bit. As the paper means it, the notifier is the state machine of ATM-RED: it sets EFCI in
 * the cells of the frames that ATM-RED would discard. The other notifier is RED of frames.
 */
class MarkingRed extends FrameRed {
  /** By flow, 1 while its cells are to be marked: with frame RED from frame to frame, with ATM-RED from cell to cell. */
  readonly marking: Uint8Array;
  /** Of the machine, by flow. */
  readonly states: Uint8Array;
  /** Flows whose cells are being marked. */
  marked = 0;
  byCells = true;
  maxC = 0;
  byPacket = true;

  constructor(flows: number, random: RandomStream) {
    super(flows, random, MORE_LINES, 0);
    this.marking = new Uint8Array(flows);
    this.states = new Uint8Array(flows);
  }

  protected override take(params: ParameterValues): void {
    const byCells = params.notifier === 'atm-red';
    if (byCells !== this.byCells) this.begin(byCells);
    this.maxC = maxCOf(params);
    this.byPacket = params.given !== 'cell';
    super.take(params);
  }

  /** With another notifier nothing is marked yet. */
  private begin(byCells: boolean): void {
    this.byCells = byCells;
    this.marking.fill(0);
    this.states.fill(ACCEPT_FIRST);
    this.marked = 0;
  }

  get markLine(): number {
    return this.byCells ? CONDEMNED_LINE : FRAME_LINE;
  }

  /** A mark outlasts its frame until the next one is judged. The machine looks at every cell. */
  protected override calmQueue(): number {
    return this.byCells || this.marked > 0 ? 0 : super.calmQueue();
  }

  protected override laterQueue(): number {
    return this.byCells ? 0 : super.laterQueue();
  }

  protected override averageAfter(cell: ArrivingCell): number {
    return this.byCells ? (1 - this.wq) * this.average + this.wq * cell.queue : super.averageAfter(cell);
  }

  protected override observe(cell: ArrivingCell): void {
    if (this.byCells) {
      this.observeCell(cell);
      return;
    }
    super.observe(cell);
    if (!cell.first) return;
    this.mark(cell.flow, this.chosen());
    this.calm.below = this.calmQueue();
  }

  private observeCell(cell: ArrivingCell): void {
    this.average = this.averageAfter(cell);
    if (this.averageTrace !== null) this.averageTrace.record(cell.now, this.average);
    const state = this.states[cell.flow];
    const pc = this.chance(state, this.average);
    const drawn = pc > 0 && this.random.uniform() < pc;
    const { accepted, next } = MACHINE[placeOf(state, cell.last, drawn)];
    this.states[cell.flow] = next;
    this.mark(cell.flow, !accepted);
  }

  private mark(flow: number, marks: boolean): void {
    const mark = marks ? 1 : 0;
    this.marked += mark - this.marking[flow];
    this.marking[flow] = mark;
  }

  /** pc; marks are drawn in the two accepting states only. */
  private chance(state: number, average: number): number {
    return state <= ACCEPT_CELL ? ramp(average, this.minTh, this.maxTh, this.maxC, this.certainAt) : 0;
  }

  override curve(): PolicyCurve {
    return this.byCells ? cellRedCurve(this, this.maxC, this.packetCells, this.byPacket) : super.curve();
  }

  override points(): readonly FlowPoint[] {
    if (!this.byCells) return super.points();
    return [{ x: this.average, y: this.chance(ACCEPT_FIRST, this.average), flow: null }];
  }

  protected refuses(): boolean {
    return false;
  }

  /** pa and what is drawn; null for later cells. */
  private draw(cell: ArrivingCell): { readonly pa: number; readonly drawn: number } | null {
    if (!cell.first) return null;
    const average = this.averageAfter(cell);
    return { pa: this.probability(average, this.countAfter(average)), drawn: this.random.peek() };
  }

  protected override tellBefore(cell: ArrivingCell): readonly EvaluatedLine[] {
    if (this.byCells) return this.tellMachine(cell);
    const draw = this.draw(cell);
    const lines = super.tellBefore(cell);
    if (draw === null) return lines;
    const { pa, drawn } = draw;
    return [...lines, pa === 0 ? test(FRAME_LINE, 'pa is 0', false) : compared(FRAME_LINE, drawn, '<', pa)];
  }

  private tellMachine(cell: ArrivingCell): readonly EvaluatedLine[] {
    const average = this.averageAfter(cell);
    const state = this.states[cell.flow];
    const pc = this.chance(state, average);
    const drawn = this.random.peek();
    const { accepted, next } = MACHINE[placeOf(state, cell.last, pc > 0 && drawn < pc)];
    return [
      action(AVERAGE_LINE, `avg = ${decimal(average, 1)}`),
      action(CHANCE_LINE, percent(pc)),
      ...(pc > 0 ? [compared(DRAW_LINE, drawn, '<', pc)] : []),
      action(STATE_LINES[state], `${STATES[state]} → ${STATES[next]}${accepted ? '' : ', EFCI'}`),
    ];
  }

  protected tellRule(cell: ArrivingCell, names: Names): ToldRule {
    const vc = names.flow(cell.flow);
    return {
      refused: false,
      evaluated: [],
      sentence: this.byCells ? this.whyCell(cell, vc) : this.why(cell, vc),
    };
  }

  private whyCell(cell: ArrivingCell, vc: string): string {
    const state = this.states[cell.flow];
    if (state === DISCARD_CELL)
      return `A mark drawn before chose this frame of ${vc}: all of its cells get **EFCI**.`;
    if (state === DISCARD_NEXT)
      return `A cell of this frame of ${vc} drew a mark: **the next frame** will carry EFCI.`;
    const average = this.averageAfter(cell);
    const pc = this.chance(state, average);
    const chance = `${this.tellAverage(average)}, so a cell draws a mark with **${percent(pc)}**`;
    if (pc === 0 || this.random.peek() >= pc) return `${chance}; this one did not.`;
    return state === ACCEPT_FIRST && !cell.last
      ? `${chance}, and this one did. It is the **first** of its frame, so this frame carries EFCI.`
      : `${chance}, and this one did: **the next frame** of ${vc} will carry EFCI.`;
  }

  private why(cell: ArrivingCell, vc: string): string {
    const draw = this.draw(cell);
    if (draw === null) {
      return this.marking[cell.flow] === 1
        ? `The first cell of this frame of ${vc} drew a **mark**, so this one carries it too.`
        : `RED judges frames by their first cell; that of this frame of ${vc} drew no mark.`;
    }
    const { pa, drawn } = draw;
    const average = this.tellAverage(this.averageAfter(cell));
    if (pa === 0) return `${average}: no frame is marked.`;
    return `${average}, so a frame is marked with **${percent(pa)}**; ${percent(drawn)} was drawn: every cell of this frame tells the destination of congestion${drawn < pa ? '' : ' only if it is below that, and it is not'}.`;
  }
}

const notifier: ChoiceParameter = {
  kind: 'choice',
  name: 'notifier',
  label: 'notifier',
  options: [
    { value: 'atm-red', label: 'the state machine of ATM-RED' },
    { value: 'frame', label: 'RED of frames' },
  ],
  default: 'atm-red',
  help: 'Who chooses the frames. The paper proposes its ATM-RED, which draws per cell; RED of frames (Floyd & Jacobson 1993) draws at first cells, with maxP.',
};

export const redEfci: PolicyDefinition = {
  id: 'red-efci',
  short: 'RED-EFCI',
  name: 'random early detection that marks instead of dropping',
  citation: 'Rosolen et al. 1999, section 2.3.1 (end); Floyd & Jacobson 1993',
  help: 'Chooses frames as ATM-RED or RED does, but such a frame enters with the EFCI bit set in all of its cells, as news for its destination. Cells are lost to a full buffer only. TCP with ECN halves its window on it; TCP without does not listen to the bit.',
  parameters: [
    ...averageThresholds,
    aboveMax('gentle', `${CELLS_MULTIPLY} With RED of frames it is that of a frame.`),
    averageWeight(0.001, 'every cell, with RED of frames every frame,'),
    notifier,
    ...cellProbabilities(
      ' With RED of frames the average falls, while the queue is empty, as if such a packet had met it each time one could have left.',
    ),
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(
    frameCode(
      `${FRAME_RED_CODE.trim().replace('if BOM', 'if notifier is RED of frames and BOM')}
  EFCI of the frame ← random < pa, then count ← 0
if notifier is ATM-RED
  avg ← (1 − wq) × avg + wq × queue
  pc ← as in ATM-RED
  m: random < pc
  accept-first and m → mark-cell; EFCI of this cell unless EOM
  accept-cell and m → mark-next, at EOM mark-cell
  mark-next and EOM → mark-cell
  mark-cell → EFCI of this cell; at EOM accept-first`,
      '',
    ),
  ),
  create: (flows, random) => new MarkingRed(flows, random),
};

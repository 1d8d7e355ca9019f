import type { EvaluatedLine } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import { frameCode, type ToldRule } from '../frameDiscard.ts';
import { FRAME_RED_CODE, FrameRed } from '../frameRed.ts';
import {
  aboveMax,
  averagesInOrder,
  averageThresholds,
  averageWeight,
  idlePacket,
  packetProbability,
} from '../redParameters.ts';
import { compared, percent, test } from '../telling.ts';
import { type ArrivingCell, type Names, type PolicyDefinition, pseudoCode } from './policy.ts';

const MARK_LINE = 9;

/** RED whose bad news is a bit: the cells of a frame whose turn it is enter with EFCI set. */
class MarkingRed extends FrameRed {
  readonly marking: Uint8Array;
  /** Flows whose cells are being marked. */
  marked = 0;

  constructor(flows: number, random: RandomStream) {
    super(flows, random, 1, 0);
    this.marking = new Uint8Array(flows);
  }

  get markLine(): number {
    return MARK_LINE;
  }

  /** A mark outlasts its frame until the next one is judged. */
  protected override calmQueue(): number {
    return this.marked > 0 ? 0 : super.calmQueue();
  }

  protected override observe(cell: ArrivingCell): void {
    super.observe(cell);
    if (!cell.first) return;
    const mark = this.chosen() ? 1 : 0;
    this.marked += mark - this.marking[cell.flow];
    this.marking[cell.flow] = mark;
    this.calm.below = this.calmQueue();
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
    const draw = this.draw(cell);
    const lines = super.tellBefore(cell);
    if (draw === null) return lines;
    const { pa, drawn } = draw;
    return [...lines, pa === 0 ? test(MARK_LINE, 'pa is 0', false) : compared(MARK_LINE, drawn, '<', pa)];
  }

  protected tellRule(cell: ArrivingCell, names: Names): ToldRule {
    return { refused: false, evaluated: [], sentence: this.why(cell, names.flow(cell.flow)) };
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

export const redEfci: PolicyDefinition = {
  id: 'red-efci',
  short: 'RED-EFCI',
  name: 'random early detection that marks instead of dropping',
  citation: 'Rosolen et al. 1999, section 2.3.1 (end); Floyd & Jacobson 1993',
  help: 'Draws as RED does, but a frame whose turn it is enters with the EFCI bit set in all of its cells, as news for its destination. Cells are lost to a full buffer only. TCP without ECN does not listen to the bit: what RED gains, it gains by losses.',
  parameters: [
    ...averageThresholds,
    aboveMax('step', 'Floyd recommends gentle since 2000.'),
    averageWeight(0.002, 'every frame'),
    packetProbability,
    idlePacket,
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(
    frameCode(
      `${FRAME_RED_CODE}
  EFCI of the frame ← random < pa, then count ← 0`,
      '',
    ),
  ),
  create: (flows, random) => new MarkingRed(flows, random),
};

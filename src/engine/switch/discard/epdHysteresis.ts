import type { EvaluatedLine, ParameterValues, PolicyCurve } from '../../../contract/index.ts';
import { grouped } from '../../text.ts';
import { cellsAxis } from '../curves.ts';
import { FrameDiscard, frameCode, type ToldRule } from '../frameDiscard.ts';
import { queueThreshold } from '../queueThreshold.ts';
import { test } from '../telling.ts';
import {
  type ArrivingCell,
  type FlowPoint,
  type Names,
  type PolicyDefinition,
  pseudoCode,
} from './policy.ts';

/** EPD that, once it refuses frames, goes on until the queue has fallen to a second, lower threshold. */
class EarlyPacketDiscardWithHysteresis extends FrameDiscard {
  low = 0;
  high = 0;
  congested = false;

  constructor(flows: number) {
    super(flows, 2, 1);
  }

  protected take(params: ParameterValues): void {
    this.low = params.low as number;
    this.high = params.high as number;
    this.calm.below = this.congested ? 0 : Math.min(this.high, this.capacity);
  }

  private congestedAt(queue: number): boolean {
    return queue >= this.high || (this.congested && queue > this.low);
  }

  protected override observe(cell: ArrivingCell): void {
    this.congested = this.congestedAt(cell.queue);
    this.calm.below = this.congested ? 0 : Math.min(this.high, this.capacity);
  }

  curve(): PolicyCurve {
    const { low, high, capacity } = this;
    return {
      meaning: 'state',
      x: cellsAxis('queue', capacity),
      y: { label: 'new frames refused', unit: '', min: 0, max: 1 },
      lines: [
        { label: 'rising', x: [0, high, high, capacity], y: [0, 0, 1, 1] },
        { label: 'falling', x: [0, low, low, capacity], y: [0, 0, 1, 1] },
      ],
      handles: [
        { parameter: 'high', along: 'x', x: high, y: 1 },
        { parameter: 'low', along: 'x', x: low, y: 0 },
      ],
    };
  }

  points(queue: number): readonly FlowPoint[] {
    return [{ x: queue, y: this.congestedAt(queue) ? 1 : 0, flow: null }];
  }

  protected refuses(cell: ArrivingCell): boolean {
    return cell.first && this.congested;
  }

  protected override tellBefore({ queue }: ArrivingCell): readonly EvaluatedLine[] {
    const above = queue >= this.high;
    const begins = test(1, `${grouped(queue)} ≥ ${grouped(this.high)}`, above);
    return above
      ? [begins]
      : [begins, test(2, `${grouped(queue)} ≤ ${grouped(this.low)}`, queue <= this.low)];
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const congested = this.congestedAt(cell.queue);
    const refused = cell.first && congested;
    const queue = `**${grouped(cell.queue)}**`;
    const low = `**${grouped(this.low)}**`;
    const high = `**${grouped(this.high)}**`;
    return {
      refused,
      evaluated: [test(line, 'first cell and congested', refused)],
      sentence: refused
        ? this.reason(cell.queue, queue, low, high)
        : congested
          ? `The switch is refusing new frames until the queue, ${queue}, falls to ${low}, but the frame of ${names.flow(cell.flow)} has already begun.`
          : `The queue, ${queue}, has not reached ${high} since it was last at or below ${low}.`,
    };
  }

  private reason(value: number, queue: string, low: string, high: string): string {
    return value >= this.high
      ? `The queue, ${queue}, has reached ${high} and this is the **first cell** of a frame. From now on no new frame enters until the queue has fallen to ${low}.`
      : `The queue, ${queue}, is below ${high} again, but it has been there and has not yet fallen to ${low}: no new frame until then, and this is the **first cell** of one.`;
  }
}

export const epdHysteresis: PolicyDefinition = {
  id: 'epd-hysteresis',
  short: 'EPD-H',
  name: 'early packet discard with hysteresis',
  citation: 'Turner 1996, with one state for the whole port',
  help: 'EPD with two thresholds: at the high one it begins to refuse new frames, and it goes on until the queue has fallen to the low one. The queue swings between the two instead of clinging to one line.',
  parameters: [
    queueThreshold(
      { name: 'high', label: 'high', help: 'From this queue on, no new frame is admitted.' },
      0.95,
    ),
    queueThreshold(
      { name: 'low', label: 'low', help: 'New frames are admitted again once the queue is down to this.' },
      0.8,
    ),
  ],
  ordered: [['low', 'high']],
  pseudoCode: pseudoCode(
    frameCode(
      `
if queue ≥ high → congested
else if queue ≤ low → no longer congested`,
      'or BOM and congested',
    ),
  ),
  create: (flows) => new EarlyPacketDiscardWithHysteresis(flows),
};

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

/** A frame whose turn it is is refused. */
class RandomEarlyDetection extends FrameRed {
  protected refuses({ first }: ArrivingCell): boolean {
    return first && this.chosen();
  }

  protected tellRule(cell: ArrivingCell, names: Names, line: number): ToldRule {
    const vc = names.flow(cell.flow);
    if (!cell.first) {
      return {
        refused: false,
        evaluated: [test(line, 'first cell', false)],
        sentence: `RED judges frames by their first cell; that of this frame of ${vc} was admitted.`,
      };
    }
    const average = this.averageAfter(cell);
    const count = this.countAfter(average);
    const pa = this.probability(average, count);
    const draw = this.random.peek();
    const refused = pa > 0 && draw < pa;
    const chance = `so a frame is refused with **${percent(pa)}** (${count} since the last)`;
    const drawn = `${percent(draw)} was drawn, ${refused ? 'below' : 'not below'} that`;
    return {
      refused,
      evaluated: [pa === 0 ? test(line, 'pa is 0', false) : compared(line, draw, '<', pa)],
      sentence:
        pa === 0 || pa === 1
          ? `${this.tellAverage(average)}: ${pa === 0 ? 'no frame is refused' : 'this frame is refused for certain'}.`
          : `${this.tellAverage(average)}, ${chance}; ${drawn}.`,
    };
  }
}

export const red: PolicyDefinition = {
  id: 'red',
  short: 'RED',
  name: 'random early detection, of frames',
  citation: 'Floyd & Jacobson 1993; Rosolen et al. 1999, section 2.3',
  help: 'Looks at a slow average of the queue, not at the queue. Between min and max it refuses a frame now and then, the more often the higher the average, long before the buffer is full: a few senders slow down at a time, and the queue stays short.',
  parameters: [
    ...averageThresholds,
    aboveMax('step', 'Floyd recommends gentle since 2000.'),
    averageWeight(0.002, 'every frame'),
    packetProbability,
    idlePacket,
  ],
  ordered: averagesInOrder,
  pseudoCode: pseudoCode(frameCode(FRAME_RED_CODE, 'or BOM and random < pa, then count ← 0')),
  create: (flows, random) => new RandomEarlyDetection(flows, random),
};

import type { Cells, ParameterValues } from '../../../contract/index.ts';
import { action, test } from '../../switch/telling.ts';
import { grouped } from '../../text.ts';
import type { RmCell } from '../rmCell.ts';
import { thresholds } from '../thresholds.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type RateAlgorithm,
  type ToldRate,
} from './algorithm.ts';

class RelativeMarking implements RateAlgorithm {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  readonly interval = null;
  readonly reading = Number.NaN;
  private lt: Cells = 0;
  private ht: Cells = 0;

  configure({ lt, ht }: ParameterValues): void {
    this.lt = lt as number;
    this.ht = ht as number;
  }

  backward(rm: RmCell, { queue }: PortView): Line {
    if (queue >= this.ht) {
      rm.congested();
      return 3;
    }
    if (queue < this.lt) return 4;
    rm.hold();
    return 5;
  }

  explain(rm: RmCell, { queue }: PortView): ToldRate {
    const { lt, ht } = this;
    if (rm.forward) return { evaluated: [], reason: 'forward RM cells pass untouched' };
    const q = `Q **${grouped(queue)}**`;
    const high = test(2, `${grouped(queue)} ≥ ${grouped(ht)}`, queue >= ht);
    if (queue >= ht)
      return { evaluated: [high, action(3)], reason: `${q} is not below HT **${grouped(ht)}**` };
    const middle = test(4, `${grouped(queue)} ≥ ${grouped(lt)}`, queue >= lt);
    if (queue < lt) return { evaluated: [high, middle], reason: `${q} is below LT **${grouped(lt)}**` };
    return {
      evaluated: [high, middle, action(5)],
      reason: `${q} is between LT **${grouped(lt)}** and HT **${grouped(ht)}**`,
    };
  }
}

export const relative: AlgorithmDefinition = {
  id: 'relative',
  short: 'RRM',
  name: 'relative rate marking',
  citation: 'Ülkü 1997, section 4.1 and Table 4.1',
  help: 'The queue alone decides, and every VC alike: above HT backward RM cells say slow down (CI), between LT and HT do not speed up (NI). A VC through many switches hears bad news more often.',
  parameters: thresholds,
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on backward RM:
  if Q ≥ HT:
    CI ← 1
  else if Q ≥ LT:
    NI ← 1`),
  readingLabel: '',
  create: () => new RelativeMarking(),
};

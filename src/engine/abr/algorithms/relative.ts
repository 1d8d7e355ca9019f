import { action } from '../../switch/telling.ts';
import type { RmCell } from '../rmCell.ts';
import { thresholds } from '../thresholds.ts';
import { memory, type ToldPart, TwoThresholds, VERY_CONGESTED } from '../twoThresholds.ts';
import { type AlgorithmDefinition, type Line, pseudoCode, type ToldRate } from './algorithm.ts';

class RelativeMarking extends TwoThresholds {
  readonly reading = Number.NaN;

  constructor() {
    super(2);
  }

  protected severe(rm: RmCell): void {
    rm.congested();
  }

  protected slight(rm: RmCell): Line {
    rm.hold();
    return 5;
  }

  protected tellSevere(): ToldPart {
    return { evaluated: [this.done('CI ← 1')], reason: '' };
  }

  protected tellSlight(): ToldPart {
    return { evaluated: [action(5, 'NI ← 1')], reason: '' };
  }

  protected tellForward(): ToldRate {
    return { evaluated: [], reason: 'forward RM cells pass untouched' };
  }
}

export const relative: AlgorithmDefinition = {
  id: 'relative',
  short: 'RRM',
  name: 'relative rate marking',
  citation: 'Ülkü 1997, section 4.1 and Table 4.1; hysteresis: section 3.2',
  help: 'The queue alone decides, and every VC alike: above HT backward RM cells say slow down (CI), between LT and HT do not speed up (NI). A VC through many switches is slowed down more often (beat-down).',
  parameters: [...thresholds, memory],
  ordered: [['lt', 'ht']],
  pseudoCode: pseudoCode(`on backward RM:
  ${VERY_CONGESTED}
    CI ← 1
  else if Q ≥ LT:
    NI ← 1`),
  readingLabel: '',
  create: () => new RelativeMarking(),
};

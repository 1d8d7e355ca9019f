import { type Cells, type ParameterValues, type Picoseconds, remark } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import {
  type AlgorithmDefinition,
  type Line,
  type PortView,
  pseudoCode,
  type RateAlgorithm,
  type RateExplanation,
  type VcRow,
} from '../algorithm.ts';
import { numberParameter } from '../parts/rateParameters.ts';
import { rateThreshold } from '../parts/thresholds.ts';
import type { RmCell } from '../rmCell.ts';

const PS_PER_MS = 1e9;
const NOTIFY = 4;

/** While the queue is above QT, the port answers data cells by backward RM cells, at most one per `gap` for each VC. */
class BackwardNotification implements RateAlgorithm {
  readonly efciAbove = Number.POSITIVE_INFINITY;
  readonly interval = null;
  readonly advertisedRate = Number.NaN;
  private qt: Cells = 0;
  private gap: Picoseconds = 0;
  /** By VC: time at which its source was last notified. */
  private readonly notifiedAt: Float64Array;

  constructor(vcs: number) {
    this.notifiedAt = new Float64Array(vcs).fill(Number.NEGATIVE_INFINITY);
  }

  state(io: StateIo): void {
    io.array(this.notifiedAt);
  }

  configure({ qt, gapMs }: ParameterValues): void {
    this.qt = qt as number;
    this.gap = Math.round((gapMs as number) * PS_PER_MS);
  }

  data(vc: number, { now, queue }: PortView): Line {
    if (queue <= this.qt || now - this.notifiedAt[vc]! < this.gap) return 0;
    this.notifiedAt[vc] = now;
    return NOTIFY;
  }

  table(): readonly VcRow[] {
    return Array.from(this.notifiedAt, (time, vc) => ({ vc, time }))
      .filter(({ time }) => time >= 0)
      .map(({ vc, time }) => ({
        vc,
        state: '',
        variables: [{ label: 'last told at', value: time / PS_PER_MS, unit: 'ms' }],
      }));
  }

  explain(_rm: RmCell, { queue }: PortView): RateExplanation {
    return { evaluated: [], reason: remark('sendsItsOwn', { queue, qt: this.qt }) };
  }
}

/** TM 4.0, section 5.10.6: at most 10 such cells/s per VC. */
const gapMs = numberParameter({
  name: 'gapMs',
  label: 'gap',
  unit: 'ms',
  min: 0.01,
  max: 10_000,
  default: 100,
  scale: 'log',
});

export const backward: AlgorithmDefinition = {
  id: 'backward',
  short: 'BECN',
  name: 'backward explicit congestion notification',
  citation: 'Newman 1994; ATM Forum TM 4.0 (1996), section 5.10.6; Ülkü 1997, section 2.1.2',
  parameters: [rateThreshold('qt', 'QT', 50), gapMs],
  pseudoCode: pseudoCode(`on a data cell of a VC:
  if Q > QT:
    if its source was last told at least gap ago:
      send a backward RM cell to it: BN ← 1, CI ← 1
on any RM cell of a source:
  pass it on`),
  readingLabel: '',
  create: (vcs) => new BackwardNotification(vcs),
};

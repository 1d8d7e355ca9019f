import type { Cells, ParameterValues } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { type PortView, pseudoCode, type RateAlgorithm, type ToldRate } from './algorithms/algorithm.ts';
import type { RmCell } from './rmCell.ts';
import { rateThreshold } from './thresholds.ts';

/** A port that marks data cells while its queue is long, and leaves RM cells alone. */
export class EfciMarking implements RateAlgorithm {
  efciAbove: Cells = Number.POSITIVE_INFINITY;
  readonly interval = null;
  readonly reading = Number.NaN;

  configure({ qt }: ParameterValues): void {
    this.efciAbove = qt as number;
  }

  explain(_rm: RmCell, { queue }: PortView): ToldRate {
    const above = queue > this.efciAbove;
    const q = `Q **${grouped(queue)}** is ${above ? '' : 'not '}above QT ${grouped(this.efciAbove)}`;
    return {
      evaluated: [],
      reason: `RM cells pass untouched; ${q}, so data cells leave ${above ? 'marked' : 'as they came'}`,
    };
  }
}

export const efciThreshold = rateThreshold(
  'qt',
  'QT',
  50,
  'Data cells leave with EFCI set while more cells than this wait.',
);

export const efciCode = pseudoCode(`on any RM cell:
  pass it on
when a data cell begins to leave:
  if Q > QT:
    EFCI ← 1`);

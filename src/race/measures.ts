import type { RunResults } from '../contract/index.ts';

/** Measures by which candidates are compared. */
export const MEASURES = ['useful', 'dead', 'jain', 'packetLoss', 'queueMean', 'queueP99'] as const;
export type MeasureId = (typeof MEASURES)[number];

/** One number per measure, for one run. */
export type RaceValues = Readonly<Record<MeasureId, number>>;

export interface Measure {
  /** Whether more or less is better. */
  readonly better: 'more' | 'less';
  /** Unit of the number, and of a difference of two. Empty: none. */
  readonly unit: '%' | 'cells' | '';
  readonly differenceUnit: 'points' | 'cells' | '';
  readonly digits: number;
}

const share = (better: Measure['better'], digits: number): Measure => ({
  better,
  unit: '%',
  differenceUnit: 'points',
  digits,
});
const cells: Measure = { better: 'less', unit: 'cells', differenceUnit: 'cells', digits: 0 };

export const measures: Readonly<Record<MeasureId, Measure>> = {
  useful: share('more', 1),
  dead: share('less', 1),
  jain: { better: 'more', unit: '', differenceUnit: '', digits: 3 },
  packetLoss: share('less', 2),
  queueMean: cells,
  queueP99: cells,
};

/** @param port the bottleneck: its link carries the useful and the dead cells, its buffer holds the queue */
export function valuesOf({ whole, links, ports }: RunResults, port: string): RaceValues {
  const ledger = links.find(({ link }) => link === port)?.ledger;
  const queue = ports.find((candidate) => candidate.port === port);
  return {
    useful: 100 * (ledger?.useful ?? Number.NaN),
    dead: 100 * (ledger?.dead ?? Number.NaN),
    jain: whole.jain,
    packetLoss: 100 * whole.packetLossRatio,
    queueMean: queue?.queueMean ?? Number.NaN,
    queueP99: queue?.queueP99 ?? Number.NaN,
  };
}

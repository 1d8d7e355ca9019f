import { createContext, useContext } from 'react';
import { keysOf, lastKey, type SweepChecked } from '../../contract/index.ts';
import { labelAt } from '../settings/labels.ts';
import { type MeasureKey, measureNames } from '../strings/measures/measureNames.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';

/** Figures of the whole run that the score shows under a name. */
const OF_WHOLE: Readonly<Record<string, MeasureKey>> = {
  effectiveThroughput: 'throughput',
  jain: 'jain',
  synchronization: 'synchronization',
  normalizedGoodput: 'normalized',
  fairness: 'fairness',
  efficiency: 'efficiency',
  windowBeforeTimeoutBytes: 'beforeTimeout',
};

/** `Effective throughput` for `whole.effectiveThroughput`; a figure of a part of the network stays as it is. */
export function metricName(metric: string): string {
  if (keysOf(metric)[0] !== 'whole') return metric;
  const figure = lastKey(metric);
  const ofScore = OF_WHOLE[figure];
  return ofScore === undefined ? (texts.figures[figure] ?? metric) : measureNames[ofScore];
}

type Titles = SweepChecked['titles'];

/** `Minimum RTO (tcp.minRtoMs)`, `EPD: T (policy.threshold)`; what neither cards nor the catalogue name stays as it is. */
export function axisName(path: string, titles: Titles): string {
  const label = labelAt(path, titles);
  return label === null ? path : `${label} (${path})`;
}

/** What the catalogue calls parameters, for all that names axes. */
export const CatalogTitles = createContext<Titles>({});

/** Names of axes. */
export function useAxisName(): (path: string) => string {
  const titles = useContext(CatalogTitles);
  return (path) => axisName(path, titles);
}

/** What a person calls the setting of an axis; null: it has no other name than its path. */
export function useAxisLabel(path: string): string | null {
  return labelAt(path, useContext(CatalogTitles));
}

import { keysOf, lastKey } from '../../contract/index.ts';
import { settingLabel } from '../../strings/en/settings/labels.ts';
import { type MeasureKey, measureNames } from '../strings/measures/measureNames.ts';

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

/** `Effective throughput` for `whole.effectiveThroughput`; a figure without a name on the page stays as it is. */
export function metricName(metric: string): string {
  const key = keysOf(metric)[0] === 'whole' ? OF_WHOLE[lastKey(metric)] : undefined;
  return key === undefined ? metric : measureNames[key];
}

/** `Minimum RTO (tcp.minRtoMs)`; a setting that no card names stays as it is. */
export function axisName(path: string): string {
  const label = settingLabel(path);
  return label === null ? path : `${label} (${path})`;
}

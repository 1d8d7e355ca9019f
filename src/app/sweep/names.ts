import { createContext, useContext } from 'react';
import { type Catalog, keysOf, lastKey, plainNumber, type SweepChecked } from '../../contract/index.ts';
import { settingAt } from '../settings/kinds.ts';
import { labelAt } from '../settings/labels.ts';
import { nameOf, sayValue } from '../settings/name.ts';
import { type MeasureKey, measureNames } from '../strings/measures/measureNames.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { capital } from '../strings/text.ts';
import { shownValues } from './values.ts';

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

/** `Effective throughput` for `whole.effectiveThroughput`; figures of a part of the network keep their path. */
export function metricName(metric: string): string {
  if (keysOf(metric)[0] !== 'whole') return metric;
  const figure = lastKey(metric);
  const ofScore = OF_WHOLE[figure];
  return ofScore === undefined ? (texts.figures[figure] ?? metric) : measureNames[ofScore];
}

/** Source of the names of settings and values; the catalog is null until the worker has answered. */
export type SweepNames = Pick<SweepChecked, 'titles'> & { readonly catalog: Catalog | null };

/** `Minimum RTO`, `EPD: T`, `Discard policy`; null if neither cards nor the catalog name the setting. */
export function settingTitle({ titles, catalog }: SweepNames, path: string): string | null {
  const label = labelAt(path, titles);
  if (label !== null || settingAt(path).path.kind === 'document') return label;
  return capital(nameOf({ catalog, loaded: null }, path));
}

/** `Minimum RTO (tcp.minRtoMs)`; a path without a title stays as it is. */
export function axisName(names: SweepNames, path: string): string {
  const title = settingTitle(names, path);
  return title === null ? path : `${title} (${path})`;
}

/** A value in the notation of the page’s language: `0,5`, `ESPD`. */
export const valueName = ({ catalog }: SweepNames, path: string, value: string): string =>
  Number.isFinite(plainNumber(value)) ? shownValues(value) : sayValue({ catalog }, path, value);

const Names = createContext<SweepNames>({ titles: {}, catalog: null });

/** Names for the plots and the table. */
export const NamesProvider = Names.Provider;
export const useNames = (): SweepNames => useContext(Names);

import { createContext, useContext } from 'react';
import { type Catalog, keysOf, lastKey, plainNumber } from '../../contract/index.ts';
import { settingAt } from '../settings/kinds.ts';
import { labelAt } from '../settings/labels.ts';
import { nameOf, sayValue } from '../settings/name.ts';
import { type MeasureKey, measureNames } from '../strings/measures/measureNames.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { capital } from '../strings/text.ts';
import { parameterTitles } from './titles.ts';
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

/** `Minimum RTO`, `EPD: T`, `Discard policy`; null if neither cards nor the catalog name the setting. */
export function settingTitle(catalog: Catalog | null, path: string): string | null {
  const label = labelAt(path, catalog === null ? {} : parameterTitles(catalog));
  if (label !== null || settingAt(path).path.kind === 'document') return label;
  return capital(nameOf({ catalog, loaded: null }, path));
}

/** `Minimum RTO (tcp.minRtoMs)`; a path without a title stays as it is. */
export function axisName(catalog: Catalog | null, path: string): string {
  const title = settingTitle(catalog, path);
  return title === null ? path : `${title} (${path})`;
}

/** A value in the notation of the page’s language: `0,5`, `ESPD`. */
export const valueName = (catalog: Catalog | null, path: string, value: string): string =>
  Number.isFinite(plainNumber(value)) ? shownValues(value) : sayValue({ catalog }, path, value);

const Names = createContext<Catalog | null>(null);

/** Catalog from which plots and the table take names; null until the worker has answered. */
export const NamesProvider = Names.Provider;
export const useNames = (): Catalog | null => useContext(Names);

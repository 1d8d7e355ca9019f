import { linkResult, lostAt, portResult, type RunResults } from '../../../../contract/index.ts';
import { fixed, MINUS, percent, shortRate, whole } from '../../../format.ts';
import { branchPanels } from '../../../strings/panels/branchPanels.ts';
import { meanRateOf, rateFigures, settlingWords } from '../../score/rateFigures.ts';

export type RowKey = keyof typeof branchPanels.rows;
type Kind = 'count' | 'share' | 'index' | 'rate' | 'time';

interface Comparison {
  readonly key: RowKey;
  readonly kind: Kind;
  /** Which way is good for whom the row is about; null where neither is. */
  readonly good: 'more' | 'less' | null;
  /** @param vc followed, or the first one with rate control */
  readonly value: (results: RunResults, port: string, vc: number) => number;
}

/** Differences of less than this share are none. */
const NEGLIGIBLE = 0.05;
/** Of amounts, one worth telling of; null for what is a part of something already. */
const LEAST: Readonly<Record<Kind, number | null>> = {
  count: 1,
  share: null,
  index: null,
  rate: 1,
  time: 1e-3,
};
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What the users got, what it cost, what the port saw. */
export const COMPARISONS: readonly Comparison[] = [
  { key: 'packets', kind: 'count', good: 'more', value: ({ whole: all }) => all.packets },
  { key: 'throughput', kind: 'share', good: 'more', value: ({ whole: all }) => all.effectiveThroughput },
  { key: 'jain', kind: 'index', good: 'more', value: ({ whole: all }) => all.jain },
  {
    key: 'dropped',
    kind: 'count',
    good: 'less',
    value: (all, id) => {
      const at = portResult(all, id);
      return at === undefined ? Number.NaN : lostAt(at);
    },
  },
  {
    key: 'dead',
    kind: 'count',
    good: 'less',
    value: ({ sessions }) => sum(sessions.map(({ deadCells }) => deadCells)),
  },
  { key: 'timeouts', kind: 'count', good: 'less', value: ({ whole: all }) => all.timeouts },
  { key: 'fastRetransmits', kind: 'count', good: null, value: ({ whole: all }) => all.fastRetransmits },
  {
    key: 'idle',
    kind: 'share',
    good: 'less',
    value: (all, id) => linkResult(all, id)?.ledger?.idle ?? Number.NaN,
  },
  {
    key: 'queueMean',
    kind: 'count',
    good: null,
    value: (all, id) => portResult(all, id)?.queueMean ?? Number.NaN,
  },
  {
    key: 'queueP99',
    kind: 'count',
    good: null,
    value: (all, id) => portResult(all, id)?.queueP99 ?? Number.NaN,
  },
];

const WINDOWS: readonly RowKey[] = ['timeouts', 'fastRetransmits', 'dead'];

const ofRates =
  (key: 'jain' | 'settlingS' | 'deviation' | 'overshoot') =>
  (results: RunResults): number =>
    rateFigures(results)?.[key] ?? Number.NaN;

/** What rate control is for: each its share, soon and steadily. Plain fairness would call equal rates fair. */
const RATES: readonly Comparison[] = [
  { key: 'acr', kind: 'rate', good: null, value: (all, _, vc) => meanRateOf(all, vc) },
  { key: 'shares', kind: 'index', good: 'more', value: ofRates('jain') },
  { key: 'settling', kind: 'time', good: 'less', value: ofRates('settlingS') },
  { key: 'deviation', kind: 'index', good: 'less', value: ofRates('deviation') },
  { key: 'overshoot', kind: 'share', good: 'less', value: ofRates('overshoot') },
];

/** The rows of a run with rate control, with windows, or with both. */
export function comparisonsOf(rated: boolean, windows: boolean): readonly Comparison[] {
  if (!rated) return COMPARISONS;
  const kept = COMPARISONS.filter(({ key }) => key !== 'jain' && (windows || !WINDOWS.includes(key)));
  return [...kept.slice(0, 2), ...RATES, ...kept.slice(2)];
}

/** A value as its row writes it. */
export function valueWords(value: number, kind: Kind): string {
  if (kind === 'share') return percent(value);
  if (kind === 'rate') return shortRate(value);
  if (kind === 'time') return settlingWords(value, branchPanels.never);
  return kind === 'index' ? fixed(value, 2) : whole(value);
}

const UNITS: Partial<Record<Kind, readonly [factor: number, unit: string]>> = {
  share: [100, '%'],
  rate: [1, 'cells/s'],
  time: [1000, 'ms'],
};

/** A row of numbers in the unit that the page shows them in, which its name tells. */
export function rowInUnit(name: string, values: readonly number[], kind: Kind): readonly (string | number)[] {
  const [factor, unit] = UNITS[kind] ?? [1, ''];
  const exact = (value: number) =>
    value === Infinity ? branchPanels.never : Number((value * factor).toPrecision(12));
  return [unit ? `${name}, ${unit}` : name, ...values.map(exact)];
}

/** What is rounded to nothing has no sign. */
const signed = (text: string, value: number): string =>
  !/[1-9]/.test(text) || value === 0 ? text : `${value > 0 ? '+' : MINUS}${text}`;

/** `+38.4 %`, `× 11.1`, `+27.4 pt`, `−0.27`. */
export function differenceWords(a: number, b: number, kind: Kind): string {
  const by = b - a;
  if (!Number.isFinite(by)) return '–';
  if (kind === 'share') return `${signed(fixed(Math.abs(by * 100), 1), by)}\u00a0pt`;
  if (kind === 'index') return signed(fixed(Math.abs(by), 2), by);
  if (kind === 'rate') return signed(shortRate(Math.abs(by)), by);
  if (kind === 'time') return `${signed(fixed(Math.abs(by * 1000), 1), by)}\u00a0ms`;
  if (Math.round(a) > 0 && b / a >= 3) return `×\u00a0${fixed(b / a, b / a < 100 ? 1 : 0)}`;
  return signed(whole(Math.abs(by)), by);
}

/** In words, never in colour alone; empty where more is neither good nor bad. */
export function verdict(a: number, b: number, { good, kind }: Pick<Comparison, 'good' | 'kind'>): string {
  if (Number.isNaN(b - a)) return '';
  const least = LEAST[kind];
  const scale = least === null ? 0.4 : Math.max(Math.abs(a), Math.abs(b), least);
  if (Math.abs(b - a) < NEGLIGIBLE * scale) return branchPanels.equal;
  if (good === null) return '';
  return b > a === (good === 'more') ? branchPanels.better : branchPanels.worse;
}

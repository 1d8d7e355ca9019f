import { meansOf, sentence } from '../sentences.ts';
import { fixed, mean } from '../statistics.ts';
import type { Judgement, Outcome } from '../study.ts';

const POLICIES = ['TLD', 'DFF', 'EPD', 'CCD max'] as const;
const PEAKS = [1.5, 6, 10] as const;
const LOADS = [1.25, 1.5, 2, 3] as const;
const CCD = POLICIES.indexOf('CCD max');

/** Mean over peak rates and loads, for each policy. */
const overall = ({ mean: of }: Outcome, name: string): readonly number[] =>
  POLICIES.map((policy) =>
    mean(PEAKS.flatMap((peak) => LOADS.map((load) => of(`${name}-${peak}`, `load ${load}`, policy)))),
  );
const tablesOf = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => PEAKS.map((peak) => `${name}-${peak}`));

const smallPackets = sentence(
  {
    id: 'small-packets',
    section: '4.2, figures 6-1 to 6-3',
    tables: tablesOf('pcr', 'small-packets-pcr'),
    statement:
      'packets of 500 bytes lower the throughput of all, that of CCD least (over peak rates and loads)',
  },
  (outcome) => {
    const [large, small] = [overall(outcome, 'pcr'), overall(outcome, 'small-packets-pcr')];
    const fall = large.map((each, i) => each - Number(small[i]));
    return {
      held: fall.every((points) => points > 0) && Number(fall[CCD]) <= Math.min(...fall),
      detail: `${fixed(fall, 1)} points`,
    };
  },
);

const mixedPackets = sentence(
  {
    id: 'mixed-packets',
    section: '4.2, figures 6-4 to 6-6',
    tables: tablesOf('pcr', 'small-packets-pcr', 'mixed-packets-pcr'),
    statement:
      'with mixed packet sizes the throughput is between those of the two sizes (over peak rates and loads)',
  },
  (outcome) => {
    const [large, small] = [overall(outcome, 'pcr'), overall(outcome, 'small-packets-pcr')];
    const both = overall(outcome, 'mixed-packets-pcr');
    const isBetween = both.every((each, i) => {
      const ends = [Number(large[i]), Number(small[i])];
      return each >= Math.min(...ends) && each <= Math.max(...ends);
    });
    return {
      held: isBetween,
      detail: [small, both, large].map((row) => fixed(row, 1)).join('; '),
    };
  },
);

const tailDropWhenLight = sentence(
  {
    id: 'tail-drop-light-load',
    section: '4.2, figures 5-1, 5-3 and 5-5',
    tables: tablesOf('pcr'),
    statement: 'at load 1.25 TLD carries more than DFF and EPD',
  },
  (outcome) => {
    const rows = PEAKS.map((peak) => meansOf(outcome, `pcr-${peak}`, 'load 1.25', POLICIES));
    return {
      held: rows.every(([tld = 0, dff = 0, epd = 0]) => tld > dff && tld > epd),
      detail: rows.map((row) => fixed(row, 1)).join('; '),
    };
  },
);

/** Tolerance in points of throughput. */
const ROBUST = 5;

const robust = sentence(
  {
    id: 'robust-low',
    section: '4.2, figure 8-1',
    tables: ['estimate', 'estimate-near'],
    statement: `CCD is robust to estimates of 5 to 80 % of the active VCs: within ${ROBUST} points of the right one`,
  },
  ({ mean: of }) => {
    const at = (table: string, percent: number): number => of(table, `CCD max, ${percent} %`, 'throughput');
    const right = at('estimate', 100);
    const wrong = [at('estimate', 5), at('estimate', 10), at('estimate-near', 80)];
    return {
      held: wrong.every((each) => Math.abs(each - right) <= ROBUST),
      detail: `${fixed(wrong, 1)}; ${fixed([right], 1)} %`,
    };
  },
);

/** Claims in the text of the paper about its figures, whose points our copy lacks. */
export const nagataSentences: readonly Judgement[] = [smallPackets, mixedPackets, tailDropWhenLight, robust];

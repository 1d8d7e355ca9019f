import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import {
  bottleneck,
  type Figure,
  ledger,
  meanOf,
  runs,
  seedsByTier,
  spreadByTier,
} from '../support/sceneRuns.ts';

/**
 * Ten senders, 500 bytes, four policies, ten seeds (four outside the long tier), beside an independent simulator of the same network
 * (docs/papers/cheon-panwar-1997.md, "Compared with another simulator"). A mean agrees within the larger of two standard
 * deviations over seeds and 5 %.
 */
const POLICIES = ['rcd', 'ppd', 'epd', 'espd'] as const;
type Four = readonly [rcd: number, ppd: number, epd: number, espd: number];

interface Row {
  readonly figure: string;
  readonly of: Figure;
  readonly other: Four;
  /** Standard deviation over seeds: the other simulator's where it is known, else ours. */
  readonly sd: Four;
  /** Where the two differ: our own mean, held within the same band. */
  readonly ours?: Partial<Record<(typeof POLICIES)[number], number>>;
}

const ROWS: readonly Row[] = [
  {
    figure: 'packets',
    of: ({ whole }) => whole.packets,
    other: [34_754, 43_185, 55_569, 74_582],
    sd: [2_004, 3_226, 1_953, 564],
  },
  {
    figure: 'useful slots',
    of: (run) => ledger(run).useful,
    other: [0.455, 0.565, 0.727, 0.976],
    sd: [0.026, 0.042, 0.026, 0.007],
  },
  {
    figure: 'idle slots',
    of: (run) => ledger(run).idle,
    other: [0.53, 0.426, 0.27, 0.013],
    sd: [0.026, 0.042, 0.026, 0.007],
  },
  {
    figure: 'dead slots',
    of: (run) => ledger(run).dead,
    other: [0.007, 0.004, 0, 0.004],
    // What is under way at the ends of the window is worth 0.1 points.
    sd: [0.0007, 0.0005, 0.0005, 0.0005],
  },
  {
    figure: 'duplicate slots',
    of: (run) => ledger(run).duplicate,
    other: [0.009, 0.005, 0.004, 0.008],
    sd: [0.0008, 0.0011, 0.0007, 0.001],
    ours: { rcd: 0.0135, ppd: 0.0085 },
  },
  {
    figure: 'cell loss ratio',
    of: (run) => bottleneck(run).cellLossRatio,
    other: [0.0054, 0.0044, 0.0054, 0.0371],
    sd: [0.0004, 0.0005, 0.0004, 0.002],
    ours: { espd: 0.043 },
  },
  {
    figure: 'timeouts',
    of: ({ whole }) => whole.timeouts,
    other: [76, 73, 61, 79],
    sd: [3.7, 3.2, 1.4, 4.6],
    ours: { rcd: 68, ppd: 66, epd: 53 },
  },
  {
    figure: 'fast retransmits',
    of: ({ whole }) => whole.fastRetransmits,
    other: [257, 225, 238, 76],
    sd: [16, 12, 8.5, 5.7],
    ours: { epd: 201 },
  },
  {
    figure: 'Jain',
    of: ({ whole }) => whole.jain,
    other: [0.969, 0.917, 0.934, 0.918],
    sd: [0.036, 0.034, 0.019, 0.036],
  },
  {
    figure: 'mean queue',
    of: (run) => bottleneck(run).queueMean,
    other: [281, 320, 457, 1_093],
    sd: [12, 22, 21, 44],
  },
  {
    figure: 'hit per epoch',
    of: (run) => bottleneck(run).hitPerEpoch,
    other: [9.9, 9.2, 8.4, 1.7],
    sd: [0.2, 0.3, 0.5, 0.1],
  },
  {
    figure: 'epochs',
    of: (run) => bottleneck(run).epochs,
    other: [7, 7, 11, 32],
    sd: [0.32, 0.53, 0.74, 1.9],
    ours: { rcd: 6.1 },
  },
  {
    figure: 'synchronisation',
    of: ({ whole }) => whole.synchronization,
    other: [0.71, 0.3, 0.12, -0.08],
    sd: [0.16, 0.12, 0.04, 0.01],
  },
  {
    figure: 'queue empty',
    of: (run) => bottleneck(run).emptyShare,
    other: [0.65, 0.56, 0.41, 0.03],
    sd: [0.023, 0.031, 0.026, 0.013],
  },
  {
    figure: 'buffer full',
    of: (run) => bottleneck(run).fullShare,
    // Whole percents: half of one is rounding.
    other: [0.05, 0.05, 0.07, 0.02],
    sd: [0.005, 0.005, 0.005, 0.005],
  },
  {
    figure: 'mean window, segments',
    of: ({ sessions }) =>
      sessions.reduce((sum, { meanCwndBytes }) => sum + meanCwndBytes, 0) / sessions.length / 500,
    other: [18, 21, 26, 44],
    sd: [0.9, 1.5, 0.9, 0.6],
  },
];

/** Two hold what four may: the tolerance is the one of four. */
const seeds = seedsByTier(2, 10);
const results = Object.fromEntries(
  POLICIES.map((policy) => [policy, runs('symmetric-500', { policy }, seeds)]),
) as Record<(typeof POLICIES)[number], readonly RunResults[]>;

describe('four policies on ten senders', () => {
  const cases = ROWS.flatMap((row) => POLICIES.map((policy, index) => ({ ...row, policy, index })));

  it.each(cases)('$policy: $figure', ({ of, other, sd, ours = {}, policy, index }) => {
    const expected = ours[policy] ?? other[index] ?? Number.NaN;
    const within = spreadByTier(4, 10) * Math.max(2 * (sd[index] ?? Number.NaN), 0.05 * Math.abs(expected));
    const mean = meanOf(results[policy], of);
    expect(Math.abs(mean - expected), `${mean} is not ${expected} +- ${within}`).toBeLessThanOrEqual(within);
  });

  it('PPD < EPD < ESPD in every seed, RCD < PPD in the mean', () => {
    for (const [index, { whole }] of results.epd.entries()) {
      expect(whole.packets).toBeGreaterThan(results.ppd[index]?.whole.packets ?? Number.NaN);
      expect(whole.packets).toBeLessThan(results.espd[index]?.whole.packets ?? Number.NaN);
    }
    const packets: Figure = ({ whole }) => whole.packets;
    expect(meanOf(results.rcd, packets)).toBeLessThan(meanOf(results.ppd, packets));
  });

  it('the four shares of the slots make one, in every run', () => {
    for (const run of Object.values(results).flat()) {
      const { useful, dead, duplicate, idle } = ledger(run);
      expect(useful + dead + duplicate + idle).toBeCloseTo(1, 12);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../src/contract/index.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { patternOf } from '../../../src/engine/traffic/kinds/index.ts';

const MS = 1e9;
const SECOND = 1e12;

/** Times of the first units, or of all within `until`, in ms. */
function times(source: SourceDocument, until: number, unitCells = 1, seed = 1): number[] {
  const random = (purpose: string) => new RandomStream(seed, purpose);
  const pattern = patternOf(source, { unitCells, slotPs: 2.5e6, random });
  const found: number[] = [];
  for (let at = pattern.begin(0); at <= until; at = pattern.next()) found.push(at);
  return found;
}

const gaps = (at: readonly number[]): number[] => at.slice(1).map((time, i) => time - at[i]!);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('a deterministic source', () => {
  it('sends at equal distances from its phase on', () => {
    const source = { kind: 'deterministic', cellsPerSecond: 1_000, phase: 0.25 } as const;
    expect(times(source, 4 * MS).map((at) => at / MS)).toEqual([0.25, 1.25, 2.25, 3.25]);
  });

  it('does not drift: three cells a second are never late by more than the picosecond', () => {
    const at = times({ kind: 'deterministic', cellsPerSecond: 3 }, 3_000 * SECOND);
    at.forEach((time, k) => {
      expect(Math.abs(time - (k * SECOND) / 3)).toBeLessThan(1.5);
    });
  });

  it('of frames keeps its rate in cells', () => {
    const at = times({ kind: 'deterministic', cellsPerSecond: 10_000, packetBytes: 480 }, 10 * MS, 10);
    expect(gaps(at).every((gap) => gap === MS)).toBe(true);
  });
});

describe('a Poisson source', () => {
  const at = times({ kind: 'poisson', cellsPerSecond: 10_000 }, 20 * SECOND);

  it('has the mean rate: 200,000 cells in 20 s within four standard deviations', () => {
    expect(Math.abs(at.length - 200_000)).toBeLessThan(4 * Math.sqrt(200_000));
  });

  it('has exponential gaps: mean and standard deviation alike, 1/e of them above the mean', () => {
    const all = gaps(at).map((gap) => gap / (SECOND / 10_000));
    const m = mean(all);
    const deviation = Math.sqrt(mean(all.map((gap) => (gap - m) ** 2)));
    expect(m).toBeCloseTo(1, 1.9);
    expect(Math.abs(deviation - 1)).toBeLessThan(0.02);
    const above = all.filter((gap) => gap > 1).length / all.length;
    expect(Math.abs(above - Math.exp(-1))).toBeLessThan(4 * Math.sqrt((0.368 * 0.632) / all.length));
  });

  it('has no memory: cells of neighbouring milliseconds do not go together', () => {
    const counts = new Array<number>(20_000).fill(0);
    for (const time of at) counts[Math.min(19_999, Math.floor(time / MS))]!++;
    const m = mean(counts);
    const variance = mean(counts.map((n) => (n - m) ** 2));
    expect(Math.abs(variance / m - 1)).toBeLessThan(4 * Math.sqrt(2 / counts.length));
    const covariance = mean(counts.slice(1).map((n, i) => (n - m) * (counts[i]! - m)));
    expect(Math.abs(covariance / variance)).toBeLessThan(4 / Math.sqrt(counts.length));
  });

  it('is another one with another seed', () => {
    expect(times({ kind: 'poisson', cellsPerSecond: 100 }, SECOND, 1, 2)).not.toEqual(
      times({ kind: 'poisson', cellsPerSecond: 100 }, SECOND, 1, 1),
    );
  });
});

describe('an on-off source', () => {
  it('of fixed lengths sends bursts, and what a burst leaves over counts in the next one', () => {
    const source = {
      kind: 'on-off',
      cellsPerSecond: 1_000,
      burstMs: 2.5,
      silenceMs: 7.5,
      lengths: 'fixed',
    } as const;
    expect(times(source, 22 * MS).map((at) => at / MS)).toEqual([0, 1, 2, 10.5, 11.5, 12.5, 21, 22]);
  });

  it('of exponential lengths has the mean rate, burst / (burst + silence) of the peak', () => {
    const source = { kind: 'on-off', cellsPerSecond: 50_000, burstMs: 1, silenceMs: 3 } as const;
    // 10,000 cycles: the share of the bursts has a relative standard deviation of about 1.1 %.
    const cells = times(source, 40 * SECOND).length;
    expect(Math.abs(cells / (40 * 12_500) - 1)).toBeLessThan(0.045);
  });
});

describe('a VBR source', () => {
  const levels = [
    { cellsPerSecond: 2_000, ms: 1 },
    { cellsPerSecond: 0, ms: 1 },
    { cellsPerSecond: 4_000, ms: 0.5 },
  ];

  it('takes its levels in turn and keeps the mean rate exactly', () => {
    const at = times({ kind: 'vbr', levels }, 5 * MS);
    expect(at.map((time) => time / MS)).toEqual([0, 0.5, 1, 2.25, 2.5, 3, 3.5, 4.75, 5]);
  });

  it('with random spacing has the mean rate', () => {
    const at = times({ kind: 'vbr', levels, spacing: 'poisson' }, 25 * SECOND);
    expect(Math.abs(at.length - 40_000)).toBeLessThan(4 * Math.sqrt(40_000));
  });
});

describe('a scripted source', () => {
  it('sends at its times, in microseconds or in cell times of its link', () => {
    expect(times({ kind: 'scripted', times: [0, 3, 3] }, SECOND)).toEqual([0, 3e6, 3e6]);
    expect(times({ kind: 'scripted', times: [1, 4], unit: 'slots' }, SECOND)).toEqual([2.5e6, 10e6]);
  });
});

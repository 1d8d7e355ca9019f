import { describe, expect, it } from 'vitest';
import { sayRemark, sayRemarks } from '../../../src/strings/en/remarks/index.ts';
import { CELL_TIME_PS, cellOf, hold, names, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** The network of section 3.3: ten VCs, packets of 30 cells, Tq 1,000 of 2,000. */
const section33 = { tq: 1_000, packetCells: 30, zeta: 0.0007, ttMode: 'max', nvcPercent: 100 };

/** Cell times between two bursts. */
function pause(params: Record<string, number | string>, vcs: number): number {
  const policy = newPolicy('ccd', { ...section33, ...params }, 2_000);
  for (let vc = 0; vc < vcs; vc++) hold(policy, vc, 1);
  const burst = (now: number): boolean => {
    policy.decide(cellOf(1, 'COM', 1_000, Math.ceil(now * CELL_TIME_PS)));
    const some = (policy.headDrop?.cells ?? 0) > 0;
    return some;
  };
  expect(burst(0)).toBe(true);
  let [none, some] = [0, 1e9];
  while (some - none > 0.01) {
    const middle = (none + some) / 2;
    const before = newPolicy('ccd', { ...section33, ...params }, 2_000);
    for (let vc = 0; vc < vcs; vc++) hold(before, vc, 1);
    before.decide(cellOf(1, 'COM', 1_000, 0));
    before.decide(cellOf(1, 'COM', 1_000, Math.ceil(middle * CELL_TIME_PS)));
    if ((before.headDrop?.cells ?? 0) > 0) some = middle;
    else none = middle;
  }
  return some;
}

describe('concentrated cell discard', () => {
  it('throws away D cells at the head when the queue reaches Tq, then none while it is suspended', () => {
    // One cell of each of ten VCs; the pause is 10 × 65536/53/2 = 6,182.6 cell times, 16.86 ms.
    follows(
      'ccd',
      section33,
      `
      @1     1 BOM 999  (99 of 10)  -> 15 accept
      @1     1 COM 1000 (100 of 10) -> 6 accept -10
      @1     2 COM 1000 (100 of 10) -> 13 accept
      @17.85 2 COM 1400 (100 of 10) -> 13 accept
      @17.86 3 COM 1400 (100 of 10) -> 6 accept -10
      @18    3 COM 1400 (100 of 10) -> 13 accept
      @40    3 COM 999  (100 of 10) -> 15 accept
      `,
    );
  });

  it('during the suspension lets the head make room when the buffer overflows', () => {
    follows(
      'ccd',
      section33,
      `
      @1 1 COM 1000 (100 of 10) -> 6 accept -10
      @2 1 COM 1999 (100 of 10) -> 13 accept
      @2 1 EOM 2000 (100 of 10) -> 10 accept -1
      @2 2 EOM 2000 (100 of 10) -> 10 accept -1
      `,
    );
  });

  it.each([
    [{ zeta: 0.0007 }, 10, 10],
    [{ zeta: 1 / 30 }, 10, 10],
    [{ zeta: 0.5 }, 10, 150],
    [{ zeta: 0.5 }, 1, 15],
    [{ nvcPercent: 80 }, 10, 8],
    [{ nvcPercent: 5 }, 10, 1],
    [{ nvcPercent: 6_000 }, 10, 600],
  ])('D = ζ × Pcell × N, at least a cell of each VC: %j, %d VCs: %d', (params, vcs, cells) => {
    const policy = newPolicy('ccd', { ...section33, ...params }, 2_000);
    for (let vc = 0; vc < vcs; vc++) hold(policy, vc, 1);
    policy.decide(cellOf(1, 'COM', 1_000, 0));
    expect(policy.headDrop?.cells).toBe(cells);
  });

  it.each([
    ['max', 30, 10, 6_182.64],
    ['min', 30, 10, 2_700],
    ['max', 192, 10, 17_280],
    ['min', 192, 10, 6_182.64],
    ['max', 30, 1, 618.26],
  ])(
    'Tt by eq. 9 read as %s, packets of %d cells, %d VCs: %d cell times',
    (ttMode, packetCells, vcs, cells) => {
      expect(pause({ ttMode, packetCells }, vcs)).toBeCloseTo(cells, 1);
    },
  );

  it('an estimate of N that is wrong lengthens or shortens the pause as well', () => {
    expect(pause({ nvcPercent: 300 }, 10)).toBeCloseTo(3 * 6_182.64, 1);
    expect(pause({ nvcPercent: 10 }, 10)).toBeCloseTo(618.26, 1);
  });

  it('tells D, Tt and until when it is suspended', () => {
    const policy = newPolicy('ccd', section33, 2_000);
    for (let vc = 0; vc < 10; vc++) hold(policy, vc, 100);
    const cell = cellOf(1, 'COM', 1_000, 1e9);
    const told = policy.explain(cell, names);
    expect(sayRemark(told.headline)).toBe('10 cells are thrown away at the head of the queue.');
    expect(told.evaluated.map(({ note }) => note)).toContain('paused until = 17.9 ms');
    expect(told.evaluated.map(({ note }) => note)).toContain('last cells = 10');
    policy.decide(cell);
    expect(sayRemarks(policy.explain(cell, names).sentence)).toBe(
      'The queue, **1,000**, is not below Tq **1,000**, but discarding is suspended until **17.9 ms**.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isAccepted, isNewLoss } from '../../../src/engine/switch/discard/policy.ts';
import { cellOf, names, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** With a weight of 1 the average is the queue of the last first cell: above max a loss is certain, below min impossible. */
const params = { minTh: 500, maxTh: 1_500, wq: 1, given: 'cell', maxP: 0.1, packetCells: 192, maxC: 0.01 };

describe('cell-based RED, 500 and 1,500 of 2,000', () => {
  it('brings the average up to date at first cells, and may then refuse any cell of any frame', () => {
    follows(
      'cell-red',
      params,
      `
      1 BOM 499  -> 17 accept { }
      1 COM 1600 -> 17 accept { }
      2 BOM 1501 -> 13 refuse { 2 }
      1 COM 100  -> 15 refuse { 1 2 }
      1 COM 100  -> 4 listed { 1 2 }
      1 EOM 100  -> 6 accept  { 2 }
      2 EOM 100  -> 6 accept  { }
      1 BOM 100  -> 17 accept { }
      `,
    );
  });

  it('may refuse a last cell: two frames are glued together, and the second is refused as well', () => {
    follows(
      'cell-red',
      params,
      `
      1 BOM 100  -> 17 accept { }
      2 SSM 1600 -> 13 refuse { }
      1 EOM 100  -> 15 refuse { 1 }
      3 SSM 100  -> 17 accept { 1 }
      1 BOM 100  -> 4 listed { 1 }
      1 EOM 100  -> 6 accept  { }
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'cell-red',
      params,
      `
      1 COM 2000 -> 10 refuse { 1 }
      1 EOM 2000 -> 7 listed { }
      `,
    );
  });

  it('held at max damages 1 - (1 - p_c)^n of the frames', () => {
    const policy = newPolicy('cell-red', params, 2_000);
    const [frames, n] = [20_000, 12];
    let damaged = 0;
    for (let frame = 0; frame < frames; frame++) {
      const verdicts = Array.from({ length: n }, (_, i) =>
        policy.decide(cellOf(0, i === 0 ? 'BOM' : i === n - 1 ? 'EOM' : 'COM', 1_500, 0)),
      );
      if (verdicts.some(isNewLoss)) damaged++;
      if (!isAccepted(verdicts[n - 1]!)) policy.list?.clear(0); // each frame by itself
    }
    const p = 1 - 0.99 ** n;
    expect(Math.abs(damaged / frames - p)).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / frames));
  });

  it('tells what was drawn as it tells the chance, and never as nothing', () => {
    const policy = newPolicy('cell-red', { ...params, maxC: 0.001 }, 2_000);
    const refusals: string[] = [];
    for (let i = 0; refusals.length < 6 && i < 200_000; i++) {
      const cell = cellOf(1, 'SSM', 1_000, i * 1e6);
      const { evaluated } = policy.explain(cell, names);
      if (isNewLoss(policy.decide(cell)))
        refusals.push(evaluated.find(({ note }) => note.includes('%'))?.note ?? '');
    }
    expect(refusals).toHaveLength(6);
    for (const note of refusals) {
      const [drawn, chance] =
        note
          .slice(note.lastIndexOf(', '))
          .match(/0\.0\d+(?= %)/g)
          ?.map(Number) ?? [];
      expect(drawn).toBeGreaterThan(0);
      expect(drawn).toBeLessThanOrEqual(chance ?? 0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { cellOf, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

const params = { minTh: 100, maxTh: 200, wq: 1, maxP: 0.1, packetCells: 12 };

describe('RED that marks EFCI', () => {
  it('marks every cell of a frame whose first cell met an average above max, and refuses none', () => {
    const policy = newPolicy('red-efci', params, 2_000);
    const marks = [
      ['BOM', 300],
      ['COM', 50],
      ['EOM', 50],
      ['BOM', 50],
      ['EOM', 300],
    ].map(([part, queue], i) => {
      expect(policy.decide(cellOf(1, String(part), Number(queue), i))).toBeGreaterThan(0);
      return policy.marking?.[1];
    });
    expect(marks).toEqual([1, 1, 1, 0, 0]);
    expect(policy.marking?.[2]).toBe(0);
  });

  it('marks about as many frames as RED would refuse', () => {
    const [marking, refusing] = ['red-efci', 'red'].map((id) => newPolicy(id, params, 2_000));
    let marked = 0;
    let refused = 0;
    for (let i = 0; i < 2_000; i++) {
      marking.decide(cellOf(1, 'SSM', 150, i));
      marked += marking.marking?.[1] ?? 0;
      if (refusing.decide(cellOf(1, 'SSM', 150, i)) < 0) refused++;
    }
    expect(marked).toBe(refused);
    expect(marked).toBeGreaterThan(100);
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'red-efci',
      { ...params, minTh: 2_000, maxTh: 2_000, wq: 0.001 },
      `
      1 COM 2000 -> 16 refuse { 1 }
      1 COM 1000 -> 15 listed { 1 }
      1 EOM 1000 -> 13 accept { }
      `,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { CELL_TIME_PS, cellOf, names, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** With a weight of 1 the average is the queue itself. */
const params = { minTh: 500, maxTh: 1_500, wq: 1, maxP: 0.2, packetCells: 10 };

/** The line that brings the average up to date. */
const average = (cells: number) => ({ line: expect.any(Number), note: `avg = ${cells}`, action: true });

describe('RED of frames, 500 and 1,500 of 2,000', () => {
  it('refuses nobody below min and everybody from max on, frame by frame', () => {
    follows(
      'red',
      params,
      `
      1 BOM 499  -> 20 accept { }
      2 BOM 1500 -> 18 refuse { 2 }
      1 COM 1999 -> 20 accept { 2 }
      2 COM 100  -> 8 listed { 2 }
      2 EOM 100  -> 10 accept { }
      2 BOM 100  -> 20 accept { }
      3 SSM 1600 -> 18 refuse { }
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'red',
      { ...params, wq: 0.001 },
      `
      1 COM 2000 -> 14 refuse { 1 }
      1 COM 1999 -> 8 listed { 1 }
      1 EOM 2000 -> 11 listed { }
      `,
    );
  });

  it('looks at the average, not at the queue', () => {
    follows(
      'red',
      { ...params, wq: 0.25 },
      `
      1 BOM 1900 -> 20 accept
      1 COM 1999 -> 20 accept
      1 EOM 1999 -> 20 accept
      `,
    );
  });

  /** Frames of one cell at one queue: the numbers of those refused. */
  function refused(frames: number, queue: number): number[] {
    const policy = newPolicy('red', params, 2_000);
    const verdicts = Array.from({ length: frames }, () => policy.decide(cellOf(0, 'SSM', queue, 0)));
    return verdicts.flatMap((verdict, i) => (isAccepted(verdict) ? [] : [i]));
  }

  it('with count leaves 1 to 1/pb - 1 frames between refusals, each as often as the others', () => {
    // pb = 0.2 × (1,000 - 500) / 1,000 = 0.1
    const marks = refused(50_000, 1_000);
    const gaps = marks.slice(1).map((mark, i) => mark - marks[i]!);
    for (let gap = 1; gap <= 9; gap++) {
      const share = gaps.filter((one) => one === gap).length / gaps.length;
      expect(Math.abs(share - 1 / 9)).toBeLessThan(3 * Math.sqrt(((1 / 9) * (8 / 9)) / gaps.length));
    }
    expect(Math.max(...gaps)).toBe(9);
  });

  it('refuses the more the higher the average', () => {
    const shares = [499, 600, 800, 1_000, 1_200, 1_499, 1_500].map((queue) => refused(4_000, queue).length);
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(4_000);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('forgets while the queue is empty: once for the frame and once for each that could have left', () => {
    const policy = newPolicy('red', { ...params, wq: 0.5 }, 2_000);
    policy.decide(cellOf(1, 'SSM', 1_000, 0)); // average 500
    const arriving = cellOf(1, 'BOM', 0, 1e12, 39 * CELL_TIME_PS);
    expect(policy.explain(arriving, names).evaluated).toContainEqual(average(31.3));
    policy.decide(arriving);
    const next = cellOf(2, 'BOM', 0, 1e12, 0);
    expect(policy.explain(next, names).evaluated).toContainEqual(average(15.6));
  });

  it('learns nothing from cells inside a frame', () => {
    const policy = newPolicy('red', params, 2_000);
    policy.decide(cellOf(1, 'BOM', 100, 0));
    for (let i = 0; i < 50; i++) policy.decide(cellOf(1, 'COM', 1_999, 0));
    policy.decide(cellOf(1, 'EOM', 1_999, 0));
    expect(isAccepted(policy.decide(cellOf(1, 'BOM', 100, 0)))).toBe(true);
  });
});

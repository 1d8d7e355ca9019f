import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { findPolicy } from '../../../src/engine/switch/discard/index.ts';
import { isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { cellOf, names, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** With a weight of 1 the average is the queue: above max a mark is certain (m), below min impossible. */
const params = { minTh: 500, maxTh: 1_500, wq: 1, given: 'packet', maxP: 0.1, packetCells: 192, maxC: 0.5 };

describe('ATM-RED, row by row of figure 3', () => {
  it.each([
    [
      'accept-first, no mark: the frame begins, or is over with its only cell',
      `
      1 BOM 100 -> 28 accept { }
      2 SSM 100 -> 20 accept { }
      2 SSM 100 -> 20 accept { }
      `,
    ],
    [
      'accept-first, mark on a first cell: this frame is refused at once, whole, its last cell as well',
      `
      1 BOM 1600 -> 24 refuse  { 1 }
      1 COM 100  -> 11 listed { 1 }
      1 EOM 100  -> 7 listed { }
      1 BOM 100  -> 28 accept  { }
      `,
    ],
    [
      'accept-first, mark on a frame of one cell: it enters, the next frame is refused',
      `
      1 SSM 1600 -> 18 accept { 1 }
      1 BOM 100  -> 9 refuse { 1 }
      1 EOM 100  -> 7 listed { }
      1 SSM 100  -> 20 accept  { }
      `,
    ],
    [
      'accept-cell, no mark: cells of the frame enter, its end leads back',
      `
      1 BOM 100 -> 28 accept  { }
      1 COM 100 -> 28 accept { }
      1 COM 100 -> 28 accept { }
      1 EOM 100 -> 20 accept { }
      1 BOM 100 -> 28 accept  { }
      `,
    ],
    [
      'accept-cell, mark inside: discard-next lets the frame through, the next one is refused whole',
      `
      1 BOM 100  -> 28 accept  { }
      1 COM 1600 -> 28 accept { }
      1 COM 1600 -> 28 accept { }
      1 EOM 1600 -> 18 accept { 1 }
      1 BOM 100  -> 9 refuse { 1 }
      1 COM 100  -> 11 listed { 1 }
      1 EOM 100  -> 7 listed { }
      1 BOM 100  -> 28 accept  { }
      `,
    ],
    [
      'accept-cell, mark on the last cell: it enters, the next frame is refused',
      `
      1 BOM 100  -> 28 accept  { }
      1 EOM 1600 -> 18 accept { 1 }
      1 SSM 100  -> 6 refuse { }
      1 SSM 100  -> 20 accept  { }
      `,
    ],
    [
      'under lasting congestion it hops between accept-first and discard-cell',
      `
      1 BOM 1600 -> 24 refuse  { 1 }
      1 EOM 1600 -> 7 listed { }
      1 BOM 1600 -> 24 refuse  { 1 }
      1 EOM 1600 -> 7 listed { }
      `,
    ],
    [
      'a full buffer is plain tail drop and moves no state',
      `
      1 BOM 100  -> 28 accept  { }
      1 COM 2000 -> 12 refuse  { }
      1 COM 100  -> 28 accept { }
      1 COM 1600 -> 28 accept { }
      1 COM 2000 -> 12 refuse  { }
      1 EOM 1600 -> 18 accept { 1 }
      1 BOM 2000 -> 9 refuse { 1 }
      1 EOM 2000 -> 7 listed { }
      `,
    ],
  ])('%s', (_row, picture) => {
    follows('atm-red', params, picture);
  });

  it('gives every VC a state of its own', () => {
    follows(
      'atm-red',
      params,
      `
      1 BOM 1600 -> 24 refuse  { 1 }
      2 BOM 100  -> 28 accept  { 1 }
      1 COM 100  -> 11 listed { 1 }
      2 EOM 100  -> 20 accept { 1 }
      `,
    );
  });
});

describe('the average of ATM-RED', () => {
  it('takes in the queue of every cell, refused ones too', () => {
    const policy = newPolicy('atm-red', { ...params, wq: 0.5 }, 2_000);
    const notes = ['BOM', 'COM', 'EOM', 'BOM'].map((part) => {
      const cell = cellOf(1, part, 400, 0);
      const { note } = policy.explain(cell, names).evaluated[0]!;
      policy.decide(cell);
      return note;
    });
    expect(notes).toEqual(['avg = 200', 'avg = 300', 'avg = 350', 'avg = 375']);
  });
});

describe('the probability of ATM-RED', () => {
  /** Of frames of n cells at one queue: those refused, and those whose cells drew. */
  function played(n: number, queue: number, frames: number, changed: object = {}) {
    const policy = findPolicy('atm-red').create(1, new RandomStream(7, 'policy'));
    policy.configure({ ...params, ...changed }, 2_000);
    let refused = 0;
    let drew = 0;
    let condemned = false;
    for (let frame = 0; frame < frames; frame++) {
      if (!condemned) drew++;
      const first = isAccepted(policy.decide(cellOf(0, 'BOM', queue, 0)));
      for (let cell = 2; cell < n; cell++) policy.decide(cellOf(0, 'COM', queue, 0));
      policy.decide(cellOf(0, 'EOM', queue, 0));
      if (!first) refused++;
      condemned = policy.list?.has(0) ?? false;
    }
    return { refused, drew };
  }

  const withinThreeSigma = (hits: number, of: number, p: number): void => {
    expect(Math.abs(hits / of - p)).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / of));
  };

  it('held at max condemns a frame for max_p of the frames of 192 cells that draw', () => {
    const { refused, drew } = played(192, 1_500, 20_000);
    withinThreeSigma(refused, drew, 0.1);
  });

  it('refuses p / (1 + p) of all frames: one that is refused draws nothing itself', () => {
    const { refused } = played(192, 1_500, 20_000);
    expect(refused / 20_000).toBeCloseTo(0.1 / 1.1, 2);
  });

  it('half way up gives half as much', () => {
    const { refused, drew } = played(192, 1_000, 20_000);
    withinThreeSigma(refused, drew, 1 - (1 - 0.000_548_6 / 2) ** 192);
  });

  it('is the greater the longer the frames: 1 - (1 - p_c)^n', () => {
    const { refused, drew } = played(32, 1_500, 60_000);
    withinThreeSigma(refused, drew, 1 - (1 - 0.000_548_6) ** 32);
  });

  it('may be given for a cell', () => {
    const { refused, drew } = played(12, 1_500, 20_000, { given: 'cell', maxC: 0.01 });
    withinThreeSigma(refused, drew, 1 - 0.99 ** 12);
  });
});

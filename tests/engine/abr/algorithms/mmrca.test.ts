import { describe, expect, it } from 'vitest';
import { followsRates, toldNext } from '../../../support/rmCells.ts';

const twoRates = `
  1 FRM Q 0 CCR 120000 -> 27 (120000)
  2 FRM Q 0 CCR 40000  -> 27 (80000)`;

describe('MMRCA', () => {
  it('takes the middle of the largest and the smallest rate, however many VCs are near one of them', () => {
    followsRates(
      'mmrca',
      {},
      `${twoRates}
      3 FRM Q 0 CCR 41000 -> 27 (80000)
      4 FRM Q 0 CCR 42000 -> 27 (80000)
      `,
    );
  });

  it('learns at the end of a window that the extremes have come closer', () => {
    followsRates(
      'mmrca',
      {},
      `${twoRates}
      1 FRM Q 0 CCR 90000 -> 27 (80000)
      @2 window -> (80000)
      1 FRM Q 0 CCR 90000 -> 27 (80000)
      2 FRM Q 0 CCR 50000 -> 27 (80000)
      @4 window -> (70000)
      @6 window -> (70000)
      `,
    );
  });

  it('between LT and HT lowers VCs above the mean, from HT on all', () => {
    followsRates(
      'mmrca',
      {},
      `${twoRates}
      1 BRM Q 49  CCR 120000 -> 42
      1 BRM Q 50  CCR 80001  -> 45 ER 60000
      1 BRM Q 99  CCR 80000  -> 48
      2 BRM Q 100 CCR 4717   -> 39 ER 60000
      `,
    );
  });

  it('gives its reasons', () => {
    const algorithm = followsRates('mmrca', {}, twoRates);
    expect(toldNext(algorithm, { forward: false, ccr: 120_000 }, 73)).toEqual({
      lines: [
        '34 160,000 / 2 = 80,000',
        '35 begun: yes',
        '38 73 ≥ 100: no',
        '41 73 < 50: no',
        '44 120,000 > 80,000: yes',
        '45 min(353,208, 60,000) = 60,000',
      ],
      reason:
        'Q **73** is between LT 50 and HT 100 and CCR **120,000** is above the mean of MAX and MIN **80,000**',
    });
    expect(toldNext(algorithm, { ccr: 20_000 }, 0)).toEqual({
      lines: [
        '26 max(120,000, 20,000) = 120,000',
        '27 min(40,000, 20,000) = 20,000',
        '29 begun = yes',
        '30 max(120,000, 20,000) = 120,000',
        '31 min(40,000, 20,000) = 20,000',
        '32 window begun = yes',
      ],
      reason: 'with CCR **20,000** the largest rate is **120,000** and the smallest **20,000**',
    });
  });
});

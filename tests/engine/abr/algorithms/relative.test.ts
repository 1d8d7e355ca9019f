import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

describe('relative rate marking, Table 4.1', () => {
  it('sets CI from HT on, NI from LT on, and nothing below', () => {
    followsRates(
      'relative',
      {},
      `
      1 BRM Q 49  -> 21
      1 BRM Q 50  -> 18 NI
      1 BRM Q 99  -> 18 NI
      1 BRM Q 100 -> 14 CI
      `,
    );
  });

  it('asks nobody for his rate', () => {
    followsRates(
      'relative',
      {},
      `
      1 BRM Q 120 CCR 353208 -> 14 CI
      2 BRM Q 120 CCR 4717   -> 14 CI
      1 BRM Q 60  CCR 353208 -> 18 NI
      2 BRM Q 60  CCR 4717   -> 18 NI
      `,
    );
  });

  it('has no memory: one cell below HT, congestion is slight', () => {
    followsRates(
      'relative',
      {},
      `
      1 BRM Q 100 -> 14 CI
      1 BRM Q 99  -> 18 NI
      `,
    );
  });

  it('leaves forward RM cells alone', () => {
    followsRates('relative', {}, '1 FRM Q 500 -> 0');
  });

  it('gives its reasons', () => {
    const algorithm = newAlgorithm('relative');
    expect(toldNext(algorithm, { forward: false }, 73)).toEqual({
      lines: [
        '12 73 ≥ 100: no, very congested: no, so very congested = no',
        '13 very congested: no',
        '17 73 ≥ 50: yes',
        '18 NI = yes',
      ],
      reason: 'Q **73** is between LT 50 and HT 100',
    });
    expect(toldNext(algorithm, { forward: false }, 1_200)).toEqual({
      lines: ['12 1,200 ≥ 100: yes, so very congested = yes', '13 very congested: yes', '14 CI = yes'],
      reason: 'Q **1,200** is not below HT 100',
    });
    expect(toldNext(algorithm, { forward: false }, 3)).toEqual({
      lines: [
        '12 3 ≥ 100: no, very congested: no, so very congested = no',
        '13 very congested: no',
        '17 3 ≥ 50: no',
        '21 ',
      ],
      reason: 'Q **3** is below LT 50',
    });
  });
});

describe('relative rate marking as section 3.2 has it: declared at HT, cleared below LT', () => {
  const params = { memory: 'hysteresis' };

  it('says slow down on the way down to LT, do not speed up on the way up to HT', () => {
    followsRates(
      'relative',
      params,
      `
      1 BRM Q 50  -> 18 NI
      1 BRM Q 99  -> 18 NI
      1 BRM Q 100 -> 14 CI
      1 BRM Q 99  -> 14 CI
      2 BRM Q 50  -> 14 CI
      1 BRM Q 49  -> 21
      1 BRM Q 50  -> 18 NI
      `,
    );
  });

  it('tells why a queue below HT is still too long', () => {
    const algorithm = followsRates('relative', params, '1 BRM Q 100 -> 14 CI');
    expect(toldNext(algorithm, { forward: false }, 73)).toEqual({
      lines: [
        '12 73 ≥ 100: no, very congested: yes, hysteresis = hysteresis: yes, 73 ≥ 50: yes, so very congested = yes',
        '13 very congested: yes',
        '14 CI = yes',
      ],
      reason: 'Q **73** is not yet below LT 50 again',
    });
  });
});

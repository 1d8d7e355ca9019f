import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

describe('intelligent marking, Table 4.2', () => {
  it('follows the rates of forward RM cells by a sixteenth, from the first of them on', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0 CCR 160000 -> 24 (160000)
      2 FRM Q 0 CCR 320000 -> 20 (170000)
      2 FRM Q 0 CCR 10000  -> 20 (160000)
      `,
    );
  });

  it('between LT and HT marks only VCs above MACR × DPF, 7/8', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0  CCR 80000 -> 24 (80000)
      1 BRM Q 73 CCR 70001 -> 40 CI
      1 BRM Q 73 CCR 70000 -> 43
      1 BRM Q 49 CCR 70001 -> 37
      `,
    );
  });

  it('from HT on marks every VC', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0   CCR 80000 -> 24
      2 BRM Q 100 CCR 4717  -> 33 CI
      `,
    );
  });

  it('with hysteresis goes on marking every VC down to LT', () => {
    followsRates(
      'intelligent',
      { memory: 'hysteresis' },
      `
      1 FRM Q 0   CCR 80000 -> 24
      2 BRM Q 60  CCR 4717  -> 43
      2 BRM Q 100 CCR 4717  -> 33 CI
      2 BRM Q 60  CCR 4717  -> 33 CI
      2 BRM Q 49  CCR 4717  -> 37
      2 BRM Q 60  CCR 4717  -> 43
      `,
    );
  });

  it('touches nothing before it has met a rate', () => {
    const algorithm = followsRates('intelligent', {}, '1 BRM Q 500 -> 28 (-)');
    expect(toldNext(algorithm, { forward: false }, 500)).toEqual({
      lines: ['27 begun: no', '28 '],
      reason: 'the port knows no rate yet: no forward RM cell has come',
    });
  });

  it('gives its reasons', () => {
    const algorithm = newAlgorithm('intelligent');
    expect(toldNext(algorithm, { ccr: 80_000 }, 0).reason).toBe('MACR begins with the first CCR, **80,000**');
    followsRates('intelligent', {}, '1 FRM Q 0 CCR 80000 -> 24', algorithm);
    expect(toldNext(algorithm, { ccr: 160_000 }, 0)).toEqual({
      lines: ['18 begun: yes', '19 before = 80,000', '20 MACR = 85,000, before 80,000'],
      reason: 'MACR goes from **80,000** to **85,000**',
    });
    expect(toldNext(algorithm, { forward: false, ccr: 70_642 }, 73)).toEqual({
      lines: [
        '27 begun: yes',
        '31 73 ≥ 100: no, very congested: no, so very congested = no',
        '32 very congested: no',
        '36 73 < 50: no',
        '39 70,642 > 70,000: yes',
        '40 CI = yes',
      ],
      reason: 'Q **73** is between LT 50 and HT 100 and CCR **70,642** is above MACR × DPF **70,000**',
    });
    expect(toldNext(algorithm, { forward: false, ccr: 4_717 }, 73).reason).toBe(
      'Q **73** is between LT 50 and HT 100, but CCR **4,717** is not above MACR × DPF **70,000**',
    );
    expect(toldNext(algorithm, { forward: false }, 100).reason).toBe(
      'Q **100** is not below HT 100, where every VC gets CI',
    );
  });
});

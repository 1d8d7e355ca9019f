import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

describe('intelligent marking, Table 4.2', () => {
  it('follows the rates of forward RM cells by a sixteenth, from the first of them on', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0 CCR 160000 -> 2 (160000)
      2 FRM Q 0 CCR 320000 -> 2 (170000)
      2 FRM Q 0 CCR 10000  -> 2 (160000)
      `,
    );
  });

  it('between LT and HT marks only VCs above MACR × DPF, 7/8', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0  CCR 80000 -> 2 (80000)
      1 BRM Q 73 CCR 70001 -> 8 CI
      1 BRM Q 73 CCR 70000 -> 7
      1 BRM Q 49 CCR 70001 -> 6
      `,
    );
  });

  it('from HT on marks every VC', () => {
    followsRates(
      'intelligent',
      {},
      `
      1 FRM Q 0   CCR 80000 -> 2
      2 BRM Q 100 CCR 4717  -> 5 CI
      `,
    );
  });

  it('with hysteresis goes on marking every VC down to LT', () => {
    followsRates(
      'intelligent',
      { memory: 'hysteresis' },
      `
      1 FRM Q 0   CCR 80000 -> 2
      2 BRM Q 60  CCR 4717  -> 7
      2 BRM Q 100 CCR 4717  -> 5 CI
      2 BRM Q 60  CCR 4717  -> 5 CI
      2 BRM Q 49  CCR 4717  -> 6
      2 BRM Q 60  CCR 4717  -> 7
      `,
    );
  });

  it('touches nothing before it has met a rate', () => {
    const algorithm = followsRates('intelligent', {}, '1 BRM Q 500 -> 0 (-)');
    expect(toldNext(algorithm, { forward: false }, 500)).toEqual({
      lines: [],
      reason: 'the port knows no rate yet: no forward RM cell has come',
    });
  });

  it('gives its reasons', () => {
    const algorithm = newAlgorithm('intelligent');
    expect(toldNext(algorithm, { ccr: 80_000 }, 0).reason).toBe('MACR begins with the first CCR, **80,000**');
    followsRates('intelligent', {}, '1 FRM Q 0 CCR 80000 -> 2', algorithm);
    expect(toldNext(algorithm, { ccr: 160_000 }, 0)).toEqual({
      lines: ['2 MACR ← 85,000'],
      reason: 'MACR goes from **80,000** to **85,000**',
    });
    expect(toldNext(algorithm, { forward: false, ccr: 70_642 }, 73)).toEqual({
      lines: ['4 73 ≥ 100: no', '6 73 ≥ 50: yes', '7 70,642 > 70,000: yes', '8 CI ← 1'],
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

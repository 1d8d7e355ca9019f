import { describe, expect, it } from 'vitest';
import { followsRates, toldNext } from '../../../support/rmCells.ts';

describe('DMRCA', () => {
  it('follows the largest rate: smaller ones of other VCs do not count', () => {
    followsRates(
      'dmrca',
      {},
      `
      1 FRM Q 0 CCR 80000  -> 4 (80000)
      2 FRM Q 0 CCR 160000 -> 4 (85000)
      1 FRM Q 0 CCR 80000  -> 4 (89688)
      `,
    );
  });

  it('takes the new rate of the VC of the largest, even a smaller one', () => {
    followsRates(
      'dmrca',
      { alpha: 1 },
      `
      1 FRM Q 0 CCR 80000 -> 4 (80000)
      1 FRM Q 0 CCR 40000 -> 4 (40000)
      2 FRM Q 0 CCR 50000 -> 4 (50000)
      1 FRM Q 0 CCR 45000 -> 4 (50000)
      `,
    );
  });

  it('forgets the largest when its VC has been silent for longer than age', () => {
    followsRates(
      'dmrca',
      { alpha: 1, ageMs: 10 },
      `
      @5    1 FRM Q 0 CCR 80000 -> 4 (80000)
      @15   2 FRM Q 0 CCR 30000 -> 4 (80000)
      @15.1 2 FRM Q 0 CCR 30000 -> 4 (30000)
      `,
    );
  });

  it('hands out less the longer the queue: Fn falls from 1 at LT to one half at HT in four steps', () => {
    followsRates(
      'dmrca',
      { lt: 60, ht: 100, rf: 1 },
      `
      1 FRM Q 0   CCR 80000 -> 4
      1 BRM Q 59  CCR 80000 -> 6
      1 BRM Q 60  CCR 80000 -> 8 ER 80000
      1 BRM Q 60  CCR 79999 -> 7
      1 BRM Q 69  CCR 80000 -> 8 ER 80000
      1 BRM Q 70  CCR 80000 -> 8 ER 70000
      1 BRM Q 80  CCR 80000 -> 8 ER 60000
      1 BRM Q 90  CCR 80000 -> 8 ER 50000
      1 BRM Q 99  CCR 49999 -> 7
      1 BRM Q 100 CCR 80000 -> 8 ER 40000
      1 BRM Q 900 CCR 40000 -> 8 ER 40000
      `,
    );
  });

  it('from HT on holds every VC down', () => {
    followsRates(
      'dmrca',
      { rf: 1 },
      `
      1 FRM Q 0   CCR 80000 -> 4
      2 BRM Q 99  CCR 4717  -> 7
      2 BRM Q 100 CCR 4717  -> 8 ER 40000
      `,
    );
  });

  it('with both thresholds in one place has one step', () => {
    followsRates(
      'dmrca',
      { lt: 100, ht: 100, rf: 1 },
      `
      1 FRM Q 0   CCR 80000 -> 4
      1 BRM Q 99  CCR 80000 -> 6
      1 BRM Q 100 CCR 80000 -> 8 ER 40000
      `,
    );
  });

  it('hands out a part of the bound, or says it by one bit', () => {
    followsRates('dmrca', {}, '1 FRM Q 0 CCR 80000 -> 4\n 1 BRM Q 50 CCR 80000 -> 8 ER 76000');
    followsRates('dmrca', { feedback: 'ci' }, '1 FRM Q 0 CCR 80000 -> 4\n 1 BRM Q 50 CCR 80000 -> 8 CI');
  });

  it('touches nothing before it has met a rate', () => {
    const algorithm = followsRates('dmrca', {}, '1 BRM Q 500 -> 0 (-)');
    expect(algorithm.variables?.().map(({ label, value }) => [label, value])).toEqual([
      ['MAX', Number.NaN],
      ['AMAX', Number.NaN],
    ]);
    expect(algorithm.table?.()).toEqual([]);
  });

  it('shows whose rate the largest is, and when it was heard', () => {
    const algorithm = followsRates(
      'dmrca',
      { alpha: 0.5 },
      '@5 1 FRM Q 0 CCR 80000 -> 4\n @7 2 FRM Q 0 CCR 90000 -> 4',
    );
    expect(algorithm.variables?.().map(({ value }) => value)).toEqual([90_000, 85_000]);
    const [row] = algorithm.table?.() ?? [];
    expect([row?.vc, row?.variables.map(({ value }) => value)]).toEqual([2, [90_000, 7]]);
  });

  it('gives its reasons', () => {
    const algorithm = followsRates('dmrca', {}, '@5 1 FRM Q 0 CCR 80000 -> 4');
    expect(toldNext(algorithm, { forward: false }, 73)).toEqual({
      lines: ['6 73 ≥ 50: yes', '7 70,642 ≥ 70,000: yes', '8 min(353,208, 66,500) = 66,500'],
      reason:
        'Q **73** is not below LT 50, Fn is **0.875**, and CCR **70,642** is not below AMAX × Fn **70,000**',
    });
    expect(toldNext(algorithm, { forward: false, ccr: 4_717 }, 120)).toEqual({
      lines: ['6 120 ≥ 50: yes', '7 120 ≥ 100: yes', '8 min(353,208, 38,000) = 38,000'],
      reason:
        'Q **120** is not below LT 50, Fn is **0.5**, and from HT 100 on every VC is held below AMAX × Fn **40,000**',
    });
    expect(toldNext(algorithm, { vc: 2 }, 0, 5)).toEqual({
      lines: ['2 70,642 ≥ 80,000: no', '4 AMAX ← 80,000'],
      reason: 'MAX is **80,000**, and AMAX stays at **80,000**',
    });
    expect(toldNext(algorithm, { vc: 1 }, 0, 5).lines[0]).toBe('2 the VC of MAX: yes');
    expect(toldNext(algorithm, { vc: 2 }, 0, 25).lines[0]).toBe('2 MAX: silent for 20.0 ms: yes');
  });
});

import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

const toFirst = '1 FRM Q 0 CCR 80000 -> 3 (80000)';

describe('EPRCA, Table 4.3 (LAN)', () => {
  it('follows the rates of all forward RM cells by a sixteenth, from the first of them on', () => {
    followsRates(
      'eprca',
      {},
      `
      1 FRM Q 0   CCR 160000 -> 3 (160000)
      2 FRM Q 500 CCR 320000 -> 3 (170000)
      2 FRM Q 0   CCR 10000  -> 3 (160000)
      `,
    );
  });

  it('between LT and HT gives MACR × ERF to VCs above MACR × DPF, and touches no other', () => {
    followsRates(
      'eprca',
      {},
      `
      ${toFirst}
      1 BRM Q 49 CCR 90000 -> 7
      1 BRM Q 50 CCR 90000 -> 9 ER 70000
      1 BRM Q 99 CCR 70001 -> 9 ER 70000
      1 BRM Q 99 CCR 70000 -> 8
      `,
    );
  });

  it('from HT on gives MACR × MRF to everybody', () => {
    followsRates(
      'eprca',
      {},
      `
      ${toFirst}
      1 BRM Q 100 CCR 90000 -> 6 ER 60000
      2 BRM Q 100 CCR 4717  -> 6 ER 60000
      `,
    );
  });

  it('never raises ER, and never takes it below MCR', () => {
    followsRates(
      'eprca',
      { mrf: 0.25 },
      `
      ${toFirst}
      1 BRM Q 100 ER 19999           -> 6
      1 BRM Q 100 ER 20001           -> 6 ER 20000
      1 BRM Q 100 MCR 30000 ER 40000 -> 6 ER 30000
      `,
    );
  });

  it('touches nothing before it has met a rate', () => {
    followsRates('eprca', {}, '1 BRM Q 500 -> 0 (-)');
  });

  it('gives its reasons', () => {
    const algorithm = newAlgorithm('eprca');
    followsRates('eprca', {}, '1 FRM Q 0 CCR 70629 -> 3', algorithm);
    expect(toldNext(algorithm, { forward: false }, 73)).toEqual({
      lines: [
        '5 73 ≥ 100: no',
        '7 73 ≥ 50: yes',
        '8 70,642 > 61,800: yes',
        '9 min(353,208, 61,800) = 61,800',
      ],
      reason: 'Q **73** is between LT 50 and HT 100 and CCR **70,642** is above MACR × DPF **61,800**',
    });
    expect(toldNext(algorithm, { forward: false, er: 50_000 }, 120)).toEqual({
      lines: ['5 120 ≥ 100: yes', '6 min(50,000, 52,972) = 50,000'],
      reason: 'Q **120** is not below HT 100 and MACR × MRF is **52,972**',
    });
    expect(toldNext(algorithm, { forward: false, mcr: 60_000 }, 120).lines[1]).toBe(
      '6 min(353,208, 60,000) = 60,000',
    );
    expect(toldNext(algorithm, { ccr: 4_717 }, 73)).toEqual({
      lines: ['2 every CCR counts: yes', '3 MACR ← 66,510'],
      reason: 'MACR goes from **70,629** to **66,510**',
    });
  });

  it('shows decimals where whole cells/s would hide which is greater', () => {
    const algorithm = followsRates('eprca', {}, '1 FRM Q 0 CCR 80733 -> 3');
    expect(toldNext(algorithm, { forward: false, ccr: 70_641.4 }, 73).lines).toContain(
      '8 70,641.4 > 70,641.375: yes',
    );
  });
});

describe('EPRCA with hysteresis', () => {
  it('holds everybody down until the queue has fallen below LT', () => {
    followsRates(
      'eprca',
      { memory: 'hysteresis' },
      `
      ${toFirst}
      1 BRM Q 99  CCR 4717 -> 8
      1 BRM Q 100 CCR 4717 -> 6 ER 60000
      1 BRM Q 50  CCR 4717 -> 6 ER 60000
      1 BRM Q 49  CCR 4717 -> 7
      1 BRM Q 99  CCR 4717 -> 8
      `,
    );
  });
});

describe('EPRCA with the update of Roberts', () => {
  const params = { update: 'conditional' };

  it('lets MACR fall only while congested, and without congestion counts only rates above MACR × VCS', () => {
    followsRates(
      'eprca',
      params,
      `
      1 FRM Q 0  CCR 80000  -> 3 (80000)
      1 FRM Q 49 CCR 70000  -> 2 (80000)
      1 FRM Q 49 CCR 72000  -> 3 (79500)
      1 FRM Q 50 CCR 79500  -> 2 (79500)
      1 FRM Q 50 CCR 160000 -> 2 (79500)
      1 FRM Q 50 CCR 71500  -> 3 (79000)
      1 FRM Q 49 CCR 159000 -> 3 (84000)
      `,
    );
  });

  it('tells which of the two it was', () => {
    const algorithm = followsRates('eprca', params, toFirst);
    expect(toldNext(algorithm, { ccr: 70_000 }, 0)).toEqual({
      lines: ['2 not congested and 70,000 > 70,000: no'],
      reason:
        'the port is not congested and CCR **70,000** is not above MACR × VCS **70,000**: MACR stays **80,000**',
    });
    expect(toldNext(algorithm, { ccr: 90_000 }, 50)).toEqual({
      lines: ['2 congested and 90,000 < 80,000: no'],
      reason: 'the port is congested and CCR **90,000** is not below MACR **80,000**, which stays',
    });
  });
});

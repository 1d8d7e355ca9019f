import { describe, expect, it } from 'vitest';
import { followsRates, newAlgorithm, toldNext } from '../../../support/rmCells.ts';

const toFirst = '1 FRM Q 0 CCR 80000 -> 26 (80000)';

describe('EPRCA, Table 4.3 (LAN)', () => {
  it('follows the rates of all forward RM cells by a sixteenth, from the first of them on', () => {
    followsRates(
      'eprca',
      {},
      `
      1 FRM Q 0   CCR 160000 -> 26 (160000)
      2 FRM Q 500 CCR 320000 -> 29 (170000)
      2 FRM Q 0   CCR 10000  -> 29 (160000)
      `,
    );
  });

  it('between LT and HT gives MACR × ERF to VCs above MACR × DPF, and touches no other', () => {
    followsRates(
      'eprca',
      {},
      `
      ${toFirst}
      1 BRM Q 49 CCR 90000 -> 46
      1 BRM Q 50 CCR 90000 -> 49 ER 70000
      1 BRM Q 99 CCR 70001 -> 49 ER 70000
      1 BRM Q 99 CCR 70000 -> 52
      `,
    );
  });

  it('from HT on gives MACR × MRF to everybody', () => {
    followsRates(
      'eprca',
      {},
      `
      ${toFirst}
      1 BRM Q 100 CCR 90000 -> 42 ER 60000
      2 BRM Q 100 CCR 4717  -> 42 ER 60000
      `,
    );
  });

  it('never raises ER, and never takes it below MCR', () => {
    followsRates(
      'eprca',
      { mrf: 0.25 },
      `
      ${toFirst}
      1 BRM Q 100 ER 19999           -> 42
      1 BRM Q 100 ER 20001           -> 42 ER 20000
      1 BRM Q 100 MCR 30000 ER 40000 -> 42 ER 30000
      `,
    );
  });

  it('touches nothing before it has met a rate', () => {
    followsRates('eprca', {}, '1 BRM Q 500 -> 37 (-)');
  });

  it('gives its reasons', () => {
    const algorithm = newAlgorithm('eprca');
    followsRates('eprca', {}, '1 FRM Q 0 CCR 70629 -> 26', algorithm);
    expect(toldNext(algorithm, { forward: false }, 73)).toEqual({
      lines: [
        '36 begun: yes',
        '40 73 ≥ 100: no, very congested: no, so very congested = no',
        '41 very congested: no',
        '45 73 < 50: no',
        '48 70,642 > 61,800: yes',
        '49 min(353,208, 61,800) = 61,800',
      ],
      reason: 'Q **73** is between LT 50 and HT 100 and CCR **70,642** is above MACR × DPF **61,800**',
    });
    expect(toldNext(algorithm, { forward: false, er: 50_000 }, 120)).toEqual({
      lines: [
        '36 begun: yes',
        '40 120 ≥ 100: yes, so very congested = yes',
        '41 very congested: yes',
        '42 min(50,000, 52,972) = 50,000',
      ],
      reason: 'Q **120** is not below HT 100 and MACR × MRF is **52,972**',
    });
    expect(toldNext(algorithm, { forward: false, mcr: 60_000 }, 120).lines.at(-1)).toBe(
      '42 min(353,208, 52,972) = 52,972, at least MCR 60,000',
    );
    expect(toldNext(algorithm, { ccr: 4_717 }, 73)).toEqual({
      lines: ['24 begun: yes', '28 every = every: yes', '29 MACR = 66,510, before 70,629'],
      reason: 'with CCR **4,717** MACR becomes **66,510**',
    });
  });

  it('shows decimals where whole cells/s would hide which is greater', () => {
    const algorithm = followsRates('eprca', {}, '1 FRM Q 0 CCR 80733 -> 26');
    expect(toldNext(algorithm, { forward: false, ccr: 70_641.4 }, 73).lines).toContain(
      '48 70,641.4 > 70,641.375: yes',
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
      1 BRM Q 99  CCR 4717 -> 52
      1 BRM Q 100 CCR 4717 -> 42 ER 60000
      1 BRM Q 50  CCR 4717 -> 42 ER 60000
      1 BRM Q 49  CCR 4717 -> 46
      1 BRM Q 99  CCR 4717 -> 52
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
      1 FRM Q 0  CCR 80000  -> 26 (80000)
      1 FRM Q 49 CCR 70000  -> 32 (80000)
      1 FRM Q 49 CCR 72000  -> 29 (79500)
      1 FRM Q 50 CCR 79500  -> 32 (79500)
      1 FRM Q 50 CCR 160000 -> 32 (79500)
      1 FRM Q 50 CCR 71500  -> 29 (79000)
      1 FRM Q 49 CCR 159000 -> 29 (84000)
      `,
    );
  });

  it('tells which of the two it was', () => {
    const algorithm = followsRates('eprca', params, toFirst);
    expect(toldNext(algorithm, { ccr: 70_000 }, 0)).toEqual({
      lines: [
        '24 begun: yes',
        '28 conditional = every: no, 0 ≥ 50: no, 0 < 50: yes, 70,000 > 70,000: no',
        '32 ',
      ],
      reason:
        'the port is not congested and CCR **70,000** is not above MACR × VCS **70,000**: MACR stays **80,000**',
    });
    expect(toldNext(algorithm, { ccr: 90_000 }, 50)).toEqual({
      lines: [
        '24 begun: yes',
        '28 conditional = every: no, 50 ≥ 50: yes, 90,000 < 80,000: no, 50 < 50: no',
        '32 ',
      ],
      reason: 'the port is congested and CCR **90,000** is not below MACR **80,000**, which stays',
    });
  });
});

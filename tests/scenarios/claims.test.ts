import { describe, expect, it } from 'vitest';
import { cellsForEachFailed } from '../../scripts/claims/figures.ts';
import type { RunResults } from '../../src/contract/index.ts';
import {
  expectMean,
  ledger,
  meanOf,
  bottleneck as port,
  runs as runsOf,
  seedsByTier,
  spreadByTier,
} from '../support/sceneRuns.ts';

/** What each scene says must be seen in it. Tolerances cover the spread over two seeds. */
const SEEDS = seedsByTier(1, 4);

const runs = (id: string, settings: Record<string, string> = {}, seeds = SEEDS): readonly RunResults[] =>
  runsOf(id, settings, seeds);
const useful = (run: RunResults): number => ledger(run).useful;

describe('half-empty', () => {
  const results = runs('half-empty');

  it('leaves about half of the slots idle, hardly any dead', () => {
    expectMean(results, useful, 0.455, 0.06);
    expectMean(results, (run) => ledger(run).idle, 0.53, 0.06);
    for (const run of results) expect(ledger(run).dead).toBeLessThan(0.015);
  });

  it('hits nearly all ten senders in every overflow, for about 14 ms', () => {
    expect(meanOf(results, (run) => port(run).hitPerEpoch)).toBeGreaterThan(9.4);
    expectMean(results, (run) => port(run).epochMs, 14, 1);
    expectMean(results, (run) => port(run).emptyShare, 0.64, 0.04);
  });
});

describe('one-cell and whole-frames', () => {
  it('lose a quarter of the cells of a lost packet under RCD, nearly all under EPD', () => {
    const whole = { 'measure.fromS': '0' };
    expectMean(runs('one-cell', whole), cellsForEachFailed, 8.3, 1);
    expect(meanOf(runs('whole-frames', whole), ({ whole }) => whole.cellsLostPerLostPacket)).toBeGreaterThan(
      30,
    );
  });

  it('carry 61, 68 and 90 % under RCD, PPD and EPD', () => {
    const under = (policy: string) => runs('whole-frames', { policy }, seedsByTier(1, 10));
    const wider = spreadByTier(2, 10);
    expectMean(under('rcd'), useful, 0.609, 0.04 * wider);
    expectMean(under('ppd'), useful, 0.681, 0.04 * wider);
    expectMean(under('epd'), useful, 0.896, 0.03 * wider);
  });
});

describe('take-turns and loss-paradox', () => {
  const epd = runs('take-turns');
  const espd = runs('loss-paradox');

  it('carry 73 % under EPD and 98 % under ESPD, seed by seed more', () => {
    expectMean(epd, useful, 0.727, 0.05);
    expectMean(espd, useful, 0.976, 0.015);
    for (const [index, run] of espd.entries()) {
      expect(run.whole.packets).toBeGreaterThan(epd[index]?.whole.packets ?? Number.NaN);
    }
  });

  it('hit eight of ten senders at a time, or two; windows in step, or in turn', () => {
    expectMean(epd, (run) => port(run).hitPerEpoch, 8.4, 1);
    expectMean(espd, (run) => port(run).hitPerEpoch, 1.7, 0.4);
    expectMean(epd, ({ whole }) => whole.synchronization, 0.12, 0.08);
    expectMean(espd, ({ whole }) => whole.synchronization, -0.08, 0.03);
  });

  it('lose several times more cells where more gets through', () => {
    const loss = (run: RunResults): number => port(run).cellLossRatio;
    expect(meanOf(espd, loss)).toBeGreaterThan(5 * meanOf(epd, loss));
  });
});

describe('other-tcp', () => {
  it('needs neither ESPD with NewReno nor EPD without the extra growth', () => {
    const newReno = { 'tcp.congestionControl': 'newreno' };
    expect(meanOf(runs('other-tcp', newReno), useful)).toBeGreaterThan(0.9);
    const plain = { policy: 'rcd', 'tcp.growthDivisor': '0' };
    expectMean(runs('other-tcp', plain), useful, 0.874, 0.04);
  });

  it('starves with a minimum timeout of a second', () => {
    const starving = runs('other-tcp', { policy: 'rcd', 'tcp.minRtoMs': '1000' }, seedsByTier(2, 4));
    expectMean(starving, useful, 0.19, 0.06);
  });
});

describe('buffer-dial', () => {
  it('carries less with 500 cells than with 100, and all with 16,000', () => {
    const small = runs('buffer-dial', { buffer: '100' });
    const middling = runs('buffer-dial');
    for (const [index, run] of small.entries()) {
      expect(run.whole.packets).toBeGreaterThan(middling[index]?.whole.packets ?? Number.NaN);
    }
    expectMean(middling, useful, 0.41, 0.05);
    const [large] = runs('buffer-dial', { buffer: '16000' }, [1]);
    expect(large && port(large).dropped).toBe(0);
    expect(large && useful(large)).toBeGreaterThan(0.999);
  });
});

describe('long-short', () => {
  it('doubles the packets of the far senders under ESPD', () => {
    const far = ({ sessions }: RunResults): number =>
      sessions.slice(0, 5).reduce((sum, { packets }) => sum + packets, 0);
    const seeds = seedsByTier(1, 3);
    const epd = meanOf(runs('long-short', {}, seeds), far);
    expect(meanOf(runs('long-short', { policy: 'espd' }, seeds), far)).toBeGreaterThan(2 * epd);
  });
});

describe('in-step', () => {
  const ended = (policy: string): RunResults => runs('in-step', { policy }, [1])[0] ?? expect.unreachable();

  it('stops every sender under EPD, which takes ten packets of each, and none under CCD in its first second', () => {
    expect(ended('epd').sessions.map(({ timeouts }) => timeouts)).toEqual(Array(10).fill(1));
    const [first] = runs('in-step', { policy: 'ccd', 'run.durationS': '1' }, [1]);
    expect(first?.whole.timeouts).toBe(0);
  });

  it('loses a tenth of the cells under CCD and carries twice as much', () => {
    const [epd, ccd] = [ended('epd'), ended('ccd')];
    expect(ccd.whole.cellLossRatio).toBeLessThan(0.1 * epd.whole.cellLossRatio);
    expect(ccd.whole.effectiveThroughput).toBeGreaterThan(2 * epd.whole.effectiveThroughput);
  });
});

describe('front-drop', () => {
  const seeds = seedsByTier(1, 2);
  const under = (policy: string, slowTickMs = '500') =>
    runs('front-drop', { policy, 'tcp.slowTickMs': slowTickMs, 'run.durationS': '15' }, seeds);
  const ccd = under('ccd');
  const epd = under('epd');
  const ccdFine = under('ccd', '100');
  const epdFine = under('epd', '100');
  const ofWhole = (results: readonly RunResults[], key: keyof RunResults['whole']): number =>
    meanOf(results, ({ whole }) => whole[key]);

  it('loses a tenth of the cells of EPD, twice the packets, and saves a third of the timeouts or more', () => {
    expect(ofWhole(ccd, 'cellLossRatio')).toBeLessThan(0.15 * ofWhole(epd, 'cellLossRatio'));
    expect(ofWhole(ccd, 'packetLossRatio')).toBeGreaterThan(1.5 * ofWhole(epd, 'packetLossRatio'));
    expect(ofWhole(ccd, 'timeouts')).toBeLessThan(0.67 * ofWhole(epd, 'timeouts'));
  });

  it('carries more than EPD where a timeout costs a second, and no more where it costs a quarter', () => {
    const carried = (results: readonly RunResults[]) => ofWhole(results, 'effectiveThroughput');
    expect(carried(ccd) - carried(epd)).toBeGreaterThan(0.04);
    expect(Math.abs(carried(ccdFine) - carried(epdFine))).toBeLessThan(0.02);
  });
});

import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import {
  arrival,
  between,
  HOPS,
  oneWayMs,
  type RouteName,
  VC_OF,
} from '../../src/studies/ulku/ulkuMeasures.ts';
import { expectMean, runs, seedsUpTo } from '../support/sceneRuns.ts';

/** What each scene of rate control says must be seen in it, over start phases. */
const SEEDS = seedsUpTo(2);
const VC = { '3h1': 1, '2h1': 2, '2h2': 3, '1h1': 5 } as const;

/** Mean allowed rate over the fair share. */
const partOf =
  (name: keyof typeof VC) =>
  ({ sessions }: RunResults): number => {
    const abr = sessions.find(({ vc }) => vc === VC[name])?.abr;
    return abr ? abr.acrMean / abr.fairCellRate : Number.NaN;
  };
const unsteadiness = ({ sessions }: RunResults): number =>
  Math.max(...sessions.map(({ abr }) => (abr === null ? Number.NaN : abr.acrSd / abr.acrMean)));
const usedOf =
  (port: string) =>
  ({ links }: RunResults): number =>
    links.find(({ link }) => link === port)?.utilization ?? Number.NaN;
const highest =
  (port: string) =>
  ({ ports }: RunResults): number =>
    ports.find((one) => one.port === port)?.queueMax ?? Number.NaN;

describe('beat-down', () => {
  const results = runs('beat-down', {}, SEEDS);

  it('gives the connection over three links about a quarter of its share on the mean of ten seeds, a ninth to a half in single runs, and others nearly twice theirs', () => {
    const many = runs('beat-down', {}, seedsUpTo(10));
    expectMean(many, partOf('3h1'), 0.25, 0.03);
    expectMean(many, usedOf('sw0>sw1'), 0.92, 0.02);
    for (const port of ['sw1>sw2', 'sw2>sw3'])
      expect(Math.min(...many.map(usedOf(port)))).toBeGreaterThan(0.995);
    for (const run of results) {
      expect(partOf('3h1')(run)).toBeGreaterThan(0.09);
      expect(partOf('3h1')(run)).toBeLessThan(0.52);
      for (const name of ['2h1', '1h1'] as const) {
        expect(partOf(name)(run)).toBeGreaterThan(1.68);
        expect(partOf(name)(run)).toBeLessThan(1.95);
      }
    }
  });

  it('is mended by EPRCA and by ERAA', () => {
    const shares = ['3h1', '2h1', '2h2', '1h1'] as const;
    const [mean] = runs('beat-down', { algorithm: 'eprca' }, [1]);
    for (const name of shares) expect(Math.abs(partOf(name)(mean as RunResults) - 1)).toBeLessThan(0.05);
    const [exact] = runs('beat-down', { algorithm: 'eraa' }, [1]);
    for (const name of shares) expect(partOf(name)(exact as RunResults)).toBeCloseTo(0.95, 2);
  });
});

describe('exact-rates', () => {
  it('is right in the mean under EPRCA and right at every moment under ERAA', () => {
    const groping = runs('exact-rates', {}, SEEDS);
    expectMean(groping, partOf('2h1'), 1, 0.05);
    for (const run of groping) expect(unsteadiness(run)).toBeGreaterThan(0.05);
    for (const run of runs('exact-rates', { algorithm: 'eraa' }, [1]))
      expect(unsteadiness(run)).toBeLessThan(0.001);
  });
});

describe('not-free', () => {
  it('builds queues as high as the excess rate times the way, the second one highest', () => {
    const whole = { 'measure.fromS': '0', 'run.durationS': '0.1' };
    const results = runs('not-free', whole, SEEDS);
    expectMean(results, highest('sw0>sw1'), 890, 18);
    expectMean(results, highest('sw1>sw2'), 1_571, 32);
    expectMean(results, highest('sw2>sw3'), 1_140, 23);
  });
});

describe('idle-share', () => {
  const last = (settings: Record<string, string>): number => {
    const [run] = runs('idle-share', settings, [1]);
    const starts = [0, 0.015, 0.03];
    return Math.max(
      ...(run?.sessions ?? []).map(({ files }, i) => (files?.timesS[0] ?? Number.NaN) + (starts[i] ?? 0)),
    );
  };

  it('finishes sooner where silent VCs are forgotten or rates are measured', () => {
    const counting = last({});
    expect(last({ 'algorithm.forgetMs': '1' })).toBeLessThan(counting * 0.93);
    expect(last({ algorithm: 'eprca' })).toBeLessThan(counting);
  });
});

describe('coupled', () => {
  const ROUTES = Object.keys(HOPS) as RouteName[];
  const OFF = { 'abr.coupling.form': 'none' };
  const MENDED = {
    'abr.coupling.k': '2',
    'abr.coupling.rtt': 'minimum',
    'abr.coupling.floorSegments': '3',
  };
  /** Mean time in seconds from the first segment to the last byte, and the longest queue at a source, in cells. */
  const outcome = (delayMs: number, settings: Record<string, string>) => {
    const [run] = runs('coupled', { ...Object.fromEntries(between(delayMs)), ...settings }, [1]);
    const { sessions } = run as RunResults;
    const times = ROUTES.map(
      (route) =>
        arrival(run as RunResults, VC_OF[route], oneWayMs(route, delayMs)) - handshakeS(route, delayMs),
    );
    return {
      meanS: times.reduce((sum, time) => sum + time, 0) / times.length,
      waiting: Math.max(...sessions.map(({ abr }) => abr?.waitingMax ?? Number.NaN)),
    };
  };
  const handshakeS = (route: RouteName, delayMs: number): number => (2 * oneWayMs(route, delayMs)) / 1e3;

  it('slows files down by 40 % at 1 ms, where a window is hardly a segment, and k 2 with a floor does not', () => {
    const [off, written, mended] = [outcome(1, OFF), outcome(1, {}), outcome(1, MENDED)];
    expect(Math.abs(off.meanS - 0.359)).toBeLessThan(0.359 * 0.03);
    expect(Math.abs(written.meanS / off.meanS - 1.4)).toBeLessThan(0.04);
    expect(mended.meanS).toBeLessThan(off.meanS);
    expect(written.waiting).toBeLessThan(off.waiting / 20);
    expect(mended.waiting).toBeLessThan(off.waiting / 10);
  });

  it('speeds them up by a third at 20 ms, and more cells wait at the sources than without', () => {
    const [off, written] = [outcome(20, OFF), outcome(20, {})];
    expect(Math.abs(off.meanS - 0.729)).toBeLessThan(0.729 * 0.03);
    expect(Math.abs(written.meanS / off.meanS - 0.66)).toBeLessThan(0.03);
    expect(written.waiting).toBeGreaterThan(off.waiting);
  });
});

import { describe, expect, it } from 'vitest';
import { cellsForEachFailed } from '../../scripts/claims/figures.ts';
import { EventCode, type RunResults, type ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { parkingLot } from '../../src/scenarios/papers/parkingLot.ts';
import { keptRun } from '../support/keptRuns.ts';
import { complete } from '../support/networks.ts';
import { rowsOf } from '../support/runs.ts';
import {
  bottleneck,
  expectMean,
  type Figure,
  ledger,
  meanOf,
  runs,
  seedsByTier,
} from '../support/sceneRuns.ts';

/** Numbers that lessons ask for, beyond those that are seen in their scenes as they open. */
const SEEDS = seedsByTier(2, 3);
const useful: Figure = (run) => ledger(run).useful;
const under = (id: string, settings: Record<string, string>) => runs(id, settings, SEEDS);

describe('one lost cell kills a packet', () => {
  const whole = { 'measure.fromS': '0', 'run.durationS': '10' };

  it('0.83 % of the cells are 3.3 % of the packets of 1,500 bytes: 8.3 for each packet that fails, 10.4 of each that is hit', () => {
    const results = runs('one-cell', whole, seedsByTier(1, 2));
    expectMean(results, (run) => 100 * run.whole.cellLossRatio, 0.83, 0.1);
    expectMean(results, (run) => 100 * run.whole.packetLossRatio, 3.3, 0.4);
    expectMean(results, cellsForEachFailed, 8.3, 0.5);
    // Others are only glued to a packet that lost its end.
    expectMean(results, (run) => run.whole.cellsLostPerLostPacket, 10.4, 0.5);
  });

  it.each([
    ['rcd', 0.64, 2.46],
    ['epd', 0.62, 0.72],
  ] as const)(
    'under %s %f percent of the cells are %f percent of the packets of 500 bytes',
    (policy, cells, packets) => {
      const results = runs('symmetric-500', { policy, ...whole }, [1]);
      expectMean(results, (run) => 100 * run.whole.cellLossRatio, cells, 0.12 * cells);
      expectMean(results, (run) => 100 * run.whole.packetLossRatio, packets, 0.12 * packets);
    },
  );
});

describe('how much buffer', () => {
  it.each([
    [100, 0.57, 9],
    [1_000, 0.41, 92],
    [8_000, 0.68, 2_401],
    [12_000, 0.89, 5_455],
    [16_000, 1, 12_652],
  ])('%d cells carry %f of the link with a mean queue of %d', (buffer, share, queue) => {
    const results = under('buffer-dial', { buffer: String(buffer) });
    expectMean(results, useful, share, 0.05);
    expectMean(results, (run) => bottleneck(run).queueMean, queue, 0.15 * queue);
  });

  it('a small one overflows briefly and catches half of the senders', () => {
    const hit: Figure = (run) => bottleneck(run).hitPerEpoch;
    expectMean(under('buffer-dial', { buffer: '100' }), hit, 4.5, 0.5);
    expectMean(under('buffer-dial', { buffer: '500' }), hit, 9.5, 0.5);
  });
});

describe('taking turns', () => {
  it.each([
    ['released too early', { 'policy.th2': '1900' }, 0.82, 0.04],
    ['ten at a time', { 'policy.listMax': '10' }, 0.965, 0.015],
    ['with a hasty timer', { 'policy.dropTimerMs': '0.375' }, 0.806, 0.04],
  ] as const)('%s', (_, settings, expected, within) => {
    expectMean(under('loss-paradox', settings), useful, expected, within);
  });
});

describe('how many senders', () => {
  /** The network with half of the senders at each switch. */
  const crowd = (sessions: number, policy: string): ScenarioDocument =>
    parkingLot({
      id: 'crowd',
      title: '',
      subtitle: '',
      source: '',
      groups: [
        { entry: 'S1', sessions: sessions / 2, accessMs: 1 },
        { entry: 'S2', sessions: sessions / 2, accessMs: 2 },
      ],
      trunksMs: [1, 1],
      exitMs: 1,
      packetBytes: 500,
      ipPacketsPerSecond: 10_500,
      bufferCells: 2_000,
      policy,
      policies: (findScenario('symmetric-500') as ScenarioDocument).policies ?? {},
      tcp: (findScenario('symmetric-500') as ScenarioDocument).tcp ?? {},
      durationS: 3,
      fromS: 0.5,
    });

  it.each([
    ['rcd', 4, 0.41],
    ['espd', 4, 0.91],
    ['rcd', 40, 0.74],
    ['epd', 40, 0.96],
  ] as const)('%s with %d carries %f', (policy, sessions, share) => {
    const scenario = complete(crowd(sessions, policy));
    const results = SEEDS.map((seed) => keptRun(scenario, seed));
    expectMean(results, useful, share, 0.04);
  });
});

describe('the other end of the wire', () => {
  const newReno = (policy: string): readonly RunResults[] =>
    under('other-tcp', { policy, 'tcp.congestionControl': 'newreno' });

  it('NewReno: 67 % under RCD, 75 under PPD, 95 under EPD, 94 under ESPD, less fair', () => {
    const [rcd, ppd, epd, espd] = [newReno('rcd'), newReno('ppd'), newReno('epd'), newReno('espd')];
    expectMean(rcd, useful, 0.668, 0.04);
    expectMean(ppd, useful, 0.745, 0.05);
    expectMean(epd, useful, 0.947, 0.04);
    expectMean(espd, useful, 0.937, 0.04);
    expectMean(epd, (run) => bottleneck(run).hitPerEpoch, 9.5, 0.4);
    expect(meanOf(epd, ({ whole }) => whole.timeouts)).toBeLessThan(3);
    const jain: Figure = ({ whole }) => whole.jain;
    expect(meanOf(espd, jain)).toBeLessThan(meanOf(epd, jain));
  });

  it('Tahoe: 51 % under RCD, more than Reno', () => {
    expectMean(under('other-tcp', { policy: 'rcd', 'tcp.congestionControl': 'tahoe' }), useful, 0.509, 0.03);
  });

  it.each([
    ['epd', 0.979],
    ['espd', 0.996],
  ] as const)('%s carries %f without the extra growth', (policy, share) => {
    expectMean(under('other-tcp', { policy, 'tcp.growthDivisor': '0' }), useful, share, 0.02);
  });

  it.each([
    ['rcd', 500, 0.25],
    ['epd', 200, 0.69],
    ['espd', 500, 0.93],
  ] as const)('%s with a least timeout of %d ms carries %f', (policy, floorMs, share) => {
    const results = under('other-tcp', { policy, 'tcp.minRtoMs': String(floorMs) });
    expectMean(results, useful, share, 0.05);
  });
});

describe('ten milliseconds or a hundred', () => {
  it('the far half has 6 % of the packets under EPD, 12 % under ESPD', () => {
    const sum = (packets: readonly { readonly packets: number }[]): number =>
      packets.reduce((total, one) => total + one.packets, 0);
    const far: Figure = ({ sessions }) => sum(sessions.slice(0, 5)) / sum(sessions);
    const seeds = seedsByTier(1, 3);
    expectMean(runs('long-short', {}, seeds), far, 0.058, 0.03);
    expectMean(runs('long-short', { policy: 'espd' }, seeds), far, 0.116, 0.035);
  });
});

describe('one queue each', () => {
  const short = { 'run.durationS': '3', 'measure.fromS': '1' };

  it.each([
    ['512', 'fifo', 0.38, [3.25, 3.24]],
    ['512', 'rr', 0.5, [1.85, 4.06]],
    ['4352', 'fifo', 0.34, null],
    ['4352', 'rr', 0.5, null],
    ['9140', 'fifo', 0.28, null],
    ['9140', 'rr', 0.32, null],
  ] as const)('packets of %s bytes under %s: the far source has %f', (bytes, scheduler, share, delays) => {
    const settings = { ...short, 'vcs.*.source.packetBytes': bytes, scheduler };
    const [{ sessions }] = runs('far-near', settings, [1]) as [RunResults];
    const [far, near] = sessions.map(({ packets }) => packets);
    expect(Math.abs(far! / (far! + near!) - share)).toBeLessThan(0.02);
    delays?.forEach((delay, i) => {
      const wait = sessions[i]!.waits.find(({ port }) => port === 'S1>S2')?.meanMs;
      expect(Math.abs((wait ?? Number.NaN) - delay)).toBeLessThan(0.3);
    });
  });
});

describe('where half of the link goes', () => {
  it.each(SEEDS)('overflow at 0.1 s, and ten timeouts between 0.155 and 0.205 s, seed %i', (seed) => {
    const document = findScenario('half-empty') as ScenarioDocument;
    const simulation = createSimulation(complete(document), { seed });
    const recorder = new Recorder(simulation);
    simulation.runUntil(0.25e12);
    recorder.flush();
    const events = rowsOf(recorder.takeEvents());
    const first = (code: number, vc: number): number =>
      (events.find((event) => event[1] === code && event[2] === vc)?.[0] ?? Number.NaN) / 1e12;
    const vcs = document.vcs.map(({ id }) => id);
    expect(Math.min(...vcs.map((vc) => first(EventCode.drop, vc)))).toBeCloseTo(0.101, 2);
    for (const vc of vcs) {
      expect(first(EventCode.timeout, vc)).toBeGreaterThan(0.155);
      expect(first(EventCode.timeout, vc)).toBeLessThan(0.205);
    }
  });
});

describe('where to put the line', () => {
  it.each([
    ['symmetric-500', 100, 0.7],
    ['symmetric-500', 500, 0.61],
    ['symmetric-500', 1_999, 0.6],
    ['whole-frames', 100, 0.77],
    ['whole-frames', 1_990, 0.75],
  ] as const)('%s with a threshold of %d carries %f', (id, threshold, share) => {
    expectMean(under(id, { policy: 'epd', 'policy.threshold': String(threshold) }), useful, share, 0.04);
  });
});

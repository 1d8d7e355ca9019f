import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { IpService } from '../../../src/engine/tcp/ipService.ts';
import { symmetric500, symmetric1500 } from '../../../src/scenarios/papers/cheonPanwar.ts';
import { complete } from '../../support/networks.ts';

describe('IP at the source', () => {
  it('serves a packet every 1/10,500 s, exactly: the k-th is done at floor(k * 1e12 / 10,500) ps', () => {
    const ip = new IpService(10_500);
    const done: number[] = [];
    for (let k = 0; k < 1_000; k++) ip.submit(0, k, 500);
    while (ip.busy) {
      done.push(ip.done);
      expect(ip.take()).toBe(done.length - 1);
    }
    expect(done).toEqual(
      Array.from({ length: 1_000 }, (_, i) => Number((BigInt(i + 1) * 1_000_000_000_000n) / 10_500n)),
    );
  });

  it('begins anew after a pause', () => {
    const ip = new IpService(10_500);
    expect(ip.submit(0, 0, 500)).toBe(true);
    ip.take();
    expect(ip.submit(5e9, 1, 500)).toBe(true);
    expect(ip.done).toBe(5e9 + 95_238_095);
    expect(ip.submit(5e9 + 1, 2, 500)).toBe(false);
  });

  it('takes thousandths of a packet per second', () => {
    const ip = new IpService(0.001);
    ip.submit(0, 0, 500);
    expect(ip.done).toBe(1_000e12);
  });

  it('is not there at a rate of zero', () => expect(new IpService(0).limited).toBe(false));
});

describe('jitter of packets', () => {
  const jitter = (most: number) => ({ most, random: new RandomStream(3, 'vc 1 ip jitter') });

  it('adds 0 to its most to the service of each, uniformly, and keeps their order', () => {
    const ip = new IpService(10_000, jitter(5e7));
    for (let k = 0; k < 4_000; k++) ip.submit(0, k, 500);
    const gaps: number[] = [];
    for (let before = 0; ip.busy; before = ip.done, ip.take()) gaps.push(ip.done - before);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1e8);
    expect(Math.max(...gaps)).toBeLessThan(1.5e8);
    const extra = gaps.map((gap) => (gap - 1e8) / 5e7);
    const mean = extra.reduce((a, b) => a + b, 0) / extra.length;
    const variance = extra.reduce((sum, one) => sum + (one - mean) ** 2, 0) / extra.length;
    expect(Math.abs(mean - 1 / 2)).toBeLessThan(4 * Math.sqrt(1 / 12 / extra.length));
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(0.006);
  });

  it.each([
    [10_500, 100],
    [0, 200],
  ])('a source of %f packets/s with %f us offers 1 / (period + half of it)', (ipPacketsPerSecond, us) => {
    const [vc] = symmetric500.vcs;
    const source = {
      ...vc!.source,
      kind: 'greedy-tcp',
      packetBytes: 500,
      ipPacketsPerSecond,
      ipJitterUs: us,
    };
    const document = { ...symmetric500, vcs: [{ ...vc, source }] } as ScenarioDocument;
    const simulation = createSimulation(complete(document));
    simulation.runUntil(simulation.end);
    const { sessions, whole } = simulation.results();
    expect(sessions[0]).toMatchObject({ packetsLost: 0, timeouts: 0, retransmits: 0, duplicates: 0 });
    const mean = (ipPacketsPerSecond > 0 ? 1 / ipPacketsPerSecond : 0) + us / 2e6;
    const window = document.run.durationS - (document.measure?.fromS ?? 0);
    // A renewal process: n over time t has variance t sigma^2 / mean^3.
    const deviation = Math.sqrt((window * ((us / 1e6) ** 2 / 12)) / mean ** 3);
    expect(Math.abs(whole.packets - window / mean)).toBeLessThan(4 * deviation + 1);
  });
});

describe('a session alone', () => {
  it.each([
    ['500 bytes', symmetric500, 26_250],
    ['1,500 bytes', symmetric1500, 10_000],
  ])('gets exactly what its source offers in 2.5 s: %s', (_what, document, packets) => {
    const simulation = createSimulation(complete({ ...document, vcs: document.vcs.slice(0, 1) }));
    simulation.runUntil(simulation.end);
    const { whole, sessions } = simulation.results();
    expect(whole.packets).toBe(packets);
    expect(sessions[0]).toMatchObject({ packetsLost: 0, timeouts: 0, retransmits: 0, duplicates: 0 });
  });
});

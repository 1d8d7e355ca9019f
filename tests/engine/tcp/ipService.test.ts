import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { IpService } from '../../../src/engine/tcp/ipService.ts';
import { symmetric500, symmetric1500 } from '../../../src/scenarios/cheonPanwar.ts';
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

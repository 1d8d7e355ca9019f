import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import type { TcpSender } from '../../../src/engine/tcp/sender.ts';
import type { RttEstimator } from '../../../src/engine/tcp/timing/rtt.ts';
import { complete } from '../../support/networks.ts';
import { routed } from '../../support/routed.ts';
import { outcome } from '../../support/runs.ts';

const tcp = {
  congestionControl: 'sack',
  timestamps: true,
  handshake: true,
  rtoEstimator: 'jacobson',
  windowBytes: 30_000,
  minRtoMs: 60,
} as const;
/** Three frames of one window of session 1, lost on its last link. */
const losses = [40, 43, 46].map((frame) => ({ vc: 1, of: 'data', frame }) as const);
const document = routed({
  forth: 2,
  tcp,
  packetBytes: 1_448,
  bufferCells: 5_000,
  policy: 'rcd',
  impairments: { 'R2>dst1': { losses } },
});

describe('TCP options over routers, packet links and a merged VC', () => {
  it('tell what the receiver holds: three losses of a window cost one recovery and three segments', () => {
    const { results } = outcome(complete(document));
    expect(results.sessions[0]).toMatchObject({
      timeouts: 0,
      fastRetransmits: 1,
      retransmits: 3,
      duplicates: 0,
    });
    expect(results.sessions[1]).toMatchObject({ timeouts: 0, fastRetransmits: 0, retransmits: 0 });
  });

  it('carry timestamps: the smoothed trip is longer than that of light and no second', () => {
    const simulation = createSimulation(complete(document));
    simulation.runUntil(simulation.end);
    for (const { sender } of simulation.network.connections) {
      const { srtt } = (sender as TcpSender).rtt as RttEstimator;
      expect(srtt).toBeGreaterThan(8e9);
      expect(srtt).toBeLessThan(100e9);
    }
  });

  it('survive a snapshot in the middle of recovery', () => {
    const straight = createSimulation(complete(document));
    const detour = createSimulation(complete(document));
    const { window } = detour.network.connections[0]!.sender as TcpSender;
    while (!window.recovering) detour.runUntil(detour.now + 1e9);
    const snapshot = detour.snapshot();
    detour.runUntil(detour.end);
    detour.restore(snapshot);
    for (const run of [straight, detour]) run.runUntil(run.end);
    expect(detour.digest()).toBe(straight.digest());
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../src/cli/sim/scenarioSource.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { cases } from '../support/tier.ts';

describe('a lost packet is the same at ports, in sessions and in the whole: a frame that carries data', () => {
  it('a handshake without end loses cells and no packet', () => {
    const settings = [
      ['tcp.handshake', 'true'],
      ['policy', 'epd'],
      ['policy.threshold', '0'],
      ['measure.fromS', '0'],
    ] as const;
    const simulation = createSimulation(completeScenario(readScenario('half-empty'), settings));
    simulation.runUntil(simulation.end);
    const { whole, sessions, ports } = simulation.results();
    expect(whole.cellLossRatio).toBe(1);
    expect(sessions.reduce((sum, { packetsLost }) => sum + packetsLost, 0)).toBe(0);
    for (const { frames, framesLost, packetLossRatio } of ports)
      expect([frames, framesLost, packetLossRatio]).toEqual([0, 0, 0]);
  });

  it('ports and sessions count the same packets, with handshakes and without', () => {
    let lost = 0;
    let opened = 0;
    let judged = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = createSimulation(complete({ ...document, measure: { fromS: 0 } }));
        simulation.runUntil(simulation.end);
        const { network } = simulation;
        const { sessions, ports } = simulation.results();
        const framesLost = ports.reduce((sum, port) => sum + port.framesLost, 0);
        const hit = network.connections.reduce(
          (sum, { totals, sender }) => sum + (totals ?? sender.data).framesHit,
          0,
        );
        // What links lost, and what was refused before any port, is lost in sessions alone.
        const refused = sessions.some(({ abr }) => (abr?.refusedFrames ?? 0) > 0);
        const isOfPorts = !refused && network.links.every(({ impairment }) => impairment.total === 0);
        if (isOfPorts) expect(framesLost).toBe(hit);
        else expect(framesLost).toBeLessThanOrEqual(hit);
        judged += Number(isOfPorts && framesLost > 0);
        for (const port of ports) expect(port.packetLossRatio).toBeLessThanOrEqual(1);
        lost += framesLost;
        if (document.tcp?.handshake === true) opened++;
      }),
      { numRuns: cases(60) },
    );
    expect(lost).toBeGreaterThan(2);
    expect(judged).toBeGreaterThan(2);
    expect(opened).toBeGreaterThan(2);
  });
});

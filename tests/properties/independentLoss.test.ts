import { describe, expect, it } from 'vitest';
import { createSimulation, type Simulation } from '../../src/engine/index.ts';
import { complete, star } from '../support/networks.ts';

/** Bytes of a packet of n cells: 40 bytes of headers and 14 of encapsulation and trailer go with it. */
const bytesOf = (cells: number): number => cells * 48 - 54;

/** A sender over a link that loses each cell with probability p, run to its end. */
function lossy(cells: number, p: number): Simulation {
  const document = star({
    senders: 1,
    packetBytes: bytesOf(cells),
    accessMbps: 150,
    bottleneckMbps: 150,
    bufferCells: 5_000,
    delayMs: 0.01,
    tcp: { windowBytes: 200_000, minRtoMs: 1, initialRtoMs: 2, ackEvery: 1 },
    durationS: 3,
  });
  const scenario = complete({ ...document, impairments: { 'S1>S2': { lossProbability: p } } });
  const simulation = createSimulation(scenario);
  simulation.runUntil(simulation.end);
  return simulation;
}

/** Share of the packets with all their cells. */
function wholeShare(cells: number, p: number): { share: number; packets: number } {
  const simulation = lossy(cells, p);
  const [flow] = simulation.network.flows;
  const hit = simulation.network.connections[0]!.sender.packetsSent;
  return {
    share: withAllCells(flow!.cellsSent, flow!.completeCells, flow!.pendingCells, cells),
    packets: hit,
  };
}

const withAllCells = (sent: number, complete: number, pending: number, cells: number): number =>
  complete / cells / Math.floor((sent - pending) / cells);

describe('packet loss under independent cell loss', () => {
  /**
   * A frame is delivered when none of its n cells is lost and none of the frame before it is glued to it:
   * (1-p)^n times 1 - p (1 - p^(n-1)), for the last cell lost and any of the others left.
   */
  it.each([
    [2, 0.05],
    [12, 0.01],
    [33, 0.004],
    [192, 0.0005],
  ])(
    '%i cells, each lost with probability %f: packets fail as 1 - (1-p)^n says, and by lost ends',
    (n, p) => {
      const { share, packets } = wholeShare(n, p);
      const glued = p * (1 - p ** (n - 1));
      const expected = (1 - p) ** n * (1 - glued);
      const deviation = Math.sqrt((expected * (1 - expected)) / packets);
      expect(packets).toBeGreaterThan(300);
      expect(Math.abs(share - expected)).toBeLessThan(4 * deviation);
    },
  );

  /** A packet of n cells that lost any has lost np / (1 - (1-p)^n) on the mean; one that was glued on lost none. */
  it.each([
    [2, 0.01],
    [12, 0.02],
  ])('of %i cells, each lost with probability %f: cells lost of a packet that lost any', (n, p) => {
    const { whole } = lossy(n, p).results();
    const expected = (n * p) / (1 - (1 - p) ** n);
    expect(whole.cellsLostPerLostPacket).toBeGreaterThanOrEqual(1);
    expect(Math.abs(whole.cellsLostPerLostPacket / expected - 1)).toBeLessThan(0.03);
  });
});

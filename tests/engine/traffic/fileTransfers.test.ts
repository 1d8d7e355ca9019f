import { describe, expect, it } from 'vitest';
import type { FileTcpDocument, ScenarioDocument, TcpDocument } from '../../../src/contract/index.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { imbalance } from '../../support/conservation.ts';
import { complete, star } from '../../support/networks.ts';

/** A lone sender of files of 10 packets of 500 bytes and one of 77, one way 0.6 ms. */
function transfers(source: Partial<FileTcpDocument>, tcp: Partial<TcpDocument> = {}): Simulation {
  const base = star({ senders: 1, bufferCells: 2_000, durationS: 0.5, startMs: 0, tcp });
  const kind = { kind: 'file-tcp', packetBytes: 500, fileBytes: 5_077 } as const;
  const document: ScenarioDocument = { ...base, vcs: [{ ...base.vcs[0]!, source: { ...kind, ...source } }] };
  const simulation = createSimulation(complete(document));
  simulation.runUntil(simulation.end);
  expect(imbalance(simulation.network)).toEqual(simulation.network.flows.map(() => 0));
  return simulation;
}

const session = (simulation: Simulation) => simulation.results().sessions[0]!;

describe('file transfers', () => {
  it('send each file to its last byte, the last packet short, and stop after so many', () => {
    const run = transfers({ files: 3 });
    const { files, packets, cellsSent, retransmits } = session(run);
    expect(files?.count).toBe(3);
    expect([packets, retransmits]).toEqual([33, 0]);
    // 500 + 40 + 14 bytes are 12 cells, 77 + 54 bytes 3.
    expect(cellsSent).toBe(3 * (10 * 12 + 3));
    expect(run.network.connections[0]!.tcp?.receiver.expected).toBe(3 * 5_077);
  });

  it('take a new connection each: every one begins in slow start and lasts as long', () => {
    const times = session(transfers({ files: 4, pauseMs: 7 })).files?.timesS ?? [];
    expect(times).toHaveLength(4);
    for (const time of times) expect(time).toBeCloseTo(times[0]!, 12);
    // 11 packets in slow start are 4 windows at least, of 1.2 ms of propagation each.
    expect(times[0]).toBeGreaterThan(4 * 1.2e-3);
  });

  it('take longer with a handshake, by a round trip', () => {
    const plain = session(transfers({ files: 2 })).files?.meanS ?? 0;
    const shaken = session(transfers({ files: 2 }, { handshake: true })).files?.meanS ?? 0;
    expect(shaken - plain).toBeGreaterThan(1.2e-3);
    expect(shaken - plain).toBeLessThan(2e-3);
  });

  it('go on without end when none is given, with pauses in between', () => {
    const dense = session(transfers({})).files?.count ?? 0;
    const paused = session(transfers({ pauseMs: 20, pauses: 'exponential' })).files?.count ?? 0;
    expect(dense).toBeGreaterThan(30);
    expect(paused).toBeLessThan(dense / 2);
    expect(paused).toBeGreaterThan(5);
  });

  it('of drawn sizes differ', () => {
    const times = session(transfers({ sizes: 'exponential', files: 10 })).files?.timesS ?? [];
    expect(new Set(times).size).toBe(10);
  });
});

import { describe, expect, it } from 'vitest';
import { FLOW_MASK, LAST_CELL } from '../../../src/engine/atm/cell.ts';
import { checkScenario, createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { complete } from '../../support/networks.ts';
import { routed } from '../../support/routed.ts';
import { outcome } from '../../support/runs.ts';
import { worded } from '../../support/worded.ts';

const told = (document: unknown): string[] =>
  worded(checkScenario(document).problems).map(
    ({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`,
  );

/** Every cell that begins its way over a link, in order: flow, frame, last. */
function cellsOver(simulation: Simulation, id: string): string[] {
  const link = simulation.network.links.find((one) => one.id === id);
  if (link === undefined) return [];
  const cells: string[] = [];
  let seen = 0;
  while (simulation.now < simulation.end) {
    simulation.runUntil(simulation.now + 1e8);
    for (; seen < link.tail; seen++) {
      const meta = link.meta[seen & link.mask]!;
      cells.push(
        `${meta & FLOW_MASK} ${link.frame[seen & link.mask]}${(meta & LAST_CELL) !== 0 ? ' end' : ''}`,
      );
    }
  }
  return cells;
}

describe('two routers with an ATM VC between them', () => {
  it('send frames whole, back to back, whoever they belong to', () => {
    const cells = cellsOver(createSimulation(complete(routed({ forth: 3 }))), 'R1>S1');
    const frames = cells
      .join(',')
      .split(/ end,?/)
      .slice(0, -1);
    expect(frames.length).toBeGreaterThan(100);
    for (const frame of frames) expect(new Set(frame.split(',')).size).toBe(1);
    expect(new Set(cells.map((cell) => cell.split(' ')[0])).size).toBe(1);
  });

  it('show the switches one VC for both data and acknowledgements of a direction', () => {
    const { ports, flows } = createSimulation(complete(routed({ forth: 2, back: 2 }))).network;
    const trunk = ports.find(({ id }) => id === 'S1>S2');
    expect(trunk).toBeDefined();
    const { results } = outcome(complete(routed({ forth: 2, back: 2 })));
    expect(flows.filter(({ merged }) => merged)).toHaveLength(2);
    expect(results.mergedVcs.map(({ vc, sessions }) => [vc, sessions])).toEqual([
      ['R1>S1>S2>R2', [1, 2]],
      ['R2>S2>S1>R1', [3, 4]],
    ]);
    const acks = results.mergedVcs[0]!.framesSent;
    expect(acks).toBeGreaterThan(results.sessions[0]!.packetsSent + results.sessions[1]!.packetsSent);
  });

  it('keep the sessions apart: each delivers its own bytes in order, and books its own losses', () => {
    const { results } = outcome(
      complete(routed({ forth: 3, bufferCells: 120, policy: 'rcd', durationS: 1 })),
    );
    const [merged] = results.mergedVcs;
    const sum = (pick: (s: (typeof results.sessions)[number]) => number): number =>
      results.sessions.reduce((total, session) => total + pick(session), 0);
    for (const session of results.sessions) expect(session.packets).toBeGreaterThan(100);
    expect(merged!.cellsLost).toBeGreaterThan(10);
    expect(sum((s) => s.cellsLost)).toBe(merged!.cellsLost);
    expect(sum((s) => s.packetsLost)).toBe(merged!.framesLost);
    const port = results.ports.find(({ port: id }) => id === 'S1>S2');
    expect(port?.dropped).toBe(merged!.cellsLost);
    const sent = merged!.cellsSent;
    expect(results.whole.cellLossRatio).toBeCloseTo(merged!.cellsLost / sent, 12);
  });

  it('lose no packet when a single session needs no more than the backbone gives', () => {
    const { sessions, routers } = outcome(complete(routed({ forth: 1, durationS: 1 }))).results;
    expect(sessions[0]).toMatchObject({ packetsLost: 0, retransmits: 0, cellsLost: 0 });
    // 1,460 bytes of data take 1,538 bytes on the 10 Mb/s Ethernet: 9.493 Mb/s.
    expect(sessions[0]!.goodputMbps).toBeGreaterThan(9);
    expect(sessions[0]!.goodputMbps).toBeLessThan(9.494);
    expect(routers.find(({ output }) => output === 'R1>S1')).toMatchObject({ discarded: 0 });
  });

  it('need no Ethernet: hosts may send cells to a router, which cuts frames anew', () => {
    const { sessions, mergedVcs } = outcome(complete(routed({ forth: 2, accessKind: 'atm' }))).results;
    for (const { packets } of sessions) expect(packets).toBeGreaterThan(30);
    expect(mergedVcs[0]!.cellsLost).toBe(sessions[0]!.cellsLost + sessions[1]!.cellsLost);
  });

  it('are where a packet ends that lost a cell: nothing of it goes on', () => {
    const losses = [{ vc: 1, cell: 70 }];
    const impairments = { 'S1>S2': { losses } };
    const { sessions, mergedVcs, links, routers } = outcome(
      complete(routed({ forth: 2, impairments, bufferCells: 5_000 })),
    ).results;
    // The 70th cell of VC 1 there: of its third packet of 32 cells, whoever's cells came between.
    expect(sessions[0]).toMatchObject({ packetsLost: 1, cellsLost: 1, cellsLostOnLinks: 1, deadCells: 31 });
    expect(sessions[1]).toMatchObject({ packetsLost: 0, cellsLost: 0 });
    expect(mergedVcs[0]).toMatchObject({ cellsLost: 1, framesLost: 1 });
    expect(links.find(({ link }) => link === 'S1>S2')?.lossesByVc).toEqual([{ vc: 1, cells: 1 }]);
    const delivered = sessions[0]!.packets + sessions[0]!.duplicates;
    const passedOn = routers.find(({ output }) => output === 'R2>dst1')?.packets ?? 0;
    expect(passedOn - delivered).toBeLessThan(3);
  });

  it('glue frames of different sessions when a last cell is lost: both sessions send again', () => {
    const impairments = { 'S1>S2': { losses: [{ vc: 1, cell: 96 }] } };
    const { sessions, mergedVcs } = outcome(
      complete(routed({ forth: 2, impairments, bufferCells: 5_000 })),
    ).results;
    expect(mergedVcs[0]).toMatchObject({ cellsLost: 1, framesLost: 2 });
    expect(sessions[0]!.packetsLost + sessions[1]!.packetsLost).toBe(2);
  });
});

describe('the packet buffer of a router', () => {
  const crowded = { forth: 4, accessMbps: 10, backboneMbps: 12, bufferCells: 5_000, durationS: 1 } as const;

  it('without a limit discards nothing', () => {
    const { routers } = outcome(complete(routed(crowded))).results;
    expect(routers.every(({ discarded }) => discarded === 0)).toBe(true);
  });

  it('of few places discards whole packets, which the sessions see as lost', () => {
    const { routers, sessions, mergedVcs } = outcome(
      complete(routed({ ...crowded, bufferPackets: 5 })),
    ).results;
    const output = routers.find(({ output: id }) => id === 'R1>S1');
    expect(output?.discarded).toBeGreaterThan(5);
    expect(sessions.reduce((sum, { packetsLost }) => sum + packetsLost, 0)).toBe(output?.discarded);
    expect(mergedVcs[0]!.cellsLost).toBe(0);
  });
});

describe('documents with routers and packet links', () => {
  const document = routed({ forth: 1 });

  it('are refused where a packet link joins a switch, varies cells or is too narrow', () => {
    const links = document.links.map((link, i) =>
      i === 0 ? { ...link, kind: 'ethernet' as const, cdvUs: 1 } : link,
    );
    const vcs = document.vcs.map((vc) => ({ ...vc, source: { ...vc.source, packetBytes: 4_312 } }));
    const nodes = document.nodes.map((node) =>
      node.kind === 'switch' ? { ...node, bufferPackets: 3 } : node,
    );
    expect(told({ ...document, nodes, links, vcs })).toEqual([
      'nodes.S1.bufferPackets = 3: only routers keep packets',
      'nodes.S2.bufferPackets = 3: only routers keep packets',
      'links.R1>S1.kind = ethernet: an ethernet link at the switch S1; it joins hosts and routers',
      'links.R1>S1.cdvUs = 1: only cells vary in their delay; range 0 to 0',
      'vcs.1.source.packetBytes = 4312: more than an Ethernet frame carries over src1>R1; range 1 to 1,460 bytes',
    ]);
  });

  it('are refused where single cells meet a router, or a peak cell rate a packet link', () => {
    const cells = { kind: 'poisson', cellsPerSecond: 100 } as const;
    const [vc] = document.vcs;
    const sourced = (source: object) => ({ ...document, vcs: [{ ...vc, source }] });
    expect(told(sourced({ ...cells, packetBytes: 100 }))).toEqual([]);
    expect(told(sourced(cells))).toEqual([
      'vcs.1.source.packetBytes = undefined: missing; the router R1 passes packets, not single cells',
    ]);
    expect(told(sourced({ ...cells, packetBytes: 100, peakCellRate: 50 }))).toEqual([
      'vcs.1.source.peakCellRate = 50: the link src1>R1 carries frames, not cells; leave it out',
    ]);
  });

  it('have no discard policy at a router', () => {
    expect(told({ ...document, ports: { ...document.ports, 'R1>S1': { policy: 'epd' } } })).toEqual([
      'ports.R1>S1 = R1>S1: no such output port of a switch; known: S1>R1, S1>S2, S2>S1, S2>R2',
    ]);
  });
});

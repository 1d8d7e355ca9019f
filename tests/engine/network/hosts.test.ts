import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, TcpDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { imbalance } from '../../support/conservation.ts';
import { complete } from '../../support/networks.ts';

/** `left` and `right` around S1 and S2, each host with a greedy session to the other over the same links. */
function opposite(tcp: Partial<TcpDocument> = {}): ScenarioDocument {
  const source = { kind: 'greedy-tcp', packetBytes: 500 } as const;
  const way = ['left', 'S1', 'S2', 'right'];
  return {
    version: 1,
    id: 'opposite',
    title: 'Two sessions in opposite directions',
    nodes: [
      { id: 'left', kind: 'host' },
      { id: 'right', kind: 'host' },
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
    ],
    links: [
      { a: 'left', b: 'S1', rateMbps: 25, delayMs: 0.5 },
      { a: 'S1', b: 'S2', rateMbps: 10, delayMs: 1 },
      { a: 'S2', b: 'right', rateMbps: 25, delayMs: 0.5 },
    ],
    vcs: [
      { id: 1, path: way, source },
      { id: 2, path: way.toReversed(), source },
    ],
    ports: { default: { bufferCells: 100, policy: 'epd' } },
    tcp: { minRtoMs: 20, initialRtoMs: 40, delayedAckMs: 2, windowBytes: 12_000, ...tcp },
    run: { durationS: 0.5 },
  };
}

const run = (document: ScenarioDocument) => {
  const simulation = createSimulation(complete(document));
  simulation.runUntil(simulation.end);
  return simulation;
};

describe('two VCs in opposite directions between the same hosts', () => {
  it.each([{}, { handshake: true }, { congestionControl: 'sack', timestamps: true }])(
    'share every port: acknowledgements of the one go between the data of the other: %j',
    (tcp) => {
      const simulation = run(opposite(tcp));
      const { sessions, links, ports } = simulation.results();
      expect(imbalance(simulation.network)).toEqual([0, 0, 0, 0]);
      for (const { packets, goodputMbps } of sessions) {
        expect(packets).toBeGreaterThan(300);
        expect(goodputMbps).toBeLessThan(10);
      }
      for (const [hop, own, other] of [
        ['S1>S2', 0, 1],
        ['S2>S1', 1, 0],
      ] as const) {
        const carried = links.find(({ link }) => link === hop)?.cells ?? 0;
        const acks = carried - sessions[own]!.cellsSent + sessions[own]!.cellsLost;
        // One or two cells for an acknowledgement, one acknowledgement for one or two packets.
        expect(acks).toBeGreaterThan(sessions[other]!.packets / 3);
        expect(acks).toBeLessThan(3 * sessions[other]!.packets);
        const frames = ports.find(({ port }) => port === hop)?.frames ?? 0;
        expect(frames).toBeLessThanOrEqual(sessions[own]!.packetsSent);
      }
    },
  );

  it('are alike: neither end is favoured', () => {
    const [forth, back] = run(opposite()).results().sessions;
    expect(Math.abs(forth!.packets - back!.packets)).toBeLessThan(0.15 * forth!.packets);
  });

  it('each carry less than alone: the way is shared with acknowledgements', () => {
    const document = opposite();
    const [both] = run(document).results().sessions;
    const [alone] = run({ ...document, vcs: document.vcs.slice(0, 1) }).results().sessions;
    expect(both!.packets).toBeLessThan(alone!.packets);
  });
});

describe('a host with several links', () => {
  const document = opposite();
  const twoLinks: ScenarioDocument = {
    ...document,
    links: [...document.links, { a: 'left', b: 'S2', rateMbps: 2, delayMs: 0.5 }],
    vcs: [
      { ...document.vcs[0]!, id: 1 },
      { ...document.vcs[0]!, id: 2, path: ['left', 'S2', 'right'] },
      { ...document.vcs[0]!, id: 3, path: ['right', 'S2', 'left'] },
    ],
  };

  it('sends each VC over the first link of its path, and gets it over the last one', () => {
    const simulation = run(twoLinks);
    const { sessions, links } = simulation.results();
    const cells = (id: string) => links.find(({ link }) => link === id)?.cells ?? 0;
    const sent = (i: number) => sessions[i]!.cellsSent;
    expect(imbalance(simulation.network)).toEqual(Array(6).fill(0));
    for (const { packets } of sessions) expect(packets).toBeGreaterThan(50);
    // No acknowledgements go this way: those of VC 3 take the other link. What a host still holds is not carried yet.
    expect(cells('left>S1')).toBeLessThanOrEqual(sent(0));
    expect(cells('left>S1')).toBeGreaterThan(0.9 * sent(0));
    expect(cells('left>S2')).toBeGreaterThan(0.9 * sent(1));
    expect(cells('S2>left')).toBeGreaterThan(0.8 * sessions[2]!.packets * 12);
    const alone = (2e6 / 424) * 0.5;
    expect(cells('left>S2')).toBeLessThanOrEqual(alone + 1);
  });
});

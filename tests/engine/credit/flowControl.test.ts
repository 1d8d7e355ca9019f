import { describe, expect, it } from 'vitest';
import type { CreditDocument, SourceDocument, VcDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { CELL_MS, type Chain, chain, delivered, mostAt } from '../../support/creditNetworks.ts';
import { complete } from '../../support/networks.ts';

const CELLS_PER_SECOND = 1e3 / CELL_MS;

function run(given: Chain) {
  const simulation = createSimulation(complete(chain(given)));
  simulation.runUntil(simulation.end / 3);
  const before = delivered(simulation.network);
  simulation.runUntil(simulation.end);
  const { network } = simulation;
  const seconds = ((simulation.end - simulation.end / 3) * 1e-12) as number;
  const rates = delivered(network).map((cells, i) => (cells - (before[i] as number)) / seconds);
  const lost = network.flows.reduce((sum, flow) => sum + flow.cellsLost, 0);
  return { network, simulation, shares: rates.map((rate) => rate / CELLS_PER_SECOND), lost };
}

const file: SourceDocument = { kind: 'file-tcp', packetBytes: 1_446, fileBytes: 200_000, files: 0 };
const burst: SourceDocument = {
  kind: 'on-off',
  packetBytes: 480,
  cellsPerSecond: 90_000,
  burstMs: 5,
  silenceMs: 5,
};

describe('a lone VC with N2 and N3 on a hop of so long a round trip', () => {
  // Round trip: from the end of a cell until the end of its credit cell, propagation both ways and one cell.
  it.each([
    { n2: 10, n3: 90, middle: 200 },
    { n2: 50, n3: 150, middle: 200 },
    { n2: 20, n3: 20, middle: 400 },
    { n2: 1, n3: 99, middle: 300 },
  ])('gets (N2 + N3) / (RTT + N2) of the link: $n2, $n3, $middle cell times', ({ n2, n3, middle }) => {
    const { shares, lost } = run({ credit: { n2, n3 }, middleCells: middle, durationS: 1.5 });
    const promised = (n2 + n3) / (2 * middle + 1 + n2);
    expect(shares[0]).toBeGreaterThan(promised * 0.99);
    expect(shares[0]).toBeLessThan(promised * 1.01);
    expect(lost).toBe(0);
  });

  it.each([
    { n2: 200, n3: 100, lots: 1, over: 100 },
    { n2: 200, n3: 300, lots: 2, over: 100 },
  ])(
    'gets m × N2 / (RTT + N2 - r) where m lots of N2 make all but r of N2 + N3: $n2, $n3',
    ({ n2, n3, lots, over }) => {
      const [share] = run({ credit: { n2, n3 }, middleCells: 300, durationS: 1.5 }).shares;
      const promised = (lots * n2) / (601 + n2 - over);
      expect(lots * n2 + over).toBe(n2 + n3);
      expect(share).toBeGreaterThan(promised * 0.99);
      expect(share).toBeLessThan(promised * 1.01);
      expect(share).toBeLessThan(((n2 + n3) / (601 + n2)) * 0.95);
    },
  );

  it('gets all of it with N3 for the round trip', () => {
    expect(run({ credit: { n2: 10 }, middleCells: 300 }).shares[0]).toBeGreaterThan(0.999);
  });

  it('never gets more than that where N3 is no multiple of N2', () => {
    for (const n3 of [1, 7, 33]) {
      const { shares } = run({ credit: { n2: 10, n3 }, middleCells: 100 });
      expect(shares[0]).toBeLessThan(((10 + n3) / (201 + 10)) * 1.001);
      expect(shares[0]).toBeGreaterThan(0);
    }
  });
});

describe('places at a receiver', () => {
  it('hold what a slow link behind it cannot take, and nothing is lost', () => {
    const { network, lost } = run({ credit: { n2: 10, n3: 90 }, middleCells: 20, slowMbps: 4.24 });
    const [most] = mostAt(network, 'S2>dst1');
    expect(most).toBeGreaterThan(90);
    expect(most).toBeLessThanOrEqual(100);
    expect(lost).toBe(0);
  });

  it('are no part of the buffer: VCs with credit pass a port with a buffer of one frame', () => {
    const sources = [file, file, burst, { kind: 'greedy' } as const];
    const { lost, shares } = run({ credit: { n2: 5 }, middleCells: 50, sources, bufferCells: 33 });
    expect(lost).toBe(0);
    for (const share of shares) expect(share).toBeGreaterThan(0.02);
  });

  it('are unknown to the policy of the buffer, which counts the VCs that wait in it', () => {
    const document = chain({
      credit: { n2: 10 },
      middleCells: 20,
      slowMbps: 4.24,
      sources: [{ kind: 'greedy' }, { kind: 'deterministic', cellsPerSecond: 60_000 }],
    });
    const [withCredit, { credit: _, ...without }] = document.vcs as [VcDocument, VcDocument];
    const simulation = createSimulation(
      complete({
        ...document,
        vcs: [withCredit, without],
        ports: { default: { bufferCells: 40, policy: 'fba' } },
      }),
    );
    const port = simulation.network.ports.find(({ id }) => id === 'S1>S2')!;
    let most = 0;
    for (let ms = 1; ms < 50; ms++) {
      simulation.runUntil(ms * 1e9);
      const { occupancy } = port.buffers.only!.policy;
      most = Math.max(most, port.credits!.cells);
      expect(occupancy!.cells[0]).toBe(0);
      expect(occupancy!.cells[2]).toBe(port.waiting - port.credits!.cells);
    }
    expect(most).toBeGreaterThan(10);
  });

  it.each(['fifo', 'rr', 'wrr', 'wfq', 'priority', 'class-rr'])(
    'blocked VCs do not stand in the way of others, under %s',
    (scheduler) => {
      const sources = [{ kind: 'greedy' } as const, { kind: 'greedy' } as const];
      const { shares, lost } = run({
        credit: { n2: 10 },
        middleCells: 20,
        slowMbps: 4.24,
        sources,
        scheduler,
        durationS: 0.1,
      });
      expect(shares[0]).toBeCloseTo(0.1, 2);
      expect(shares[1]).toBeGreaterThan(0.88);
      expect(lost).toBe(0);
    },
  );
});

describe('credits on the way back', () => {
  it('take one slot for N2 cells, or none where they ride on others', () => {
    const used = (piggyback: boolean): number => {
      const { network, shares } = run({ credit: { n2: 4, piggyback }, middleCells: 20, durationS: 0.1 });
      expect(shares[0]).toBeGreaterThan(0.999);
      const back = network.links.find(({ id }) => id === 'S2>S1');
      return ((back?.tail ?? 0) - (back?.piggybackedCells ?? 0)) / (network.flows[0]?.cellsSent ?? 1);
    };
    expect(used(false)).toBeCloseTo(1 / 4, 2);
    expect(used(true)).toBe(0);
  });

  it('are a part of the ledger of their own', () => {
    const { simulation } = run({ credit: { n2: 4 }, middleCells: 20, durationS: 0.1 });
    const ledger = simulation.results().links.find(({ link }) => link === 'S2>S1')?.ledger;
    expect(ledger?.credit).toBeCloseTo(1 / 4, 2);
    expect([ledger?.rm, ledger?.useful]).toEqual([0, 0]);
    expect(ledger?.idle).toBeCloseTo(3 / 4, 2);
  });

  it('leave all N2 + N3 places of every hop free again when a file has ended', () => {
    const once: SourceDocument = { ...file, fileBytes: 100_000, files: 1 };
    const { network } = run({ credit: { n2: 1 }, middleCells: 20, sources: [once] });
    for (const { credits } of network.ports) {
      if (credits === null || !credits.sender.covers(0)) continue;
      expect(credits.sender.sent[0]).toBeGreaterThan(2_000);
      expect(credits.sender.returned[0]).toBe(credits.sender.sent[0]);
    }
  });
});

describe('adaptive shares', () => {
  const sources: readonly SourceDocument[] = [{ kind: 'greedy' }, burst, file];
  const credit: Partial<CreditDocument> = { n2: 5, n3: 60 };

  it('give a lone active VC the places of silent ones: twice the rate and more', () => {
    const silent: SourceDocument = { kind: 'greedy', startMs: 200 };
    const both = { middleCells: 200, sources: [{ kind: 'greedy' } as const, silent], durationS: 0.2 };
    const [fixed] = run({ ...both, credit }).shares;
    const [moving] = run({ ...both, credit: { ...credit, adaptive: true } }).shares;
    expect(moving).toBeGreaterThan((fixed as number) * 1.7);
  });

  it('lose nothing and keep to the places of all together', () => {
    const { network, lost } = run({
      credit: { ...credit, adaptive: true },
      middleCells: 60,
      sources,
      slowMbps: 10,
    });
    expect(lost).toBe(0);
    expect(Math.max(...mostAt(network, 'S2>dst1'))).toBeGreaterThan(65);
    expect(Math.max(...mostAt(network, 'S2>dst1'))).toBeLessThanOrEqual(3 * 65);
  });
});

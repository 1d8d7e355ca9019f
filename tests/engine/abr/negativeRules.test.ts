import { describe, expect, it } from 'vitest';
import type { AbrDocument, ParameterValues, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

const r1 = findScenario('ulku-r1-lan') as ScenarioDocument;

interface Given {
  readonly algorithm: string;
  readonly params?: ParameterValues;
  readonly abr?: Partial<AbrDocument>;
  /** The RM cells of all VCs are lost just before their sources. */
  readonly losesNews?: boolean;
}

/** The longest queue of each of the three trunks of R1, and the rates that their links carry. */
function over({ algorithm, params = {}, abr = {}, losesNews = false }: Given) {
  const back = r1.vcs.map(({ path }) => [`${path[1]}>${path[0]}`, { lossProbability: 1 }] as const);
  const simulation = createSimulation(
    complete({
      ...r1,
      abr: { ...r1.abr, ...abr },
      ports: { default: { bufferCells: 1_000_000, algorithm, algorithmParams: params } },
      ...(losesNews ? { impairments: Object.fromEntries(back) } : {}),
      run: { durationS: 0.4 },
      measure: { fromS: 0.1 },
    }),
  );
  simulation.runUntil(simulation.end);
  const { ports, sessions, links } = simulation.results();
  const trunk = (name: string): boolean => ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'].includes(name);
  return {
    longest: Math.max(...ports.filter(({ port }) => trunk(port)).map(({ queueMax }) => queueMax)),
    used: links.filter(({ link }) => trunk(link)).map(({ utilization }) => utilization),
    rates: sessions.map((session) => session.abr?.acrMean ?? Number.NaN),
  };
}

describe('BECN (Ülkü 1997, section 2.1.2: Newman)', () => {
  it("with Newman's rule holds R1 below 1 % of its queues without control, at the gap of TM 4.0", () => {
    const without = over({ algorithm: 'none' });
    const newman = over({ algorithm: 'backward', abr: { rule: 'becn' } });
    expect(without.longest).toBeGreaterThan(100_000);
    expect(newman.longest).toBeLessThan(without.longest / 100);
    for (const share of newman.used) expect(share).toBeGreaterThan(0.3);
    // Sources of TM 4.0 do not wait for notices: their own RM cells raise them again.
    expect(over({ algorithm: 'backward' }).longest).toBeGreaterThan(without.longest / 2);
  });

  it('a recovery shorter than the gap outruns the notices; a gap of 1 ms allows one of 2 ms', () => {
    const early = over({ algorithm: 'backward', abr: { rule: 'becn', recoveryMs: 10 } });
    expect(early.longest).toBeGreaterThan(50_000);
    const both = over({ algorithm: 'backward', params: { gapMs: 1 }, abr: { rule: 'becn', recoveryMs: 2 } });
    expect(both.longest).toBeLessThan(200);
    for (const share of both.used) expect(share).toBeGreaterThan(0.6);
  });
});

describe('EFCI of negative polarity (Ülkü 1997, section 2.1.2: Hluchyj)', () => {
  const negative = { algorithm: 'efci', abr: { rule: 'efci', recoveryMs: 1 } } as const;

  it('holds the queues while its RM cells come home', () => {
    expect(over(negative).longest).toBeLessThan(over({ algorithm: 'none' }).longest / 100);
  });

  it('collapses when they are lost: every source sends at PCR; PRCA falls silent instead', () => {
    const collapsed = over({ ...negative, losesNews: true });
    for (const rate of collapsed.rates) expect(rate).toBeGreaterThan(300_000);
    expect(collapsed.longest).toBeGreaterThan(100_000);
    const positive = over({ algorithm: 'prca', abr: { rule: 'prca' }, losesNews: true });
    for (const rate of positive.rates) expect(rate).toBeLessThan(20_000);
    expect(positive.longest).toBeLessThan(20_000);
  });
});

describe('recovery by time', () => {
  /** One VC without anybody else; its source hears nothing. */
  function alone(abr: Partial<AbrDocument>, source: Partial<ScenarioDocument['vcs'][number]['source']> = {}) {
    const simulation = createSimulation(
      complete({
        version: 1,
        id: 'alone',
        title: 'One VC',
        nodes: [
          { id: 'A', kind: 'host' },
          { id: 'S', kind: 'switch' },
          { id: 'B', kind: 'host' },
        ],
        links: [
          { a: 'A', b: 'S', rateMbps: 155.52, delayMs: 0.01 },
          { a: 'S', b: 'B', rateMbps: 155.52, delayMs: 0.01 },
        ],
        vcs: [
          { id: 1, path: ['A', 'S', 'B'], abr, source: { kind: 'greedy', startMs: 1, ...source } as never },
        ],
        run: { durationS: 0.1 },
      }),
    );
    const { rules } = rateSourceOf(simulation.network, 0)!;
    /** Cells/s just before and from a time on, milliseconds after the source began. */
    const around = (ms: number): readonly [number, number] => {
      simulation.runUntil((1 + ms) * 1e9);
      const before = rules.acr;
      simulation.runUntil((1 + ms) * 1e9 + 1);
      return [before, rules.acr];
    };
    return { simulation, around };
  }

  it.each([[125], [1_000]])(
    'of BECN doubles every 2 ms, from %i cells/s on, however slowly cells leave',
    (icr) => {
      const { around } = alone({ rule: 'becn', pcr: 4_000, mcr: 0, icr, recoveryMs: 2 });
      for (let rate = icr, ms = 2; rate < 4_000; rate *= 2, ms += 2)
        expect(around(ms)).toEqual([rate, 2 * rate]);
      expect(around(60)).toEqual([4_000, 4_000]);
    },
  );

  it('of EFCI adds RIF of PCR every 2 ms', () => {
    const { around } = alone({ rule: 'efci', pcr: 4_000, mcr: 0, icr: 125, rif: 1 / 8, recoveryMs: 2 });
    for (const [ms, rate] of [
      [2, 125],
      [4, 625],
      [6, 1_125],
    ] as const)
      expect(around(ms)).toEqual([rate, rate + 500]);
  });

  it('begins with the first cell, and goes on where there is none to send', () => {
    const { around, simulation } = alone({ rule: 'becn', pcr: 4_000, mcr: 0, icr: 125, recoveryMs: 2 }, {
      kind: 'deterministic',
      cellsPerSecond: 20,
    } as never);
    simulation.runUntil(0.9e9);
    const rates = [2, 4, 6, 8, 10].map((ms) => around(ms)[1]);
    expect(rates).toEqual([250, 500, 1_000, 2_000, 4_000]);
  });

  it('of a source that is about to send holds for the cell after', () => {
    const { simulation } = alone({ rule: 'becn', pcr: 4_000, mcr: 0, icr: 500, recoveryMs: 2 });
    simulation.runUntil(5.1e9);
    // At 1, 3 (with the doubling), 4 and 5 ms.
    expect(simulation.network.flows[0]!.cellsSent).toBe(4);
  });
});

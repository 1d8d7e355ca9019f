import { describe, expect, it } from 'vitest';
import type { AbrDocument, ParameterValues, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
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

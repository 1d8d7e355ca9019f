import { describe, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation } from '../../../src/engine/index.ts';
import { rateSourceOf } from '../../../src/engine/network/nodes/network.ts';
import { SOURCE_PARAMETERS } from '../../../src/scenarios/papers/ulku.ts';

const C = (155e6 / 424) * 0.95;
/** 3h1, 2h1, 2h2, 2h3, 1h1, 1h2, 1h3, once all have started. */
const FAIR = [1 / 6, 1 / 2, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6].map((share) => share * C);
const TRUNKS = ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'];

interface Change {
  readonly algorithm?: string;
  readonly lambda?: number;
  readonly durationS?: number;
  readonly abr?: ScenarioDocument['abr'];
  /** Only these VCs are there. */
  readonly vcs?: readonly number[];
}

/** Cell by cell, from the first start on. */
function run(
  id: string,
  { algorithm = 'eraa', lambda = 0.95, durationS = 0.12, abr = {}, vcs }: Change = {},
) {
  const whole = readScenario(id) as ScenarioDocument;
  const document = {
    ...whole,
    abr: { ...SOURCE_PARAMETERS, ...abr },
    vcs: whole.vcs.filter((vc) => vcs?.includes(vc.id) ?? true),
  };
  const simulation = createSimulation(
    completeScenario(document, [
      ['algorithm', algorithm],
      ['algorithm.lambda', `${lambda}`],
      ['run.durationS', `${durationS}`],
      ['measure.fromS', '0'],
    ]),
  );
  const { network } = simulation;
  const sources = network.connections.map(({ dataFlows }) => rateSourceOf(network, dataFlows[0]!.flow.index));
  return {
    at: (ms: number): readonly number[] => {
      simulation.runUntil(ms * 1e9);
      return sources.map((source) => source?.rules.acr ?? Number.NaN);
    },
    queues: (): readonly number[] =>
      TRUNKS.map((port) => simulation.results().ports.find((each) => each.port === port)?.queueMax ?? -1),
    meanQueue: (): number =>
      simulation.results().ports.find(({ port }) => port === 'sw0>sw1')?.queueMean ?? -1,
  };
}

const near = (rates: readonly number[], expected: readonly number[]): void => {
  for (const [i, rate] of rates.entries()) expect(rate / expected[i]!).toBeCloseTo(1, 9);
};

describe('ERAA over R1, cell by cell', () => {
  it('hands out λ times max-min 2.5 ms after the last start, and nothing moves any more', () => {
    const lan = run('ulku-r1-lan');
    near(lan.at(23).slice(0, 2), [C / 2, C / 2]);
    const settled = lan.at(62.5);
    near(settled, FAIR);
    for (let ms = 63; ms <= 120; ms += 0.5) expect(lan.at(ms)).toEqual(settled);
    // 9, 41 and 49 with the cell on the wire.
    expect(lan.queues()).toEqual([8, 40, 48]);
  });

  // Ülkü 1997, figure 1.1 and section 1.3.2: S1 to S3 on one link, S3 and S4 on another.
  it('gives the max-min example of the thesis a third each, and two thirds to the one that can have them', () => {
    const S = { S1: 5, S2: 6, S3: 1, S4: 2 };
    const [s3, s4, s1, s2] = run('ulku-r1-lan', { vcs: Object.values(S) }).at(100);
    expect([s1, s2, s3, s4].map((rate) => Math.round(rate!))).toEqual([115_763, 115_763, 115_763, 231_525]);
  });

  it('takes 15 ms and deep buffers where links are 1 ms long', () => {
    const wan = run('ulku-r1-wan');
    const settled = wan.at(75);
    near(settled, FAIR);
    expect(wan.at(120)).toEqual(settled);
    const [sw0, sw1, sw2] = wan.queues();
    // 890, 1,571 and 1,140 with the cell on the wire, by another simulator.
    expect(Math.abs(sw0! - 889)).toBeLessThan(10);
    expect(Math.abs(sw1! - 1_570)).toBeLessThan(16);
    expect(Math.abs(sw2! - 1_139)).toBeLessThan(12);
  });

  it.each([
    { rif: 1, icr: 4_717, nrm: 8 },
    { rif: 1, icr: 353_208, nrm: 128 },
    { rif: 1 / 256, icr: 353_208, nrm: 32 },
  ])('settles at the same rates with RIF $rif, ICR $icr, Nrm $nrm', (abr) => {
    near(run('ulku-r1-lan', { abr }).at(120), FAIR);
  });

  it('with λ = 1 never drains the queue of the start, with λ = 0.9 it does', () => {
    const full = run('ulku-r2-wan', { lambda: 1, durationS: 0.3 });
    full.at(300);
    expect(full.meanQueue()).toBeGreaterThan(650);
    const slack = run('ulku-r2-wan', { lambda: 0.9, durationS: 0.3 });
    slack.at(300);
    expect(slack.meanQueue()).toBeLessThan(10);
  });
});

describe.each(['cceri', 'fmmra'])('%s over R1, cell by cell', (algorithm) => {
  it('hands out the same rates', () => {
    near(run('ulku-r1-lan', { algorithm }).at(120), FAIR);
    near(run('ulku-r1-wan', { algorithm }).at(120), FAIR);
  });
});

import { describe, expect, it } from 'vitest';
import {
  CELL_BITS,
  type ParameterValues,
  type RunResults,
  type ScenarioDocument,
  type VcDocument,
} from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { abrNetwork, R1_ROUTES, type Route } from '../../../src/scenarios/papers/ulku.ts';
import { complete } from '../../support/networks.ts';
import { outcome } from '../../support/runs.ts';

/** 155 Mb/s in cells/s. */
const C = 155e6 / CELL_BITS;
/** One cell of 32 is an RM cell and not among those delivered. */
const WITH_RM = 32 / 31;

/** A chain of switches in a LAN, all ports with one algorithm, the second half of the run measured. */
function lan(
  routes: readonly Route[],
  durationS: number,
  algorithm: string,
  algorithmParams: ParameterValues = {},
): ScenarioDocument {
  const document = abrNetwork({
    id: 'lan',
    title: 'LAN',
    subtitle: '',
    description: '',
    source: '',
    routes,
    delayMs: 0.01,
    durationS,
    fromS: durationS / 2,
    stage: {},
  });
  return { ...document, ports: { default: { bufferCells: 100_000, algorithm, algorithmParams } } };
}

/** CBR over the last link of R1, served before ABR; queues measured from the beginning. */
function withCbr(document: ScenarioDocument, cellsPerSecond: number): ScenarioDocument {
  const path = ['xmtCbr', 'sw2', 'sw3', 'rcvCbr'];
  const cbr: VcDocument = {
    id: 8,
    path,
    serviceClass: 'cbr',
    source: { kind: 'deterministic', cellsPerSecond },
  };
  const access = { rateMbps: 155, delayMs: 0.001 };
  return {
    ...document,
    nodes: [...document.nodes, { id: path[0]!, kind: 'host' }, { id: path[3]!, kind: 'host' }],
    links: [...document.links, { a: path[0]!, b: 'sw2', ...access }, { a: 'sw3', b: path[3]!, ...access }],
    vcs: [...document.vcs, cbr],
    ports: { default: { ...document.ports?.default, scheduler: 'priority' } },
    measure: { fromS: 0 },
  };
}

const run = (document: ScenarioDocument): RunResults => outcome(complete(document)).results;

/** Rates of the VCs as shares of these, RM cells included. */
const sharesOf = ({ sessions, window }: RunResults, fair: readonly number[]): readonly number[] =>
  fair.map((rate, i) => (sessions[i]!.cellsDelivered * WITH_RM) / (window.toS - window.fromS) / rate);

const portOf = ({ ports }: RunResults, id: string) => ports.find(({ port }) => port === id)!;

function expectAll(shares: readonly number[], target: number, within: number): void {
  for (const share of shares) expect(Math.abs(share / target - 1)).toBeLessThan(within);
}

/** Max-min fair rates of R1: 3h1, 2h1, 2h2, 2h3, 1h1, 1h2, 1h3. */
const R1_FAIR = [C / 6, C / 2, C / 6, C / 6, C / 6, C / 6, C / 6];

describe('R1 in a LAN', () => {
  it.each([
    ['erica', {}, 0.9],
    ['erica', { utilisation: 0.95 }, 0.95],
    ['erica-basic', {}, 0.9],
    ['capc', {}, 0.95],
  ] as const)(
    '%s %o brings every VC to %d of its max-min fair rate, within a twentieth',
    (id, params, target) => {
      expectAll(sharesOf(run(lan(R1_ROUTES, 0.24, id, params)), R1_FAIR), target, 0.05);
    },
  );

  it.each(['erica-plus', 'ferm'])('%s fills the links and is max-min fair within a fiftieth', (id) => {
    expectAll(sharesOf(run(lan(R1_ROUTES, 0.24, id)), R1_FAIR), 1, 0.02);
  });

  it('OSU is fair where all share alike, and leaves a tenth to nobody where one VC could have more', () => {
    const [threeHops, twoHops, ...others] = sharesOf(run(lan(R1_ROUTES, 0.24, 'osu')), R1_FAIR);
    expectAll([threeHops!, ...others], 0.95, 0.05);
    expect(twoHops).toBeLessThan(0.85);
  });

  it.each([
    [0.1, 0.1, 0.2],
    [0.3, 0.02, 0.1],
  ])('ERICA+ holds a queueing delay near T0, %d ms: the closer, the smaller δ, %d', (t0Ms, delta, within) => {
    const results = run(lan(R1_ROUTES, 0.24, 'erica-plus', { t0Ms, delta }));
    for (const id of ['sw1>sw2', 'sw2>sw3']) {
      const delayMs = (portOf(results, id).queueMean / C) * 1_000;
      expect(Math.abs(delayMs / t0Ms - 1)).toBeLessThan(within);
    }
    expect(portOf(results, 'sw0>sw1').queueMean).toBeLessThan(1);
  });

  it.each(['erica', 'erica-plus'])('%s sees 100,000 cells/s of CBR: never 600 cells wait', (id) => {
    const results = run(withCbr(lan(R1_ROUTES, 0.24, id), 100_000));
    expect(portOf(results, 'sw2>sw3').queueMax).toBeLessThan(600);
    expect(portOf(results, 'sw2>sw3').queueMax).toBeGreaterThan(100);
  });
});

describe('an upstream bottleneck', () => {
  // Six VCs share sw0>sw1; two of them go on and leave 2/3 of sw1>sw2 to `early` and `late`.
  const scenario = findScenario('abr-upstream') as ScenarioDocument;
  const fair = [...Array.from({ length: 6 }, () => C / 6), C / 3, C / 3];
  const sharesUnder = (algorithm: string): readonly number[] =>
    sharesOf(run({ ...scenario, ports: { default: { ...scenario.ports?.default, algorithm } } }), fair);

  it('basic ERICA leaves the VC that came late with three fifths of what the early one keeps', () => {
    const shares = sharesUnder('erica-basic');
    expectAll(shares.slice(0, 6), 0.9, 0.05);
    const [early, late] = shares.slice(6);
    expect(early).toBeGreaterThan(1.1);
    expect(late).toBeLessThan(0.7);
    expect(late! / early!).toBeCloseTo(0.6, 1);
  });

  it('MaxAlloc gives both the same, up to δ above the target', () => {
    const shares = sharesUnder('erica');
    const [early, late] = shares.slice(6);
    expect(Math.abs(early! / late! - 1)).toBeLessThan(0.01);
    for (const share of shares) {
      expect(share).toBeGreaterThan(0.9 * 0.99);
      expect(share).toBeLessThan(0.9 * 1.1);
    }
  });

  it('ERICA+ gives both all there is', () => {
    expectAll(sharesUnder('erica-plus'), 1, 0.02);
  });
});

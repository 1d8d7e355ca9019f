import { describe, expect, it } from 'vitest';
import type { RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { portOf } from '../../src/studies/measures.ts';
import {
  between,
  type RouteName,
  SWITCH_PORTS,
  settlingMs,
  shareOf,
} from '../../src/studies/ulku/ulkuMeasures.ts';
import { complete } from '../support/networks.ts';
import { runs } from '../support/sceneRuns.ts';

/** Numbers of rate control that lessons ask for, beyond those that are seen in their scenes as they open. */
const ROUTES: readonly RouteName[] = ['3h1', '2h1', '2h2', '1h1'];
const WHOLE = { 'measure.fromS': '0' };

function run(id: string, settings: Record<string, string>): RunResults {
  const [results] = runs(id, settings, [1]);
  return results as RunResults;
}
const highest = (results: RunResults): number[] =>
  SWITCH_PORTS.map((port) => results.ports.find((one) => one.port === port)?.queueMax ?? Number.NaN);
const sharesOf = (results: RunResults): number[] => ROUTES.map((route) => shareOf(results, route));
const delayed = (ms: number): Record<string, string> =>
  Object.fromEntries(between(ms)) as Record<string, string>;

/** Cells in service count as waiting or not: two of them beside the part. */
function expectNear(values: readonly number[], expected: readonly number[], part: number, beside = 2): void {
  expect(values).toHaveLength(expected.length);
  values.forEach((value, i) => {
    const within = Math.max(beside, part * (expected[i] ?? Number.NaN));
    expect(Math.abs(value - (expected[i] ?? Number.NaN)), `${values}`).toBeLessThanOrEqual(within);
  });
}

describe('from groping to arithmetic', () => {
  it('ERAA settles 1 to 4 ms after the last start, with queues of 9, 41 and 49 cells', () => {
    const results = run('ulku-r1-lan', { algorithm: 'eraa', ...WHOLE });
    expect(settlingMs(results)).toBeGreaterThan(1);
    expect(settlingMs(results)).toBeLessThan(4);
    expectNear(highest(results), [9, 41, 49], 0.02);
  });

  it.each([
    ['sw0>sw1', [21, 35], [54, 860]],
    ['sw1>sw2', [50, 80], [1_569, 277]],
    ['sw2>sw3', [80, 100], [1_101, 881]],
  ] as const)('ERAA over a millisecond a link: queue of %s at %j ms', (port, times, cells) => {
    const document = findScenario('ulku-r1-wan') as ScenarioDocument;
    const eraa = { ...document, ports: { default: { ...document.ports?.default, algorithm: 'eraa' } } };
    const simulation = createSimulation(complete(eraa));
    const waiting = simulation.network.ports.find(({ id }) => id === port);
    const queues = times.map((ms) => {
      simulation.runUntil(ms * 1e9);
      return waiting?.waiting ?? Number.NaN;
    });
    expectNear(queues, cells, 0);
  });

  it('ERICA gives 93 and 88 % of the shares, ERICA+ all of them', () => {
    const shares = (algorithm: string) => sharesOf(run('ulku-r1-lan', { algorithm }));
    expectNear(shares('erica'), [0.93, 0.88, 0.93, 0.93], 0.01, 0);
    expectNear(shares('erica-plus'), [1, 1, 1, 1], 0.02, 0);
  });
});

describe('beat-down', () => {
  it.each([
    [0.1, 1.62, 0.33],
    [0.5, 0.74, 1.05],
    [1, 0.49, 1.6],
  ])('with %f ms a link 2h1 has %f of its share and 3h1 %f', (ms, two, three) => {
    const [long = 0, short = 0] = sharesOf(run('beat-down', delayed(ms)));
    expectNear([short, long], [two, three], 0, 0.1);
  });

  it('is reversed in the WAN: .74, .49, .94 and 1.59', () => {
    const settings = { algorithm: 'relative', 'run.durationS': '0.6', 'measure.fromS': '0.3' };
    expectNear(sharesOf(run('ulku-r1-wan', settings)), [1.59, 0.49, 0.94, 0.74], 0, 0.03);
  });
});

describe('what exact rates do not know', () => {
  const brief = { ...WHOLE, 'run.durationS': '0.15' };

  it.each([
    [0.01, 41],
    [0.5, 612],
    [1, 1_571],
    [2, 3_472],
    [5, 6_929],
  ])('with %f ms a link the queue of sw1 comes to %d cells', (ms, cells) => {
    const [, middle = 0] = highest(run('not-free', { ...brief, ...delayed(ms) }));
    expectNear([middle], [cells], 0.002);
  });

  it.each([
    ['4717', 1_689, 21, 232],
    ['70642', 1_571, 13, 254],
    ['353208', 4_223, 40, 1_393],
  ])('with an ICR of %s to %d, of one link to %d in the LAN and %d in the WAN', (icr, middle, lan, wan) => {
    const one = (id: string) =>
      Math.max(
        ...run(id, { algorithm: 'eraa', 'abr.icr': icr, ...WHOLE }).ports.map(({ queueMax }) => queueMax),
      );
    const [, sw1 = 0] = highest(run('not-free', { ...brief, 'abr.icr': icr }));
    expectNear([sw1, one('ulku-r2-lan'), one('ulku-r2-wan')], [middle, lan, wan], 0.002);
  });

  it.each([
    ['1', 798],
    ['0.98', 539],
    ['0.95', 254],
    ['0.9', 130],
    ['0.8', 5],
  ])('with a λ of %s to %d, and the link is used as much', (lambda, cells) => {
    const settings = { algorithm: 'eraa', 'algorithm.lambda': lambda };
    const { ports } = run('ulku-r2-wan', { ...settings, ...WHOLE });
    expectNear([Math.max(...ports.map(({ queueMax }) => queueMax))], [cells], 0.002);
    const used = run('ulku-r2-wan', settings).links.map(({ utilization }) => utilization);
    expect(Math.max(...used)).toBeCloseTo(Number(lambda), 2);
  });

  it('100,000 cells/s that nobody told of let 45,126 cells wait after 0.6 s', () => {
    const { nodes, links, vcs, ...rest } = findScenario('ulku-r1-lan') as ScenarioDocument;
    const host = (id: string) => ({ id, kind: 'host' }) as const;
    const access = (a: string, b: string) => ({ a, b, rateMbps: 155, delayMs: 0.001 });
    const simulation = createSimulation(
      complete({
        ...rest,
        nodes: [...nodes, host('from'), host('to')],
        links: [...links, access('from', 'sw2'), access('sw3', 'to')],
        vcs: [
          ...vcs,
          {
            id: 8,
            path: ['from', 'sw2', 'sw3', 'to'],
            source: { kind: 'deterministic', cellsPerSecond: 100_000 },
          },
        ],
        ports: { default: { bufferCells: 1e6, algorithm: 'eraa', algorithmParams: { bandwidth: 365_566 } } },
        run: { durationS: 0.6 },
        measure: { fromS: 0 },
      }),
    );
    simulation.runUntil(simulation.end);
    expectNear([portOf(simulation.results(), 'sw2>sw3').queueMax], [45_126], 0.02);
  });
});

describe('fastest to agree, last to finish', () => {
  const STARTS_S = [0, 0.015, 0.03];

  it.each([
    ['relative marking', { algorithm: 'relative' }, [0.142, 0.165, 0.159], 0.189, 0.05],
    ['EPRCA', { algorithm: 'eprca' }, [0.152, 0.166, 0.159], 0.189, 0.02],
    ['ERAA', {}, [0.158, 0.186, 0.194], 0.224, 0.02],
    ['ERAA that forgets', { 'algorithm.forgetMs': '1' }, [0.158, 0.172, 0.166], 0.196, 0.02],
  ] as const)('%s', (_, settings, expected, last, part) => {
    const times = run('idle-share', settings).sessions.map(({ files }) => files?.timesS[0] ?? Number.NaN);
    expectNear(times, expected, part, 0);
    expectNear([Math.max(...times.map((time, i) => time + (STARTS_S[i] ?? 0)))], [last], part, 0);
  });
});

describe('telling TCP the rate', () => {
  const MENDED = { 'abr.coupling.k': '2', 'abr.coupling.rtt': 'minimum', 'abr.coupling.floorSegments': '3' };

  it.each([
    ['at 1 ms without', 1, { 'abr.coupling.form': 'none' }, 10_931, 42],
    ['at 1 ms as written', 1, {}, 386, 42],
    ['at 1 ms mended', 1, MENDED, 777, 194],
    ['at 20 ms without', 20, { 'abr.coupling.form': 'none' }, 8_764, 948],
    ['at 20 ms as written', 20, {}, 11_135, 3_236],
    ['at 20 ms mended', 20, MENDED, 19_171, 6_121],
  ] as const)('%s: cells at the source, cells at a switch', (_, ms, settings, source, port) => {
    const results = run('coupled', { ...delayed(ms), ...settings });
    const waiting = Math.max(...results.sessions.map(({ abr }) => abr?.waitingMax ?? Number.NaN));
    expectNear([waiting, Math.max(...highest(results))], [source, port], 0.05);
  });
});

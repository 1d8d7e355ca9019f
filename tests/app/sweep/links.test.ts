import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type SweepOf, sweepsOfElement, sweepsOfPolicy } from '../../../src/app/elementCard/sweep/sweeps.ts';
import { type Range, valuesAround } from '../../../src/app/link/sweepLink.ts';
import { valueAtPath } from '../../../src/app/settings/value.ts';
import { ELEMENT_KINDS } from '../../../src/app/store/elementCard.ts';
import { readQuestion, sweepPlan } from '../../../src/app/sweep/question.ts';
import type { PortState, ScenarioDocument } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';
import { sweepRuns } from '../../../src/race/sweep/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { check } from '../../../src/worker/race.ts';

const SCENE = 'symmetric-500';
const network = findScenario(SCENE) as ScenarioDocument;

/** The first and the last run of a link, as settings. */
function pointsOf({ path, href }: SweepOf) {
  const plan = sweepPlan(readQuestion(href), catalog.policies);
  expect(plan.axes[0]?.path).toBe(path);
  const runs = sweepRuns({ ...plan, seeds: [1] }).map(({ settings }) => settings);
  return [...runs.slice(0, 1), ...runs.slice(-1)];
}

it('a policy has a link for each of its numbers and for its buffer, over values that it takes', () => {
  const espd = catalog.policies.find(({ id }) => id === 'espd') ?? expect.unreachable();
  const params = { th1: 1920, th2: 1000, listMax: 1000, dropTimerMs: 25 };
  const port = { id: 'S2>S3', policy: 'espd', params, bufferCells: 2000 } as unknown as PortState;
  const links = sweepsOfPolicy(SCENE, catalog, port);
  const numbers = espd.parameters.filter(({ kind }) => kind === 'number').map(({ name }) => `policy.${name}`);
  expect(links.map(({ path }) => path)).toEqual([...numbers, 'buffer']);
  expect(links[0]?.href).toContain('vary=policy.th1=960,');
  expect(links[0]?.href).toContain('policies=espd');
  const rule = { ...port, policy: 'policy mine\n' };
  expect(sweepsOfPolicy(SCENE, catalog, rule)).toEqual([]);
});

it('every number on the cards of senders, links, switches and the run can be swept', () => {
  const values = {
    read: (path: string) => valueAtPath(path, { scenario: network }),
    change: () => undefined,
  };
  const links = ELEMENT_KINDS.flatMap((kind) =>
    sweepsOfElement(SCENE, { kind, id: kind === 'run' ? 'run' : null }, network, catalog, values),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.map(({ path }) => path)).toEqual(expect.arrayContaining(['tcp.windowBytes', 'run.durationS']));
  const { problems } = check({ type: 'check', scenario: network, points: links.flatMap(pointsOf) });
  expect(problems).toEqual([]);
});

it('values for a first look are a few in the range, in order, and the one in force is among them', () => {
  const ranges = fc.record({
    min: fc.integer({ min: 0, max: 10 }),
    max: fc.integer({ min: 20, max: 100_000 }),
    integer: fc.boolean(),
    scale: fc.constantFrom<Range['scale']>('linear', 'log', 'powers'),
  });
  fc.assert(
    fc.property(ranges, fc.integer({ min: 10, max: 20 }), (range, value) => {
      const values = valuesAround(value, range);
      expect(values).toContain(value);
      expect(values.length).toBeGreaterThan(1);
      expect(values.length).toBeLessThanOrEqual(6);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
      for (const one of values) {
        expect(one).toBeGreaterThanOrEqual(range.min);
        expect(one).toBeLessThanOrEqual(range.max);
        if (range.integer) expect(Number.isInteger(one)).toBe(true);
      }
    }),
  );
});

import { beforeAll, describe, expect, it } from 'vitest';
import { axisText } from '../../../src/app/link/sweepLink.ts';
import { loadChoiceLabels } from '../../../src/app/settings/labels.ts';
import { offersOf, usualQuestion } from '../../../src/app/sweep/offers.ts';
import { FIRST_QUESTION, sweepPlan } from '../../../src/app/sweep/question.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/index.ts';
import { applySettings } from '../../../src/engine/mechanisms.ts';
import { axisOf, sweepRuns } from '../../../src/race/sweep/index.ts';
import { findScenario, scenarioIds } from '../../../src/scenarios/index.ts';
import { check } from '../../../src/worker/race.ts';

beforeAll(loadChoiceLabels);

const sceneOf = (id: string): ScenarioDocument => findScenario(id) ?? expect.unreachable();

function offered(scenario: ScenarioDocument, policies: readonly string[] = []) {
  const known = check({ type: 'check', scenario, points: [[]] });
  return { known, groups: offersOf(scenario, known, policies) };
}

function isTaken(
  scenario: ScenarioDocument,
  ...settings: (readonly [path: string, value: string])[]
): boolean {
  const { document, problems } = applySettings(scenario, settings);
  return problems.length === 0 && checkScenario(document).problems.length === 0;
}

const pathsIn = (groups: ReturnType<typeof offersOf>, id: string) =>
  groups.find((group) => group.id === id)?.offers.map(({ path }) => path) ?? [];

describe('settings that the page offers', () => {
  /** While other settings are as they are in these scenes, one value alone: coarse timers have one gain. */
  const FIXED = ['tcp.rttGain', 'tcp.rttDeviationGain', 'abr.coupling.form'];

  it.each(['half-empty', 'exact-rates', 'five-classes'])(
    '%s takes several values of each, and each has a name of its own',
    (id) => {
      const scenario = sceneOf(id);
      const offers = offered(scenario).groups.flatMap((group) => group.offers);
      expect(offers.length).toBeGreaterThan(5);
      expect(new Set(offers.map(({ path }) => path)).size).toBe(offers.length);
      expect(new Set(offers.map(({ name }) => name)).size).toBe(offers.length);
      expect(offers.filter(({ name, path }) => name === '' || name === path)).toEqual([]);
      for (const { path, values } of offers) {
        const taken = values.filter((value) => isTaken(scenario, [path, value]));
        if (!FIXED.includes(path)) expect(taken.length, path).toBeGreaterThan(1);
      }
    },
  );

  it('are those of the policies that are chosen, else of the policy of the network', () => {
    const scenario = sceneOf('symmetric-500');
    expect(pathsIn(offered(scenario).groups, 'policy')).toContain('policy.th1');
    expect(pathsIn(offered(scenario, ['epd']).groups, 'policy')).toEqual(['policy.threshold']);
    const both = pathsIn(offered(scenario, ['epd', 'red:maxP=0.2']).groups, 'policy');
    expect(both).toEqual(expect.arrayContaining(['policy.threshold', 'policy.minTh']));
  });

  it('are of rate control only where it is', () => {
    expect(pathsIn(offered(sceneOf('half-empty')).groups, 'abr')).toEqual([]);
    expect(pathsIn(offered(sceneOf('exact-rates')).groups, 'abr')).toContain('abr.rif');
  });

  it('have values around the one in force: a link of 155.52 Mb/s is swept over some that are near', () => {
    const links = offered(sceneOf('half-empty')).groups.find(({ id }) => id === 'links');
    const rate = links?.offers.find(({ path }) => path === 'links.*.rateMbps');
    expect(rate?.unit).toBe('Mb/s');
    expect(rate?.values.map(Number).some((value) => Math.abs(value - 155.52) < 1)).toBe(true);
  });
});

describe('a sweep of a scene alone', () => {
  it.each([
    ['half-empty', 'policy'],
    ['many-senders', 'senders.S1'],
    ['exact-rates', 'algorithm'],
    ['symmetric-500', 'policy.th1'],
  ])('%s begins with what it asks itself, or with its policy: over %s', (id, path) => {
    const scenario = sceneOf(id);
    const { groups } = offered(scenario);
    expect(axisOf(usualQuestion(scenario, groups).vary[0] ?? '').path).toBe(path);
  });

  const ASKING = scenarioIds().filter((id) => sceneOf(id).stage?.knob !== undefined);
  const OF_PAPERS = ['symmetric-500', 'nagata-10', 'zhu-equal', 'ulku-r1-lan', 'abr-segments', 'rosolen-gfc'];

  it.each([...ASKING, ...OF_PAPERS])('can be run in %s', (id) => {
    const scenario = sceneOf(id);
    const { known, groups } = offered(scenario);
    const question = { ...FIRST_QUESTION, scene: id, set: [], ...usualQuestion(scenario, groups) };
    const plan = sweepPlan(question, known.catalog.policies);
    const points = sweepRuns({ ...plan, seeds: [1] }).map(({ settings }) => settings);
    expect(points.length).toBeGreaterThan(1);
    expect(points.filter((settings) => !isTaken(scenario, ...settings))).toEqual([]);
  });

  it('has the answers of the scene as its values', () => {
    const scenario = sceneOf('many-senders');
    expect(usualQuestion(scenario, offered(scenario).groups).vary).toEqual(['senders.S1=10,50,200']);
    expect(axisText({ path: 'buffer', values: ['1', '2'] })).toBe('buffer=1,2');
  });
});

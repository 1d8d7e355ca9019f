import { beforeAll, describe, expect, it } from 'vitest';
import { loadChoiceLabels } from '../../../src/app/settings/labels.ts';
import { axisName, metricName, valueName } from '../../../src/app/sweep/names.ts';
import { parameterTitles } from '../../../src/app/sweep/titles.ts';
import { lastKey } from '../../../src/contract/index.ts';
import { catalog, checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { loadMechanisms } from '../../../src/engine/mechanisms.ts';
import { findScenario } from '../../../src/scenarios/index.ts';

it.each([
  ['whole.effectiveThroughput', 'Effective throughput'],
  ['whole.jain', 'Fairness (Jain)'],
  ['whole.timeouts', 'Timeouts'],
  ['groups.S1.fairness', 'groups.S1.fairness'],
])('a measure is called as on the score: %s is %s', (metric, name) => expect(metricName(metric)).toBe(name));

it('every figure of the whole run has a name', () => {
  const { scenario } = checkScenario(findScenario('one-cell'));
  if (scenario === null) throw new Error('the scene cannot run');
  const results = createSimulation(scenario, { seed: 1 }).results();
  const raw = Object.keys(results.whole).filter((figure) => metricName(`whole.${figure}`).includes('.'));
  expect(raw).toEqual([]);
});

describe('a setting is called as on its card, with its path', () => {
  beforeAll(loadChoiceLabels);
  loadMechanisms();
  const titles = parameterTitles(catalog);
  it.each([
    ['tcp.minRtoMs', /^[A-Z][\w ]+ \(tcp\.minRtoMs\)$/],
    ['policy.threshold', /^EPD, EPD-VC: T \(policy\.threshold\)$/],
    ['ports.S2>S3.policy.th1', /^ESPD, simple ESPD: Th1 \(/],
    ['policy.minTh', /^RED, ATM-RED, …: min \(/],
    ['policy.target', /^CoDel: TARGET; PIE: QDELAY_REF \(/],
    ['abr.rif', /^RIF \(/],
    ['policy', /^Discard policy \(policy\)$/],
    ['buffer', /^Buffer \(buffer\)$/],
    ['strange.key', /^strange\.key$/],
  ])('%s', (path, name) => expect(axisName(catalog, path)).toMatch(name));

  it('and its words too', () => {
    expect(valueName(catalog, 'policy', 'espd')).toBe('ESPD');
    expect(valueName(catalog, 'policy.threshold', '1900')).toBe('1900');
  });

  it('which every parameter of the catalogue has', () => {
    const mechanisms = [catalog.policies, catalog.schedulers, catalog.allocations, catalog.algorithms];
    const parameters = mechanisms.flat().flatMap((mechanism) => mechanism.parameters.map(({ name }) => name));
    const raw = Object.keys(titles).filter((path) => axisName(catalog, path) === path);
    expect(raw).toEqual([]);
    expect(parameters.filter((name) => !Object.keys(titles).some((path) => lastKey(path) === name))).toEqual(
      [],
    );
  });
});

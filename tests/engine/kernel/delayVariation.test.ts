import { afterAll, expect, it } from 'vitest';
import { completeScenario, readScenario } from '../../../src/cli/sim/scenarioSource.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { disableKernel, enableKernel } from '../../../src/engine/kernelLoader.ts';
import { watch } from '../../support/runs.ts';

const lan = readScenario('ulku-r1-lan') as ScenarioDocument;
const varied = { ...lan, links: lan.links.map((link) => ({ ...link, cdvUs: 2 })) };
const SHORT = [
  ['run.durationS', '0.05'],
  ['measure.fromS', '0'],
] as const;

afterAll(enableKernel);

it('with the kernel as without it, delays of cells on links that vary them are drawn', () => {
  const scenario = completeScenario(varied, SHORT);
  enableKernel();
  const seen = watch(scenario);
  disableKernel();
  const script = watch(scenario);
  expect(seen).toEqual(script);
  expect(script.digest).not.toBe(watch(completeScenario(lan, SHORT)).digest);
});

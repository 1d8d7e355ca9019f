import { expect } from 'vitest';
import type { Ledger, PortResult, RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, checkScenario } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { keptRun } from './keptRuns.ts';
import { byTier } from './tier.ts';

export const seedsUpTo = (last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1);

/** So many seeds, and more in the long tier, where a mean is held over all that it was told of. */
export const seedsByTier = (all: number, long: number): readonly number[] => seedsUpTo(byTier(all, long));

/** By how much wider a mean over seeds by tier spreads than the mean over all of them. */
export const spreadByTier = (all: number, long: number): number =>
  Math.sqrt(long / seedsByTier(all, long).length);

/** Whole runs of a built-in scenario, one for each seed. */
export function runs(
  id: string,
  settings: Readonly<Record<string, string>>,
  seeds: readonly number[],
): readonly RunResults[] {
  const { document, problems } = applySettings(findScenario(id) as ScenarioDocument, settings);
  expect(problems).toEqual([]);
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error(`${id} cannot run`);
  return seeds.map((seed) => keptRun(scenario, seed));
}

export type Figure = (run: RunResults) => number;

export const meanOf = (results: readonly RunResults[], figure: Figure): number =>
  results.reduce((sum, run) => sum + figure(run), 0) / results.length;

/** The bottleneck of Cheon & Panwar's networks. */
export const bottleneck = ({ ports }: RunResults): PortResult =>
  ports.find(({ port }) => port === 'S2>S3') ?? expect.unreachable();

export const ledger = ({ links }: RunResults): Ledger =>
  links.find(({ link }) => link === 'S2>S3')?.ledger ?? expect.unreachable();

/** The mean of a figure over the seeds, within so much. */
export function expectMean(
  results: readonly RunResults[],
  figure: Figure,
  expected: number,
  within: number,
): void {
  const mean = meanOf(results, figure);
  expect(Math.abs(mean - expected), `${mean} is not ${expected} +- ${within}`).toBeLessThanOrEqual(within);
}

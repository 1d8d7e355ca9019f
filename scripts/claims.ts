// Runs what the claims of a lesson are about and prints mean and spread over seeds, to copy into its file.
// `npm run claims -- src/lessons/texts/half-link.lesson.json`; seeds: those of each claim, or `--seeds 10`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { RunResults, ScenarioDocument } from '../src/contract/index.ts';
import { applySettings, checkScenario, createSimulation } from '../src/engine/node.ts';
import type { Claim, Lesson } from '../src/lessons/lesson.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { figureOf, ONE_SEED } from './claims/figures.ts';

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
  /** What the mean may differ by: two standard errors, and no less than what lets the first seed hold. */
  readonly within: number;
}

/** @param values of the seeds from 1 on */
export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
  const first = Math.abs((values[0] ?? mean) - mean) / ONE_SEED;
  return { mean, deviation, within: Math.max((2 * deviation) / Math.sqrt(values.length), first) };
}

/** Rounded up, so that what holds holds still. */
const upwards = (value: number): number => {
  if (value === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Number((Math.ceil(value / step) * step).toPrecision(2));
};
const short = (value: number): number => Number(value.toPrecision(4));

/** A whole run of the scene of a claim. */
function runOf({ scene, settings = {} }: Claim, seed: number): RunResults {
  const found = findScenario(scene);
  if (found === null) throw new RangeError(`scene = ${JSON.stringify(scene)}: there is none of this name`);
  const { document, problems } = applySettings(found as ScenarioDocument, settings);
  const { scenario } = checkScenario(document);
  if (scenario === null || problems.length > 0) throw new RangeError(`${scene}: its settings are refused`);
  const simulation = createSimulation(scenario, { seed });
  simulation.runUntil(simulation.end);
  return simulation.results();
}

function say(claim: Claim, count: number): void {
  const figure = figureOf(claim);
  const values = Array.from({ length: count }, (_, i) => figure(runOf(claim, i + 1)));
  const { mean, deviation, within } = spreadOf(values);
  const [low, high] = [Math.min(...values), Math.max(...values)].map(short);
  const known = `the file has ${claim.mean} within ${claim.within}`;
  console.log(
    `${claim.text}\n  ${known}; ${count} seeds from ${low} to ${high}, deviation ${short(deviation)}`,
  );
  console.log(`  "mean": ${short(mean)}, "within": ${upwards(within)}, "seeds": ${count}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seeds: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) {
    console.error('npm run claims -- <file of a lesson> [--seeds <number>]');
    process.exit(2);
  }
  const { claims } = JSON.parse(readFileSync(file, 'utf8')) as Lesson;
  for (const claim of claims) say(claim, Number(values.seeds ?? claim.seeds));
}

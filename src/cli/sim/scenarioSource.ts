import { readFileSync } from 'node:fs';
import type { ScenarioDocument } from '../../contract/index.ts';
import { applySettings, type CompleteScenario, checkScenario } from '../../engine/node.ts';
import { findScenario, scenarioIds } from '../../scenarios/index.ts';
import { didYouMean } from '../../scenarios/nearest.ts';
import { readJson } from '../json.ts';
import { attempt, problemLines, UsageError } from '../output.ts';

/** A document by its id, or from a file: anything that names one. @throws UsageError */
export function readScenario(name: string): unknown {
  const known = findScenario(name);
  if (known !== null) return known;
  if (!/[./\\]/.test(name)) {
    const alike = didYouMean(name, scenarioIds());
    throw new UsageError([`scenario = ${name}: no such id and not a .json file; ${alike} sim list has all`]);
  }
  const text = attempt(`scenario = ${name}`, 'cannot be read', () => readFileSync(name, 'utf8'));
  return readJson(`scenario = ${name}`, text);
}

/** A checked scenario with settings applied. @throws UsageError with one line per problem */
export function completeScenario(
  document: unknown,
  settings: readonly (readonly [string, string])[],
): CompleteScenario {
  const { scenario, problems } = checkScenario(document);
  if (scenario === null) throw new UsageError(problemLines(problems));
  if (settings.length === 0) return scenario;
  const changed = applySettings(document as ScenarioDocument, settings);
  if (changed.problems.length > 0) throw new UsageError(problemLines(changed.problems));
  const again = checkScenario(changed.document);
  if (again.scenario === null) throw new UsageError(problemLines(again.problems));
  return again.scenario;
}

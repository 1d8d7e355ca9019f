import {
  DOCUMENT_ROOTS,
  type Edit,
  keysOf,
  type ParameterValue,
  type Problem,
  pathOf,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { linkReasons } from '../strings/sharing/linkReasons.ts';
import { areKeys, setKeys } from './keys.ts';
import { settingAt } from './kinds.ts';

/** A copy of the scenario with a value at a path; unchanged where the path leads nowhere. */
export function withValue(scenario: ScenarioDocument, text: string, value: ParameterValue): ScenarioDocument {
  const { path, kind } = settingAt(text);
  return kind.write(scenario, path, value);
}

/** The document with a reader's edits applied to it. */
export const withEdits = (document: ScenarioDocument, edits: readonly Edit[]): ScenarioDocument =>
  edits.reduce((next, { path, value }) => withValue(next, path, value), document);

/** Path inside the document for a setting: `ports.S1>S2.params.th1` for `ports.S1>S2.policy.th1`. */
export function placeInDocument(text: string): string {
  const { path, kind } = settingAt(text);
  return pathOf(...kind.place(path));
}

/** A copy of the scenario with the overrides of a link, and the overrides that could not be applied. */
export function withOverrides(
  document: ScenarioDocument,
  overrides: readonly (readonly [path: string, value: ParameterValue])[],
): { scenario: ScenarioDocument; problems: readonly Problem[] } {
  const scenario = structuredClone(document);
  const problems: Problem[] = [];
  for (const [path, value] of overrides) {
    const keys = keysOf(path);
    const known = DOCUMENT_ROOTS.has(keys[0] ?? '') && areKeys(keys);
    if (!known) problems.push({ path, value, reason: linkReasons.unknownKey });
    else if (!setKeys(scenario, keys, value)) problems.push({ path, value, reason: linkReasons.noPlace });
  }
  return { scenario, problems };
}

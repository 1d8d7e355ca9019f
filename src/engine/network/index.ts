import type { Catalog, ScenarioDocument } from '../../contract/index.ts';
import { policies } from '../switch/discard/index.ts';
import { congestionControls } from '../tcp/congestion/index.ts';
import { type CheckedScenario, checkDocument } from './check.ts';
import { type CheckedEdit, checkLiveEdit, type EditState } from './edits.ts';
import { type AppliedSettings, applyToDocument, type Settings } from './settings.ts';

/** What documents may name. */
const vocabulary: Catalog = { policies, congestionControls };

/** Judges anything that claims to be a scenario document: the run it describes, or all its problems. */
export function checkScenario(document: unknown): CheckedScenario {
  return checkDocument(document, vocabulary);
}

/** Changes a sound document by `--set` or link paths; refused settings come back as problems. */
export function applySettings(document: ScenarioDocument, settings: Settings): AppliedSettings {
  return applyToDocument(document, settings, vocabulary);
}

/** Judges a live edit against the ports as they stand. */
export function checkEdit(path: string, value: unknown, state: EditState): CheckedEdit {
  return checkLiveEdit(path, value, state, vocabulary);
}

export type { AppliedSettings, CheckedEdit, CheckedScenario, EditState, Settings };

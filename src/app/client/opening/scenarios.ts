import type { ScenarioDocument } from '../../../contract/index.ts';
import { halfEmpty } from '../../../scenarios/scenes/halfEmpty.ts';
import { onDemand } from '../../late.ts';

/** Opens the page, and is in its first script; the others come late. */
export const FIRST_SCENE: ScenarioDocument = halfEmpty;

const scenes = onDemand(() => import('../../../scenarios/index.ts'));

/** All that can be opened by name. Rejects where it cannot be had. */
export const fetchScenarios = scenes.ask;

/** Ids of the scenes in their order; until they have come that of the first one. */
export const sceneIds = (): readonly string[] =>
  (scenes.get()?.scenarios ?? [FIRST_SCENE]).map(({ id }) => id);

import type { ScenarioDocument } from '../../../contract/index.ts';
import { halfEmpty } from '../../../scenarios/scenes/halfEmpty.ts';

type Scenarios = typeof import('../../../scenarios/index.ts');

/** Opens the page, and is in its first script; the others come late. */
export const FIRST_SCENE: ScenarioDocument = halfEmpty;

let arrived: Scenarios | null = null;

/** All that can be opened by name. Rejects where it cannot be had; the next one who needs it asks again. */
export async function fetchScenarios(): Promise<Scenarios> {
  arrived ??= await import('../../../scenarios/index.ts');
  return arrived;
}

/** Ids of the scenes in their order; until they have come that of the first one. */
export const sceneIds = (): readonly string[] => (arrived?.scenarios ?? [FIRST_SCENE]).map(({ id }) => id);

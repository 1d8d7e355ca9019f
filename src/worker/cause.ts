import type { RaceFailure } from '../contract/index.ts';
import { PhysicsBreach } from '../engine/index.ts';

/** What a run that is shown nowhere failed of. */
export function causeOf(error: unknown): RaceFailure {
  if (error instanceof PhysicsBreach) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

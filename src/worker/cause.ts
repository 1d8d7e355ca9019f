import type { RaceFailure } from '../contract/index.ts';
import { PhysicsBreach } from '../engine/index.ts';

/** Reason for the failure of a run without display. */
export function causeOf(error: unknown): RaceFailure {
  if (error instanceof PhysicsBreach) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

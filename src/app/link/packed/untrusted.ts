import { savedReasons as reasons } from '../../strings/sharing/savedReasons.ts';
import type { BranchesPart, Refuse } from '../state.ts';

/** Levels of lists and objects in each other. */
const DEEPEST = 40;

/** Branches from outside; what their content means is judged by who reads them. */
export function soundBranches(
  version: unknown,
  content: unknown,
  place: string,
  refuse: Refuse,
): BranchesPart | undefined {
  if (Number.isInteger(version) && (version as number) >= 1 && content !== undefined)
    return { version, content } as BranchesPart;
  refuse(place, version, reasons.noBranches);
  return undefined;
}

/** Whether something is nested deeper than any document of ours; such a thing cannot even be sent to the worker. */
export function isDeep(content: unknown, levels = DEEPEST): boolean {
  if (typeof content !== 'object' || content === null) return false;
  return levels === 0 || Object.values(content).some((inner) => isDeep(inner, levels - 1));
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

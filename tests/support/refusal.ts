import { InvalidValue } from '../../src/engine/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';

/** Why an action is refused, in English. */
export function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof InvalidValue) return sayReason(error.problem.reason);
    throw error;
  }
  return 'nothing is refused';
}

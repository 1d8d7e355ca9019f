import { catalog } from '../../engine/node.ts';
import type { Candidate } from '../../race/index.ts';
import { distinct as checkDistinct, candidatesOf as read, SweepFault } from '../../race/sweep/index.ts';
import { UsageError } from '../output.ts';
import { readRule } from '../sim/ruleFile.ts';

/** @throws UsageError with the words of the fault */
export function faultsAsUsage<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof SweepFault) throw new UsageError([error.message]);
    throw error;
  }
}

/** @throws UsageError naming what appears twice */
export const distinct = (option: string, names: readonly string[]): readonly string[] =>
  faultsAsUsage(() => checkDistinct(`--${option}`, names));

/** Those of an option; a rule goes by its file. @throws UsageError */
export const candidatesOf = (option: string, texts: readonly string[]): readonly Candidate[] =>
  faultsAsUsage(() =>
    read(`--${option}`, texts, catalog.policies, (name) => (name.endsWith('.rule') ? readRule(name) : null)),
  );

import { useSyncExternalStore } from 'react';
import { isDue, latePart, onDemand } from '../late.ts';
import type { KeptRule } from '../store/rules/keptRules.ts';
import { late, useLate } from '../widgets/late.tsx';
import type { Option } from '../widgets/Select.tsx';

export const RuleList = late(async () => (await import('./RuleList.tsx')).RuleList, { isSeen: false });
export const RuleFailures = late(async () => (await import('./RuleFailures.tsx')).RuleFailures);

export const ruleActions = onDemand(() => import('./actions.ts'));

const UNSEEN = { isSeen: false };
const keptRules = latePart(async () => (await import('../store/rules/keptRules.ts')).useKeptRules, UNSEEN);
const ruleOptions = latePart(async () => (await import('./ruleOptions.ts')).ruleCommands, UNSEEN);

interface OwnRules {
  readonly kept: readonly KeptRule[];
  /** Further menu entries, for `ruleActions`. */
  readonly commands: readonly Option<string>[];
}

const NONE: readonly KeptRule[] = [];
const never = () => () => {};

/** The reader's rules, and commands on them; empty until their script is loaded. */
export function useOwnRules(): OwnRules {
  const store = useLate(keptRules, isDue(UNSEEN));
  const ruleCommands = useLate(ruleOptions, isDue(UNSEEN));
  const now = () => store?.getState().rules ?? NONE;
  const kept = useSyncExternalStore(store?.subscribe ?? never, now, now);
  return { kept, commands: ruleCommands?.(kept) ?? [] };
}

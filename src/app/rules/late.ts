import { onDemand } from '../late.ts';
import { late } from '../widgets/late.tsx';

export const RuleList = late(async () => (await import('./RuleList.tsx')).RuleList, { isSeen: false });
export const RuleFailures = late(async () => (await import('./RuleFailures.tsx')).RuleFailures);
export const RuleOptions = late(async () => (await import('./RuleOptions.tsx')).RuleOptions, {
  isSeen: false,
});

export const ruleActions = onDemand(() => import('./actions.ts'));

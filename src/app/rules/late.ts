import { late } from '../widgets/late.tsx';

export const RuleList = late(async () => (await import('./RuleList.tsx')).RuleList, { isSeen: false });
export const RuleFailures = late(async () => (await import('./RuleFailures.tsx')).RuleFailures);
export const RuleOptions = late(async () => (await import('./RuleOptions.tsx')).RuleOptions, {
  isSeen: false,
});

/** What comes late of rules: its actions, asked for by those who need one. */
export const ruleActions = () => import('./actions.ts');

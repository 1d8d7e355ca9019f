import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

export const RuleList = late(async () => (await panels()).RuleList, { isSeen: false });
export const RuleFailures = late(async () => (await panels()).RuleFailures);
export const RuleOptions = late(async () => (await panels()).RuleOptions, { isSeen: false });

/** What comes late of rules: its actions, asked for by those who need one. */
export const ruleActions = () => import('./actions.ts');

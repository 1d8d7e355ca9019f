import { keepWhatRuns } from './keeping.ts';

export { RuleList } from './RuleList.tsx';
export { RuleOptions } from './RuleOptions.tsx';

keepWhatRuns();

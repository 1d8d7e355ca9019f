import { eachSession } from '../../session/sessions.ts';
import { keepWhatRuns } from './keeping.ts';

export { RuleFailures } from './RuleFailures.tsx';
export { RuleList } from './RuleList.tsx';
export { RuleOptions } from './RuleOptions.tsx';

eachSession(keepWhatRuns);

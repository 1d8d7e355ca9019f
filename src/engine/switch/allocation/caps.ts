import { pseudoCode } from '../../pseudoCode.ts';
import { maxShare } from '../shares/shareParameters.ts';
import { placeUnderCap } from '../shares/sharing.ts';
import type { AllocationDefinition } from './allocation.ts';

export const caps: AllocationDefinition = {
  id: 'caps',
  short: 'caps',
  name: 'a cap for each VC',
  citation: 'Zhu 1999, sections 3.4 and 6.4.1',
  parameters: [maxShare(0.5)],
  pseudoCode: pseudoCode(`
if VC holds max × buffer
  discard
else insert if there is room`),
  capLine: 2,
  shares: (params, own) => ({ min: 0, max: own.max ?? (params.max as number) }),
  explain: placeUnderCap,
};

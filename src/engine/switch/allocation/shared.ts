import { pseudoCode } from '../../pseudoCode.ts';
import { inserted } from '../shares/sharing.ts';
import type { AllocationDefinition } from './allocation.ts';

export const shared: AllocationDefinition = {
  id: 'shared',
  short: 'shared',
  name: 'shared buffer',
  citation: 'Zhu 1999, section 3.4',
  parameters: [],
  pseudoCode: pseudoCode('any VC takes any free place'),
  isShared: true,
  capLine: 1,
  shares: () => ({ min: 0, max: 1 }),
  explain: () => inserted(1, []),
};

import { pseudoCode } from '../../pseudoCode.ts';
import { placeUnderCap } from '../shares/sharing.ts';
import type { AllocationDefinition } from './allocation.ts';

export const partition: AllocationDefinition = {
  id: 'partition',
  short: 'parts',
  name: 'static partition',
  citation: 'Zhu 1999, section 3.4 (what its scheme improves on)',
  parameters: [],
  pseudoCode: pseudoCode(`
if VC holds buffer / VCs of the port
  discard
else insert`),
  capLine: 2,
  shares: (_params, _own, queues) => ({ min: 1 / queues, max: 1 / queues }),
  explain: placeUnderCap,
};

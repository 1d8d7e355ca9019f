import { pseudoCode } from '../pseudoCode.ts';
import { maxShare, minShare } from '../shareParameters.ts';
import type { AllocationDefinition } from './allocation.ts';

export const dynamic: AllocationDefinition = {
  id: 'dynamic',
  short: 'min/max',
  name: 'dynamic shares with push-out',
  citation: 'Zhu 1999, section 3.4',
  help: 'Free places are for everybody up to a maximum share each. When the buffer is full, a VC below its minimum still gets in: the last cell of the longest queue above its own minimum is pushed out.',
  parameters: [
    minShare(0, 'Share of the buffer that each VC can count on.'),
    maxShare(1, 'The most a VC may hold.'),
  ],
  ordered: [['min', 'max']],
  pseudoCode: pseudoCode(`
if VC holds max × buffer
  discard
else if buffer full
  if VC holds less than min × buffer
    victim := longest queue above its min
    push out the last cell of victim
    insert
  else discard
else insert`),
  capLine: 2,
  shares: (params, own) => ({
    min: own.min ?? (params.min as number),
    max: own.max ?? (params.max as number),
  }),
};

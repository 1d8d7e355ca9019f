import type { MechanismHelp } from './help.ts';

const OWN_SHARE = 'A VC may have a share of its own.';
const max = `The most a VC may hold. ${OWN_SHARE}`;

export const allocationHelp: MechanismHelp = {
  shared: {
    help: 'Every place is for everybody. Best use of the buffer, and a greedy VC can take nearly all of it.',
    parameters: {},
  },
  dynamic: {
    help: 'Free places are for everybody up to a maximum share each. When the buffer is full, a VC below its minimum still gets in: the last cell of the longest queue above its own minimum is pushed out.',
    parameters: {
      min: `Share of the buffer that each VC can count on. ${OWN_SHARE}`,
      max,
    },
  },
  caps: {
    help: 'No VC may hold more than its share of the buffer; nothing is kept free for the others. Needs only a counter for each VC, also in front of a FIFO queue.',
    parameters: {
      max,
    },
  },
  partition: {
    help: 'The buffer is split into equal parts, one for each VC that crosses the port. A VC cannot use places of another VC, even when they are empty.',
    parameters: {},
  },
};

import type { MOMENTS as english } from '../../../../strings/en/remarks/moments.ts';
import type { Like } from '../../../like.ts';

/** Momente einer Erklärung mit Namen. */
export const MOMENTS = {
  loss: 'Verlust',
  timeout: 'Timeout',
  fastRetransmit: 'Fast Retransmit',
  acknowledged: 'quittiert',
  rateChange: 'Ratenänderung',
  fairShare: 'fairer Anteil',
  rmCell: 'RM-Zelle',
} satisfies Like<typeof english>;

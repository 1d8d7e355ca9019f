import type { WhyStepName } from '../../../contract/index.ts';

/** Moments of an explanation by name. */
export const MOMENTS = {
  loss: 'loss',
  timeout: 'timeout',
  fastRetransmit: 'fast retransmit',
  acknowledged: 'acknowledged',
  rateChange: 'rate change',
  fairShare: 'fair share',
  rmCell: 'RM cell',
} satisfies Readonly<Record<WhyStepName, string>>;

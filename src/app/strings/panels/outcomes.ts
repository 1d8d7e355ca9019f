import type { OutcomeMeasure } from '../../../contract/index.ts';

/** What a network came to by the measure of its scene. The sentence goes on behind `the network`. */
export const outcomeTexts: Readonly<Record<OutcomeMeasure, (value: string) => string>> = {
  packets: (v) => `delivered ${v} ${v === '1' ? 'packet' : 'packets'}`,
  useful: (v) => `filled ${v} of the link with packets that arrived`,
  dead: (v) => `spent ${v} of the link on cells of broken packets`,
  lost: (v) => `lost ${v} ${v === '1' ? 'cell' : 'cells'} at this port`,
  timeouts: (v) => `had ${v} ${v === '1' ? 'timeout' : 'timeouts'}`,
  queueMean: (v) => `kept ${v} ${v === '1' ? 'cell' : 'cells'} waiting on average`,
  queueMax: (v) => `kept at most ${v} ${v === '1' ? 'cell' : 'cells'} waiting`,
  delay: (v) => `took ${v} for a packet on average`,
  fairness: (v) => `shared the link with a fairness of ${v}`,
  through: (v) => `let ${v} ${v === '1' ? 'sender' : 'senders'} through`,
  share: (v) => `gave the VC that got least ${v} of its fair share`,
  deviation: (v) => `let allowed rates swing by ${v} of their mean`,
  file: (v) => `finished the slowest file after ${v}`,
  classLoss: (v) => `lost ${v} of the cells of the highest class`,
};

import type { OutcomeMeasure } from '../../../contract/index.ts';

/**
 * Result of a network by the measure of its scene, as a clause.
 * @param l its beginning: `With ESPD`, `From 0.5 to 3 s`
 * @param v the value
 */
export const outcomeTexts: Readonly<Record<OutcomeMeasure, (l: string, v: string) => string>> = {
  packets: (l, v) => `${l} the network delivered ${v} ${v === '1' ? 'packet' : 'packets'}`,
  useful: (l, v) => `${l} the network filled ${v} of the link with packets that arrived`,
  dead: (l, v) => `${l} the network spent ${v} of the link on cells of broken packets`,
  lost: (l, v) => `${l} the network lost ${v} ${v === '1' ? 'cell' : 'cells'} at this port`,
  timeouts: (l, v) => `${l} the network had ${v} ${v === '1' ? 'timeout' : 'timeouts'}`,
  queueMean: (l, v) => `${l} the network kept ${v} ${v === '1' ? 'cell' : 'cells'} waiting on average`,
  queueMax: (l, v) => `${l} the network kept at most ${v} ${v === '1' ? 'cell' : 'cells'} waiting`,
  delay: (l, v) => `${l} the network took ${v} for a packet on average`,
  fairness: (l, v) => `${l} the network shared the link with a fairness of ${v}`,
  through: (l, v) => `${l} the network let ${v} ${v === '1' ? 'sender' : 'senders'} through`,
  share: (l, v) => `${l} the network gave the VC that got least ${v} of its fair share`,
  deviation: (l, v) => `${l} the network let allowed rates swing by ${v} of their mean`,
  file: (l, v) => `${l} the network finished the slowest file after ${v}`,
  classLoss: (l, v) => `${l} the network lost ${v} of the cells of the highest class`,
};

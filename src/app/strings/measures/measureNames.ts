/** Rows of the score by name; what they mean: measures.ts. */
export const measureNames = {
  throughput: 'Effective throughput',
  jain: 'Fairness (Jain)',
  cellsLost: 'Cells lost',
  pushedOut: 'Pushed out, at this port',
  losses: 'Timeouts, fast retransmits',
  queue: 'Queue, mean and p99',
  synchronization: 'Synchronisation',
  normalized: 'Normalised goodput',
  fairness: 'Fairness (100 − variation)',
  efficiency: 'Efficiency',
  packetsLost: 'Packets lost, at this port',
  occupancy: 'Occupancy, mean and maximum',
  delay: 'Packet delay, in this queue',
  beforeTimeout: 'Window before a timeout',
  idle: 'Link idle',
} as const;

export type MeasureKey = keyof typeof measureNames;

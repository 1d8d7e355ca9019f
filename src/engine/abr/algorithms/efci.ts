import { EfciMarking, efciCode, efciThreshold } from '../efciMarking.ts';
import type { AlgorithmDefinition } from './algorithm.ts';

/** One bit in data cells, by way of the destination. */
export const efci: AlgorithmDefinition = {
  id: 'efci',
  short: 'EFCI',
  name: 'explicit forward congestion indication',
  citation: 'ATM Forum TM 4.0 (1996), section 5.10.6; Ülkü 1997, section 4.1',
  help: 'The switch touches no RM cell: while its queue is above QT it sets one bit in the data cells that leave. The destination remembers the bit of the last data cell and returns it as CI in the next RM cell, so the news takes the long way round.',
  parameters: [efciThreshold],
  pseudoCode: efciCode,
  readingLabel: '',
  create: () => new EfciMarking(),
};

import type { Study } from './study.ts';
import { poissonTables } from './zhuPoisson.ts';
import { poissonJudgements } from './zhuPoissonJudgements.ts';

/** Zhu 1999. The numbers are the paper's. */
export const zhu: Study = {
  paper: '003',
  citation: 'J. Zhu, "Effects of Per-VC Queueing and Buffer Management on TCP over ATM Performance", 1999',
  reading: [
    'Tables 4.1, 4.3, 4.6 and 4.8 are settings: they stand in the networks and in the columns below.',
    'Chapter 4: every source has a link of its own at the rate of the shared one, which serialises its cells; ' +
      'without it sources of different rates lose the same share under FIFO and round robin alike.',
    'The cell on the wire holds no place of the buffer; a cell that is pushed out gives its VC the finish tag of ' +
      'weighted fair queueing back; L of eq. 3.2 is one cell time.',
  ],
  tables: poissonTables,
  judgements: poissonJudgements(poissonTables),
  open: [],
};

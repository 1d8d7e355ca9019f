import { EfciMarking, efciCode, efciThreshold } from '../efciMarking.ts';
import type { AlgorithmDefinition } from './algorithm.ts';

/** The switch's part of PRCA; the rest is a rule of its sources. */
export const prca: AlgorithmDefinition = {
  id: 'prca',
  short: 'PRCA',
  name: 'proportional rate control algorithm',
  citation: 'Roberts et al. 1994, ATM Forum 94-0438R1; Ülkü 1997, section 2.1.2',
  help: 'Good news only: a source slows down with every cell it sends and speeds up with every RM cell it gets back. It sends all data cells but one in Nrm with EFCI set, and an RM cell returns for each that arrives without, so a congested switch only has to set the bit. Needs sources with the rule of PRCA; with those of TM 4.0 it is plain EFCI.',
  parameters: [efciThreshold],
  pseudoCode: efciCode,
  readingLabel: '',
  create: () => new EfciMarking(),
};

import { pseudoCode } from '../../pseudoCode.ts';
import { WeightedFairQueueing } from '../transmit/weightedFairQueueing.ts';
import type { SchedulerDefinition } from './scheduler.ts';

export const wfq: SchedulerDefinition = {
  id: 'wfq',
  short: 'WFQ',
  name: 'weighted fair queueing',
  citation: 'Zhu 1999, section 3.5, eq. 3.1 and 3.2; Demers, Keshav & Shenker 1989; Parekh & Gallager 1993',
  byWeight: true,
  parameters: [
    {
      kind: 'choice',
      name: 'active',
      label: 'active VCs',
      options: [
        { value: 'gps', label: 'those the fluid server still serves' },
        { value: 'prose', label: 'those with a cell in the queue, as the thesis says' },
      ],
      default: 'gps',
    },
  ],
  pseudoCode: pseudoCode(`
a cell of a VC comes
  V := V + time passed / weights of active VCs
  F := max(F of its last cell, V) + L / weight
the link is free
  serve the cell with the smallest F
the last cell is pushed out
  its VC gets L / weight back`),
  create: (context, params) => new WeightedFairQueueing(context, params),
};

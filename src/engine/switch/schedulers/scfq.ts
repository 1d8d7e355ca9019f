import { pseudoCode } from '../../pseudoCode.ts';
import { SelfClocked } from '../transmit/selfClocked.ts';
import type { SchedulerDefinition } from './scheduler.ts';

export const scfq: SchedulerDefinition = {
  id: 'scfq',
  short: 'SCFQ',
  name: 'self-clocked fair queueing',
  citation: 'Golestani 1994; Zhu 1999, section 2.1',
  byWeight: true,
  parameters: [],
  pseudoCode: pseudoCode(`
a cell of a VC comes
  F := max(F of its last cell, V) + L / weight
the link is free
  serve the cell with the smallest F
  V := F of that cell`),
  create: (context) => new SelfClocked(context, 'finish'),
};

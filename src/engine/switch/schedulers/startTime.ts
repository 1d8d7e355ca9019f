import { pseudoCode } from '../../pseudoCode.ts';
import { SelfClocked } from '../transmit/selfClocked.ts';
import type { SchedulerDefinition } from './scheduler.ts';

export const startTime: SchedulerDefinition = {
  id: 'sfq',
  short: 'SFQ',
  name: 'start-time fair queueing',
  citation: 'Goyal, Vin & Cheng 1996; Zhu 1999, section 2.1',
  byWeight: true,
  parameters: [],
  pseudoCode: pseudoCode(`
a cell of a VC comes
  S := max(F of its last cell, V)
  F := S + L / weight
the link is free
  serve the cell with the smallest S
  V := S of that cell
no cell waits
  V := largest F served`),
  create: (context) => new SelfClocked(context, 'start'),
};

import { classRoundRobin } from './classRoundRobin.ts';
import { fifo } from './fifo.ts';
import { priority } from './priority.ts';
import { roundRobin } from './roundRobin.ts';
import { scfq } from './scfq.ts';
import type { SchedulerDefinition } from './scheduler.ts';
import { startTime } from './startTime.ts';
import { weightedRoundRobin } from './weightedRoundRobin.ts';
import { wf2q } from './wf2q.ts';
import { wfq } from './wfq.ts';

/** Every scheduler, in the order of the lists of the page. A new one is one file and one line here. */
export const allSchedulers: readonly SchedulerDefinition[] = [
  fifo,
  roundRobin,
  weightedRoundRobin,
  wfq,
  wf2q,
  scfq,
  startTime,
  priority,
  classRoundRobin,
];

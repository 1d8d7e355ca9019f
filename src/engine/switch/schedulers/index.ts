import type { ParameterValues } from '../../../contract/index.ts';
import { classRoundRobin } from './classRoundRobin.ts';
import { fifo } from './fifo.ts';
import { priority } from './priority.ts';
import { roundRobin } from './roundRobin.ts';
import type { Scheduler, SchedulerContext, SchedulerDefinition } from './scheduler.ts';
import { weightedRoundRobin } from './weightedRoundRobin.ts';
import { wfq } from './wfq.ts';

/** Every scheduler, in the order people meet them. A new one is one file and one line here. */
export const schedulers: readonly SchedulerDefinition[] = [
  fifo,
  roundRobin,
  weightedRoundRobin,
  wfq,
  priority,
  classRoundRobin,
];

/** @throws RangeError naming the known ids */
export function findScheduler(id: string): SchedulerDefinition {
  const found = schedulers.find((scheduler) => scheduler.id === id);
  if (found === undefined) {
    throw new RangeError(`unknown scheduler ${id}; known: ${schedulers.map((one) => one.id).join(', ')}`);
  }
  return found;
}

/** @param params what is left out has its default */
export function createScheduler(
  id: string,
  params: ParameterValues,
  context: Omit<SchedulerContext, 'create'>,
): Scheduler {
  const whole: SchedulerContext = { ...context, create: (other) => createScheduler(other, {}, context) };
  return findScheduler(id).create(whole, params);
}

import type { ParameterValues } from '../../../contract/index.ts';
import { fifo } from './fifo.ts';
import type { Scheduler, SchedulerContext, SchedulerDefinition } from './scheduler.ts';

/** Schedulers available to runs: FIFO, and all once `all.ts` is loaded. */
export let schedulers: readonly SchedulerDefinition[] = [fifo];

/** Makes these schedulers available to runs. */
export function offerSchedulers(all: readonly SchedulerDefinition[]): void {
  schedulers = all;
}

/** @throws RangeError naming the known ids */
export function findScheduler(id: string): SchedulerDefinition {
  const definition = schedulers.find((scheduler) => scheduler.id === id);
  if (definition === undefined) {
    throw new RangeError(
      `unknown scheduler ${id}; known: ${schedulers.map((scheduler) => scheduler.id).join(', ')}`,
    );
  }
  return definition;
}

/** @param params omitted ones have their defaults */
export function createScheduler(
  id: string,
  params: ParameterValues,
  context: Omit<SchedulerContext, 'create'>,
): Scheduler {
  const whole: SchedulerContext = { ...context, create: (other) => createScheduler(other, {}, context) };
  return findScheduler(id).create(whole, params);
}

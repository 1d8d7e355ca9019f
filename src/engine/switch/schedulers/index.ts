import type { ParameterValues } from '../../../contract/index.ts';
import { fifo } from './fifo.ts';
import type { Scheduler, SchedulerContext, SchedulerDefinition } from './scheduler.ts';

/** Schedulers that a run can have: the plain one, and once `all.ts` has come every one. */
export let schedulers: readonly SchedulerDefinition[] = [fifo];

/** From now on runs can have these. */
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

/** @param params what is left out has its default */
export function createScheduler(
  id: string,
  params: ParameterValues,
  context: Omit<SchedulerContext, 'create'>,
): Scheduler {
  const whole: SchedulerContext = { ...context, create: (other) => createScheduler(other, {}, context) };
  return findScheduler(id).create(whole, params);
}

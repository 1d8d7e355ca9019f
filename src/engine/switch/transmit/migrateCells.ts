import type { PortState } from '../../../contract/index.ts';
import type { Link } from '../../atm/link.ts';
import { findPolicy } from '../discard/index.ts';
import { createScheduler, findScheduler } from '../schedulers/index.ts';
import type { Scheduler } from '../schedulers/scheduler.ts';
import type { CellQueues } from '../state/cellQueues.ts';
import type { VcTable } from '../state/vcTable.ts';
import { FifoQueue } from './fifoQueue.ts';
import type { PortQueue } from './portQueue.ts';
import type { Transmitter } from './transmitter.ts';
import { VcQueues } from './vcQueues.ts';

/** Makes the scheduler of some settings for the queues it is to serve. */
export type SchedulerFactory = (queues: CellQueues) => Scheduler;

/** Whether scheduler or policy need a queue per flow. Cells of one flow leave in the order in which they came under any scheduler. */
export const needsQueues = ({ policy, scheduler }: PortState, flows: number): boolean =>
  (flows > 1 && findScheduler(scheduler).isFifo !== true) || findPolicy(policy).dropsWaiting === true;

export function schedulerMaker(
  { scheduler, schedulerParams }: PortState,
  { cellWhole, cellPart, modulus }: Link,
  flows: number,
  vcs: VcTable,
): SchedulerFactory {
  const cellTime = cellWhole + cellPart / modulus;
  return (queues) => createScheduler(scheduler, schedulerParams, { flows, queues, vcs, cellTime });
}

/** The transmitter from now on: the present one or another kind, to which waiting cells have moved. @param makeQueues null: cells share one line */
export function migrateCells(
  queue: PortQueue,
  makeQueues: (() => VcQueues) | null,
  now: number,
): Transmitter {
  const present = queue.transmitter;
  if (present instanceof FifoQueue && makeQueues !== null) {
    queue.statistics.since = present.since;
    queue.statistics.queue = queue.waiting;
    const queued = makeQueues();
    queued.load(now, (visit) => present.unload(visit));
    return queued;
  }
  if (present instanceof VcQueues && makeQueues === null) {
    const ahead = new FifoQueue(queue);
    ahead.load(now, (visit) => present.forEachWaiting(visit));
    return ahead;
  }
  return present;
}

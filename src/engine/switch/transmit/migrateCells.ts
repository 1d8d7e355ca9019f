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

/** Creates a scheduler for the queues that it is to serve. */
export type SchedulerFactory = (queues: CellQueues) => Scheduler;

/** Whether scheduler or policy need a queue per flow. With one flow, every scheduler serves in the order of arrival. */
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

/** Returns the present transmitter, or one of the other kind with its waiting cells. @param makeQueues null for the FIFO kind */
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

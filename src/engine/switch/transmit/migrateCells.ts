import type { PortState } from '../../../contract/index.ts';
import type { Link } from '../../atm/link.ts';
import { findPolicy } from '../discard/index.ts';
import { createScheduler, findScheduler } from '../schedulers/index.ts';
import type { Scheduler } from '../schedulers/scheduler.ts';
import type { CellQueues } from '../state/cellQueues.ts';
import type { VcTable } from '../state/vcTable.ts';
import { type FifoPort, FifoQueue } from './fifoQueue.ts';
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

/** The transmitter from now on: the present one or another kind, to which waiting cells have moved. */
export function migrateCells(
  present: Transmitter,
  port: FifoPort,
  queues: boolean,
  makeQueues: () => VcQueues,
  now: number,
): Transmitter {
  if (present instanceof FifoQueue && queues) {
    port.statistics.since = present.since;
    port.statistics.queue = port.waiting;
    const queued = makeQueues();
    queued.load(now, (visit) => present.unload(visit));
    return queued;
  }
  if (present instanceof VcQueues && !queues) {
    const ahead = new FifoQueue(port);
    ahead.load(now, (visit) => present.forEachWaiting(visit));
    return ahead;
  }
  return present;
}

import { lostAt, type Picoseconds, PS_PER_SECOND, type RunMoment } from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import type { Network } from '../network/nodes/network.ts';

/** Counters of a run up to a time, and the queue of the shown port at that time. */
export interface Look {
  readonly timeS: number;
  readonly lost: number;
  readonly timeouts: number;
  readonly queue: number;
}

/** A run at an instant. */
interface Running {
  readonly now: Picoseconds;
  readonly network: Network;
  readonly scenario: CompleteScenario;
}

export function lookAt({ now, network, scenario }: Running): Look {
  const port = network.ports.find(({ id }) => id === scenario.shownPort);
  return {
    timeS: now / PS_PER_SECOND,
    lost: port === undefined ? 0 : lostAt({ ...port.losses, ackCellsLost: port.losses.ackCells }),
    timeouts: network.connections.reduce((sum, { sender }) => sum + sender.timeouts, 0),
    queue: port?.waiting ?? 0,
  };
}

/**
 * The moment of a run to open at: the first loss, else the first timeout, else the longest queue.
 * @param looks from the start of the measurement on, ascending in time
 */
export function momentIn(looks: readonly Look[]): RunMoment {
  const [first] = looks;
  if (first === undefined) return { timeS: 0, event: null };
  const before = (key: 'lost' | 'timeouts'): Look | undefined =>
    looks.find((look, at) => (looks[at + 1]?.[key] ?? 0) > look[key]);
  const loss = before('lost');
  if (loss !== undefined) return { timeS: loss.timeS, event: 'drop' };
  const timeout = before('timeouts');
  if (timeout !== undefined) return { timeS: timeout.timeS, event: 'timeout' };
  const longest = looks.reduce((most, look) => (look.queue > most.queue ? look : most), first);
  return { timeS: longest.timeS, event: null };
}

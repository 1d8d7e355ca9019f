import type { Picoseconds } from '../../contract/index.ts';
import type { Simulation } from '../run/simulation.ts';

type Port = Simulation['network']['ports'][number];

/** Time since which the link of a port is idle; null while it carries a cell. All nodes of the run must be at `now`. */
export function idleSince(port: Port, now: Picoseconds): Picoseconds | null {
  port.advance(now - 1);
  const isBusy = port.link.free > now || port.queue.transmitter.nextDeparture <= now;
  return isBusy ? null : port.link.free;
}

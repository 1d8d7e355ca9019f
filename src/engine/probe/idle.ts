import type { Picoseconds } from '../../contract/index.ts';
import type { Simulation } from '../run/simulation.ts';

type Port = Simulation['network']['ports'][number];

/** Since when the link of a port carries nothing; null while it carries a cell. All nodes of the run are at `now`. */
export function idleSince(port: Port, now: Picoseconds): Picoseconds | null {
  port.advance(now - 1);
  const isBusy = port.link.free > now || port.queue.transmitter.nextDeparture <= now;
  return isBusy ? null : port.link.free;
}

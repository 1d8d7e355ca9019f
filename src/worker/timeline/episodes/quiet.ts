import { type Picoseconds, quietTime } from '../../../contract/index.ts';
import type { Simulation } from '../../../engine/index.ts';

/** Between two events at a port. Edits do not change it, so a step forward and one back find the same events. */
export function quietTimeAt({ network, scenario }: Simulation, portId: string): Picoseconds {
  const port = network.ports.find(({ id }) => id === portId);
  const cells = scenario.ports.find(({ id }) => id === portId)?.bufferCells ?? 0;
  const trips = network.connections.map(
    ({ forward }) => 2 * forward.reduce((sum, { delay }) => sum + delay, 0),
  );
  return quietTime(trips, cells * (port?.link.cellWhole ?? 0), port?.rates != null);
}

import type { Network } from '../../network/nodes/network.ts';
import { RateTrace } from './rateTrace.ts';

export interface GoodputTrace {
  /** Id of the VC. */
  readonly vc: number;
  readonly trace: RateTrace;
}

/**
 * Traces of the data cells that arrive at the destinations of VCs with rate control.
 * @param windowFor length of a window for so many traces, picoseconds
 */
export function traceGoodput(
  { hosts, connections }: Network,
  endPs: number,
  windowFor: (traces: number) => number,
): readonly GoodputTrace[] {
  const ends = hosts.flatMap(({ destinations }) =>
    destinations.flatMap((destination, flow) => (destination === null ? [] : [{ destination, flow }])),
  );
  const windowPs = windowFor(ends.length);
  return ends.map(({ destination, flow }) => {
    const trace = new RateTrace(windowPs, endPs);
    destination.arrivals = trace;
    return { vc: connections[flow >> 1]!.vc.id, trace };
  });
}

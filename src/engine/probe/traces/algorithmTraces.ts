import type { Picoseconds } from '../../../contract/index.ts';
import type { Network } from '../../network/nodes/network.ts';
import { traceStates } from './stateTraces.ts';
import type { TracedValue } from './tracedValue.ts';
import { traceVariables } from './variableTraces.ts';

/** Bins per variable of an algorithm, and maximum number of ports: the shown one and others between switches. */
const BINS = 4_096;
const MOST_PORTS = 16;
/** Maximum number of traces of VC states over all ports, and of their bins together. */
const MOST_STATES = 512;
const ALL_STATE_BINS = 262_144;

const idsOf = ({ connections }: Network): readonly number[] => connections.map(({ vc }) => vc.id);

/**
 * Traces of the variables of the ports' rate algorithms, and of the state of each VC in them.
 * @param widthOf width of a bin for a number of bins, picoseconds
 */
export function traceAlgorithms(
  network: Network,
  shownPort: string,
  endPs: Picoseconds,
  widthOf: (bins: number) => Picoseconds,
): readonly TracedValue[] {
  const isShown = ({ id }: { id: string }): number => Number(id === shownPort);
  const watched = network.ports
    .filter(({ rates, probes }) => rates !== null && probes.queueTrace !== null)
    .sort((a, b) => isShown(b) - isShown(a))
    .slice(0, MOST_PORTS);
  const stateBin = (traces: number): Picoseconds =>
    widthOf(Math.min(BINS, ALL_STATE_BINS / Math.max(1, traces)));
  return [
    ...traceVariables(watched, idsOf(network), endPs, widthOf(BINS)),
    ...traceStates(network, watched, endPs, MOST_STATES, stateBin),
  ];
}

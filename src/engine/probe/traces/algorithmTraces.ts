import type { Picoseconds } from '../../../contract/index.ts';
import type { Network } from '../../network/nodes/network.ts';
import { traceStates } from './stateTraces.ts';
import type { TracedValue } from './tracedValue.ts';
import { traceVariables } from './variableTraces.ts';

/** Bins of what algorithms remember; of so many ports at most: the shown one and others between switches. */
const BINS = 4_096;
const MOST_PORTS = 16;
/** How they regard VCs: at so many ports and of so many VCs together, and bins of all of that. */
const MOST_STATES = 512;
const ALL_STATE_BINS = 262_144;

const idsOf = ({ connections }: Network): readonly number[] => connections.map(({ vc }) => vc.id);

/**
 * Traces of what the rate algorithms of ports remember, and of how they regard each VC.
 * @param widthOf a bin where there are so many, picoseconds
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

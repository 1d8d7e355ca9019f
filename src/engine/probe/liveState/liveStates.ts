import type { LiveState } from '../../../contract/index.ts';
import { SourceRules } from '../../abr/ends/sourceRules.ts';
import { type Connection, type Network, rateSourceOf } from '../../network/nodes/network.ts';
import type { Simulation } from '../../run/simulation.ts';
import { liveState } from './liveState.ts';
import { routerStates } from './routerStates.ts';
import { callStates, sourceStates } from './sourceStates.ts';

/** States by rules 1 to 3 and 7 of the source, and rule 1 of the destination (TM 4.0, 5.10.4 and 5.10.5). */
function rateStates(network: Network, { vc, dataFlows }: Connection, now: number): readonly LiveState[] {
  const source = rateSourceOf(network, dataFlows[0]!.flow.index);
  if (source === null || !(source.rules instanceof SourceRules)) return [];
  const { rules, due, ccr } = source;
  const { lastForward, forwardRmDue, sinceForward } = rules;
  const spaced = due > now && due < Infinity ? [liveState('spaced', due - now)] : [];
  const host = network.hosts.find(({ id }) => id === vc.path.at(-1));
  const end = host?.destinations[dataFlows[dataFlows.length - 1]!.flow.index];
  const destinationState = end ? [liveState('bitKept', end.marked ? 1 : 0)] : [];
  if (lastForward < 0) return [liveState('begins'), ...destinationState];
  return [
    liveState('forwardLeft', ccr, lastForward),
    ...(sinceForward === 0 ? [] : [liveState('dataLeft')]),
    liveState('forwardDue', Math.max(0, forwardRmDue.afterCells)),
    ...spaced,
    ...destinationState,
  ];
}

/** Present states of a VC in a run. Changes nothing. */
export function liveStatesOf({ network, scenario, now }: Simulation, vc: number): readonly LiveState[] {
  const connection = network.connections.find((candidate) => candidate.vc.id === vc);
  if (connection === undefined) return [];
  return [
    ...rateStates(network, connection, now),
    ...callStates(scenario, network, vc),
    ...sourceStates(connection, now),
    ...routerStates(network, connection, now),
  ];
}

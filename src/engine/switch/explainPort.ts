import type { Decision, Picoseconds, PolicyLive, RuleFailure } from '../../contract/index.ts';
import { isAckFlow } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { ArrivingCell, DiscardPolicy, Explanation, Names, PolicyHooks } from './discard/policy.ts';
import type { BufferSharing } from './shares/bufferSharing.ts';
import type { VcQueues } from './transmit/vcQueues.ts';

/** The parts of a port that explanations use. */
interface Telling {
  readonly id: string;
  readonly policyId: string;
  readonly policy: DiscardPolicy;
  /** The policy that judges cells of a flow. */
  policyIdFor(flow: number): string;
  /** Of the buffer that a flow has its places in. */
  capacityFor(flow: number): number;
  occupancyOf(flow: number): number;
  readonly cell: ArrivingCell;
  readonly flows: readonly Flow[];
  readonly names: Names;
  readonly queued: VcQueues | null;
  readonly waiting: number;
}

/** The decision that the policy is about to take about the cell at the port, line by line. */
export const explainDecision = (port: Telling): Decision =>
  decisionOf(port, port.cell, port.policy.explain(port.cell, port.names));

/** The same about a cell that is about to leave; null where the policy has nothing to say about it. */
export function explainDeparture(port: Telling, cell: ArrivingCell, hooks: PolicyHooks): Decision | null {
  const told = hooks.explainLeaving(cell, port.names);
  return told === null ? null : decisionOf(port, cell, told);
}

function decisionOf(port: Telling, cell: ArrivingCell, told: Explanation): Decision {
  const { id, flows } = port;
  const { first, last, queue, now, flow } = cell;
  return {
    ...told,
    time: now,
    port: id,
    policy: port.policyIdFor(flow),
    vc: flows[flow]!.vc,
    first,
    last,
    queue,
    sharing: null,
  };
}

/** That decision with what the allocation does with the cell. @param slot of the cell that makes room, or -1 */
export function withShare(told: Decision, port: Telling, keeper: BufferSharing, slot: number): Decision {
  const { queued, flows, names, cell } = port;
  if (queued === null) return told;
  const [waiting, capacity] = [port.occupancyOf(cell.flow), port.capacityFor(cell.flow)];
  const full = waiting === capacity;
  const victim = full ? slot : -1;
  // A cell that the policy refuses for another reason never reaches the allocation.
  if (!told.accepted && (!full || victim >= 0)) return told;
  const { queues } = queued;
  const placed = keeper.explain(cell.flow, queues, victim, { waiting, capacity }, names);
  const { line, evaluated, accepted, headline, sentence } = placed;
  const pushedOut =
    accepted && victim >= 0 ? flows[queues.flowOf(victim)]!.vcOf(queues.frame[victim]!) : null;
  const own = told.accepted ? [] : told.sentence;
  return {
    ...told,
    accepted,
    headline: headline ?? told.headline,
    sentence: sentence === null ? told.sentence : [...own, sentence],
    sharing: { allocation: keeper.definition.id, line, evaluated, pushedOut },
  };
}

/** Lines of its rules that could not be carried out. */
export const failuresOf = ({ id, policy }: Pick<Telling, 'id' | 'policy'>): readonly RuleFailure[] =>
  (policy.failures ?? []).map((failure) => ({ ...failure, port: id }));

/** With more VCs a reader cannot see which of them are refused. */
const MOST_SHOWN = 20;

/** VCs that are on the list of the policy, or whose first cell of a packet it would refuse if it came now. */
export function refusedNext(
  { cell, policy, waiting, flows, names }: Telling,
  now: Picoseconds,
): readonly number[] {
  const data = flows.flatMap(({ owner, vc }, flow) => (isAckFlow(owner) ? [] : [{ flow, vc }]));
  if (data.length > MOST_SHOWN) return [];
  const next = { ...cell, first: true, last: false, queue: waiting, since: now, now };
  return data.flatMap(({ flow, vc }) => (policy.wouldRefuse({ ...next, flow }, names) ? [vc] : []));
}

/** What moves on the plot of the policy, and its memory. */
export function liveOf({ id, policyId, policy, waiting, flows }: Telling): Omit<PolicyLive, 'refusedNext'> {
  const points = (policy.points?.(waiting) ?? [])
    .filter(({ flow }) => flow === null || !isAckFlow(flows[flow]!.owner))
    .map(({ x, y, flow }) => ({ x, y, vc: flow === null ? null : flows[flow]!.vc }));
  return { port: id, policy: policyId, points, gauges: policy.gauges?.(waiting) ?? [] };
}

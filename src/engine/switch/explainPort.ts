import {
  CLASS_NAMES,
  type Decision,
  type Gauge,
  type Picoseconds,
  type PolicyLive,
  type Remark,
  type RuleFailure,
  remark,
} from '../../contract/index.ts';
import { isAckFlow } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import { grouped } from '../text.ts';
import type { Buffers } from './buffers.ts';
import type { ArrivingCell, Explanation, Names, PolicyTimersAndDepartures } from './discard/policy.ts';
import type { BufferSharing } from './shares/bufferSharing.ts';
import type { PortQueue } from './transmit/portQueue.ts';
import type { VcQueues } from './transmit/vcQueues.ts';

/** The parts of a port that explanations use. */
export interface ExplainablePort {
  readonly id: string;
  readonly policyId: string;
  readonly buffers: Buffers;
  readonly cell: ArrivingCell;
  readonly flows: readonly Flow[];
  readonly names: Names;
  readonly queue: PortQueue;
  /** The transmitter if each flow has its own queue; else null. */
  readonly queued: VcQueues | null;
}

/** Explains the decision that the policy is about to take about the cell at the port, line by line. */
export function explainDecision(port: ExplainablePort): Decision {
  const { cell, buffers, names } = port;
  const { policy, serviceClass } = buffers.of(cell.flow);
  if (serviceClass === null) return decisionOf(port, cell, policy.explain(cell, names));
  const buffer = `${CLASS_NAMES[serviceClass]}’s part`;
  const explanation = policy.explain({ ...cell, buffer }, names);
  const isNamed = explanation.accepted || explanation.sentence.some((part) => isAbout(part, buffer));
  const sentence = isNamed
    ? explanation.sentence
    : [...explanation.sentence, remark('queueOfClass', { buffer })];
  return decisionOf(port, cell, { ...explanation, sentence });
}

/** Whether a remark names this buffer. */
const isAbout = ({ key, values }: Remark, buffer: string): boolean =>
  key === 'bufferFull' ? values.buffer === buffer : key === 'ownWords' && values.words.includes(buffer);

/** Explains the decision about a cell that is about to depart; null if the policy does not judge it. */
export function explainDeparture(
  port: ExplainablePort,
  cell: ArrivingCell,
  hooks: PolicyTimersAndDepartures,
): Decision | null {
  const explanation = hooks.explainDeparture(cell, port.names);
  return explanation === null ? null : decisionOf(port, cell, explanation);
}

function decisionOf(port: ExplainablePort, cell: ArrivingCell, explanation: Explanation): Decision {
  const { id, flows } = port;
  const { first, last, queue, now, flow } = cell;
  return {
    ...explanation,
    time: now,
    port: id,
    policy: port.buffers.of(flow).policyId,
    vc: flows[flow]!.vc,
    first,
    last,
    queue,
    sharing: null,
  };
}

/** Adds the decision of the allocation to that of the policy. @param slot of the cell that is pushed out, or -1 */
export function withSharing(
  explanation: Decision,
  port: ExplainablePort,
  sharing: BufferSharing,
  slot: number,
): Decision {
  const { queued, flows, names, cell } = port;
  if (queued === null) return explanation;
  const buffer = port.buffers.of(cell.flow);
  const [waiting, capacity] = [port.buffers.waitingIn(buffer), buffer.capacity];
  const full = waiting === capacity;
  const victim = full ? slot : -1;
  // A cell that the policy refuses for another reason never reaches the allocation.
  if (!explanation.accepted && (!full || victim >= 0)) return explanation;
  const { queues } = queued;
  const placed = sharing.explain(cell.flow, queues, victim, { waiting, capacity }, names);
  const { line, evaluated, accepted, headline, sentence } = placed;
  const pushedOut =
    accepted && victim >= 0 ? flows[queues.flowOf(victim)]!.vcOf(queues.frame[victim]!) : null;
  const policySentence = explanation.accepted ? [] : explanation.sentence;
  return {
    ...explanation,
    accepted,
    headline: headline ?? explanation.headline,
    sentence: sentence === null ? explanation.sentence : [...policySentence, sentence],
    sharing: { allocation: sharing.definition.id, line, evaluated, pushedOut },
  };
}

/** Lines of the port's rules that could not be executed. */
export const failuresOf = ({
  id,
  buffers,
}: Pick<ExplainablePort, 'id' | 'buffers'>): readonly RuleFailure[] =>
  buffers.all.flatMap(({ policy }) => (policy.failures ?? []).map((failure) => ({ ...failure, port: id })));

/** Maximum number of VCs for which this is shown: with more, a reader cannot see which are refused. */
const MOST_SHOWN = 20;

/** VCs on the drop list of the policy, and VCs whose first cell of a packet it would refuse if it arrived now. */
export function wouldDropNext(
  { cell, buffers, flows, names }: ExplainablePort,
  now: Picoseconds,
): readonly number[] {
  const data = flows.flatMap(({ direction, vc }, flow) => (isAckFlow(direction) ? [] : [{ flow, vc }]));
  if (data.length > MOST_SHOWN) return [];
  const next = { ...cell, first: true, last: false, since: now, now };
  return data.flatMap(({ flow, vc }) => {
    const buffer = buffers.of(flow);
    const queue = buffers.waitingIn(buffer);
    return buffer.policy.wouldRefuse({ ...next, flow, queue }, names) ? [vc] : [];
  });
}

/** The operating points on the plot of the policy, and its gauges; for several buffers, the cells that wait in each. */
export function liveOf({
  id,
  policyId,
  buffers,
  queue,
  flows,
}: ExplainablePort): Omit<PolicyLive, 'wouldDropNext'> {
  const { only } = buffers;
  const { waiting } = queue;
  const about = { port: id, policy: policyId };
  if (only === null) {
    const gauges = buffers.present.flatMap(({ serviceClass: name, capacity, waiting: value }): Gauge[] =>
      name === null
        ? []
        : [{ name, label: `${CLASS_NAMES[name]}, of ${grouped(capacity)}`, unit: 'cells', value }],
    );
    return { ...about, points: [], gauges };
  }
  const points = (only.policy.points?.(waiting) ?? [])
    .filter(({ flow }) => flow === null || !isAckFlow(flows[flow]!.direction))
    .map(({ x, y, flow }) => ({ x, y, vc: flow === null ? null : flows[flow]!.vc }));
  return { ...about, points, gauges: only.policy.gauges?.(waiting) ?? [] };
}

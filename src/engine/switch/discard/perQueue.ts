import type { Cells, ParameterValues, Picoseconds } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import { DropList } from '../state/dropList.ts';
import { Occupancy } from '../state/occupancy.ts';
import { AcceptThreshold } from '../transmit/acceptThreshold.ts';
import {
  type ArrivingCell,
  type DiscardPolicy,
  type Explanation,
  type LineFailure,
  type Names,
  type PolicyDefinition,
  type PolicyTimersAndDepartures,
  reportCapped,
  type Verdict,
} from './policy.ts';

/** Index of the only flow of a queue's policy. */
const OWN = 0;

/** Union of the drop lists of the queues' policies. Changes by the port are passed to those lists, which update this one. */
class QueueDropList extends DropList {
  private readonly queues: readonly DiscardPolicy[];

  constructor(queues: readonly DiscardPolicy[]) {
    super(queues.length);
    this.queues = queues;
    for (const [flow, { list }] of queues.entries())
      if (list !== null) list.listeners.add({ onChange: (_, on, now) => this.update(flow, on, now) });
  }

  private update(flow: number, on: boolean, now: Picoseconds): void {
    if (on) super.add(flow, now);
    else super.remove(flow, now);
  }

  override add(flow: number, now: Picoseconds): void {
    this.queues[flow]!.list?.add(OWN, now);
  }

  override remove(flow: number, now: Picoseconds): void {
    this.queues[flow]!.list?.remove(OWN, now);
  }
}

/** Counts waiting cells by flow, also for the policies of the queues. */
class QueueOccupancy extends Occupancy {
  private readonly queues: readonly DiscardPolicy[];

  constructor(queues: readonly DiscardPolicy[]) {
    super(queues.length);
    this.queues = queues;
  }

  override increment(flow: number): void {
    super.increment(flow);
    this.queues[flow]!.occupancy?.increment(OWN);
  }

  override decrement(flow: number): void {
    super.decrement(flow);
    this.queues[flow]!.occupancy?.decrement(OWN);
  }
}

/**
 * One policy per queue of a port, each with its own state, and with the cells of that queue as its queue: CoDel in the queues of a round
 * robin has the structure of FQ-CoDel (RFC 8290). The queues share one buffer: while it is full, each queue counts as full.
 */
class PolicyPerQueue implements DiscardPolicy {
  readonly list: DropList | null;
  readonly occupancy: Occupancy;
  /** Never accepts without asking: each queue has its own state. */
  readonly acceptThreshold = new AcceptThreshold(0);
  readonly marking?: Uint8Array;
  readonly departureMarks?: Uint8Array;
  readonly hooks?: PolicyTimersAndDepartures;
  markLine = 0;
  failing: DiscardPolicy['failing'];
  private capacity: Cells = 0;
  private readonly queues: readonly DiscardPolicy[];

  /** @param queues by flow */
  constructor(queues: readonly DiscardPolicy[]) {
    const [first] = queues;
    if (first?.headDrop !== undefined)
      throw new RangeError('a policy that takes cells out at the head of a port cannot be that of a queue');
    this.queues = queues;
    this.list = first?.list == null ? null : new QueueDropList(queues);
    this.occupancy = new QueueOccupancy(queues);
    if (first?.marking !== undefined) this.marking = new Uint8Array(queues.length);
    if (first?.departureMarks !== undefined) this.departureMarks = new Uint8Array(queues.length);
    if (first?.hooks !== undefined) this.hooks = this.hooksOf(queues.map(({ hooks }) => hooks!));
    for (const [flow, queue] of queues.entries())
      queue.failing = (_, line, now) => this.failing?.(flow, line, now);
  }

  state(io: StateIo): void {
    this.markLine = io.number(this.markLine);
    for (const marks of [this.marking, this.departureMarks]) if (marks !== undefined) io.array(marks);
  }

  get parts(): readonly Registered[] {
    return this.queues.flatMap((queue) => {
      const { acceptThreshold, list, occupancy, parts = [] } = queue;
      return [queue, acceptThreshold, list, occupancy, ...parts].filter((part) => part !== null);
    });
  }

  get failures(): readonly LineFailure[] {
    return this.queues.flatMap(({ failures = [] }) => failures);
  }

  policyOf(flow: number): DiscardPolicy {
    return this.queues[flow]!;
  }

  configure(params: ParameterValues, capacity: Cells): void {
    this.capacity = capacity;
    for (const queue of this.queues) queue.configure(params, capacity);
  }

  decide(cell: ArrivingCell): Verdict {
    const { flow } = cell;
    const policy = this.policyOf(flow);
    const verdict = policy.decide(this.inQueue(cell, flow));
    this.noteMark(policy, this.marking, policy.marking, flow);
    return verdict;
  }

  private noteMark(
    by: DiscardPolicy,
    marks: Uint8Array | undefined,
    own: Uint8Array | undefined,
    flow: number,
  ): void {
    if (marks === undefined || own === undefined) return;
    marks[flow] = own[OWN]!;
    this.markLine = by.markLine ?? 0;
  }

  /** The arriving cell, or the state at a timer, as the policy of this queue sees it. */
  private inQueue(cell: ArrivingCell, flow: number): ArrivingCell {
    const queued = this.occupancy.cells[flow]!;
    const queue = cell.waited === undefined && cell.queue >= this.capacity ? this.capacity : queued;
    return { ...cell, flow: OWN, queue, backlog: cell.backlogOf?.(flow) };
  }

  private hooksOf(queues: readonly PolicyTimersAndDepartures[]): PolicyTimersAndDepartures {
    const firstDue = (): number =>
      queues.reduce((first, { due }, flow) => (due < queues[first]!.due ? flow : first), 0);
    return {
      get due() {
        return queues[firstDue()]!.due;
      },
      begin: (now, least) => {
        for (const queue of queues) queue.begin(now, least);
      },
      stop: () => {
        for (const queue of queues) queue.stop();
      },
      onTimer: (cell) => {
        const flow = firstDue();
        queues[flow]!.onTimer(this.inQueue(cell, flow));
      },
      onDeparture: (cell) => {
        const { flow } = cell;
        const verdict = queues[flow]!.onDeparture(this.inQueue(cell, flow));
        this.noteMark(this.policyOf(flow), this.departureMarks, this.policyOf(flow).departureMarks, flow);
        return verdict;
      },
      explainDeparture: (cell, names) =>
        queues[cell.flow]!.explainDeparture(this.inQueue(cell, cell.flow), ofFlow(names, cell.flow)),
    };
  }

  onCapped(flow: number, now: Picoseconds): void {
    reportCapped(this.policyOf(flow), OWN, now);
  }

  legacyDigestCode(verdict: Verdict): Verdict {
    return this.policyOf(OWN).legacyDigestCode(verdict);
  }

  explain(cell: ArrivingCell, names: Names): Explanation {
    const { flow } = cell;
    return this.policyOf(flow).explain(this.inQueue(cell, flow), ofFlow(names, flow));
  }

  wouldRefuse(cell: ArrivingCell, names: Names): boolean {
    const { flow } = cell;
    return this.policyOf(flow).wouldRefuse(this.inQueue(cell, flow), ofFlow(names, flow));
  }
}

/** Names for the policy of a queue, whose only flow has the name of this one. */
const ofFlow = (names: Names, flow: number): Names => ({ flow: () => names.flow(flow) });

/** Applies a policy to each queue of a port. @param id of the resulting policy */
export function policyPerQueue(definition: PolicyDefinition, id: string): PolicyDefinition {
  const queueOf = (random: RandomStream): DiscardPolicy => definition.create(1, random, 1);
  return {
    ...definition,
    id,
    dropsWaiting: true,
    create: (flows, random) => new PolicyPerQueue(Array.from({ length: flows }, () => queueOf(random))),
  };
}

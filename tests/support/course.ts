import { isAckFlow } from '../../src/engine/atm/cell.ts';
import type { CompleteScenario } from '../../src/engine/index.ts';
import { createSimulation, type Simulation } from '../../src/engine/index.ts';
import { creditSenderOf } from '../../src/engine/probe/credits.ts';

/** Simulated time between two looks at the counters, picoseconds: as long as it takes to send thirty-odd cells at 155 Mb/s. */
const STEP = 1e8;

/** Counters that went up, between two looks. */
export interface Rise {
  readonly after: number;
  readonly by: number;
  readonly vc: number;
  readonly count: number;
}

/**
 * A run without a recorder, a worker or a page: only its counters, read at short intervals. What the page says of a run is compared
 * with this.
 */
export class Course {
  readonly simulation: Simulation;
  /** Cells lost at the shown port, by VC; timers that ran out. */
  readonly losses: Rise[] = [];
  readonly timeouts: Rise[] = [];
  /** Cells pushed out of the shown port, by VC; fast retransmits. */
  readonly pushedOut: Rise[] = [];
  readonly resent: Rise[] = [];
  /** Waiting cells of the shown port: when they were looked at, and how many. */
  readonly looked: number[] = [];
  readonly queue: number[] = [];
  /** Cells that had come by then. */
  private readonly came: number[] = [];
  private readonly portId: string;
  /** Cells that had left for the link by then, those of rate control too. */
  private readonly left: number[] = [];
  private counts: Readonly<Record<'lost' | 'pushed' | 'expired' | 'resent', readonly number[]>> = {
    lost: [],
    pushed: [],
    expired: [],
    resent: [],
  };

  constructor(scenario: CompleteScenario, seed: number, port: string) {
    this.simulation = createSimulation(scenario, { seed });
    this.portId = port;
    this.look(0);
  }

  private get port() {
    const { network } = this.simulation;
    const found = network.ports.find(({ id }) => id === this.portId);
    if (found === undefined) throw new Error(`no port ${this.portId}`);
    return found;
  }

  get waitingCells(): number {
    return this.port.waiting;
  }

  /** Goes on to a moment; the last milliseconds before it are looked at slot by slot. @param time picoseconds */
  to(time: number): this {
    const { simulation } = this;
    const close = Math.max(simulation.now, time - 12e9);
    const slot = 2.7e6;
    while (simulation.now < close) this.go(Math.min(close, simulation.now + STEP));
    while (simulation.now < time) this.go(Math.min(time, simulation.now + slot));
    return this;
  }

  private go(time: number): void {
    const before = this.simulation.now;
    this.simulation.runUntil(time);
    this.look(before);
  }

  private look(after: number): void {
    const { now, network } = this.simulation;
    const { losses } = this.port;
    // Acknowledgements are the receiver's: no sender loses them.
    const data = (cells: Float64Array) => [...cells].map((count, flow) => (isAckFlow(flow) ? 0 : count));
    const of = (key: 'timeouts' | 'fastRetransmits') =>
      network.connections.map(({ tcp }) => tcp?.sender[key] ?? 0);
    const counts = {
      lost: data(losses.cells),
      pushed: data(losses.pushedOutBy),
      expired: of('timeouts'),
      resent: of('fastRetransmits'),
    };
    const note = (rises: Rise[], key: keyof Course['counts'], vcOf: (i: number) => number): void =>
      counts[key].forEach((count, i) => {
        const more = count - (this.counts[key][i] ?? 0);
        if (more > 0) rises.push({ after, by: now, vc: vcOf(i), count: more });
      });
    const ofFlow = (flow: number) => network.flows[flow]!.vc;
    const ofConnection = (i: number) => network.connections[i]!.vc.id;
    note(this.losses, 'lost', ofFlow);
    note(this.pushedOut, 'pushed', ofFlow);
    note(this.timeouts, 'expired', ofConnection);
    note(this.resent, 'resent', ofConnection);
    this.counts = counts;
    this.looked.push(now);
    this.queue.push(this.waitingCells);
    this.came.push(this.port.offered);
    const { link, queue } = this.port;
    // A port that serves in order hands a cell over as it comes, with the time at which it will leave.
    this.left.push(link.tail - link.piggybackedCells - (queue.holdsCells ? 0 : this.waitingCells));
  }

  /** Cells or timers in a span of time, at least and at most: a rise that straddles an edge may be on either side. */
  static within(rises: readonly Rise[], from: number, to: number): readonly [number, number] {
    const surely = rises.filter(({ after, by }) => after >= from && by <= to);
    const maybe = rises.filter(({ after, by }) => by > from && after < to);
    const sum = (list: readonly Rise[]): number => list.reduce((total, { count }) => total + count, 0);
    return [sum(surely), sum(maybe)];
  }

  /** Least and most waiting cells at the looks in a span of time. */
  range(from: number, to: number): readonly [number, number] {
    const inside = this.queue.filter((_, i) => this.looked[i]! >= from && this.looked[i]! <= to);
    return [Math.min(...inside), Math.max(...inside)];
  }

  /** Waiting cells at the last look up to a moment. */
  at(time: number): number {
    const i = this.looked.findLastIndex((looked) => looked <= time);
    return this.queue[i] ?? Number.NaN;
  }

  /** Cells that the link of the port was given in a span of time, over those that it can carry. */
  use({ from, to, cellPs }: { readonly from: number; readonly to: number; readonly cellPs: number }): number {
    const at = (time: number): number =>
      this.left[this.looked.findLastIndex((looked) => looked <= time)] ?? 0;
    return (at(to) - at(from)) / ((to - from) / cellPs);
  }

  /** Cells that wait in the buffer that the cells of a VC come to. */
  heldWith(vc: number): number {
    const flow = this.simulation.network.flows.find((one) => one.vc === vc);
    return flow === undefined ? Number.NaN : this.port.buffers.waitingIn(this.port.buffers.of(flow.index));
  }

  /** VCs on the drop list of the shown port, ascending. */
  get listed(): number[] {
    const { port } = this;
    return this.simulation.network.connections
      .filter(({ dataFlows }) => dataFlows.some(({ flow }) => port.refuses(flow.index)))
      .map(({ vc }) => vc.id);
  }

  /**
   * Since when the queue has been empty: at most since no cell has waited at any look, at least since no cell has come. A cell that
   * comes to a free link waits for no time.
   */
  get emptySince(): readonly [earliest: number, latest: number] {
    let [earliest, latest] = [Number.NaN, Number.NaN];
    let moved = false;
    for (let i = this.queue.length - 1; i >= 0 && this.queue[i] === 0; i--) {
      earliest = this.looked[i]!;
      if (!moved) latest = earliest;
      moved ||= i > 0 && this.came[i] !== this.came[i - 1];
    }
    return [earliest, latest];
  }

  /** The last rises without a pause as long as `quiet`, and whether that pause has passed since. */
  lastEvent(rises: readonly Rise[], quiet: number) {
    const { now } = this.simulation;
    const own: Rise[] = [];
    for (const rise of rises.toReversed()) {
      const next = own.at(-1);
      if (next !== undefined && next.by - rise.by >= quiet) break;
      own.push(rise);
    }
    const last = own[0];
    const first = own.at(-1);
    if (first === undefined || last === undefined) return null;
    return { first, last, all: own, isOver: now - last.by >= quiet };
  }

  /** VCs that have cells on their way, in either direction. */
  get sendingVcs(): number[] {
    return this.simulation.network.connections
      .filter(({ dataFlows, ackFlows }) =>
        [...dataFlows, ...ackFlows].some(({ flow }) => flow.cellsInTransit > 0),
      )
      .map(({ vc }) => vc.id);
  }

  /**
   * VCs with credit that cross the shown port: places on the hop that ends at its switch, and credit left there, the places less
   * cells sent and not yet known to be passed on.
   */
  get credits(): { readonly vc: number; readonly places: number; readonly left: number }[] {
    const { network } = this.simulation;
    const [node = ''] = this.portId.split('>');
    return network.connections.flatMap(({ vc, forward, dataFlows: [part] }) => {
      if (vc.credit === null || part === undefined || !forward.some(({ id }) => id === this.portId))
        return [];
      const { index } = part.flow;
      const sender = creditSenderOf(network, `${vc.path[vc.path.indexOf(node) - 1]}>${node}`, index);
      if (sender === null) return [];
      const places = sender.places[index]!;
      return [
        { vc: vc.id, places, left: Math.max(0, places - sender.sent[index]! + sender.returned[index]!) },
      ];
    });
  }

  /** VCs of whose cells none is under way and none waits, whose receiver owes nothing, and whose sender's timer runs. */
  get waitingSenders(): number[] {
    return this.simulation.network.connections
      .filter(({ tcp, dataFlows, ackFlows }) => {
        if (tcp === null || tcp.sender.out.timerDue === Infinity) return false;
        if (tcp.sender.window.isControlled || tcp.receiver.owesAnswer || tcp.sender.out.outlet.ip.busy)
          return false;
        return [...dataFlows, ...ackFlows].every(({ flow }) => flow.cellsInTransit === 0);
      })
      .map(({ vc }) => vc.id);
  }
}

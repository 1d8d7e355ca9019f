import type { Host } from '../network/nodes/host.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Node } from '../sim/node.ts';
import { type LogicalProcess, logicalProcessesOf } from './logicalProcesses.ts';
import { type MarkReader, markBefore, standstill } from './marks.ts';
import { type Strider, striderFor } from './strider.ts';

/** Among those in `due`: the first of some, and the first behind them. */
interface Places {
  readonly from: number;
  readonly to: number;
}

/**
 * How far nodes run at a time without missing a cell. Hosts speak with each other through switches and routers: so
 * they may be ahead by the way to these, which may then go on by the way back as well.
 */
export class Windows {
  private readonly hosts: readonly Host[];
  /** When the next cell or timer of each host is due: one place per input and one for its timers, and whose it is. */
  private readonly due: Float64Array;
  private readonly owners: readonly Host[];
  /** Switches and routers. */
  private readonly inner: readonly Node[];
  /** By how much hosts may be ahead of all others, and how far everybody gets in one round. */
  private readonly lead: number;
  private readonly step: number;
  /** Shorter than the cells of most links last. */
  private readonly isShort: boolean;
  /** Between hosts and others. */
  private readonly access: number;
  /** Null where switches cannot run each on its own. */
  private readonly crossings: readonly LogicalProcess[] | null;
  private readonly places: readonly Places[];
  private readonly network: Network;
  /** Once there was something for it to do, and one was offered. */
  private strider: Strider | null = null;
  /** Hosts that may be behind or ahead within a run, once there was one: the others have nothing to catch up with. */
  private batching: readonly Host[] | null = null;
  /** In the last run each switch went on its own: bringing all of them to one time costs more than it does elsewhere. */
  isStriding = false;

  constructor(network: Network) {
    const { nodes, links } = network;
    this.network = network;
    const ends = new Set<Node>(network.hosts);
    this.crossings = logicalProcessesOf(network);
    this.hosts = this.crossings?.flatMap(({ hosts }) => hosts) ?? network.hosts;
    this.owners = this.hosts.flatMap((host) => [...host.inputs, host.timers].map(() => host));
    this.places = placesOf(this.crossings ?? []);
    this.due = new Float64Array(this.owners.length);
    this.gatherTimes();
    this.inner = nodes.filter((node) => !ends.has(node));
    const into = new Set(this.hosts.flatMap(({ inputs }) => inputs));
    const outOf = new Set(this.hosts.flatMap(({ ways }) => ways));
    const shortest = (hostEnds: number): number =>
      Math.min(
        Infinity,
        ...links
          .filter((link) => Number(into.has(link)) + Number(outOf.has(link)) === hostEnds)
          .map(({ lookahead }) => lookahead),
      );
    const access = shortest(1);
    const direct = shortest(2);
    this.lead = Math.min(access, direct);
    this.access = access;
    this.step = Math.min(this.lead + access, direct, shortest(0));
    this.isShort = this.step < 4 * median(links.map(({ cellWhole }) => cellWhole));
  }

  /** The times are side by side, so that looking at all of them takes a moment. */
  private gatherTimes(): void {
    let place = 0;
    for (const { inputs, timers } of this.hosts) {
      for (const input of inputs) input.publishHeadTime(this.due, place++);
      timers.publishNextTime(this.due, place++);
    }
  }

  /** Runs the hosts of these places that have something to do before `end`. */
  private runHosts(end: number, from: number, to: number): void {
    const { due, owners } = this;
    for (let i = nextBefore(end, due, from, to); i < to; i = nextBefore(end, due, i + 1, to))
      owners[i]!.run(end);
  }

  /**
   * Runs every node from `now` to `end`.
   * @param marks null: nothing reads on the way
   * @throws Error where the nodes wait for each other for ever, which is a fault of the engine
   */
  run(now: number, end: number, marks: MarkReader | null = null): void {
    const { hosts, inner, crossings } = this;
    this.batching ??= hosts.filter(({ canBatch }) => canBatch);
    const hasNotices = this.network.ports.some(({ rates }) => rates?.mayNotify);
    for (const node of this.batching) node.beginBatch(hasNotices ? now : end);
    const wakeOnRmOnly = crossings !== null && hosts.every((host) => host.wakesOnRmOnly);
    for (const node of inner) node.beginBatch?.(wakeOnRmOnly ? this.lead + this.access : Infinity);
    const strides = wakeOnRmOnly && crossings.every(({ node }) => node.isBatching);
    this.isStriding = strides;
    if (strides) this.strideFast(crossings, now, end, marks);
    else this.walkByMarks(now, end, marks);
    this.settle(end);
    if (marks?.next === end) marks.allPassed(this.network.nodes, end);
  }

  /** Up to a mark, where all nodes meet and are read, and on from there: one more step next to those that a window takes anyway. */
  private walkByMarks(now: number, end: number, marks: MarkReader | null): void {
    for (let at = now; at < end; ) {
      const mark = marks === null || marks.next <= at ? Infinity : marks.next;
      this.walk(at, Math.min(mark, end));
      at = Math.min(mark, end);
      if (marks === null || at === end) continue;
      this.settle(at);
      marks.allPassed(this.network.nodes, at);
    }
  }

  /** What has been put off is done. */
  private settle(time: number): void {
    for (const node of this.inner) node.settle?.(time);
    this.runHosts(time, 0, this.due.length);
    for (const host of this.batching ?? []) host.settle(time);
  }

  /** In equal steps, which begin where something is to be done. */
  private walk(now: number, end: number): void {
    const { inner, lead, step, due } = this;
    for (let at = now; at < end; at += step) {
      if (this.isShort) at = this.skipIdle(at, end);
      const ahead = Math.min(at + lead, end);
      const edge = Math.min(at + step, end);
      this.runHosts(ahead, 0, due.length);
      for (let i = 0; i < inner.length; i++) inner[i]!.run(edge);
    }
  }

  /**
   * Up to when nothing has anything to do, `at` or later: a step shorter than a cell time (a fast link without delay) often
   * holds nothing. Cells that leave in that time may have to be marked before the next switch meets them.
   */
  private skipIdle(at: number, end: number): number {
    const { inner, due } = this;
    let next = earliest(due, 0, due.length);
    for (let i = 0; i < inner.length && next > at; i++) next = Math.min(next, inner[i]!.nextTime);
    if (next <= at) return at;
    const start = Math.min(next, end);
    for (let i = 0; i < inner.length; i++) if (inner[i]!.needsPollingAtWindowEnd) inner[i]!.run(start);
    return start;
  }

  /** The same as `stride`, by the faster one. */
  private strideFast(
    crossings: readonly LogicalProcess[],
    now: number,
    end: number,
    marks: MarkReader | null,
  ): void {
    this.strider ??= striderFor(this.network, crossings, this.lead, this.access);
    if (this.strider === null) this.stride(crossings, now, end, marks);
    else this.strider.stride(now, end, marks);
  }

  /**
   * Each switch on its own, as its neighbours and its hosts allow: hosts receive RM cells only, and those are
   * few. As every second switch is a step behind, each gets the way to its neighbours and back in one go.
   */
  private stride(
    crossings: readonly LogicalProcess[],
    now: number,
    end: number,
    marks: MarkReader | null,
  ): void {
    for (const process of crossings) {
      process.reached = now;
      process.mark = markBefore(end, marks === null || marks.next <= now ? Infinity : marks.next);
    }
    for (let last = now; last < end; ) {
      last = end;
      let moves = false;
      for (let i = 0; i < crossings.length; i++) {
        const process = crossings[i]!;
        const { reached } = process;
        last = Math.min(last, this.cross(process, i, end, marks));
        if (process.reached > reached) moves = true;
      }
      if (!moves && last < end) throw standstill();
    }
  }

  /** Runs a switch until it has to wait; returns how far it is. */
  private cross(process: LogicalProcess, place: number, end: number, marks: MarkReader | null): number {
    const { due, lead, access } = this;
    const { reached, near, ways } = process;
    const { from, to } = this.places[place]!;
    if (marks !== null && reached === process.mark) this.pass(process, end, marks);
    const bound = Math.min(end, process.mark);
    const ahead = Math.min(reached + lead, bound);
    let next = earliest(due, from, to);
    if (next < ahead) {
      this.runHosts(ahead, from, to);
      next = earliest(due, from, to);
    }
    let edge = Math.min(bound, next + access);
    // RM cells may be waiting there whose departure cannot be reported before.
    if (process.node.hasUnservedHostTraffic) edge = Math.min(edge, reached + lead + access);
    for (let i = 0; i < near.length; i++) edge = Math.min(edge, near[i]!.reached + ways[i]!);
    if (edge > reached) process.reached = process.node.runAhead(edge);
    return process.reached;
  }

  /** A switch and its hosts are at the mark. */
  private pass(process: LogicalProcess, end: number, marks: MarkReader): void {
    const { node, hosts, mark } = process;
    node.settle();
    for (const host of hosts) {
      host.settle(mark);
      marks.passed(host, mark);
    }
    marks.passed(node, mark);
    process.mark = markBefore(end, marks.after(mark));
  }
}

/** The places of the hosts of each, one after the other. */
function placesOf(crossings: readonly LogicalProcess[]): readonly Places[] {
  let to = 0;
  return crossings.map(({ hosts }) => {
    const from = to;
    to += hosts.reduce((count, { inputs }) => count + inputs.length + 1, 0);
    return { from, to };
  });
}

function earliest(times: Float64Array, from: number, to: number): number {
  let first = Infinity;
  for (let i = from; i < to; i++) if (times[i]! < first) first = times[i]!;
  return first;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** First place from `i` on, before `to`, with a time before `end`; a loop without calls is a fast one. */
function nextBefore(end: number, times: Float64Array, i: number, to: number): number {
  let place = i;
  while (place < to && times[place]! >= end) place++;
  return place;
}

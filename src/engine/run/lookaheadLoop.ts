import type { Host } from '../network/nodes/host.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Node } from '../sim/node.ts';
import { type AcceleratedLoop, acceleratedLoopFor } from './acceleratedLoop.ts';
import { type LogicalProcess, logicalProcessesOf } from './logicalProcesses.ts';
import { type MarkReader, markBefore, standstill } from './marks.ts';

/** Slots of `nextTimes` for the hosts of one switch, from `from` up to but not including `to`. */
interface SlotRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Conservative lookahead: a node may run ahead of its neighbours by the shortest time in which a cell of theirs can reach it.
 * Cells between hosts mostly pass switches or routers. Hosts may therefore be ahead of switches by the lookahead of the
 * access links, and switches may then also run ahead by that of the links to the hosts.
 */
export class LookaheadLoop {
  private readonly hosts: readonly Host[];
  /** Times of the next cells and timers of all hosts: one slot per input of a host and one for its timers. */
  private readonly nextTimes: Float64Array;
  /** Host of each slot of `nextTimes`. */
  private readonly hostOfSlot: readonly Host[];
  /** Switches and routers. */
  private readonly inner: readonly Node[];
  /** Maximum lead of hosts over all other nodes, picoseconds. */
  private readonly hostLookahead: number;
  /** Lookahead window by which all nodes advance in one round, picoseconds. */
  private readonly window: number;
  /** Whether the window is shorter than four cell times of the median link, so that often no node has an event in it. */
  private readonly hasShortWindow: boolean;
  /** The shortest lookahead of a link between a host and another node, picoseconds. */
  private readonly accessLookahead: number;
  /** The switches as logical processes; null if switches cannot run independently of each other. */
  private readonly processes: readonly LogicalProcess[] | null;
  /** The slots of `nextTimes` of the hosts of each logical process. */
  private readonly slotRanges: readonly SlotRange[];
  private readonly network: Network;
  /** Created when first needed, if one is available. */
  private accelerated: AcceleratedLoop | null = null;
  /** Hosts that can batch arrivals; null before the first run. The other hosts have nothing to flush. */
  private batching: readonly Host[] | null = null;
  /** Whether each switch had its own clock in the last call of `run`: then a common stop of all nodes is expensive. */
  isPartitioned = false;

  constructor(network: Network) {
    const { nodes, links } = network;
    this.network = network;
    const ends = new Set<Node>(network.hosts);
    this.processes = logicalProcessesOf(network);
    this.hosts = this.processes?.flatMap(({ hosts }) => hosts) ?? network.hosts;
    this.hostOfSlot = this.hosts.flatMap((host) => [...host.inputs, host.timers].map(() => host));
    this.slotRanges = slotRangesOf(this.processes ?? []);
    this.nextTimes = new Float64Array(this.hostOfSlot.length);
    this.gatherTimes();
    this.inner = nodes.filter((node) => !ends.has(node));
    const into = new Set(this.hosts.flatMap(({ inputs }) => inputs));
    const outOf = new Set(this.hosts.flatMap(({ outputLinks }) => outputLinks));
    const shortest = (hostEnds: number): number =>
      Math.min(
        Infinity,
        ...links
          .filter((link) => Number(into.has(link)) + Number(outOf.has(link)) === hostEnds)
          .map(({ lookahead }) => lookahead),
      );
    const accessLookahead = shortest(1);
    const direct = shortest(2);
    this.hostLookahead = Math.min(accessLookahead, direct);
    this.accessLookahead = accessLookahead;
    this.window = Math.min(this.hostLookahead + accessLookahead, direct, shortest(0));
    this.hasShortWindow = this.window < 4 * median(links.map(({ cellWhole }) => cellWhole));
  }

  /** Collects the due times in one array, so that a search through all of them is fast. */
  private gatherTimes(): void {
    let slot = 0;
    for (const { inputs, timers } of this.hosts) {
      for (const input of inputs) input.publishHeadTime(this.nextTimes, slot++);
      timers.publishNextTime(this.nextTimes, slot++);
    }
  }

  /** Runs the hosts of these slots that have events before `end`. */
  private runHosts(end: number, from: number, to: number): void {
    const { nextTimes, hostOfSlot } = this;
    for (let i = nextBefore(end, nextTimes, from, to); i < to; i = nextBefore(end, nextTimes, i + 1, to))
      hostOfSlot[i]!.run(end);
  }

  /**
   * Runs every node from `now` to `end`.
   * @param marks null if nothing reads counters in between
   * @throws Error if the nodes wait for each other forever, which is a bug of the engine
   */
  run(now: number, end: number, marks: MarkReader | null = null): void {
    const { hosts, inner, processes } = this;
    this.batching ??= hosts.filter(({ canBatch }) => canBatch);
    const hasNotices = this.network.ports.some(({ rates }) => rates?.mayNotify);
    for (const node of this.batching) node.beginBatch(hasNotices ? now : end);
    const wakeOnRmOnly = processes !== null && hosts.every((host) => host.wakesOnRmOnly);
    for (const node of inner)
      node.beginBatch?.(wakeOnRmOnly ? this.hostLookahead + this.accessLookahead : Infinity);
    const isPartitioned = wakeOnRmOnly && processes.every(({ node }) => node.isBatching);
    this.isPartitioned = isPartitioned;
    if (isPartitioned) this.runPartitioned(processes, now, end, marks);
    else this.runWindowsByMarks(now, end, marks);
    this.flushBatches(end);
    if (marks?.next === end) marks.allPassed(this.network.nodes, end);
  }

  /**
   * Runs every node from `now` to `end` without lookahead, event by event.
   * @throws Error if an event is before one already processed, which is a bug of the engine
   */
  runEvents(now: number, end: number): void {
    const { inner, nextTimes } = this;
    for (let done = now; ; ) {
      let next = earliest(nextTimes, 0, nextTimes.length);
      for (const { nextTime } of inner) next = Math.min(next, nextTime);
      if (next >= end) return;
      if (next < done) throw standstill();
      done = next + 1;
      this.runHosts(done, 0, nextTimes.length);
      for (const node of inner) if (node.nextTime < done) node.run(done);
    }
  }

  /** Runs all nodes up to each mark, at which their counters are read. Each mark costs one extra window. */
  private runWindowsByMarks(now: number, end: number, marks: MarkReader | null): void {
    for (let at = now; at < end; ) {
      const mark = marks === null || marks.next <= at ? Infinity : marks.next;
      this.runWindows(at, Math.min(mark, end));
      at = Math.min(mark, end);
      if (marks === null || at === end) continue;
      this.flushBatches(at);
      marks.allPassed(this.network.nodes, at);
    }
  }

  /** Makes all nodes do their deferred work before `time`. */
  private flushBatches(time: number): void {
    for (const node of this.inner) node.flushBatch?.(time);
    this.runHosts(time, 0, this.nextTimes.length);
    for (const host of this.batching ?? []) host.flushBatch(time);
  }

  /** Runs all nodes window by window. Short windows without events are skipped. */
  private runWindows(now: number, end: number): void {
    const { inner, hostLookahead, window, nextTimes } = this;
    for (let at = now; at < end; at += window) {
      if (this.hasShortWindow) at = this.skipToNextEvent(at, end);
      const ahead = Math.min(at + hostLookahead, end);
      const edge = Math.min(at + window, end);
      this.runHosts(ahead, 0, nextTimes.length);
      for (let i = 0; i < inner.length; i++) inner[i]!.run(edge);
    }
  }

  /**
   * The time of the next event of any node, at least `at`. A window shorter than a cell time (a fast link without delay) often
   * has no event. Cells that depart before the returned time may have to be marked before the next switch receives them, so
   * nodes that need polling are run up to it.
   */
  private skipToNextEvent(at: number, end: number): number {
    const { inner, nextTimes } = this;
    let next = earliest(nextTimes, 0, nextTimes.length);
    for (let i = 0; i < inner.length && next > at; i++) next = Math.min(next, inner[i]!.nextTime);
    if (next <= at) return at;
    const start = Math.min(next, end);
    for (let i = 0; i < inner.length; i++) if (inner[i]!.needsPollingAtWindowEnd) inner[i]!.run(start);
    return start;
  }

  /** Runs each switch by its own clock, in the accelerated loop if there is one. */
  private runPartitioned(
    processes: readonly LogicalProcess[],
    now: number,
    end: number,
    marks: MarkReader | null,
  ): void {
    this.accelerated ??= acceleratedLoopFor(
      this.network,
      processes,
      this.hostLookahead,
      this.accessLookahead,
    );
    if (this.accelerated === null) this.runProcesses(processes, now, end, marks);
    else this.accelerated.run(now, end, marks);
  }

  /**
   * Runs each switch by its own clock, up to the time that its neighbours and hosts allow. Hosts are woken by RM cells only, which are
   * few. Every second switch is one link behind, so each advances by the lookahead to its neighbours and back at once.
   */
  private runProcesses(
    processes: readonly LogicalProcess[],
    now: number,
    end: number,
    marks: MarkReader | null,
  ): void {
    for (const process of processes) {
      process.clock = now;
      process.mark = markBefore(end, marks === null || marks.next <= now ? Infinity : marks.next);
    }
    for (let last = now; last < end; ) {
      last = end;
      let hasProgress = false;
      for (let i = 0; i < processes.length; i++) {
        const process = processes[i]!;
        const { clock } = process;
        last = Math.min(last, this.advance(process, i, end, marks));
        if (process.clock > clock) hasProgress = true;
      }
      if (!hasProgress && last < end) throw standstill();
    }
  }

  /** Runs a switch until it has to wait for its neighbours or hosts; returns its clock. */
  private advance(process: LogicalProcess, index: number, end: number, marks: MarkReader | null): number {
    const { nextTimes, hostLookahead, accessLookahead } = this;
    const { clock, neighbours, linkLookaheads } = process;
    const { from, to } = this.slotRanges[index]!;
    if (marks !== null && clock === process.mark) this.passMark(process, end, marks);
    const limit = Math.min(end, process.mark);
    const ahead = Math.min(clock + hostLookahead, limit);
    let next = earliest(nextTimes, from, to);
    if (next < ahead) {
      this.runHosts(ahead, from, to);
      next = earliest(nextTimes, from, to);
    }
    let edge = Math.min(limit, next + accessLookahead);
    // RM cells for hosts may be waiting in the switch; their departure times are not known until it is served.
    if (process.node.hasUnservedHostTraffic) edge = Math.min(edge, clock + hostLookahead + accessLookahead);
    for (let i = 0; i < neighbours.length; i++)
      edge = Math.min(edge, neighbours[i]!.clock + linkLookaheads[i]!);
    if (edge > clock) process.clock = process.node.runAhead(edge);
    return process.clock;
  }

  /** Reports the mark for a switch and its hosts, which have all run up to it. */
  private passMark(process: LogicalProcess, end: number, marks: MarkReader): void {
    const { node, hosts, mark } = process;
    node.flushBatch();
    for (const host of hosts) {
      host.flushBatch(mark);
      marks.passed(host, mark);
    }
    marks.passed(node, mark);
    process.mark = markBefore(end, marks.after(mark));
  }
}

/** The slots of the hosts of each process, one process after the other. */
function slotRangesOf(processes: readonly LogicalProcess[]): readonly SlotRange[] {
  let to = 0;
  return processes.map(({ hosts }) => {
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

/** First slot from `start` up to `to` with a time before `end`; `to` if there is none. A loop without calls, for speed. */
function nextBefore(end: number, times: Float64Array, start: number, to: number): number {
  let slot = start;
  while (slot < to && times[slot]! >= end) slot++;
  return slot;
}

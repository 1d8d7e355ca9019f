import type { Host } from '../network/host.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../network/node.ts';

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

  constructor({ hosts, nodes, links }: Network) {
    const ends = new Set<Node>(hosts);
    this.hosts = hosts;
    this.owners = hosts.flatMap((host) => [...host.inputs, host.timers].map(() => host));
    this.due = new Float64Array(this.owners.length);
    this.gatherTimes();
    this.inner = nodes.filter((node) => !ends.has(node));
    const into = new Set(hosts.flatMap(({ inputs }) => inputs));
    const outOf = new Set(hosts.flatMap(({ outputs }) => outputs));
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
    this.step = Math.min(this.lead + access, direct, shortest(0));
  }

  /** The times stand side by side, so that looking at all of them takes a moment. */
  private gatherTimes(): void {
    let place = 0;
    for (const { inputs, timers } of this.hosts) {
      for (const input of inputs) input.keepHeadIn(this.due, place++);
      timers.keepNextIn(this.due, place++);
    }
  }

  /** Runs the hosts that have something to do before `end`. */
  private runHosts(end: number): void {
    const { due, owners } = this;
    for (let i = nextBefore(end, due, 0); i < due.length; i = nextBefore(end, due, i + 1)) owners[i].run(end);
  }

  /** Runs every node from `now` to `end`. */
  run(now: number, end: number): void {
    const { hosts, inner, lead, step } = this;
    for (let at = now; at < end; at += step) {
      const ahead = Math.min(at + lead, end);
      const edge = Math.min(at + step, end);
      this.runHosts(ahead);
      for (let i = 0; i < inner.length; i++) inner[i].run(edge);
    }
    for (let i = 0; i < hosts.length; i++) hosts[i].run(end);
  }
}

/** First place from `i` on with a time before `end`; a loop without calls is a fast one. */
function nextBefore(end: number, times: Float64Array, i: number): number {
  let place = i;
  while (place < times.length && times[place] >= end) place++;
  return place;
}

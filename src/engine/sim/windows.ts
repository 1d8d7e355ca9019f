import type { Host } from '../network/host.ts';
import type { Network } from '../network/network.ts';
import type { Node } from '../network/node.ts';
import type { Switch } from '../switch/switch.ts';

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
  /** Between those others, at least. */
  private readonly span: number;
  /** Between them and hosts. */
  private readonly access: number;
  private readonly switches: readonly Switch[];
  /** Each host speaks with one switch alone, and there is nothing else. */
  private readonly answersReturn: boolean;

  constructor({ hosts, nodes, links, switches, routers }: Network) {
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
    this.access = access;
    this.span = Math.min(direct, shortest(0));
    this.step = Math.min(this.lead + access, this.span);
    this.switches = switches;
    this.answersReturn =
      routers.length === 0 && direct === Infinity && hosts.every((host) => answersReturn(host, switches));
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
    const { hosts, inner, switches } = this;
    for (const node of hosts) node.beLoose();
    const calm = this.answersReturn && hosts.every(({ isPatient }) => isPatient);
    for (const node of inner) node.beLoose?.(calm ? this.lead + this.access : Infinity);
    if (calm && switches.every(({ isLoose }) => isLoose)) this.stride(now, end);
    else this.walk(now, end);
    for (const node of inner) node.beExact?.(end);
    for (const node of hosts) node.beExact(end);
  }

  /** In equal steps. */
  private walk(now: number, end: number): void {
    const { inner, lead, step } = this;
    for (let at = now; at < end; at += step) {
      const ahead = Math.min(at + lead, end);
      const edge = Math.min(at + step, end);
      this.runHosts(ahead);
      for (let i = 0; i < inner.length; i++) inner[i].run(edge);
    }
  }

  /** As far as no host has something to do that is not done: hosts hear of RM cells only, and those are few. */
  private stride(now: number, end: number): void {
    const { switches, lead, span, due } = this;
    for (let at = now; at < end; ) {
      const ahead = Math.min(at + lead, end);
      let next = earliest(due);
      if (next < ahead) {
        this.runHosts(ahead);
        next = earliest(due);
      }
      let edge = Math.min(end, at + span, next + lead);
      for (let i = 0; i < switches.length; i++) edge = switches[i].runLoosely(edge);
      at = edge;
    }
  }
}

function answersReturn({ inputs, outputs }: Host, switches: readonly Switch[]): boolean {
  return switches.some(
    (node) =>
      inputs.every((input) => node.ports.some(({ link }) => link === input)) &&
      outputs.every((output) => output === null || node.inputs.includes(output)),
  );
}

function earliest(times: Float64Array): number {
  let first = Infinity;
  for (let i = 0; i < times.length; i++) if (times[i] < first) first = times[i];
  return first;
}

/** First place from `i` on with a time before `end`; a loop without calls is a fast one. */
function nextBefore(end: number, times: Float64Array, i: number): number {
  let place = i;
  while (place < times.length && times[place] >= end) place++;
  return place;
}

import type { Picoseconds } from '../../contract/index.ts';
import type { Link } from '../atm/link.ts';
import type { RmReturns } from '../atm/rmReturns.ts';
import type { Network } from '../network/nodes/network.ts';
import type { AcceleratedLoop } from '../run/acceleratedLoop.ts';
import type { LogicalProcess } from '../run/logicalProcesses.ts';
import { type MarkReader, markBefore, standstill } from '../run/marks.ts';
import { Arena, field } from './arena.ts';
import * as at from './layout.ts';
import { Machine } from './module.ts';
import { KernelHost } from './objects/kernelHost.ts';
import { KernelLink } from './objects/kernelLink.ts';
import { KernelPort } from './objects/kernelPort.ts';
import { KernelSwitch } from './objects/kernelSwitch.ts';
import { listSlots, Records } from './records.ts';

/**
 * Runs the switches of a network outside JavaScript: the arrays of links and ports are in a memory of its own for as long as
 * the run lasts. Numbers are written to it where a batch of all nodes begins and read from it where one ends.
 */
export class Kernel implements AcceleratedLoop {
  private readonly arena = new Arena();
  private readonly records = new Records();
  private readonly links: readonly KernelLink[];
  private readonly hosts: readonly KernelHost[];
  private readonly ports: readonly KernelPort[];
  private readonly switches: readonly KernelSwitch[];
  private readonly world: number;
  private readonly machine: Machine;
  /** Of the batch under way. */
  private end: Picoseconds = 0;
  private marks: MarkReader | null = null;

  /** @param lead by how much hosts may be ahead; @param access the way between hosts and switches */
  constructor(
    { vcs, rmReturns }: Network,
    crossings: readonly LogicalProcess[],
    lead: Picoseconds,
    access: Picoseconds,
  ) {
    const { arena, records } = this;
    const classes = field(vcs, 'serviceClass');
    const returns = field(rmReturns as RmReturns, 'times');
    const links = new Map<Link, KernelLink>();
    const keep = (inputs: readonly Link[], heads: number): readonly KernelLink[] =>
      inputs.map((link, place) => {
        const known = new KernelLink(link, heads + place, arena, records);
        links.set(link, known);
        return known;
      });
    const knownOf = (link: Link): KernelLink => links.get(link) as KernelLink;
    const arrivals = crossings.map(({ node, hosts }) => {
      const heads = records.add(node.inputs.length);
      const due = records.add(hosts.reduce((slots, { inputs }) => slots + inputs.length + 1, 0));
      let place = due;
      const received = hosts.map((host) => {
        const inputs = keep(host.inputs, place);
        place += inputs.length + 1;
        return { host, inputs, timers: place - 1 };
      });
      return { heads, due, inputs: keep(node.inputs, heads), received };
    });
    const around = crossings.map(({ node }, i) => {
      const { heads, due, inputs, received } = arrivals[i]!;
      const owners = received.flatMap(({ host, inputs, timers }) => {
        const known = new KernelHost(host, inputs, host.ways.map(knownOf), timers, records);
        return [...inputs, timers].map(() => known);
      });
      const ports = node.ports.map(
        (port) => new KernelPort(port, knownOf(port.link), classes, returns, arena, records),
      );
      return { heads, due, inputs, owners, ports };
    });
    this.hosts = [...new Set(around.flatMap(({ owners }) => owners))];
    this.links = [...links.values()];
    this.ports = around.flatMap(({ ports }) => ports);
    this.switches = crossings.map((crossing, i) => new KernelSwitch(crossing, around[i]!, records));
    this.world = records.add(at.WORLD_SLOTS);
    const list = records.add(listSlots(crossings.length));
    records.house(arena);
    const switches = new Map(crossings.map((crossing, i) => [crossing, this.switches[i]!]));
    for (const known of this.switches) known.wire(switches);
    records.list(
      list,
      this.switches.map(({ record }) => records.addressOf(record)),
    );
    const { values } = records;
    records.setWhole(this.world + at.WORLD_SWITCHES, records.addressOf(list));
    records.setWhole(this.world + at.WORLD_SWITCH_COUNT, crossings.length);
    values[this.world + at.WORLD_LEAD] = lead;
    values[this.world + at.WORLD_ACCESS] = access;
    this.machine = new Machine(arena.memory, {
      runHosts: (place, ahead) => this.switches[place]!.runHosts(ahead),
      lookAfter: (place, limit) => this.switches[place]!.lookAfter(limit),
      pass: (place, mark) => this.pass(this.switches[place]!, mark),
      meet: (port, now, meta, serial) => this.ports[port]!.meet(now, meta, serial),
      readBins: (port) => this.ports[port]!.readBins(),
      take: (port, from) => this.ports[port]!.take(from),
      widen: (port) => this.ports[port]!.widen(),
    });
  }

  /** Runs every switch, and the hosts next to it, from `now` to `end`. */
  run(now: Picoseconds, end: Picoseconds, marks: MarkReader | null): void {
    const { links, hosts, ports, switches, records, world } = this;
    const mark = markBefore(end, marks === null || marks.next <= now ? Infinity : marks.next);
    this.end = end;
    this.marks = marks;
    for (const link of links) link.checkIn();
    for (const host of hosts) host.checkIn();
    ports.forEach((port, place) => {
      port.checkIn(now, place);
    });
    for (const known of switches) known.checkIn(mark);
    const reached = this.machine.stride(records.addressOf(world), now, end);
    if (reached < end) throw standstill();
    for (const link of links) link.enter();
    for (const port of ports) port.checkOut();
  }

  private pass(known: KernelSwitch, mark: Picoseconds): void {
    const { marks } = this;
    if (marks === null) return;
    known.pass(mark, marks);
    known.mark = markBefore(this.end, marks.after(mark));
  }
}

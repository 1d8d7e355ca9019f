import type { Picoseconds } from '../../contract/index.ts';
import type { Link } from '../atm/link.ts';
import type { RmReturns } from '../atm/rmReturns.ts';
import type { Network } from '../network/nodes/network.ts';
import type { LogicalProcess } from '../run/logicalProcesses.ts';
import { type MarkReader, markBefore, standstill } from '../run/marks.ts';
import type { Strider } from '../run/strider.ts';
import { Arena, field } from './arena.ts';
import * as at from './layout.ts';
import { Machine } from './module.ts';
import { HostBook } from './objects/hostBook.ts';
import { LinkBook } from './objects/linkBook.ts';
import { PortBook } from './objects/portBook.ts';
import { SwitchBook } from './objects/switchBook.ts';
import { listSlots, Records } from './records.ts';

/**
 * Runs the switches of a network outside JavaScript: the arrays of links and ports are in a memory of its own for as long as
 * the run lasts. Numbers are written to it where a stride begins and read from it where one ends.
 */
export class Kernel implements Strider {
  private readonly arena = new Arena();
  private readonly records = new Records();
  private readonly links: readonly LinkBook[];
  private readonly hosts: readonly HostBook[];
  private readonly ports: readonly PortBook[];
  private readonly switches: readonly SwitchBook[];
  private readonly world: number;
  private readonly machine: Machine;
  /** Of the stride under way. */
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
    const links = new Map<Link, LinkBook>();
    const keep = (inputs: readonly Link[], heads: number): readonly LinkBook[] =>
      inputs.map((link, place) => {
        const book = new LinkBook(link, heads + place, arena, records);
        links.set(link, book);
        return book;
      });
    const bookOf = (link: Link): LinkBook => links.get(link) as LinkBook;
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
        const book = new HostBook(host, inputs, host.ways.map(bookOf), timers, records);
        return [...inputs, timers].map(() => book);
      });
      const ports = node.ports.map(
        (port) => new PortBook(port, bookOf(port.link), classes, returns, arena, records),
      );
      return { heads, due, inputs, owners, ports };
    });
    this.hosts = [...new Set(around.flatMap(({ owners }) => owners))];
    this.links = [...links.values()];
    this.ports = around.flatMap(({ ports }) => ports);
    this.switches = crossings.map((crossing, i) => new SwitchBook(crossing, around[i]!, records));
    this.world = records.add(at.WORLD_SLOTS);
    const list = records.add(listSlots(crossings.length));
    records.house(arena);
    const switches = new Map(crossings.map((crossing, i) => [crossing, this.switches[i]!]));
    for (const book of this.switches) book.wire(switches);
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
      hearBins: (port) => this.ports[port]!.hearBins(),
      take: (port, from) => this.ports[port]!.take(from),
      widen: (port) => this.ports[port]!.widen(),
    });
  }

  /** Runs every switch, and the hosts beside it, from `now` to `end`. */
  stride(now: Picoseconds, end: Picoseconds, marks: MarkReader | null): void {
    const { links, hosts, ports, switches, records, world } = this;
    const mark = markBefore(end, marks === null || marks.next <= now ? Infinity : marks.next);
    this.end = end;
    this.marks = marks;
    for (const book of links) book.checkIn();
    for (const book of hosts) book.checkIn();
    ports.forEach((book, place) => {
      book.checkIn(now, place);
    });
    for (const book of switches) book.checkIn(mark);
    const reached = this.machine.stride(records.addressOf(world), now, end);
    if (reached < end) throw standstill();
    for (const book of links) book.enter();
    for (const book of ports) book.checkOut();
  }

  private pass(book: SwitchBook, mark: Picoseconds): void {
    const { marks } = this;
    if (marks === null) return;
    book.pass(mark, marks);
    book.mark = markBefore(this.end, marks.after(mark));
  }
}

import type { Picoseconds } from '../../contract/index.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Host } from '../network/host.ts';
import type { Network } from '../network/network.ts';
import type { Crossing } from '../sim/crossings.ts';
import type { Strider } from '../sim/strider.ts';
import { Arena, field } from './arena.ts';
import { FlowBook } from './flowBook.ts';
import { FramesBook } from './framesBook.ts';
import { HostBook } from './hostBook.ts';
import * as at from './layout.ts';
import { LinkBook } from './linkBook.ts';
import { Machine } from './module.ts';
import { PortBook } from './portBook.ts';
import { listSlots, Records } from './records.ts';
import { SwitchBook } from './switchBook.ts';
import { TrainBook } from './trainBook.ts';

/**
 * Runs the switches of a network outside JavaScript, where a cell costs a third: what it needs stands in a memory of its own,
 * in which the arrays of links and ports are as long as the run lasts. Numbers are told to it where a stride begins and heard
 * from it where one ends.
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

  /** @param lead by how much hosts may be ahead; @param access the way between hosts and switches */
  constructor({ vcs }: Network, crossings: readonly Crossing[], lead: Picoseconds, access: Picoseconds) {
    const { arena, records } = this;
    const kernel = (): Machine => this.machine;
    const classes = field(vcs, 'serviceClass');
    const links = new Map<Link, LinkBook>();
    const keep = (inputs: readonly Link[], heads: number): readonly LinkBook[] =>
      inputs.map((link, place) => {
        const book = new LinkBook(link, heads + place, arena, records);
        links.set(link, book);
        return book;
      });
    const bookOf = (link: Link): LinkBook => links.get(link) as LinkBook;
    const tables = new Map<Flow, FramesBook>();
    const framesOf = (flow: Flow): FramesBook => {
      const known = tables.get(flow) ?? new FramesBook(flow, arena, records);
      tables.set(flow, known);
      return known;
    };
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
      const { heads, due, inputs, received } = arrivals[i];
      const owners = received.flatMap(({ host, inputs, timers }) => {
        const outputs = [...new Set(host.outputs)].flatMap((link) => (link === null ? [] : [bookOf(link)]));
        const flows = flowsOf(host, framesOf, arena, records);
        const trains = host.shapers.flatMap((shaper, index) => {
          const link = host.outputs[index];
          if (shaper?.train === undefined || link === null) return [];
          return [new TrainBook(shaper, bookOf(link), framesOf(shaper.flow), arena, records, kernel)];
        });
        const book = new HostBook(host, { inputs, outputs, timers, flows, trains }, records, kernel);
        return [...inputs, timers].map(() => book);
      });
      const ports = node.ports.map((port) => new PortBook(port, bookOf(port.link), classes, arena, records));
      return { heads, due, inputs, owners, ports };
    });
    this.links = [...links.values()];
    this.ports = around.flatMap(({ ports }) => ports);
    this.hosts = [...new Set(around.flatMap(({ owners }) => owners))];
    this.switches = crossings.map((crossing, i) => new SwitchBook(crossing, around[i], records));
    this.world = records.add(at.WORLD_SLOTS);
    const list = records.add(listSlots(crossings.length));
    records.house(arena);
    const books = new Map(crossings.map((crossing, i) => [crossing, this.switches[i]]));
    for (const book of this.switches) book.wire(books);
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
      runHosts: (place, ahead) => this.switches[place].runHosts(ahead),
      lookAfter: (place, limit) => this.switches[place].lookAfter(limit),
      meet: (port, now, meta, serial) => this.ports[port].meet(now, meta, serial),
      hearCounts: (port, time) => this.ports[port].hearCounts(time),
      hearBins: (port) => this.ports[port].hearBins(),
      take: (port, from) => this.ports[port].take(from),
      widen: (port) => this.ports[port].widen(),
    });
  }

  /** Runs every switch, and the hosts beside it, from `now` to `end`. All nodes have to be loose. */
  stride(now: Picoseconds, end: Picoseconds): void {
    const { links, hosts, ports, switches, records, world } = this;
    for (const book of links) book.checkIn();
    for (const book of hosts) book.checkIn(now);
    ports.forEach((book, place) => {
      book.checkIn(now, place);
    });
    for (const book of switches) book.checkIn();
    this.machine.stride(records.addressOf(world), now, end);
    for (const book of links) book.checkOut();
    for (const book of hosts) book.checkOut();
    for (const book of ports) book.checkOut();
  }
}

/** Flows of data that end at a host, under rate control. */
function flowsOf(
  host: Host,
  framesOf: (flow: Flow) => FramesBook,
  arena: Arena,
  records: Records,
): readonly FlowBook[] {
  const digest = field(host.digest, 'words');
  return host.receiving.flatMap((end, index) => {
    const destination = host.destinations[index] ?? null;
    if (end === null || destination === null) return [];
    const flow = host.flows[index];
    return [new FlowBook(flow, destination, end, framesOf(flow), digest, arena, records)];
  });
}

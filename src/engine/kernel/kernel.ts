import type { Picoseconds } from '../../contract/index.ts';
import type { Link } from '../atm/link.ts';
import type { RmReturns } from '../atm/rmReturns.ts';
import type { Network } from '../network/nodes/network.ts';
import type { AcceleratedLoop } from '../run/acceleratedLoop.ts';
import type { LogicalProcess } from '../run/logicalProcesses.ts';
import { type MarkReader, markBefore, standstill } from '../run/marks.ts';
import * as at from './layout.ts';
import { WasmModule } from './module.ts';
import { KernelHost } from './objects/kernelHost.ts';
import { KernelLink } from './objects/kernelLink.ts';
import { KernelPort } from './objects/kernelPort.ts';
import { KernelSwitch } from './objects/kernelSwitch.ts';
import { listSlots, Records } from './records.ts';
import { sharedField, WasmHeap } from './wasmHeap.ts';

/**
 * Runs the switches of a network in WebAssembly: the arrays of links and ports are in its memory for the duration of
 * the run. Numbers are written to it at the start of each batch of all nodes and read from it at the end.
 */
export class Kernel implements AcceleratedLoop {
  private readonly heap = new WasmHeap();
  private readonly records = new Records();
  private readonly links: readonly KernelLink[];
  private readonly hosts: readonly KernelHost[];
  private readonly ports: readonly KernelPort[];
  private readonly switches: readonly KernelSwitch[];
  private readonly network: number;
  private readonly wasm: WasmModule;
  /** The end of the current call. */
  private end: Picoseconds = 0;
  private marks: MarkReader | null = null;

  /** @param hostLookahead maximum lead of hosts; @param accessLookahead lookahead of the links between hosts and switches */
  constructor(
    { vcs, rmReturns }: Network,
    processes: readonly LogicalProcess[],
    hostLookahead: Picoseconds,
    accessLookahead: Picoseconds,
  ) {
    const { heap, records } = this;
    const classes = sharedField(vcs, 'serviceClass');
    const returns = sharedField(rmReturns as RmReturns, 'times');
    const links = new Map<Link, KernelLink>();
    const addLinks = (inputs: readonly Link[], headTimes: number): readonly KernelLink[] =>
      inputs.map((link, place) => {
        const known = new KernelLink(link, headTimes + place, heap, records);
        links.set(link, known);
        return known;
      });
    const knownOf = (link: Link): KernelLink => links.get(link) as KernelLink;
    const arrivals = processes.map(({ node, hosts }) => {
      const headTimes = records.add(node.inputs.length);
      const nextTimes = records.add(hosts.reduce((slots, { inputs }) => slots + inputs.length + 1, 0));
      let place = nextTimes;
      const received = hosts.map((host) => {
        const inputs = addLinks(host.inputs, place);
        place += inputs.length + 1;
        return { host, inputs, timers: place - 1 };
      });
      return { headTimes, nextTimes, inputs: addLinks(node.inputs, headTimes), received };
    });
    const parts = processes.map(({ node }, i) => {
      const { headTimes, nextTimes, inputs, received } = arrivals[i]!;
      const hostOfSlot = received.flatMap(({ host, inputs, timers }) => {
        const known = new KernelHost(host, inputs, host.outputLinks.map(knownOf), timers, records);
        return [...inputs, timers].map(() => known);
      });
      const ports = node.ports.map(
        (port) => new KernelPort(port, knownOf(port.link), classes, returns, heap, records),
      );
      return { headTimes, nextTimes, inputs, hostOfSlot, ports };
    });
    this.hosts = [...new Set(parts.flatMap(({ hostOfSlot }) => hostOfSlot))];
    this.links = [...links.values()];
    this.ports = parts.flatMap(({ ports }) => ports);
    this.switches = processes.map((process, i) => new KernelSwitch(process, parts[i]!, records));
    this.network = records.add(at.NETWORK_SLOTS);
    const list = records.add(listSlots(processes.length));
    records.allocate(heap);
    const switches = new Map(processes.map((process, i) => [process, this.switches[i]!]));
    for (const known of this.switches) known.connect(switches);
    records.list(
      list,
      this.switches.map(({ record }) => records.addressOf(record)),
    );
    const { values } = records;
    records.setWhole(this.network + at.NETWORK_SWITCHES, records.addressOf(list));
    records.setWhole(this.network + at.NETWORK_SWITCH_COUNT, processes.length);
    values[this.network + at.NETWORK_HOST_LOOKAHEAD] = hostLookahead;
    values[this.network + at.NETWORK_ACCESS_LOOKAHEAD] = accessLookahead;
    this.wasm = new WasmModule(heap.memory, {
      runHosts: (place, ahead) => this.switches[place]!.runHosts(ahead),
      servePorts: (place, limit) => this.switches[place]!.servePorts(limit),
      passMark: (place, mark) => this.passMark(this.switches[place]!, mark),
      visitRm: (port, now, meta, serial) => this.ports[port]!.visitRm(now, meta, serial),
      readBins: (port) => this.ports[port]!.readBins(),
      take: (port, from) => this.ports[port]!.take(from),
      growCells: (port) => this.ports[port]!.growCells(),
    });
  }

  /** Runs every switch, and the hosts connected to it, from `now` to `end`. */
  run(now: Picoseconds, end: Picoseconds, marks: MarkReader | null): void {
    const { links, hosts, ports, switches, records, network } = this;
    const mark = markBefore(end, marks === null || marks.next <= now ? Infinity : marks.next);
    this.end = end;
    this.marks = marks;
    for (const link of links) link.beginCall();
    for (const host of hosts) host.publishTimers();
    ports.forEach((port, place) => {
      port.beginCall(now, place);
    });
    for (const known of switches) known.beginCall(mark);
    const clock = this.wasm.run(records.addressOf(network), now, end);
    if (clock < end) throw standstill();
    for (const link of links) link.enterScript();
    for (const port of ports) port.endCall();
  }

  private passMark(known: KernelSwitch, mark: Picoseconds): void {
    const { marks } = this;
    if (marks === null) return;
    known.passMark(mark, marks);
    known.mark = markBefore(this.end, marks.after(mark));
  }
}

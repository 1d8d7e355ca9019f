import type { Picoseconds } from '../../../contract/index.ts';
import type { LogicalProcess } from '../../run/logicalProcesses.ts';
import type { MarkReader } from '../../run/marks.ts';
import * as at from '../layout.ts';
import { listSlots, type Records } from '../records.ts';
import type { KernelHost } from './kernelHost.ts';
import type { KernelLink } from './kernelLink.ts';
import type { KernelPort } from './kernelPort.ts';

/** Length of a batch of arrivals, cell times. */
const BATCH_CELL_TIMES = 16;

/** The inputs, ports and hosts of a switch. */
export interface KernelSwitchParts {
  /** The inputs in order; their head times are next to each other from slot `headTimes` on. */
  readonly inputs: readonly KernelLink[];
  readonly headTimes: number;
  readonly ports: readonly KernelPort[];
  /** The host of each slot of `nextTimes`. */
  readonly hostOfSlot: readonly KernelHost[];
  /** The first slot of the due times of the hosts. */
  readonly nextTimes: number;
}

/** The kernel's view of a switch. */
export class KernelSwitch {
  readonly record: number;
  private readonly process: LogicalProcess;
  private readonly parts: KernelSwitchParts;
  private readonly records: Records;
  private readonly lists: Record<'inputs' | 'ports' | 'route' | 'before' | 'near' | 'ties', number>;
  private readonly linkLookaheads: number;
  private readonly hosts: readonly KernelHost[];

  constructor(process: LogicalProcess, parts: KernelSwitchParts, records: Records) {
    const { node, neighbours } = process;
    this.process = process;
    this.parts = parts;
    this.records = records;
    this.record = records.add(at.SWITCH_SLOTS);
    this.lists = {
      inputs: records.add(listSlots(parts.inputs.length)),
      ports: records.add(listSlots(parts.ports.length)),
      route: records.add(listSlots(node.route.length)),
      near: records.add(listSlots(neighbours.length)),
      before: records.add(listSlots(parts.inputs.length)),
      ties: records.add(listSlots(node.ties?.byFlow.length ?? 0)),
    };
    this.linkLookaheads = records.add(neighbours.length);
    this.hosts = [...new Set(parts.hostOfSlot)];
  }

  /** Writes the addresses of inputs, ports and neighbours, once all have records. @param switches by logical process */
  connect(switches: ReadonlyMap<LogicalProcess, KernelSwitch>): void {
    const { records, record, lists, linkLookaheads, parts, process } = this;
    const { inputs, ports } = parts;
    const { node, neighbours } = process;
    const portAddresses = new Map(ports.map((port) => [port.port, records.addressOf(port.record)]));
    records.list(
      lists.inputs,
      inputs.map((input) => records.addressOf(input.record)),
    );
    records.list(
      lists.ports,
      ports.map((port) => records.addressOf(port.record)),
    );
    records.list(
      lists.route,
      node.route.map((port) => (port === null ? 0 : (portAddresses.get(port) ?? 0))),
    );
    records.list(
      lists.near,
      neighbours.map((neighbour) => records.addressOf(switches.get(neighbour)?.record ?? 0)),
    );
    records.list(lists.ties, [...(node.ties?.byFlow ?? [])]);
    const { values } = records;
    values.set(process.linkLookaheads, linkLookaheads);
    const owned: readonly (readonly [slot: number, place: number])[] = [
      [at.SWITCH_INPUTS, lists.inputs],
      [at.SWITCH_PORTS, lists.ports],
      [at.SWITCH_ROUTE, lists.route],
      [at.SWITCH_NEIGHBOURS, lists.near],
      [at.SWITCH_BEFORE, lists.before],
      [at.SWITCH_HEAD_TIMES, parts.headTimes],
      [at.SWITCH_NEXT_TIMES, parts.nextTimes],
      [at.SWITCH_LINK_LOOKAHEADS, linkLookaheads],
    ];
    for (const [slot, place] of owned) records.setWhole(record + slot, records.addressOf(place));
    records.setWhole(record + at.SWITCH_INPUT_COUNT, inputs.length);
    records.setWhole(record + at.SWITCH_PORT_COUNT, ports.length);
    records.setWhole(record + at.SWITCH_NEIGHBOUR_COUNT, neighbours.length);
    records.setWhole(record + at.SWITCH_NEXT_TIME_COUNT, parts.hostOfSlot.length);
    records.setWhole(record + at.SWITCH_TIES, node.ties === null ? 0 : records.addressOf(lists.ties));
    values[record + at.SWITCH_BATCH_TIME] =
      BATCH_CELL_TIMES * Math.min(...node.inputs.map(({ cellWhole }) => cellWhole));
  }

  /** Writes the state of the switch at the beginning of a call. @param mark first time at which its counters are read */
  beginCall(mark: Picoseconds): void {
    const { record, records, process, parts } = this;
    this.mark = mark;
    records.values[record + at.SWITCH_DISTRIBUTED_UNTIL] = -Infinity;
    const { needsPollingAtWindowEnd, hasUnservedHostTraffic } = process.node;
    records.setWhole(
      record + at.SWITCH_NEEDS_POLLING,
      Number(needsPollingAtWindowEnd) + Number(hasUnservedHostTraffic),
    );
    const calls = parts.ports.some(({ needsScript }) => needsScript);
    records.setWhole(record + at.SWITCH_NEEDS_SCRIPT, Number(calls));
  }

  set mark(mark: Picoseconds) {
    this.records.values[this.record + at.SWITCH_MARK] = mark;
  }

  /** Runs the hosts up to a mark that the switch has reached, and reports it. */
  passMark(mark: Picoseconds, marks: MarkReader): void {
    const { hosts, parts, process } = this;
    for (let i = 0; i < hosts.length; i++) {
      hosts[i]!.flushBatch(mark);
      marks.passed(hosts[i]!.host, mark);
    }
    for (let i = 0; i < parts.ports.length; i++) parts.ports[i]!.readCounters();
    marks.passed(process.node, mark);
  }

  runHosts(ahead: Picoseconds): void {
    const { hostOfSlot, nextTimes } = this.parts;
    for (let i = 0; i < hostOfSlot.length; i++)
      if (this.records.values[nextTimes + i]! < ahead) hostOfSlot[i]!.run(ahead);
  }

  /** Serves the ports that the script has to serve at the end of each window. */
  servePorts(limit: Picoseconds): void {
    for (const port of this.parts.ports) {
      if (!port.needsScript) continue;
      port.enterScript();
      port.port.advance(limit - 1);
      port.leaveScript();
    }
  }
}

import type { Picoseconds } from '../../../contract/index.ts';
import type { LogicalProcess } from '../../run/logicalProcesses.ts';
import type { MarkReader } from '../../run/marks.ts';
import * as at from '../layout.ts';
import { listSlots, type Records } from '../records.ts';
import type { KernelHost } from './kernelHost.ts';
import type { KernelLink } from './kernelLink.ts';
import type { KernelPort } from './kernelPort.ts';

/** How long cells are brought to ports at a time, cell times. */
const SPELL = 16;

/** What a switch touches. */
export interface Around {
  /** In order; their head times are side by side from slot `heads` on. */
  readonly inputs: readonly KernelLink[];
  readonly heads: number;
  readonly ports: readonly KernelPort[];
  /** Whose times are where, from slot `due` on. */
  readonly owners: readonly KernelHost[];
  readonly due: number;
}

/** One switch as the kernel knows it. */
export class KernelSwitch {
  readonly record: number;
  private readonly crossing: LogicalProcess;
  private readonly around: Around;
  private readonly records: Records;
  private readonly lists: Record<'inputs' | 'ports' | 'route' | 'before' | 'near' | 'ties', number>;
  private readonly ways: number;
  private readonly hosts: readonly KernelHost[];

  constructor(crossing: LogicalProcess, around: Around, records: Records) {
    const { node, neighbours } = crossing;
    this.crossing = crossing;
    this.around = around;
    this.records = records;
    this.record = records.add(at.SWITCH_SLOTS);
    this.lists = {
      inputs: records.add(listSlots(around.inputs.length)),
      ports: records.add(listSlots(around.ports.length)),
      route: records.add(listSlots(node.route.length)),
      near: records.add(listSlots(neighbours.length)),
      before: records.add(listSlots(around.inputs.length)),
      ties: records.add(listSlots(node.ties?.byFlow.length ?? 0)),
    };
    this.ways = records.add(neighbours.length);
    this.hosts = [...new Set(around.owners)];
  }

  /** Lists of others, once all of them have their places. @param switches by logical process */
  wire(switches: ReadonlyMap<LogicalProcess, KernelSwitch>): void {
    const { records, record, lists, ways, around, crossing } = this;
    const { inputs, ports } = around;
    const { node, neighbours } = crossing;
    const doors = new Map(ports.map((port) => [port.port, records.addressOf(port.record)]));
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
      node.route.map((port) => (port === null ? 0 : (doors.get(port) ?? 0))),
    );
    records.list(
      lists.near,
      neighbours.map((neighbour) => records.addressOf(switches.get(neighbour)?.record ?? 0)),
    );
    records.list(lists.ties, [...(node.ties?.byFlow ?? [])]);
    const { values } = records;
    values.set(crossing.linkLookaheads, ways);
    const owned: readonly (readonly [slot: number, place: number])[] = [
      [at.SWITCH_INPUTS, lists.inputs],
      [at.SWITCH_PORTS, lists.ports],
      [at.SWITCH_ROUTE, lists.route],
      [at.SWITCH_NEAR, lists.near],
      [at.SWITCH_BEFORE, lists.before],
      [at.SWITCH_HEADS, around.heads],
      [at.SWITCH_DUE, around.due],
      [at.SWITCH_WAYS, ways],
    ];
    for (const [slot, place] of owned) records.setWhole(record + slot, records.addressOf(place));
    records.setWhole(record + at.SWITCH_INPUT_COUNT, inputs.length);
    records.setWhole(record + at.SWITCH_PORT_COUNT, ports.length);
    records.setWhole(record + at.SWITCH_NEAR_COUNT, neighbours.length);
    records.setWhole(record + at.SWITCH_DUE_COUNT, around.owners.length);
    records.setWhole(record + at.SWITCH_TIES, node.ties === null ? 0 : records.addressOf(lists.ties));
    values[record + at.SWITCH_SPELL] = SPELL * Math.min(...node.inputs.map(({ cellWhole }) => cellWhole));
  }

  /** @param mark the first moment at which its counters are read */
  checkIn(mark: Picoseconds): void {
    const { record, records, crossing, around } = this;
    this.mark = mark;
    records.values[record + at.SWITCH_BROUGHT] = -Infinity;
    const { needsPollingAtWindowEnd, hasUnservedHostTraffic } = crossing.node;
    records.setWhole(
      record + at.SWITCH_WATCHFUL,
      Number(needsPollingAtWindowEnd) + Number(hasUnservedHostTraffic),
    );
    const calls = around.ports.some(({ wantsCalls }) => wantsCalls);
    records.setWhole(record + at.SWITCH_CALLS, Number(calls));
  }

  set mark(mark: Picoseconds) {
    this.records.values[this.record + at.SWITCH_MARK] = mark;
  }

  /** It has come to a mark, and its hosts come to it now. */
  pass(mark: Picoseconds, marks: MarkReader): void {
    const { hosts, around, crossing } = this;
    for (let i = 0; i < hosts.length; i++) {
      hosts[i]!.settle(mark);
      marks.passed(hosts[i]!.host, mark);
    }
    for (let i = 0; i < around.ports.length; i++) around.ports[i]!.readCounters();
    marks.passed(crossing.node, mark);
  }

  runHosts(ahead: Picoseconds): void {
    const { owners, due } = this.around;
    for (let i = 0; i < owners.length; i++) if (this.records.values[due + i]! < ahead) owners[i]!.run(ahead);
  }

  /** Ports that the script has to serve in time are served. */
  lookAfter(limit: Picoseconds): void {
    for (const port of this.around.ports) {
      if (!port.wantsCalls) continue;
      port.enter();
      port.port.serveUntil(limit - 1);
      port.leave();
    }
  }
}

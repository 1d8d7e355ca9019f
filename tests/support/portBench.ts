import type { PortState, VcState } from '../../src/contract/index.ts';
import { dataFlow, FLOW_MASK, LAST_CELL } from '../../src/engine/atm/cell.ts';
import { Flow } from '../../src/engine/atm/flow.ts';
import { Link } from '../../src/engine/atm/link.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { Port } from '../../src/engine/switch/port.ts';
import { VcTable } from '../../src/engine/switch/state/vcTable.ts';
import { PLAIN } from './plainPort.ts';

/** Cell time of the port, picoseconds: 424 Mb/s. */
export const SLOT = 1_000_000;

type Settings = Partial<Omit<PortState, 'id'>>;

/** A port by itself. VCs are counted from 1; times are in cell times; every cell is a frame of its own. */
export class PortBench {
  readonly port: Port;
  readonly table: VcTable;
  readonly flows: readonly Flow[];
  private readonly input = new Link('in', 424_000_000, 0);
  private readonly states: VcState[];

  constructor(vcs: readonly Partial<VcState>[], settings: Settings = {}) {
    this.states = vcs.map((vc, i) => ({ id: i + 1, serviceClass: 'ubr', weight: 1, share: {}, ...vc }));
    this.flows = vcs.flatMap((_, i) => [new Flow(2 * i, i + 1), new Flow(2 * i + 1, i + 1)]);
    this.table = new VcTable(this.states, this.flows);
    const parts = {
      index: 0,
      link: new Link('out', 424_000_000, 0),
      flows: this.flows,
      names: { flow: (flow: number) => `VC ${flow / 2 + 1}` },
      random: new RandomStream(1, 'port'),
      vcs: this.table,
      members: vcs.map((_, i) => dataFlow(i)),
      tables: [],
      credits: null,
    };
    const standard: PortState = {
      id: 'out',
      bufferCells: 1_000,
      policy: 'rcd',
      params: {},
      ...PLAIN,
    };
    this.port = new Port(parts, { ...standard, ...settings }, false);
  }

  /** `count` cells of a VC at once; `last`: whether frames end with them. */
  arrive(time: number, vc: number, count = 1, last = true): void {
    const { input } = this;
    const flow = this.flows[dataFlow(vc - 1)]!;
    for (let i = 0; i < count; i++) {
      input.time[0] = Math.round(time * SLOT);
      input.meta[0] = flow.index | (last ? LAST_CELL : 0);
      input.frame[0] = flow.add(0, 40, 1);
      this.port.arrive(input, 0);
    }
  }

  runUntil(time: number): void {
    this.port.advance(Math.round(time * SLOT));
  }

  set(settings: Settings, time: number): void {
    this.port.set({ ...this.port.settings, ...settings }, Math.round(time * SLOT));
  }

  setVc(vc: number, change: Partial<VcState>, time: number): void {
    this.states[vc - 1] = { ...this.states[vc - 1]!, ...change };
    this.table.set(vc - 1, this.states[vc - 1]!);
    this.port.vcsChanged(change.serviceClass !== undefined, Math.round(time * SLOT));
  }

  /** VCs of the cells that began to leave, in their order; those since the first `from`. */
  sent(from = 0): number[] {
    const { link } = this.port;
    const waiting = this.port.queue.holdsCells ? 0 : this.port.waiting;
    return Array.from(
      { length: link.tail - waiting - from },
      (_, i) => (link.meta[(from + i) & link.mask]! & FLOW_MASK) / 2 + 1,
    );
  }

  /** By VC: how many of its cells began to leave. */
  shares(from = 0): number[] {
    const sent = this.sent(from);
    return this.states.map(({ id }) => sent.filter((vc) => vc === id).length);
  }

  /** By VC: cells lost here, refused or pushed out. */
  get lost(): number[] {
    return this.states.map((_, i) => this.port.losses.cells[dataFlow(i)]!);
  }

  get pushedOut(): number[] {
    return this.states.map((_, i) => this.flows[dataFlow(i)]!.cellsPushedOut);
  }

  /** By VC: cells waiting. */
  get queues(): number[] {
    const queues = this.states.map(() => 0);
    this.port.queue.forEachWaiting((meta) => {
      queues[(meta & FLOW_MASK) / 2]!++;
    });
    return queues;
  }
}

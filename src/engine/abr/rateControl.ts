import { type Cells, type ParameterValues, PS_PER_SECOND, remark } from '../../contract/index.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type {
  AlgorithmDefinition,
  IntervalMeasurements,
  Line,
  PortFacts,
  PortView,
  RateAlgorithm,
  RateExplanation,
} from './algorithm.ts';
import { findAlgorithm } from './algorithms/index.ts';
import { MCR_PLUS } from './fairness.ts';
import type { RateProbes } from './rateProbe.ts';
import { RmCell } from './rmCell.ts';
import type { RmTable } from './rmTable.ts';
import { SampledVariables } from './sampledVariables.ts';

const NOT_FOLLOWED: readonly (((line: number) => void) | null | undefined)[] = [];

/** The parts of a port that rate control uses. */
export interface ControlledPort {
  /** Id of its link. */
  readonly id: string;
  readonly probes: RateProbes;
  /** Waiting ABR cells; read after `advanceWithHooks`. */
  readonly queue: { readonly abrWaiting: Cells };
  /** Brings the queue to `time`: policy timers expire, and cells depart. */
  advanceWithHooks(time: number): void;
}

/**
 * Rate control at a port: passes every RM cell of its VCs to the algorithm and writes its decision into the cell,
 * counts arriving cells, and ends measuring intervals.
 */
export class RateControl {
  private definition: AlgorithmDefinition;
  algorithm: RateAlgorithm;
  readonly view: PortView = { now: 0, queue: 0 };
  private readonly measured: IntervalMeasurements;
  private readonly cell = new RmCell();
  /** The RM cell with rates in excess of MCR. */
  private readonly excessCell = new RmCell();
  private readonly port: ControlledPort;
  private readonly tables: readonly (RmTable | null)[];
  readonly sampled: SampledVariables;
  /** The last advertised rate of which probes have been notified. */
  private published = Number.NaN;
  private intervalStart = 0;
  private nextIntervalEnd = Infinity;
  /** ABR cells in the current interval. */
  abrCells: Cells = 0;
  /** Cells of classes above ABR in the current interval. */
  higherCells: Cells = 0;
  /** Number of ABR VCs with cells in the current interval. */
  active = 0;
  /** By VC index: 1 for these VCs. */
  seen: Uint8Array;
  /** Whether the algorithm has measuring intervals or processes data cells. */
  measuresData = false;
  /** Whether the algorithm gets rates in excess of MCR, and allocates the bandwidth that the MCRs leave (TM 4.0, appendix I.3). */
  allocatesAboveMcr = false;
  /** MCR of each VC as its forward RM cells carry it, cells/s; 0 before the first. */
  private readonly mcrByVc: Float64Array;
  /** Notices sent to sources. */
  notices = 0;

  /** @param tables by VC index; null for VCs without rate control */
  constructor(port: ControlledPort, tables: readonly (RmTable | null)[], id: string) {
    this.port = port;
    this.tables = tables;
    this.seen = new Uint8Array(tables.length);
    this.mcrByVc = new Float64Array(tables.length);
    this.sampled = new SampledVariables(tables.length, port.probes);
    this.measured = {
      now: 0,
      duration: 0,
      abrCells: 0,
      higherCells: 0,
      active: 0,
      seen: this.seen,
      queue: 0,
      reservedMcr: 0,
    };
    this.definition = findAlgorithm(id);
    this.algorithm = this.definition.create(tables.length);
  }

  state(io: StateIo): void {
    this.published = io.number(this.published);
    this.intervalStart = io.number(this.intervalStart);
    this.nextIntervalEnd = io.number(this.nextIntervalEnd);
    this.abrCells = io.number(this.abrCells);
    this.higherCells = io.number(this.higherCells);
    this.active = io.number(this.active);
    this.notices = io.number(this.notices);
    for (const values of [this.seen, this.mcrByVc]) io.array(values);
  }

  /** Components that register its state. */
  get parts(): readonly Registered[] {
    return [this, this.algorithm, this.sampled];
  }

  get info(): AlgorithmDefinition {
    return this.definition;
  }

  /** Applies settings. Another algorithm starts with empty state; new parameters do not change the state. */
  set(id: string, params: ParameterValues, facts: PortFacts, now: number): void {
    const before = this.algorithm.interval;
    const allocatesAboveMcr = params.fairness === MCR_PLUS;
    if (id !== this.definition.id || allocatesAboveMcr !== this.allocatesAboveMcr) {
      this.allocatesAboveMcr = allocatesAboveMcr;
      this.mcrByVc.fill(0);
      this.definition = findAlgorithm(id);
      this.algorithm = this.definition.create(this.tables.length);
      if (this.sampled.nextSample < Infinity) this.sampled.reset(now);
    }
    this.algorithm.configure(params, facts);
    const { interval } = this.algorithm;
    this.measuresData = interval !== null || this.algorithm.data !== undefined;
    if (interval?.ps !== before?.ps || interval === null || this.nextIntervalEnd === Infinity)
      this.beginInterval(now);
    this.publishRate(now);
  }

  /** Whether no data cell causes a backward notice, and no probe follows RM cells. */
  get allowsBatching(): boolean {
    return this.algorithm.data === undefined && !this.port.probes.rm;
  }

  /** Whether its notices may be in transit, now or later. */
  get mayNotify(): boolean {
    return this.notices > 0 || this.algorithm.data !== undefined;
  }

  /** Whether the algorithm, or a probe that follows RM cells, needs forward RM cells. */
  get processesForwardRm(): boolean {
    return this.algorithm.interval !== null || this.algorithm.forward !== undefined || this.port.probes.rm;
  }

  /** Whether the algorithm, or a probe that follows RM cells, needs backward RM cells. */
  get processesBackwardRm(): boolean {
    return this.algorithm.interval !== null || this.algorithm.backward !== undefined || this.port.probes.rm;
  }

  /** Number of ABR cells that ends the current interval, if time does not end it before; 0 without intervals. */
  get intervalCellLimit(): Cells {
    return this.algorithm.interval?.cells ?? 0;
  }

  /** End of the current interval; Infinity without intervals. */
  get intervalEnd(): number {
    return this.nextIntervalEnd;
  }

  /** Ends every interval that is over by `time`, that instant included. */
  advance(time: number): void {
    while (this.nextIntervalEnd <= time) this.endInterval(this.nextIntervalEnd);
  }

  /** Stops intervals and samples until `set`, because the state is about to be replaced. */
  stop(): void {
    this.nextIntervalEnd = Infinity;
    this.sampled.nextSample = Infinity;
  }

  private beginInterval(now: number): void {
    const { interval } = this.algorithm;
    this.intervalStart = now;
    this.nextIntervalEnd = interval === null ? Infinity : now + interval.ps;
    this.abrCells = 0;
    this.higherCells = 0;
    this.active = 0;
    this.seen.fill(0);
  }

  private endInterval(now: number): void {
    const { measured, port } = this;
    port.advanceWithHooks(now);
    measured.now = now;
    measured.duration = (now - this.intervalStart) / PS_PER_SECOND;
    measured.abrCells = this.abrCells;
    measured.higherCells = this.higherCells;
    measured.active = this.active;
    measured.seen = this.seen;
    measured.queue = port.queue.abrWaiting;
    measured.reservedMcr = this.reservedFor(this.seen);
    if (measured.duration > 0) this.algorithm.measured?.(measured);
    this.beginInterval(now);
    this.publishRate(now);
  }

  /** Counts a cell of a class above ABR. */
  countHigherClass(now: number): void {
    this.advance(now);
    this.higherCells++;
  }

  /** Processes a data cell of an ABR VC. If the returned line is above 0, the port notifies its source. */
  data(now: number, vc: number): Line {
    const { algorithm } = this;
    if (algorithm.interval !== null) this.count(now, vc);
    if (algorithm.data === undefined) return 0;
    this.refreshView(now);
    const line = algorithm.data(vc, this.view);
    if (line === 0) return 0;
    this.notices++;
    for (const probe of this.port.probes.list) probe.onNotice?.(this, vc, line);
    return line;
  }

  private count(now: number, vc: number): void {
    this.advance(now);
    this.abrCells++;
    if (this.seen[vc] === 0) {
      this.seen[vc] = 1;
      this.active++;
    }
    const { interval } = this.algorithm;
    if (interval !== null && this.abrCells >= interval.cells) this.endInterval(now);
  }

  /** Processes a forward RM cell that arrives at the port. */
  forward(now: number, vc: number, serial: number): void {
    if (this.algorithm.interval !== null) this.count(now, vc);
    if (this.algorithm.forward !== undefined || this.port.probes.rm) this.processRm(now, vc, serial, true);
  }

  /** Processes a backward RM cell of a VC of this port, which passes the switch. */
  backward(now: number, vc: number, serial: number): void {
    this.advance(now);
    if (this.algorithm.backward !== undefined || this.port.probes.rm) this.processRm(now, vc, serial, false);
  }

  private processRm(now: number, vc: number, serial: number, forward: boolean): void {
    const { algorithm, cell, view } = this;
    const table = this.tables[vc] as RmTable;
    const slot = table.slot(serial);
    cell.vc = vc;
    cell.forward = forward;
    cell.er = table.er[slot]!;
    cell.ccr = table.ccr[slot]!;
    cell.mcr = table.mcr[slot]!;
    cell.ci = table.ci(serial);
    cell.ni = table.ni(serial);
    cell.bn = false;
    cell.quantizes = table.quantizes;
    this.refreshView(now);
    if (forward && this.allocatesAboveMcr && this.mcrByVc[vc] !== cell.mcr) this.reserveMcr(vc, cell.mcr);
    const { probes } = this.port;
    const followed = probes.rm ? probes.list.map((probe) => probe.onRm?.(this, cell, serial)) : NOT_FOLLOWED;
    const visited = this.allocatesAboveMcr ? this.subtractMcr(cell) : cell;
    const erBefore = visited.er;
    const line = (forward ? algorithm.forward?.(visited, view) : algorithm.backward?.(visited, view)) ?? 0;
    if (visited !== cell && visited.er < erBefore) cell.lower(visited.er + cell.mcr);
    table.er[slot] = cell.er;
    table.mark(serial, cell.ci, cell.ni);
    for (const acted of followed) acted?.(line);
    this.publishRate(now);
  }

  private reserveMcr(vc: number, mcr: number): void {
    this.mcrByVc[vc] = mcr;
    this.algorithm.reserve?.(this.reservedFor(null));
  }

  /** Sum of the MCRs of these VCs, or of all VCs whose RM cells have passed. */
  private reservedFor(some: Readonly<Uint8Array> | null): number {
    if (!this.allocatesAboveMcr) return 0;
    let sum = 0;
    for (let vc = 0; vc < this.mcrByVc.length; vc++)
      if (some === null || some[vc] === 1) sum += this.mcrByVc[vc]!;
    return sum;
  }

  /** The cell with rates in excess of MCR, as an algorithm that allocates above MCR sees it. */
  private subtractMcr({ vc, forward, er, ccr, mcr }: RmCell): RmCell {
    const { excessCell } = this;
    excessCell.vc = vc;
    excessCell.forward = forward;
    excessCell.er = Math.max(0, er - mcr);
    excessCell.ccr = Math.max(0, ccr - mcr);
    return excessCell;
  }

  /** Explains what the algorithm would do with this cell now; changes nothing. */
  explain(cell: RmCell): RateExplanation {
    const { algorithm, view } = this;
    if (!this.allocatesAboveMcr) return algorithm.explain(cell, view);
    const explained = algorithm.explain(this.subtractMcr(cell), view);
    return { ...explained, reason: remark('beyondMcr', { why: explained.reason, mcr: cell.mcr }) };
  }

  /** Brings the view of the port to `now`. */
  private refreshView(now: number): void {
    this.port.advanceWithHooks(now);
    this.view.now = now;
    this.view.queue = this.port.queue.abrWaiting;
  }

  /** Samples the variables of the algorithm if it is time, and notifies probes of a new advertised rate. */
  private publishRate(now: number): void {
    if (now >= this.sampled.nextSample) this.sampled.sample(now, this.algorithm);
    const { advertisedRate } = this.algorithm;
    if (advertisedRate === this.published || Number.isNaN(advertisedRate)) return;
    const isFirst = Number.isNaN(this.published);
    this.published = advertisedRate;
    for (const probe of this.port.probes.list) probe.onRate?.(now, advertisedRate, isFirst);
  }
}

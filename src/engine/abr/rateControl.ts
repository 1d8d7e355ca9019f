import { type Cells, type ParameterValues, PS_PER_SECOND, remark } from '../../contract/index.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type {
  AlgorithmDefinition,
  Line,
  Measured,
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

/** What rate control asks of its port. */
export interface ControlledPort {
  /** Id of its link. */
  readonly id: string;
  readonly probes: RateProbes;
  /** ABR cells that wait; call after `serve`. */
  readonly abrWaiting: Cells;
  /** Lets cells leave that begin to by `time`. */
  serveWithHooks(time: number): void;
}

/**
 * Rate control at a port: brings every RM cell of its VCs to the algorithm and what that says into the cell,
 * counts what comes to the port, and ends measuring intervals.
 */
export class RateControl {
  private definition: AlgorithmDefinition;
  algorithm: RateAlgorithm;
  readonly view: PortView = { now: 0, queue: 0 };
  private readonly measured: Measured;
  private readonly cell = new RmCell();
  /** The same with rates beyond MCR. */
  private readonly beyond = new RmCell();
  private readonly port: ControlledPort;
  private readonly tables: readonly (RmTable | null)[];
  readonly kept: SampledVariables;
  /** The last reading that probes have seen. */
  private reported = Number.NaN;
  private begun = 0;
  private ends = Infinity;
  /** In the interval under way: cells of ABR and of classes above, VCs of the former, and which (1), by index. */
  abrCells: Cells = 0;
  higherCells: Cells = 0;
  active = 0;
  seen: Uint8Array;
  /** The algorithm measures what comes, or looks at data cells. */
  measuresData = false;
  /** Algorithms see rates beyond MCR, and share out what the MCRs leave (TM 4.0, appendix I.3). */
  allocatesAboveMcr = false;
  /** MCR of each VC as its forward RM cells carry it, cells/s; 0 before the first. */
  private readonly minima: Float64Array;
  /** Notices sent to sources. */
  notices = 0;

  /** @param tables by VC index; null for VCs without rate control */
  constructor(port: ControlledPort, tables: readonly (RmTable | null)[], id: string) {
    this.port = port;
    this.tables = tables;
    this.seen = new Uint8Array(tables.length);
    this.minima = new Float64Array(tables.length);
    this.kept = new SampledVariables(tables.length, port.probes);
    this.measured = {
      now: 0,
      duration: 0,
      abrCells: 0,
      higherCells: 0,
      active: 0,
      seen: this.seen,
      queue: 0,
      promised: 0,
    };
    this.definition = findAlgorithm(id);
    this.algorithm = this.definition.create(tables.length);
  }

  state(io: StateIo): void {
    this.reported = io.number(this.reported);
    this.begun = io.number(this.begun);
    this.ends = io.number(this.ends);
    this.abrCells = io.number(this.abrCells);
    this.higherCells = io.number(this.higherCells);
    this.active = io.number(this.active);
    this.notices = io.number(this.notices);
    for (const values of [this.seen, this.minima]) io.array(values);
  }

  /** Components that register its state. */
  get parts(): readonly Registered[] {
    return [this, this.algorithm, this.kept];
  }

  get info(): AlgorithmDefinition {
    return this.definition;
  }

  /** Another algorithm begins afresh; new parameters leave what it has learned. */
  set(id: string, params: ParameterValues, facts: PortFacts, now: number): void {
    const before = this.algorithm.interval;
    const allocatesAboveMcr = params.fairness === MCR_PLUS;
    if (id !== this.definition.id || allocatesAboveMcr !== this.allocatesAboveMcr) {
      this.allocatesAboveMcr = allocatesAboveMcr;
      this.minima.fill(0);
      this.definition = findAlgorithm(id);
      this.algorithm = this.definition.create(this.tables.length);
      if (this.kept.due < Infinity) this.kept.forget(now);
    }
    this.algorithm.configure(params, facts);
    const { interval } = this.algorithm;
    this.measuresData = interval !== null || this.algorithm.data !== undefined;
    if (interval?.ps !== before?.ps || interval === null || this.ends === Infinity) this.beginInterval(now);
    this.note(now);
  }

  /** No data cell makes it send one, and nothing follows what it does. */
  get allowsBatching(): boolean {
    return this.algorithm.data === undefined && !this.port.probes.rm;
  }

  /** Notices of it may be under way, or soon be. */
  get mayNotify(): boolean {
    return this.notices > 0 || this.algorithm.data !== undefined;
  }

  /** RM cells of a direction mean something to the algorithm, or to a probe that follows them. */
  get processesForwardRm(): boolean {
    return this.algorithm.interval !== null || this.algorithm.forward !== undefined || this.port.probes.rm;
  }

  get meetsBackward(): boolean {
    return this.algorithm.interval !== null || this.algorithm.backward !== undefined || this.port.probes.rm;
  }

  /** With how many ABR cells the interval under way ends, if it has not ended before; 0: there are no intervals. */
  get intervalCellLimit(): Cells {
    return this.algorithm.interval?.cells ?? 0;
  }

  /** When the interval under way ends; Infinity: by no time. */
  get intervalEnd(): number {
    return this.ends;
  }

  /** Ends every interval that is over by `time`, that instant included. */
  advance(time: number): void {
    while (this.ends <= time) this.endInterval(this.ends);
  }

  /** Measures nothing until it is switched on again, and notifies no probe: its state is about to be replaced. */
  stop(): void {
    this.ends = Infinity;
    this.kept.due = Infinity;
  }

  private beginInterval(now: number): void {
    const { interval } = this.algorithm;
    this.begun = now;
    this.ends = interval === null ? Infinity : now + interval.ps;
    this.abrCells = 0;
    this.higherCells = 0;
    this.active = 0;
    this.seen.fill(0);
  }

  private endInterval(now: number): void {
    const { measured, port } = this;
    port.serveWithHooks(now);
    measured.now = now;
    measured.duration = (now - this.begun) / PS_PER_SECOND;
    measured.abrCells = this.abrCells;
    measured.higherCells = this.higherCells;
    measured.active = this.active;
    measured.seen = this.seen;
    measured.queue = port.abrWaiting;
    measured.promised = this.promisedTo(this.seen);
    if (measured.duration > 0) this.algorithm.measured?.(measured);
    this.beginInterval(now);
    this.note(now);
  }

  /** A cell of a class above ABR comes to the port. */
  higher(now: number): void {
    this.advance(now);
    this.higherCells++;
  }

  /** A data cell of an ABR VC comes to the port. Above 0: the port notifies its source. */
  data(now: number, vc: number): Line {
    const { algorithm } = this;
    if (algorithm.interval !== null) this.count(now, vc);
    if (algorithm.data === undefined) return 0;
    this.look(now);
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

  /** A forward RM cell comes to the port. */
  forward(now: number, vc: number, serial: number): void {
    if (this.algorithm.interval !== null) this.count(now, vc);
    if (this.algorithm.forward !== undefined || this.port.probes.rm) this.meet(now, vc, serial, true);
  }

  /** A backward RM cell of a VC of this port passes the switch. */
  backward(now: number, vc: number, serial: number): void {
    this.advance(now);
    if (this.algorithm.backward !== undefined || this.port.probes.rm) this.meet(now, vc, serial, false);
  }

  private meet(now: number, vc: number, serial: number, forward: boolean): void {
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
    this.look(now);
    if (forward && this.allocatesAboveMcr && this.minima[vc] !== cell.mcr) this.promise(vc, cell.mcr);
    const { probes } = this.port;
    const followed = probes.rm ? probes.list.map((probe) => probe.onRm?.(this, cell, serial)) : NOT_FOLLOWED;
    const met = this.allocatesAboveMcr ? this.subtractMcr(cell) : cell;
    const most = met.er;
    const line = (forward ? algorithm.forward?.(met, view) : algorithm.backward?.(met, view)) ?? 0;
    if (met !== cell && met.er < most) cell.lower(met.er + cell.mcr);
    table.er[slot] = cell.er;
    table.mark(serial, cell.ci, cell.ni);
    for (const acted of followed) acted?.(line);
    this.note(now);
  }

  private promise(vc: number, mcr: number): void {
    this.minima[vc] = mcr;
    this.algorithm.reserve?.(this.promisedTo(null));
  }

  /** MCRs of these VCs, or of all that have been met. */
  private promisedTo(some: Readonly<Uint8Array> | null): number {
    if (!this.allocatesAboveMcr) return 0;
    let sum = 0;
    for (let vc = 0; vc < this.minima.length; vc++)
      if (some === null || some[vc] === 1) sum += this.minima[vc]!;
    return sum;
  }

  /** The cell as an algorithm sees it that shares out what is beyond MCR. */
  private subtractMcr({ vc, forward, er, ccr, mcr }: RmCell): RmCell {
    const { beyond } = this;
    beyond.vc = vc;
    beyond.forward = forward;
    beyond.er = Math.max(0, er - mcr);
    beyond.ccr = Math.max(0, ccr - mcr);
    return beyond;
  }

  /** What the algorithm would do with this cell now, explained; changes nothing. */
  explain(cell: RmCell): RateExplanation {
    const { algorithm, view } = this;
    if (!this.allocatesAboveMcr) return algorithm.explain(cell, view);
    const explained = algorithm.explain(this.subtractMcr(cell), view);
    return { ...explained, reason: remark('beyondMcr', { why: explained.reason, mcr: cell.mcr }) };
  }

  private look(now: number): void {
    this.port.serveWithHooks(now);
    this.view.now = now;
    this.view.queue = this.port.abrWaiting;
  }

  /** Probes see a new reading. */
  private note(now: number): void {
    if (now >= this.kept.due) this.kept.sample(now, this.algorithm);
    const { reading } = this.algorithm;
    if (reading === this.reported || Number.isNaN(reading)) return;
    const isFirst = Number.isNaN(this.reported);
    this.reported = reading;
    for (const probe of this.port.probes.list) probe.onRate?.(now, reading, isFirst);
  }
}

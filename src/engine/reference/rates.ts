import { type Cells, type ParameterValues, type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';
import type { PortFacts, PortView, RateAlgorithm } from '../abr/algorithm.ts';
import { findAlgorithm } from '../abr/algorithms/index.ts';
import { MCR_PLUS } from '../abr/fairness.ts';
import { RmCell } from '../abr/rmCell.ts';
import { type Events, INTERVAL } from './events.ts';

export interface RatesParts {
  readonly events: Events;
  /** Index of the port. */
  readonly port: number;
  /** Number of VCs of the run. */
  readonly vcs: number;
  /** ABR cells waiting at present. */
  readonly waiting: () => Cells;
}

/** Settings of rate control, and the properties of the port that the algorithm can use. */
export interface RateSettings {
  readonly algorithm: string;
  readonly params: ParameterValues;
  readonly facts: PortFacts;
}

/** Rate control at a port: passes every RM cell of its VCs to the algorithm, counts arriving cells, and measures by intervals. */
export class Rates {
  private readonly parts: RatesParts;
  private algorithm: RateAlgorithm;
  private settings: RateSettings;
  /** By VC: MCR carried by its RM cells. */
  private readonly mcrByVc = new Map<number, number>();
  /** Start and end of the present interval, and the cells that have arrived in it. */
  private intervalStart: Picoseconds = 0;
  private intervalEnd: Picoseconds = Infinity;
  private abrCells = 0;
  private higherCells = 0;
  private seen = new Set<number>();

  constructor(parts: RatesParts, settings: RateSettings) {
    this.parts = parts;
    this.settings = settings;
    this.algorithm = findAlgorithm(settings.algorithm).create(parts.vcs);
    this.algorithm.configure(settings.params, settings.facts);
    this.beginInterval(0);
  }

  /** Applies other settings. Another algorithm starts with empty state; an interval of unchanged length continues. */
  set(now: Picoseconds, settings: RateSettings): void {
    const { interval } = this.algorithm;
    const wasBeyondMcr = this.isBeyondMcr;
    const isOther = settings.algorithm !== this.settings.algorithm;
    this.settings = settings;
    if (isOther || wasBeyondMcr !== this.isBeyondMcr) {
      this.mcrByVc.clear();
      this.algorithm = findAlgorithm(settings.algorithm).create(this.parts.vcs);
    }
    this.algorithm.configure(settings.params, settings.facts);
    if (this.intervalEnd === Infinity || this.algorithm.interval?.ps !== interval?.ps)
      this.beginInterval(now);
  }

  /** While more ABR cells than this wait, departing ABR data cells get EFCI. */
  get efciAbove(): Cells {
    return this.algorithm.efciAbove;
  }

  /** Whether the algorithm works on rates in excess of MCR (TM 4.0, appendix I.3). */
  private get isBeyondMcr(): boolean {
    return this.settings.params.fairness === MCR_PLUS;
  }

  /** Counts an arriving data cell of an ABR VC. @returns whether its source is to be notified of congestion */
  data(now: Picoseconds, vc: number): boolean {
    this.count(now, vc);
    return (this.algorithm.data?.(vc, this.view(now)) ?? 0) > 0;
  }

  /** Counts an arriving data cell of a class above ABR. */
  countHigherClass(): void {
    this.higherCells++;
  }

  /** Processes a forward RM cell. */
  forward(now: Picoseconds, cell: RmCell): void {
    this.count(now, cell.vc);
    cell.forward = true;
    if (this.algorithm.forward === undefined) return;
    if (this.isBeyondMcr && this.mcrByVc.get(cell.vc) !== cell.mcr) {
      this.mcrByVc.set(cell.vc, cell.mcr);
      this.algorithm.reserve?.(this.reserved(this.mcrByVc.keys()));
    }
    this.processRm(cell, (met) => this.algorithm.forward?.(met, this.view(now)));
  }

  /** Processes a backward RM cell of a VC whose data depart by this port. */
  backward(now: Picoseconds, cell: RmCell): void {
    cell.forward = false;
    this.processRm(cell, (met) => this.algorithm.backward?.(met, this.view(now)));
  }

  private processRm(cell: RmCell, act: (met: RmCell) => void): void {
    if (!this.isBeyondMcr) {
      act(cell);
      return;
    }
    const excessCell = new RmCell();
    excessCell.vc = cell.vc;
    excessCell.forward = cell.forward;
    excessCell.er = Math.max(0, cell.er - cell.mcr);
    excessCell.ccr = Math.max(0, cell.ccr - cell.mcr);
    const most = excessCell.er;
    act(excessCell);
    if (excessCell.er < most) cell.lower(excessCell.er + cell.mcr);
  }

  /** Sum of the MCRs of these VCs, added in the order of VCs because floating-point sums depend on the order. */
  private reserved(vcs: Iterable<number>): number {
    if (!this.isBeyondMcr) return 0;
    return [...vcs].sort((a, b) => a - b).reduce((sum, vc) => sum + (this.mcrByVc.get(vc) ?? 0), 0);
  }

  private view(now: Picoseconds): PortView {
    return { now, queue: this.parts.waiting() };
  }

  private count(now: Picoseconds, vc: number): void {
    const { interval } = this.algorithm;
    if (interval === null) return;
    this.abrCells++;
    this.seen.add(vc);
    if (this.abrCells >= interval.cells) this.endInterval(now);
  }

  private beginInterval(now: Picoseconds): void {
    const { interval } = this.algorithm;
    const ends = interval === null ? Infinity : now + interval.ps;
    this.intervalStart = now;
    this.intervalEnd = ends;
    this.abrCells = 0;
    this.higherCells = 0;
    this.seen = new Set();
    if (ends === Infinity) return;
    this.parts.events.plan(ends, INTERVAL, this.parts.port, () => {
      // The interval may have ended earlier, by its number of cells.
      if (this.intervalEnd === ends) this.endInterval(ends);
    });
  }

  private endInterval(now: Picoseconds): void {
    const { abrCells, higherCells, seen, parts } = this;
    const duration = (now - this.intervalStart) / PS_PER_SECOND;
    if (duration > 0)
      this.algorithm.measured?.({
        now,
        duration,
        abrCells,
        higherCells,
        active: seen.size,
        seen: Uint8Array.from({ length: parts.vcs }, (_, vc) => (seen.has(vc) ? 1 : 0)),
        queue: parts.waiting(),
        reservedMcr: this.reserved(seen),
      });
    this.beginInterval(now);
  }
}

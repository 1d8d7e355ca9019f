import type { ParameterValues } from '../../src/contract/index.ts';
import type { IntervalMeasurements, RateAlgorithm } from '../../src/engine/abr/algorithm.ts';
import { findAlgorithm } from '../../src/engine/abr/algorithms/index.ts';
import { RmCell } from '../../src/engine/abr/rmCell.ts';
import { resolveParameters } from '../../src/scenario/validation/parameters.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';

/** ER of the RM cells of these tests: nobody has lowered it yet. */
export const PCR = 353_208;

/** An interval as a port reports it: rates in cells/s, VCs that sent, cells that wait at its end. */
interface Load {
  readonly abr: number;
  readonly higher?: number;
  readonly vcs?: readonly number[];
  readonly queue?: number;
}

/** What became of an RM cell. */
export interface Answer {
  readonly er: number;
  readonly ci: boolean;
  readonly line: number;
}

/**
 * An algorithm at a port of 100,000 cells/s and 2,000 places, in intervals of 10 ms: 1,000 cells fill one.
 * Each cell is told (`explain`) before it is met, and the telling must name the line that decided.
 */
export class RatePort {
  readonly algorithm: RateAlgorithm;
  private readonly seen: Uint8Array;
  private now = 0;

  constructor(
    readonly id: string,
    readonly params: ParameterValues = {},
    vcs = 8,
    private higher = false,
  ) {
    this.algorithm = findAlgorithm(id).create(vcs);
    this.seen = new Uint8Array(vcs);
    this.set(params);
  }

  /** @param higher VCs of classes above ABR leave by the port */
  set(params: ParameterValues, higher = this.higher): void {
    const { parameters } = findAlgorithm(this.id);
    this.higher = higher;
    const facts = { capacity: 100_000, buffer: 2_000, hasHigherClasses: higher };
    this.algorithm.configure(resolveParameters(parameters, facts.buffer, [this.params, params]), facts);
  }

  /** An interval of 10 ms is over. */
  interval({ abr, higher = 0, vcs = [], queue = 0 }: Load): void {
    this.now += 1e10;
    this.seen.fill(0);
    for (const vc of vcs) this.seen[vc] = 1;
    const measured: IntervalMeasurements = {
      now: this.now,
      duration: 0.01,
      abrCells: abr / 100,
      higherCells: higher / 100,
      active: vcs.length,
      seen: this.seen,
      queue,
      reservedMcr: 0,
    };
    this.algorithm.measured?.(measured);
  }

  /** A forward RM cell of the VC comes: its source sends at `ccr`; `er` is what earlier switches left. */
  forward(vc: number, ccr: number, queue = 0, { er = PCR, mcr = 0 } = {}): Answer {
    return this.meet(Object.assign(new RmCell(), { vc, ccr, er, mcr }), queue);
  }

  /** Its backward RM cell passes. */
  backward(vc: number, { er = PCR, mcr = 0, queue = 0 } = {}): Answer {
    return this.meet(Object.assign(new RmCell(), { vc, er, mcr, forward: false }), queue);
  }

  /** ER that a VC of rate `ccr` brings home. */
  er(vc: number, ccr: number): number {
    this.forward(vc, ccr);
    return this.backward(vc).er;
  }

  /** What would be told of a backward RM cell: the reason, without its bold marks. */
  reason(vc: number, queue = 0): string {
    const rm = Object.assign(new RmCell(), { vc, er: PCR, forward: false });
    return sayRemark(this.algorithm.explain(rm, { now: this.now, queue }).reason).replaceAll('**', '');
  }

  /** Notes of the lines that would be evaluated: `5: 40,000 / 1.25 = 32,000`. */
  notes(vc: number, queue = 0): readonly string[] {
    const rm = Object.assign(new RmCell(), { vc, er: PCR, forward: false });
    const { evaluated } = this.algorithm.explain(rm, { now: this.now, queue });
    return evaluated.map(({ line, note }) => `${line}: ${note}`);
  }

  /** What would be told of a forward RM cell: the reason, without its bold marks, and the notes of the lines. */
  toldForward(
    vc: number,
    ccr: number,
    er = PCR,
  ): { readonly reason: string; readonly notes: readonly string[] } {
    const rm = Object.assign(new RmCell(), { vc, ccr, er });
    const { reason, evaluated } = this.algorithm.explain(rm, { now: this.now, queue: 0 });
    return {
      reason: sayRemark(reason).replaceAll('**', ''),
      notes: evaluated.map(({ line, note }) => `${line}: ${note}`),
    };
  }

  /** One of the values it shows in step mode. */
  variable(label: string): number | undefined {
    return this.algorithm.variables?.().find((variable) => variable.label === label)?.value;
  }

  /** One of the values it shows of a VC. */
  ofVc(vc: number, label: string): number | undefined {
    const row = this.algorithm.table?.().find((each) => each.vc === vc);
    return row?.variables.find((variable) => variable.label === label)?.value;
  }

  /** `bottlenecked`, `satisfied`; undefined before it is met. */
  state(vc: number): string | undefined {
    return this.algorithm.table?.().find((row) => row.vc === vc)?.state;
  }

  private meet(rm: RmCell, queue: number): Answer {
    const view = { now: this.now, queue };
    const told = this.algorithm.explain(rm, view).evaluated.map(({ line }) => line);
    const line = (rm.forward ? this.algorithm.forward?.(rm, view) : this.algorithm.backward?.(rm, view)) ?? 0;
    if (line !== 0 && !told.includes(line)) throw new Error(`line ${line} decided, told were ${told}`);
    return { er: rm.er, ci: rm.ci, line };
  }
}

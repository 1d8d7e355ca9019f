import type { ParameterValues } from '../../src/contract/index.ts';
import type {
  AlgorithmDefinition,
  IntervalMeasurements,
  RateAlgorithm,
} from '../../src/engine/abr/algorithm.ts';
import { RmCell } from '../../src/engine/abr/rmCell.ts';
import { resolveParameters } from '../../src/scenario/validation/parameters.ts';

const BUFFER = 4_000;

export interface BenchVc {
  /** Indices of the links it crosses, in order. */
  readonly links: readonly number[];
  /** PCR, MCR and ICR, cells/s. Default: 1,000,000, 0 and a fifth of PCR. */
  readonly peak?: number;
  readonly minimum?: number;
  readonly initial?: number;
  /** What it really sends at most, cells/s, whatever ACR it has. Default: no limit. */
  readonly demand?: number;
}

/**
 * ABR without cells: in each round every source sends one RM cell, which visits the algorithms of its links and
 * comes back; then all sources take the ER they got (RIF = 1), and every link measures what they now send.
 */
export class RateBench {
  readonly algorithms: readonly RateAlgorithm[];
  /** ACR of each VC, cells/s. */
  readonly acr: number[];
  private now = 0;
  private readonly vcs: readonly BenchVc[];

  constructor(
    definition: AlgorithmDefinition,
    capacities: readonly number[],
    vcs: readonly BenchVc[],
    params: ParameterValues = {},
  ) {
    this.vcs = vcs;
    this.acr = vcs.map(({ initial, peak = 1e6 }) => initial ?? peak / 5);
    this.algorithms = capacities.map((capacity) => {
      const algorithm = definition.create(vcs.length);
      algorithm.configure(resolveParameters(definition.parameters, BUFFER, [params]), {
        capacity,
        buffer: BUFFER,
        hasHigherClasses: false,
      });
      return algorithm;
    });
  }

  /** @param speaking indices of the VCs that send RM cells; all without it */
  round(speaking: readonly number[] = [...this.vcs.keys()]): void {
    const view = { now: this.now, queue: 0 };
    const returned = speaking.map((vc) => {
      const { links, peak = 1e6, minimum = 0 } = this.vcs[vc]!;
      const rm = Object.assign(new RmCell(), { vc, er: peak, ccr: this.acr[vc], mcr: minimum });
      for (const link of links) this.algorithms[link]!.forward?.(rm, view);
      rm.forward = false;
      for (const link of links.toReversed()) this.algorithms[link]!.backward?.(rm, view);
      return rm.er;
    });
    for (const [i, vc] of speaking.entries()) this.acr[vc] = returned[i]!;
    this.measure(speaking);
  }

  rounds(count: number): this {
    for (let i = 0; i < count; i++) this.round();
    return this;
  }

  /** Cells of an interval are not rounded. */
  private measure(speaking: readonly number[]): void {
    this.now += 1e9;
    for (const [link, algorithm] of this.algorithms.entries()) {
      const { interval } = algorithm;
      if (interval === null) continue;
      const active = speaking.filter((vc) => this.vcs[vc]!.links.includes(link));
      const duration = interval.ps / 1e12;
      const sent = active.reduce(
        (sum, vc) => sum + Math.min(this.acr[vc]!, this.vcs[vc]!.demand ?? Infinity),
        0,
      );
      const seen = new Uint8Array(this.vcs.length);
      for (const vc of active) seen[vc] = 1;
      const measured: IntervalMeasurements = {
        now: this.now,
        duration,
        abrCells: sent * duration,
        higherCells: 0,
        active: active.length,
        seen,
        queue: 0,
        reservedMcr: 0,
      };
      algorithm.measured?.(measured);
    }
  }
}

/** Ülkü's R1: sw0 - sw1 - sw2 - sw3 of one rate; 3h1, 2h1, 2h2, 2h3, 1h1, 1h2, 1h3. */
export const R1_LINKS: readonly (readonly number[])[] = [[0, 1, 2], [0, 1], [1, 2], [1, 2], [2], [2], [2]];

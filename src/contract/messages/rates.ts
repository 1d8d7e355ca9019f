import type { Remark } from '../remarks/index.ts';
import type { Cells, Picoseconds } from '../units.ts';
import type { AlgorithmState, EvaluatedLine } from './traces.ts';

/** Fields of an RM cell; rates in cells/s. */
export interface RmFields {
  readonly er: number;
  readonly ccr: number;
  readonly mcr: number;
  readonly ci: boolean;
  readonly ni: boolean;
}

/** `source`: leaves it; `switch`: handled by the algorithm of a port; `turn`: at the destination; `home`: back at the source. */
export type RmStation = 'source' | 'switch' | 'turn' | 'home';

/** An RM cell at one station of its loop, with its explanation. */
export interface RmVisit {
  readonly time: Picoseconds;
  readonly station: RmStation;
  readonly node: string;
  /** Port whose algorithm handled it; null at end systems. */
  readonly port: string | null;
  readonly forward: boolean;
  readonly before: RmFields;
  readonly after: RmFields;
  /** ABR cells waiting at the port; null at end systems. */
  readonly queue: Cells | null;
  /** Id of the algorithm, the pseudo-code line that decided (0 = none), and the lines that were evaluated. */
  readonly algorithm: string | null;
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  /** Reason, as part of a sentence; null where there is nothing to say. */
  readonly because: Remark | null;
  /** ACR of the source before and after; null elsewhere. */
  readonly acr: readonly [before: number, after: number] | null;
  readonly headline: Remark;
  readonly sentence: Remark;
}

/** An RM cell at the shown port, at which a step stopped. */
export interface RmCellAtPort {
  readonly vc: number;
  readonly number: number;
  readonly visit: RmVisit;
}

/**
 * RM cells of a VC are numbered from 0; if switches cut its loop, those of the next segment from this number on, and so on.
 * 65 segments fit 31 bits; a source at 353,208 cells/s with Nrm 32 has numbers for 2,700 s.
 */
export const RM_NUMBERS_PER_SEGMENT = 30_000_000;

/** The number within its segment, as displayed. */
export const shownRmNumber = (number: number): number => number % RM_NUMBERS_PER_SEGMENT;

/** One RM cell around the loop, oldest visit first. */
export interface RmStory {
  readonly visits: readonly RmVisit[];
  /** Whether it returned to the source; else it was lost, or the run ends earlier. */
  readonly complete: boolean;
}

/** Answer to `rm`. */
export interface RmReport {
  readonly type: 'rm';
  readonly id: number;
  readonly vc: number;
  readonly number: number;
  /** Null if there is no such cell; `message` says so. */
  readonly story: RmStory | null;
  readonly message: Remark | null;
}

/** A state variable of a rate algorithm. */
export interface RateVariable {
  readonly label: string;
  readonly value: number;
  /** `cells/s`, `cells`, `VCs`, `ms`; `VC`: the value is a VC id; empty for a number without unit. */
  readonly unit: string;
}

/** State of the rate algorithm of a port at one instant. */
export interface RatesReport {
  readonly port: string;
  readonly algorithm: string;
  /** Rate that it would grant now, cells/s; NaN without one. */
  readonly reading: number;
  readonly variables: readonly RateVariable[];
  /** VCs known to it: id, state in a word (empty if none), variables. */
  readonly table: readonly {
    readonly vc: number;
    readonly state: AlgorithmState;
    readonly variables: readonly RateVariable[];
  }[];
}

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

/** `source`: leaves it; `switch`: meets the algorithm of a port; `turn`: at the destination; `home`: back at the source. */
export type RmStation = 'source' | 'switch' | 'turn' | 'home';

/** An RM cell at one station of its loop, in words. */
export interface RmVisit {
  readonly time: Picoseconds;
  readonly station: RmStation;
  readonly node: string;
  /** Whose algorithm it met; null at end systems. */
  readonly port: string | null;
  readonly forward: boolean;
  readonly before: RmFields;
  readonly after: RmFields;
  /** Of the port: ABR cells that wait; null at end systems. */
  readonly queue: Cells | null;
  /** Id of the algorithm, the pseudo-code line that decided (0 = none), and the lines that were looked at. */
  readonly algorithm: string | null;
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[];
  /** Why it did what it did, part of a sentence; null where there is nothing to say. */
  readonly because: Remark | null;
  /** Of the source before and after; null elsewhere. */
  readonly acr: readonly [before: number, after: number] | null;
  readonly headline: Remark;
  readonly sentence: Remark;
}

/** An RM cell at the shown port, as a step came to it. */
export interface RmCellAtPort {
  readonly vc: number;
  readonly number: number;
  readonly visit: RmVisit;
}

/**
 * RM cells of a VC are numbered from 0; those of the next segment of a loop that switches cut from this on, and so on.
 * 65 segments fit 31 bits; a source at 353,208 cells/s with Nrm 32 has numbers for 2,700 s.
 */
export const RM_NUMBERS_PER_SEGMENT = 30_000_000;

/** The number as people count, within its segment. */
export const shownRmNumber = (number: number): number => number % RM_NUMBERS_PER_SEGMENT;

/** One RM cell around the loop, oldest visit first. */
export interface RmStory {
  readonly visits: readonly RmVisit[];
  /** It has come home; else it was lost, or the run ends before. */
  readonly complete: boolean;
}

/** Answer to `rm`. */
export interface RmReport {
  readonly type: 'rm';
  readonly id: number;
  readonly vc: number;
  readonly number: number;
  /** Null: there is no such cell; `message` says so. */
  readonly story: RmStory | null;
  readonly message: Remark | null;
}

/** A number an algorithm keeps. */
export interface RateVariable {
  readonly label: string;
  readonly value: number;
  /** `cells/s`, `cells`, `VCs`, `ms`; `VC`: the value is the id of one; empty for a number without unit. */
  readonly unit: string;
}

/** What the algorithm of a port remembers at one instant. */
export interface RatesReport {
  readonly port: string;
  readonly algorithm: string;
  /** What it would hand out, cells/s; NaN while it has none. */
  readonly reading: number;
  readonly variables: readonly RateVariable[];
  /** VCs it has met: id, state in a word (empty where there is nothing to say), variables. */
  readonly table: readonly {
    readonly vc: number;
    readonly state: AlgorithmState;
    readonly variables: readonly RateVariable[];
  }[];
}

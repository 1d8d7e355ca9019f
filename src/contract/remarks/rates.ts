import type { MessageOf, NoValues } from '../message.ts';
import type { Cells, CellsPerSecond, Picoseconds } from '../units.ts';
import type { RmChange, Sought } from './values.ts';

interface RateChange {
  readonly before: CellsPerSecond;
  readonly after: CellsPerSecond;
}

/** Steps by which an RM cell changes a rate, before any limit. */
export interface RateSteps {
  readonly ciTakesOff: { readonly rate: CellsPerSecond };
  readonly noIncrease: { readonly by: 'CI' | 'NI' };
  readonly atPcr: NoValues;
  readonly mayAdd: { readonly rate: CellsPerSecond };
  readonly erIsMost: { readonly rate: CellsPerSecond };
  readonly halves: NoValues;
  readonly takenOff: { readonly rate: CellsPerSecond };
  readonly givenBack: {
    readonly nrm: Cells;
    readonly cells: CellsPerSecond;
    readonly increase: CellsPerSecond;
  };
}

export type RateStep = MessageOf<RateSteps>;

/** A limit that applied; null: its rate is given elsewhere. */
export interface RateLimit {
  readonly at: 'MCR' | 'ER' | 'PCR';
  readonly rate: CellsPerSecond | null;
}

/** Reasons for a rate: parts of sentences. */
export interface RateReasonRemarks {
  readonly rateStep: { readonly step: RateStep; readonly limits: readonly RateLimit[] };
  /** `rate`: the increment; null: the rate was doubled. */
  readonly recovered: {
    readonly afterPs: Picoseconds;
    readonly rate: CellsPerSecond | null;
    readonly pcr: CellsPerSecond;
  };
  readonly beforeForward: {
    readonly unused: {
      readonly idlePs: Picoseconds;
      readonly adtfPs: Picoseconds;
      readonly icr: CellsPerSecond;
    } | null;
    readonly unanswered: {
      readonly count: number;
      readonly crm: number;
      readonly rate: CellsPerSecond;
      /** Null: not the limit. */
      readonly mcr: CellsPerSecond | null;
    } | null;
  };
  /** `mcr`: the rate is at MCR; null: not yet. */
  readonly eachCell: {
    readonly taken: CellsPerSecond;
    readonly rdf: number;
    readonly nrm: Cells;
    readonly mcr: CellsPerSecond | null;
  };
  readonly atDestination: { readonly isMarked: boolean; readonly isLimited: boolean };
}

/** A rule of a source end system. */
export type SourceRule =
  | 'down'
  | 'up'
  | 'held'
  | 'atMost'
  | 'unused'
  | 'unanswered'
  | 'halved'
  | 'lowered'
  | 'doubled'
  | 'raised'
  | 'eachCell'
  | 'goodNews';

/** Explanations of changes of an allowed cell rate. */
export interface RateRemarks {
  readonly rateChanges: RateChange & { readonly name: string };
  readonly rmCameBack: {
    readonly number: number;
    readonly er: CellsPerSecond;
    readonly ci: boolean;
    readonly ni: boolean;
  };
  readonly noticeCame: NoValues;
  readonly noticeFrom: {
    readonly node: string;
    readonly agoPs: Picoseconds;
    readonly queue: Cells;
    readonly algorithm: string;
  };
  readonly sendsNotice: { readonly port: string; readonly queue: Cells };
  readonly forwardLeft: NoValues;
  readonly nearShare: { readonly acr: CellsPerSecond; readonly fair: CellsPerSecond; readonly near: number };
  readonly noShare: NoValues;
  readonly neverNear: {
    readonly near: number;
    readonly fair: CellsPerSecond;
    readonly acr: CellsPerSecond;
    readonly lookedPs: Picoseconds;
  };
  /** `near`: tolerance as a share of the fair rate; `afterPs` 0: at once. */
  readonly becomesNear: {
    readonly near: number;
    readonly fair: CellsPerSecond;
    readonly afterPs: Picoseconds;
  };
  readonly noNextChange: { readonly lookedPs: Picoseconds };
  readonly nextChange: RateChange & { readonly afterPs: Picoseconds };
  readonly rateGoes: RateChange;
  readonly noRateChange: Sought & { readonly vc: number };
}

/** Explanations of RM cells at the stations of their loop. */
export interface RmRemarks {
  /** `node`: a switch that begins a segment; null: the source of the VC. */
  readonly sendsRm: { readonly node: string | null; readonly name: string; readonly number: number };
  readonly asksFor: {
    readonly ccr: CellsPerSecond;
    readonly er: CellsPerSecond;
    readonly in16Bits: boolean;
  };
  readonly passesCongestionOn: { readonly node: string; readonly name: string };
  readonly turnsRound: { readonly node: string; readonly number: number };
  /** Turn of an RM cell; `er`: its new value, null: unchanged; `isEnd`: at the destination of the VC. */
  readonly turned: {
    readonly isMarked: boolean;
    readonly er: CellsPerSecond | null;
    readonly isEnd: boolean;
  };
  readonly switchDoes: {
    readonly node: string;
    readonly name: string;
    readonly does: 'lowers' | 'slows' | 'holds' | 'reads' | 'passes';
    readonly er: CellsPerSecond;
  };
  readonly sourceDoes: { readonly node: string | null; readonly name: string } & RateChange;
  readonly leavesWith: { readonly ccr: CellsPerSecond; readonly er: CellsPerSecond };
  readonly nodeChanged: { readonly node: string; readonly change: RmChange };
  readonly nodeChangedLater: { readonly node: string; readonly change: RmChange };
  readonly isBack: RateChange;
  readonly endOfWay: { readonly number: number };
  readonly notHome: { readonly number: number; readonly lookedPs: Picoseconds };
  /** `port` null: an end of the VC. */
  readonly noRmCell: Sought & { readonly vc: number; readonly port: string | null };
}

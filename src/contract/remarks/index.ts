import { type MessageOf, messages, type NoValues } from '../message.ts';
import type { Cells, CellsPerSecond, Picoseconds } from '../units.ts';
import type { AlgorithmRemarks } from './algorithms.ts';
import type { DecisionRemarks } from './decisions.ts';
import type { PortRemarks, RecoveryRemarks, SenderRemarks } from './events.ts';
import type { RateReasonRemarks, RateRemarks, RmRemarks, SourceRule } from './rates.ts';
import type { RmChange } from './values.ts';

export type * from './algorithms.ts';
export type * from './decisions.ts';
export type * from './events.ts';
export type * from './rates.ts';
export type * from './values.ts';

/** Remarks that contain another remark as the reason. */
interface NestedRemarks {
  /** Short name of an algorithm, and its explanation; empty parts are left out. */
  readonly byAlgorithm: { readonly short: string; readonly why: Remark };
  /** `mcr`: rates in the explanation are those above it. */
  readonly beyondMcr: { readonly why: Remark; readonly mcr: CellsPerSecond };
  readonly rateBecause: { readonly why: Remark; readonly rules: readonly SourceRule[] };
  /** Station that set the values an RM cell brought; `queue`: null at an end system. */
  readonly rmDecidedBy: {
    readonly node: string;
    readonly change: RmChange;
    readonly agoPs: Picoseconds;
    readonly queue: Cells | null;
    readonly why: Remark;
  };
  readonly metOnTheWay: { readonly node: string; readonly queue: Cells; readonly why: Remark };
  readonly rmMeets: {
    readonly number: number;
    readonly name: string;
    readonly node: string;
    readonly forward: boolean;
    readonly queue: Cells;
    readonly change: RmChange;
    readonly why: Remark;
  };
  readonly rmReturned: {
    readonly number: number;
    readonly er: CellsPerSecond;
    readonly ci: boolean;
    readonly ni: boolean;
    readonly before: CellsPerSecond;
    readonly after: CellsPerSecond;
    readonly why: Remark;
  };
  readonly cameHome: {
    readonly afterPs: Picoseconds;
    readonly er: CellsPerSecond;
    readonly before: CellsPerSecond;
    readonly after: CellsPerSecond;
    readonly why: Remark;
  };
}

/** Reasons why there is no answer to a question. */
interface NoAnswerRemarks {
  readonly nothingThere: { readonly vc: number; readonly time: Picoseconds };
  readonly explainsItself: NoValues;
  readonly notRecorded: { readonly time: Picoseconds; readonly reach: Picoseconds };
  readonly noSuchVc: { readonly vc: number };
  readonly noRateControl: { readonly vc: number };
  readonly notUnderWay: { readonly number: number; readonly vc: number };
  readonly answersMissing: NoValues;
}

/** Explanations of events: sentences, and parts of them, each with its values. */
export interface Remarks
  extends DecisionRemarks,
    AlgorithmRemarks,
    PortRemarks,
    RecoveryRemarks,
    SenderRemarks,
    RateReasonRemarks,
    RateRemarks,
    RmRemarks,
    NestedRemarks,
    NoAnswerRemarks {
  /** Words from the text of a rule. */
  readonly ownWords: { readonly words: string };
}

export type Remark = MessageOf<Remarks>;

/** `remark('moreCells', { count: 3 })` */
export const remark = messages<Remarks>();

/** A list of remarks without the null ones. */
export const remarks = (...all: readonly (Remark | null)[]): readonly Remark[] =>
  all.filter((item) => item !== null);

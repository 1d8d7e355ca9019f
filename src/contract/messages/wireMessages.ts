import type { Edit } from '../document/edits.ts';
import type { BranchesReport, BranchInfo, BranchPart } from './branches.ts';
import type { BatchReport, Command, LoadedReport, Report } from './protocol.ts';

/**
 * Numbers in a row of the table that stands for the columns of a batch on its way: channel, first bin, how many bins, and
 * for the smallest and for the largest values the piece of `space` they are in and their first byte there.
 */
export const COLUMN_ROW = 7;

/**
 * A list of edits on its way: the first `keep` of a list that the page has, and what is new behind them. The page has
 * the list of `branch`, as revision `from`; 0 needs no list.
 */
export interface EditsDelta {
  readonly branch: number;
  readonly from: number;
  /** The number of the list that results. */
  readonly revision: number;
  readonly keep: number;
  readonly added: readonly Edit[];
}

type WithEdits<R extends { readonly edits: unknown }> = Omit<R, 'edits'> & { readonly edits: EditsDelta };
type Applied = Extract<Report, { type: 'applied' }>;
type Packed<Part> = Omit<Part, 'columns'> & { readonly columns: Float64Array };
type Batch = Omit<Packed<BatchReport>, 'others' | 'edits'> & {
  readonly others: readonly Packed<BranchPart>[];
  readonly edits: EditsDelta | null;
};

/**
 * A report on its way. Hundreds of arrays in a message take longer than what is in them, so columns go as one table; of
 * a list of edits only what is new goes.
 */
export type WireReport =
  | Exclude<Report, BatchReport | LoadedReport | Applied | BranchesReport>
  | WithEdits<LoadedReport>
  | WithEdits<Applied>
  | (Omit<BranchesReport, 'list'> & { readonly list: readonly WithEdits<BranchInfo>[] })
  | Batch;

type ReplaceEdits = Extract<Command, { type: 'replaceEdits' }>;

/** A command on its way: of the edits only what is new, behind the first of a list that the worker has sent. */
export type WireCommand =
  | Exclude<Command, ReplaceEdits>
  | (Omit<ReplaceEdits, 'edits'> & { readonly edits: Omit<EditsDelta, 'revision'> });

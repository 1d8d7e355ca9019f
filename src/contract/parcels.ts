import type { BranchPart } from './branches.ts';
import type { BatchReport, Report } from './protocol.ts';

/**
 * Numbers in a row of the table that stands for the columns of a batch on its way: channel, first bin, how many bins, and
 * for the smallest and for the largest values the piece of `space` they stand in and their first byte there.
 */
export const COLUMN_ROW = 7;

type Packed<Part> = Omit<Part, 'columns'> & { readonly columns: Float64Array };

/** A report on its way: hundreds of arrays in a message take longer than what is in them, so columns go as one table. */
export type Parcel =
  | Exclude<Report, BatchReport>
  | (Omit<Packed<BatchReport>, 'others'> & { readonly others: readonly Packed<BranchPart>[] });

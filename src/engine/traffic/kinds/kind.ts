import type * as v from 'valibot';
import type { SourceDocument, SourceInfo, SourceKind } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import type { Pattern } from '../pattern.ts';

/** What a pattern may want to know of its VC. */
export interface PatternContext {
  /** Cells of a unit: of a frame, or 1. */
  readonly unitCells: number;
  /** Cell time of the source's link, picoseconds; not whole. */
  readonly slotPs: number;
  /** A stream of this source and this purpose alone: `units`, `lengths`. */
  random(purpose: string): RandomStream;
}

/** The seam of traffic sources: what a kind is called, what a document says of it, when it sends. */
export interface SourceDefinition<Kind extends SourceKind = SourceKind> extends SourceInfo {
  readonly id: Kind;
  readonly schema: v.GenericSchema<unknown, SourceOf<Kind>>;
  /** Null for TCP and greedy sources, which send when they may. */
  readonly pattern: ((source: SourceOf<Kind>, context: PatternContext) => Pattern) | null;
}

export type SourceOf<Kind extends SourceKind> = Extract<SourceDocument, { readonly kind: Kind }>;

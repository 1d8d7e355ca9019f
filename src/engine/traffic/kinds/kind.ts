import type * as v from 'valibot';
import type { SourceDocument, SourceInfo, SourceKind } from '../../../contract/index.ts';
import type { RandomStream } from '../../sim/random.ts';
import type { Pattern } from '../pattern.ts';

/** Properties of a VC that a pattern may use. */
export interface PatternContext {
  /** Cells of a unit: of a frame, or 1. */
  readonly unitCells: number;
  /** Cell time of the source's link, picoseconds; not whole. */
  readonly slotPs: number;
  /** Random stream of this source for one purpose: `units`, `lengths`. */
  random(purpose: string): RandomStream;
}

/** The interface of traffic sources: id of a kind, schema of its document, and pattern by which it sends. */
export interface SourceDefinition<Kind extends SourceKind = SourceKind> extends SourceInfo {
  readonly id: Kind;
  readonly schema: v.GenericSchema<unknown, SourceOf<Kind>>;
  /** Null for TCP and greedy sources, which send whenever they are allowed to. */
  readonly pattern: ((source: SourceOf<Kind>, context: PatternContext) => Pattern) | null;
}

export type SourceOf<Kind extends SourceKind> = Extract<SourceDocument, { readonly kind: Kind }>;

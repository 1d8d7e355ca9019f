import type { Edit } from '../document/edits.ts';
import type { ScenarioDocument } from '../document/scenario.ts';
import type { Picoseconds } from '../units.ts';
import type { RaceFailure } from './race.ts';

/** Packets for a program such as Wireshark, or traces for one that reads tables. */
export type ExportedFile =
  /** Hosts; none: each connection where its data come from. */
  | { readonly kind: 'packets'; readonly at: readonly string[] }
  /** Ids of channels. */
  | { readonly kind: 'traces'; readonly traces: readonly string[]; readonly every: Picoseconds };

/** Page to a worker that shows nothing: a run once more from its beginning, as a file. */
export interface ExportTask {
  readonly type: 'export';
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly edits: readonly Edit[];
  readonly until: Picoseconds;
  /** Of the program, for the file. */
  readonly version: string;
  readonly file: ExportedFile;
}

/** Its answers; the parts of the file in their order. */
export type ExportReport =
  | { readonly type: 'export-progress'; readonly share: number }
  | { readonly type: 'export-done'; readonly parts: readonly (Uint8Array<ArrayBuffer> | string)[] }
  | { readonly type: 'race-failed'; readonly cause: RaceFailure };

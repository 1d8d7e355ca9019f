import type { ScenarioDocument } from '../../../contract/index.ts';
import type { BranchesPart, LinkState } from '../state.ts';
import { isObject } from './untrusted.ts';

export const FILE_KIND = 'cellscope-run';
export const FILE_VERSION = 1;

/** A saved run, version 1; its schema is `public/schema/run.v1.schema.json`, docs/reference/links.md explains it. */
export interface RunFile {
  readonly $schema?: string;
  readonly kind: typeof FILE_KIND;
  readonly version: typeof FILE_VERSION;
  /** Digest of the run up to the play head when it was saved. */
  readonly digest?: string;
  /** Keys of the address with their values: scene, seed and the view of the page. */
  readonly address: Readonly<Record<string, string | number>>;
  readonly scenario?: ScenarioDocument;
  readonly overrides?: readonly { readonly path: string; readonly value: string | number }[];
  readonly edits?: LinkState['edits'];
  readonly branches?: BranchesPart;
}

/** Whether a document is marked as a saved run rather than a scenario; its content is not checked. */
export const isRunFile = (document: unknown): boolean =>
  isObject(document) && Reflect.get(document, 'kind') === FILE_KIND;

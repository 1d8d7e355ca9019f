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
  /** Of the run up to the play head, as it was when it was saved. */
  readonly digest?: string;
  /** Keys of the address with their values: scene, seed and how the page looks at the run. */
  readonly address: Readonly<Record<string, string | number>>;
  readonly scenario?: ScenarioDocument;
  readonly overrides?: readonly { readonly path: string; readonly value: string | number }[];
  readonly edits?: LinkState['edits'];
  readonly branches?: BranchesPart;
}

/** What can be seen from the outside: whether a document is a saved run rather than a scenario. */
export const isRunFile = (document: unknown): boolean =>
  isObject(document) && Reflect.get(document, 'kind') === FILE_KIND;

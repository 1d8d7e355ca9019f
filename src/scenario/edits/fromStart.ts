import {
  because,
  type Catalog,
  type Edit,
  type Problem,
  readPath,
  type ScenarioDocument,
} from '../../contract/index.ts';
import { isLive } from './kinds.ts';
import type { AppliedSettings, WrittenSettings } from './settings.ts';

type Apply = (document: ScenarioDocument, settings: WrittenSettings, catalog: Catalog) => AppliedSettings;

let apply: Apply | null = null;

/** From now on documents can be changed; what does it comes late. */
export function offerSettings(by: Apply): void {
  apply = by;
}

/** An edit that no run under way takes: at 0 s it changes the document of its branch. All branches have one seed. */
export const isFromStart = ({ time, path }: Pick<Edit, 'time' | 'path'>): boolean =>
  time === 0 && path !== 'seed' && readPath(path) !== null && !isLive(path);

export interface DocumentAndEdits {
  readonly document: ScenarioDocument;
  /** Edits that made this document; each path once. */
  readonly settings: readonly Edit[];
  /** Edits that the run carries out. */
  readonly live: readonly Edit[];
  readonly problems: readonly Problem[];
}

/** Divides the edits of a branch: the document that it runs, and what changes while it runs. */
export function beginWith(
  document: ScenarioDocument,
  edits: readonly Edit[],
  catalog: Catalog,
): DocumentAndEdits {
  const newest = new Map(edits.filter(isFromStart).map((edit) => [edit.path, edit]));
  const asked = edits.filter((edit) => newest.get(edit.path) === edit);
  const live = edits.filter((edit) => !isFromStart(edit));
  if (asked.length === 0) return { document, settings: [], live, problems: [] };
  const changed = apply?.(
    document,
    asked.map(({ path, value }) => [path, value] as const),
    catalog,
  );
  const problems = changed?.problems ?? asked.map((edit) => ({ ...edit, reason: because('refused') }));
  const settings = asked.filter(({ path }) => !problems.some((problem) => problem.path === path));
  return { document: changed?.document ?? document, settings, live, problems };
}

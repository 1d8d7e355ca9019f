import { fallback, looseObject, object, parse, record, string } from 'valibot';
import type { ScenarioDocument } from '../../contract/index.ts';
import { json, type Kept, kept } from '../kept.ts';
import { FILE_KIND, FILE_VERSION, type RunFile } from '../link/packed/runFile.ts';
import { pageLink } from '../link/pageLink.ts';
import { putAddress } from '../link/place.ts';

/** The file of a lesson or a story, handed over to its page and kept while the tab is open. */
export interface Draft {
  readonly file: string;
  readonly text: string;
}

/** Id that no listed lesson or story has. */
export const DRAFT_ID = 'draft';
const FILE = json(object({ file: string(), text: string() }));
const DRAFT = kept('cellscope.draft', FILE, 'tab');
const STORY = kept('cellscope.story-draft', FILE, 'tab');
const LECTURE = kept('cellscope.lecture-draft', FILE, 'tab');
const RUN = kept<object>('cellscope.handed-over', json(looseObject({})), 'tab');
/** Content of the name of a window: texts by key. */
const CARRIED = fallback(json(record(string(), string())), {});

/**
 * Opens another page with a value that its address cannot hold. If the browser stores nothing, the name of the window carries the
 * value, which lasts while its pages are of one origin.
 */
function goWith<Value>(place: Kept<Value>, value: Value, query: string): void {
  if (!place.keep(value)) window.name = JSON.stringify({ [place.key]: JSON.stringify(value) });
  location.assign(query);
}

/** The value handed over by `goWith`; null without one. */
const handed = <Value>(place: Kept<Value>): Value | null =>
  place.read() ?? place.of(parse(CARRIED, window.name)[place.key] ?? null);

export const runFileOf = (scenario: ScenarioDocument): RunFile => ({
  kind: FILE_KIND,
  version: FILE_VERSION,
  address: {},
  scenario,
});

export const runIn = (scene: string): RunFile => ({
  kind: FILE_KIND,
  version: FILE_VERSION,
  address: { scene },
});

export const openOnStage = (run: object): void => goWith(RUN, run, pageLink('open'));

export const openAsLesson = (draft: Draft): void => goWith(DRAFT, draft, `?lesson=${DRAFT_ID}`);

export const openAsStory = (draft: Draft): void => goWith(STORY, draft, `?story=${DRAFT_ID}`);

export const openAsLecture = (draft: Draft): void =>
  goWith(LECTURE, draft, pageLink('lecture', `plan=${DRAFT_ID}`));

/** Lesson, story and lecture that are tried in this tab. */
export const draftHere = (): Draft | null => handed(DRAFT);
export const storyDraftHere = (): Draft | null => handed(STORY);
export const lectureDraftHere = (): Draft | null => handed(LECTURE);

/** Opens the run that was handed over, in the way the stage opens a run stored in a history entry. */
export function openHandedOver(): void {
  const run = handed(RUN);
  RUN.keep(null);
  window.name = '';
  putAddress('?scene=half-empty', run);
  location.reload();
}

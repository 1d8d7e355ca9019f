import type { ScenarioDocument } from '../../contract/index.ts';
import { fieldsOf, keepText, keptText, parsed } from '../kept.ts';
import { FILE_KIND, FILE_VERSION, type RunFile } from '../link/packed/runFile.ts';
import { putAddress } from '../link/place.ts';

/** The file of a lesson or a story on its way to its page, and as long as the tab is open. */
export interface Draft {
  readonly file: string;
  readonly text: string;
}

/** Names no lesson and no story of the lists. */
export const DRAFT_ID = 'draft';
const DRAFT = 'cellscope.draft';
const STORY = 'cellscope.story-draft';
const LECTURE = 'cellscope.lecture-draft';
const RUN = 'cellscope.handed-over';

/**
 * Opens another page with something that its address cannot hold. Where the browser stores nothing, the name of the window
 * carries it, which lasts as long as its pages are of one origin.
 */
function goWith(key: string, value: object, query: string): void {
  const text = JSON.stringify(value);
  if (!keepText(key, text, 'tab')) window.name = JSON.stringify({ [key]: text });
  location.assign(query);
}

/** What came with `goWith`; null: nothing. */
function handed(key: string): string | null {
  const carried = keptText(key, 'tab') ?? fieldsOf(window.name)[key];
  return typeof carried === 'string' ? carried : null;
}

export const runOf = (scenario: ScenarioDocument): RunFile => ({
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

export const openOnStage = (run: object): void => goWith(RUN, run, '?page=open');

export const openAsLesson = (draft: Draft): void => goWith(DRAFT, draft, `?lesson=${DRAFT_ID}`);

export const openAsStory = (draft: Draft): void => goWith(STORY, draft, `?story=${DRAFT_ID}`);

export const openAsLecture = (draft: Draft): void => goWith(LECTURE, draft, `?page=lecture&plan=${DRAFT_ID}`);

function keptDraft(key: string): Draft | null {
  const { file, text } = fieldsOf(handed(key));
  return typeof file === 'string' && typeof text === 'string' ? { file, text } : null;
}

/** The lesson, the story and the lecture that are tried in this tab. */
export const draftHere = (): Draft | null => keptDraft(DRAFT);
export const storyDraftHere = (): Draft | null => keptDraft(STORY);
export const lectureDraftHere = (): Draft | null => keptDraft(LECTURE);

/** Opens the run that was handed over, as the stage opens what is kept with an entry of the history. */
export function openHandedOver(): void {
  const run = parsed(handed(RUN));
  keepText(RUN, null, 'tab');
  window.name = '';
  putAddress('?scene=half-empty', run);
  location.reload();
}

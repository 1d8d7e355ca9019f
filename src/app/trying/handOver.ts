import type { ScenarioDocument } from '../../contract/index.ts';
import { fieldsOf, keptText, parsed } from '../kept.ts';
import { FILE_KIND, FILE_VERSION, type RunFile } from '../link/packed/runFile.ts';

/** A lesson file on its way to the page of lessons, and as long as the tab is open. */
export interface Draft {
  readonly file: string;
  readonly text: string;
}

/** Names no lesson of the list. */
export const DRAFT_ID = 'draft';
const DRAFT = 'cellscope.draft';
const RUN = 'cellscope.handed-over';

/** Opens another page with something that its address cannot hold. @throws where the browser keeps nothing */
function goWith(key: string, value: object, query: string): void {
  sessionStorage.setItem(key, JSON.stringify(value));
  location.assign(query);
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

/** The lesson that is tried in this tab. */
export function draftHere(): Draft | null {
  const { file, text } = fieldsOf(keptText(DRAFT, 'tab'));
  return typeof file === 'string' && typeof text === 'string' ? { file, text } : null;
}

/** Opens the run that was handed over, as the stage opens what is kept with an entry of the history. */
export function openHandedOver(): void {
  const run = parsed(keptText(RUN, 'tab'));
  sessionStorage.removeItem(RUN);
  history.replaceState(run, '', '?scene=half-empty');
  location.reload();
}

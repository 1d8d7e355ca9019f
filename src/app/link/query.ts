import { type Edit, isSame, type Problem } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { HOME_PAGES, OTHER_PAGES, untracked } from '../home/choice.ts';
import { isEditPath } from '../store/paths.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import { isValue, NO_VALUE, readEdit, writeEdit } from './edits.ts';
import { fieldOf, isFixedMoment, RUN_FIELDS, VIEW_FIELDS } from './fields.ts';
import { packing } from './packed/packing.ts';
import { type QueryPair, queryOf } from './said.ts';
import {
  EMPTY_LINK,
  type LinkDraft,
  type LinkState,
  type Override,
  type ReadLink,
  type Refuse,
} from './state.ts';
import { reader, toValue } from './values.ts';

/** Most values that are read from one link. */
const MAX_VALUES = 5000;
/** Longest link that is read, characters from `?` on. */
const LONGEST_READ = 100_000;
/** Longest link with readable changes; in a longer one they are packed. Characters from `?` on. */
export const LONGEST_READABLE = 300;
/** Longest link that is written, characters from `?` on. */
const LONGEST_LINK = 2000;

/** Valid values of `page=`. */
const PAGES: readonly string[] = [...HOME_PAGES, ...OTHER_PAGES];

/** Reads a link, the part from `?` on. Errors are listed, and the values left out; nothing is thrown. */
export function parseLink(search: string): ReadLink {
  const problems: Problem[] = [];
  const draft: LinkDraft = { ...EMPTY_LINK };
  const edits: Edit[] = [];
  const overrides: Override[] = [];
  const refuse: Refuse = (path, value, reason, kept) => problems.push({ path, value, reason, kept });
  const read = reader(refuse);
  let count = 0;
  if (search.length > LONGEST_READ)
    refuse('link', reasons.characters(whole(search.length)), reasons.manyCharacters(whole(LONGEST_READ)));
  const query = new URLSearchParams(untracked(search.slice(0, LONGEST_READ)));
  for (const [key, text] of query) {
    if (++count > MAX_VALUES) {
      refuse('link', reasons.values(String(MAX_VALUES)), reasons.manyValues(String(MAX_VALUES)));
      break;
    }
    const field = fieldOf(key);
    if (field) field.read(text, draft, read, refuse);
    else if (key === 'e') {
      const edit = readEdit(text, refuse);
      if (edit) edits.push(edit);
    } else if (key === 'state') {
      const packed = packing();
      if (packed) packed.unpack(text, draft, refuse);
      else refuse('state', text, reasons.partMissing);
    } else if (key === 'page' && !PAGES.includes(text)) read.choice(key, text, PAGES);
    else if (!isValue(toValue(text))) refuse(key, text, NO_VALUE);
    else if (isEditPath(key)) edits.push({ time: 0, path: key, value: toValue(text) });
    else overrides.push([key, toValue(text)]);
  }
  if (!query.has('paused')) draft.paused = isFixedMoment(draft);
  const link = {
    ...draft,
    edits: [...draft.edits, ...edits].sort((a, b) => a.time - b.time),
    overrides: [...draft.overrides, ...overrides],
  };
  return { link, problems };
}

/** How a state was written: in words, with a packed part, or incompletely, because it needs a file. */
export interface Written {
  readonly query: string;
  readonly form: 'words' | 'packed' | 'file';
}

/**
 * The link of a state. In words if that is short and can be read back unchanged; else scenario, changes and branches are packed
 * into `state=`, which comes last so that a truncated link loses nothing else. For `file` the query contains what fits:
 * scene, seed and view.
 */
export function writeLink(state: LinkState): Written {
  if (!state.scenario && !state.branches) {
    const words = stateQuery(state, changesInWords(state));
    const short = words.length <= LONGEST_READABLE || state.overrides.length + state.edits.length === 0;
    if (short && readsBack(words, state)) return { query: words, form: 'words' };
  }
  const packed = packing()?.pack(state);
  const bare = stateQuery(state, []);
  const query = `${bare}&state=${packed}`.replace('?&', '?');
  return packed && query.length <= LONGEST_LINK ? { query, form: 'packed' } : { query: bare, form: 'file' };
}

function changesInWords({ overrides, edits }: LinkState): readonly QueryPair[] {
  return [
    ...overrides,
    ...edits.map(
      (edit): QueryPair =>
        edit.time === 0 && isEditPath(edit.path) ? [edit.path, edit.value] : ['e', writeEdit(edit)],
    ),
  ];
}

function stateQuery(state: LinkState, changes: readonly QueryPair[]): string {
  const said = (fields: typeof RUN_FIELDS) =>
    fields.flatMap(({ key, write }): QueryPair[] => {
      const value = write(state);
      return value === undefined ? [] : [[key, value]];
    });
  return queryOf([...said(RUN_FIELDS), ...changes, ...said(VIEW_FIELDS)]);
}

/** Whether a link reads back unchanged: words do not distinguish numbers from similar texts, or paths from keys. */
function readsBack(query: string, { overrides, edits }: LinkState): boolean {
  const { link, problems } = parseLink(query);
  return problems.length === 0 && isSame(link.overrides, overrides) && isSame(link.edits, edits);
}

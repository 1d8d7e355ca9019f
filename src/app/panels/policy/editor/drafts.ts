/** What was written and not run, kept on the device by what it began as. */
interface Draft {
  readonly base: string;
  readonly text: string;
}

const KEY = 'cellscope.drafts';
const MOST = 20;

const isDraft = (one: unknown): one is Draft =>
  typeof one === 'object' &&
  one !== null &&
  'base' in one &&
  'text' in one &&
  typeof one.base === 'string' &&
  typeof one.text === 'string';

/** A device may keep nothing: then drafts last as long as the page. */
let unkept: readonly Draft[] = [];

function read(): readonly Draft[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isDraft) : unkept;
  } catch {
    return unkept;
  }
}

function write(drafts: readonly Draft[]): void {
  unkept = drafts;
  try {
    localStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Full, or not allowed: `unkept` has them.
  }
}

/** @param base id of a policy, or the text that the draft began as */
export const draftOf = (base: string): string | null =>
  read().find((draft) => draft.base === base)?.text ?? null;

/** @param text null: there is none any more */
export function keepDraft(base: string, text: string | null): void {
  const others = read().filter((draft) => draft.base !== base);
  write(text === null ? others : [{ base, text }, ...others].slice(0, MOST));
}

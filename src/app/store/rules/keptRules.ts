import { array, check, exactOptional, is, literal, maxLength, object, pipe, string, unknown } from 'valibot';
import { create } from 'zustand';
import { isRuleText } from '../../../contract/index.ts';
import { json, kept } from '../../kept.ts';
import { renamed } from './ruleHead.ts';

/** A rule that is kept on the device; its name is in its text. */
export interface KeptRule {
  readonly text: string;
  /** When it was kept last, ISO 8601. */
  readonly date: string;
  /** Of a text that has not run yet, what it began as: the id of a policy, or a text. */
  readonly draft?: string;
}

/** An entry that cannot be read: it is put aside as it was found. */
export interface DamagedEntry {
  readonly found: string;
  readonly entry: unknown;
}

export interface StoredRules {
  readonly rules: readonly KeptRule[];
  readonly damaged: readonly DamagedEntry[];
}

/** Longest text that can be a rule, characters. */
export const LONGEST_RULE = 20_000;

const RULE = pipe(
  object({
    text: pipe(string(), maxLength(LONGEST_RULE)),
    date: pipe(
      string(),
      check((date) => !Number.isNaN(Date.parse(date))),
    ),
    draft: exactOptional(string()),
  }),
  check(({ text, draft }) => draft !== undefined || isRuleText(text)),
);
const DAMAGED = object({ found: string(), entry: unknown() });

const KEY = 'cellscope.rules';
const RULES = kept(KEY, json(object({ version: literal(1), rules: array(unknown()) })));
const ASIDE_KEY = 'cellscope.rules.damaged';
const ASIDE = kept(ASIDE_KEY, json(array(unknown())));

/** What is no list is one entry that cannot be read. */
function asOne(key: string): readonly unknown[] {
  const text = kept(key, string()).read();
  return text === null ? [] : [text];
}

/** What is kept. Entries that cannot be read are put aside, before anything is written over them. */
export function readStoredRules(found: string): StoredRules {
  const entries = RULES.read()?.rules ?? asOne(KEY);
  const rules = entries.filter((entry) => is(RULE, entry));
  const aside = (ASIDE.read() ?? asOne(ASIDE_KEY)).map((entry) =>
    is(DAMAGED, entry) ? entry : { found, entry },
  );
  const fresh = entries.filter((entry) => !is(RULE, entry)).map((entry) => ({ found, entry }));
  const shelf = { rules, damaged: [...aside, ...fresh] };
  if (fresh.length > 0) writeStoredRules(shelf);
  return shelf;
}

/** @returns whether the browser has kept it */
const writeStoredRules = ({ rules, damaged }: StoredRules): boolean =>
  ASIDE.keep([...damaged]) && RULES.keep({ version: 1, rules: [...rules] });

/** The newest first; a text is kept once. @param instead the version that it replaces */
export function withRule(
  rules: readonly KeptRule[],
  kept: KeptRule,
  instead: string = kept.text,
): readonly KeptRule[] {
  return [kept, ...rules.filter(({ text }) => text !== kept.text && text !== instead)];
}

interface KeptState extends StoredRules {
  /** The last one that was deleted, for undo. */
  readonly deleted: { readonly rule: KeptRule; readonly at: number } | null;
  /** The browser keeps nothing: rules are lost with the page. */
  readonly isUnsaved: boolean;
}

interface KeptActions {
  /** Keeps a rule. @param instead the version that it replaces */
  keep(text: string, instead?: string): void;
  /** Keeps a text that is being written. @param before what it was; null: it is new @param draft what it began as */
  write(text: string, before: string | null, draft: string): void;
  /** Gives up a draft that is as it began again. */
  forget(text: string): void;
  rename(text: string, name: string): void;
  remove(text: string): void;
  undoRemove(): void;
  /** Gives up what was put aside. */
  clearDamaged(): void;
  /** Reads the shelf again: another page of the browser has changed it. */
  refresh(): void;
}

const now = (): string => new Date().toISOString();
export const useKeptRules = create<KeptState & KeptActions>()((change, get) => {
  /** Changes what is kept now, not what this page saw last; where the browser keeps nothing, what the page has. */
  const edit = (how: (shelf: StoredRules) => StoredRules): void => {
    const shelf = how(get().isUnsaved ? get() : readStoredRules(now()));
    change({ ...shelf, isUnsaved: !writeStoredRules(shelf) });
  };
  return {
    ...readStoredRules(now()),
    deleted: null,
    isUnsaved: false,
    keep: (text, instead) =>
      edit(({ rules, damaged }) => ({ rules: withRule(rules, { text, date: now() }, instead), damaged })),
    write: (text, before, draft) =>
      edit(({ rules, damaged }) => {
        // A rule that has run stays as it ran.
        const others = rules.filter((rule) => rule.draft === undefined || rule.text !== before);
        const isKept = others.some((rule) => rule.text === text);
        return { rules: isKept ? others : [{ text, date: now(), draft }, ...others], damaged };
      }),
    forget: (text) =>
      edit(({ rules, damaged }) => ({
        rules: rules.filter((rule) => rule.draft === undefined || rule.text !== text),
        damaged,
      })),
    rename: (text, name) =>
      edit(({ rules, damaged }) => {
        const other = renamed(text, name);
        const rest = rules.filter((rule) => rule.text !== other || other === text);
        return { rules: rest.map((rule) => (rule.text === text ? { ...rule, text: other } : rule)), damaged };
      }),
    remove: (text) => {
      const at = get().rules.findIndex((rule) => rule.text === text);
      const rule = get().rules[at];
      if (rule === undefined) return;
      change({ deleted: { rule, at } });
      edit(({ rules, damaged }) => ({ rules: rules.filter((other) => other.text !== text), damaged }));
    },
    undoRemove: () => {
      const { deleted } = get();
      if (deleted === null) return;
      change({ deleted: null });
      edit(({ rules, damaged }) => ({ rules: rules.toSpliced(deleted.at, 0, deleted.rule), damaged }));
    },
    clearDamaged: () => edit(({ rules }) => ({ rules, damaged: [] })),
    refresh: () => change(readStoredRules(now())),
  };
});

/** The draft that this is, or the newest one that began as this. */
export const ruleDraftOf = (base: string): KeptRule | undefined => {
  const drafts = useKeptRules.getState().rules.filter(({ draft }) => draft !== undefined);
  return drafts.find(({ text }) => text === base) ?? drafts.find(({ draft }) => draft === base);
};

/** Keeps in step with other pages of the browser. */
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === ASIDE_KEY) useKeptRules.getState().refresh();
  });

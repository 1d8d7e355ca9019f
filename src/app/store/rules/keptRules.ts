import { array, check, exactOptional, is, literal, maxLength, object, pipe, string, unknown } from 'valibot';
import { create } from 'zustand';
import { isRuleText } from '../../../contract/index.ts';
import { json, kept } from '../../kept.ts';
import { renamed } from './ruleHead.ts';

/** A rule that is kept on the device; its text contains its name. */
export interface KeptRule {
  readonly text: string;
  /** Time of the last change, ISO 8601. */
  readonly date: string;
  /** For a draft, which has not run yet, its origin: the id of a policy, or a text. */
  readonly draft?: string;
}

/** An unreadable entry, kept aside unchanged. */
export interface DamagedEntry {
  readonly found: string;
  readonly entry: unknown;
}

export interface StoredRules {
  readonly rules: readonly KeptRule[];
  readonly damaged: readonly DamagedEntry[];
}

/** Longest text of a rule, characters. */
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

/** A stored value that is not a list, as one unreadable entry. */
function asOne(key: string): readonly unknown[] {
  const text = kept(key, string()).read();
  return text === null ? [] : [text];
}

/** Reads the stored rules. Unreadable entries are set aside before anything is overwritten. */
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

/** @returns whether the browser could store it */
const writeStoredRules = ({ rules, damaged }: StoredRules): boolean =>
  ASIDE.keep([...damaged]) && RULES.keep({ version: 1, rules: [...rules] });

/** Adds a rule at the front; the same text is stored once. @param instead the version that it replaces */
export function withRule(
  rules: readonly KeptRule[],
  kept: KeptRule,
  instead: string = kept.text,
): readonly KeptRule[] {
  return [kept, ...rules.filter(({ text }) => text !== kept.text && text !== instead)];
}

interface KeptState extends StoredRules {
  /** The last deleted rule, for undo. */
  readonly deleted: { readonly rule: KeptRule; readonly at: number } | null;
  /** Whether the browser cannot store anything, so that rules are lost with the page. */
  readonly isUnsaved: boolean;
}

interface KeptActions {
  /** Keeps a rule. @param instead the version that it replaces */
  keep(text: string, instead?: string): void;
  /** Keeps a draft. @param before its previous text; null: it is new @param draft its origin */
  write(text: string, before: string | null, draft: string): void;
  /** Removes a draft that equals its origin again. */
  forget(text: string): void;
  rename(text: string, name: string): void;
  remove(text: string): void;
  undoRemove(): void;
  /** Removes the unreadable entries. */
  clearDamaged(): void;
  /** Reads the storage again after another page of the browser has changed it. */
  refresh(): void;
}

const now = (): string => new Date().toISOString();
export const useKeptRules = create<KeptState & KeptActions>()((change, get) => {
  /** Changes the stored rules, not those last seen by this page; without storage, those of this page. */
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
        // A rule that has run is never overwritten.
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

/** The draft with this text, or the newest one with this origin. */
export const ruleDraftOf = (base: string): KeptRule | undefined => {
  const drafts = useKeptRules.getState().rules.filter(({ draft }) => draft !== undefined);
  return drafts.find(({ text }) => text === base) ?? drafts.find(({ draft }) => draft === base);
};

/** Synchronizes with other pages of the browser. */
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === ASIDE_KEY) useKeptRules.getState().refresh();
  });

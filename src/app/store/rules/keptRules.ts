import { create } from 'zustand';
import { isRuleText } from '../../../contract/index.ts';
import { parsed } from '../../kept.ts';
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
export interface Damaged {
  readonly found: string;
  readonly entry: unknown;
}

export interface Shelf {
  readonly rules: readonly KeptRule[];
  readonly damaged: readonly Damaged[];
}

const KEY = 'cellscope.rules';
const ASIDE_KEY = 'cellscope.rules.damaged';
const VERSION = 1;
/** Longest text that can be a rule, characters. */
export const LONGEST_RULE = 20_000;

/** How much of the browser's storage is used. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

const isKept = (entry: unknown): entry is KeptRule => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { text, date, draft } = entry as Partial<KeptRule>;
  const isBegun = draft === undefined || typeof draft === 'string';
  const isText = typeof text === 'string' && (isRuleText(text) || typeof draft === 'string');
  return isText && isBegun && text.length <= LONGEST_RULE && !Number.isNaN(Date.parse(String(date)));
};

const isDamaged = (entry: unknown): entry is Damaged =>
  typeof entry === 'object' && entry !== null && 'found' in entry && 'entry' in entry;

/** Entries of a list; what is no list is one entry that cannot be read. */
function entriesOf(text: string | null): readonly unknown[] {
  if (text === null) return [];
  const value = parsed(text) as { version?: unknown; rules?: unknown } | undefined | null;
  return value?.version === VERSION && Array.isArray(value.rules) ? value.rules : [text];
}

function asideOf(text: string | null, found: string): readonly Damaged[] {
  if (text === null) return [];
  const value = parsed(text);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [text];
  return entries.map((entry) => (isDamaged(entry) ? entry : { found, entry }));
}

/** What is kept. Entries that cannot be read are put aside, before anything is written over them. */
export function readShelf(drawer: Drawer, found: string): Shelf {
  const entries = entriesOf(drawer.getItem(KEY));
  const rules = entries.filter(isKept);
  const aside = asideOf(drawer.getItem(ASIDE_KEY), found);
  const fresh = entries.filter((entry) => !isKept(entry)).map((entry) => ({ found, entry }));
  const shelf = { rules, damaged: [...aside, ...fresh] };
  if (fresh.length > 0) writeShelf(drawer, shelf);
  return shelf;
}

function writeShelf(drawer: Drawer, { rules, damaged }: Shelf): void {
  drawer.setItem(ASIDE_KEY, JSON.stringify(damaged));
  drawer.setItem(KEY, JSON.stringify({ version: VERSION, rules }));
}

/** The newest first; a text is kept once. @param instead the version that it replaces */
export function withRule(
  rules: readonly KeptRule[],
  kept: KeptRule,
  instead: string = kept.text,
): readonly KeptRule[] {
  return [kept, ...rules.filter(({ text }) => text !== kept.text && text !== instead)];
}

interface KeptState extends Shelf {
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
const NOTHING: Shelf = { rules: [], damaged: [] };

/** The shelf as other pages of the browser left it; null where the browser keeps nothing. */
function stored(): Shelf | null {
  try {
    return readShelf(localStorage, now());
  } catch {
    return null;
  }
}

export const useKeptRules = create<KeptState & KeptActions>()((change, get) => {
  /** Changes what is kept now, not what this page saw last. */
  const edit = (how: (shelf: Shelf) => Shelf): void => {
    const shelf = how(stored() ?? get());
    change(shelf);
    try {
      writeShelf(localStorage, shelf);
      change({ isUnsaved: false });
    } catch {
      change({ isUnsaved: true });
    }
  };
  return {
    ...(stored() ?? NOTHING),
    deleted: null,
    isUnsaved: false,
    keep: (text, instead) =>
      edit(({ rules, damaged }) => ({ rules: withRule(rules, { text, date: now() }, instead), damaged })),
    write: (text, before, draft) =>
      edit(({ rules, damaged }) => {
        // A rule that has run stays as it ran.
        const others = rules.filter((one) => one.draft === undefined || one.text !== before);
        const isKept = others.some((one) => one.text === text);
        return { rules: isKept ? others : [{ text, date: now(), draft }, ...others], damaged };
      }),
    forget: (text) =>
      edit(({ rules, damaged }) => ({
        rules: rules.filter((one) => one.draft === undefined || one.text !== text),
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
      edit(({ rules, damaged }) => ({ rules: rules.filter((one) => one.text !== text), damaged }));
    },
    undoRemove: () => {
      const { deleted } = get();
      if (deleted === null) return;
      change({ deleted: null });
      edit(({ rules, damaged }) => ({ rules: rules.toSpliced(deleted.at, 0, deleted.rule), damaged }));
    },
    clearDamaged: () => edit(({ rules }) => ({ rules, damaged: [] })),
    refresh: () => change(stored() ?? {}),
  };
});

/** The draft that this is, or the newest one that began as this. */
export const draftOf = (base: string): KeptRule | undefined => {
  const drafts = useKeptRules.getState().rules.filter(({ draft }) => draft !== undefined);
  return drafts.find(({ text }) => text === base) ?? drafts.find(({ draft }) => draft === base);
};

/** Keeps in step with other pages of the browser. */
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === ASIDE_KEY) useKeptRules.getState().refresh();
  });

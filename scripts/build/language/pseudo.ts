/**
 * Languages that nobody speaks: the page with words of twice the length, or from right to left. What the German changes is a word;
 * ids, keys and names, which it leaves, stay.
 */
type Change = (text: string) => string;

const DOUBLED = /⟦([^‖⟧]*)‖[^⟧]*⟧/g;
/** The page from right to left shows each sentence mirrored, as an override of its direction does. */
const [OVERRIDE, END] = ['\u202e', '\u202c'];

export const CHANGES: Readonly<Record<'doubled' | 'reversed', Change>> = {
  doubled: (text) => {
    const once = text.replace(DOUBLED, '$1');
    return once.trim() === '' ? text : `⟦${once}‖${once}⟧`;
  },
  reversed: (text) => {
    const plain = text.replaceAll(OVERRIDE, '').replaceAll(END, '');
    return plain.trim() === '' ? text : `${OVERRIDE}${plain}${END}`;
  },
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** An English value with each text changed that the German has otherwise, whatever is around it. */
export function changed(english: unknown, german: unknown, change: Change): unknown {
  if (typeof english === 'string')
    return german === undefined || german === english ? english : change(english);
  if (typeof english === 'function')
    return typeof german === 'function'
      ? (...values: unknown[]) => changed(english(...values), german(...values), change)
      : english;
  if (Array.isArray(english)) {
    const others = Array.isArray(german) ? german : [];
    return english.map((value, i) => changed(value, others[i], change));
  }
  if (english instanceof Map) {
    const others = german instanceof Map ? german : new Map();
    return new Map([...english].map(([key, value]) => [key, changed(value, others.get(key), change)]));
  }
  if (!isPlain(english)) return english;
  const others = isPlain(german) ? german : {};
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, changed(value, others[key], change)]),
  );
}

/** The lines of a rule that a person reads: its name, help, labels and sentences. */
export const RULE_WORDS = /^((?:rule|algorithm) [\w-]+: |help |parameter .*?: |\s*(?:when .*? )?say )(.*)$/gm;

export const changedRule = (text: string, change: Change): string =>
  text.replace(RULE_WORDS, (_, head: string, words: string) => head + change(words));

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

/** English data with each text changed that the German has otherwise, whatever is around it. */
export function changed(english: unknown, german: unknown, change: Change): unknown {
  if (typeof english === 'string')
    return german === undefined || german === english ? english : change(english);
  if (typeof english !== 'object' || english === null) return english;
  const others: Readonly<Record<string, unknown>> = typeof german === 'object' ? { ...german } : {};
  const entries = Object.entries(english).map(([key, value]) => [key, changed(value, others[key], change)]);
  return Array.isArray(english) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** The lines of a rule that a person reads: its name, help, labels and sentences. */
export const RULE_WORDS = /^((?:rule|algorithm) [\w-]+: |help |parameter .*?: |\s*(?:when .*? )?say )(.*)$/gm;

export const changedRule = (text: string, change: Change): string =>
  text.replace(RULE_WORDS, (_, head: string, words: string) => head + change(words));

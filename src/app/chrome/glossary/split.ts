import type { GlossaryEntry } from '../../strings/terms/entry.ts';
import { GLOSSARY } from '../../strings/terms/glossary.ts';
import type { TextPart } from '../../widgets/words/Terms.tsx';

/** Entries by every way to write them. */
export const BY_NAME: ReadonlyMap<string, GlossaryEntry> = new Map(
  GLOSSARY.flatMap(({ entries }) =>
    entries.flatMap((entry) => [entry.name, ...entry.also].map((name) => [name, entry] as const)),
  ),
);

/** A word may begin a sentence; an abbreviation is written in one way. */
const isWord = (name: string): boolean => /^[a-z]/.test(name);
const pattern = (name: string): string => {
  const [first = ''] = name;
  const rest = name.slice(1).replace(/[+.]/g, '\\$&');
  return isWord(name) ? `[${first}${first.toUpperCase()}]${rest}` : first + rest;
};

/** A letter that means something else in most texts. */
const UNMARKED = 'T';

const MARKED = [...BY_NAME]
  .filter(([name, { isListed }]) => isListed !== true && name !== UNMARKED)
  .map(([name]) => name)
  .sort((a, b) => b.length - a.length);
const TERMS = new RegExp(`(?<![\\w-])(?:${MARKED.map(pattern).join('|')})(?![\\w+-])`, 'g');

export const glossaryEntry = (written: string): GlossaryEntry | undefined =>
  BY_NAME.get(written) ?? BY_NAME.get(written.charAt(0).toLowerCase() + written.slice(1));

/** A text with its terms, each at its first mention only. */
export function splitTerms(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  const met = new Set<string>();
  let done = 0;
  for (const { 0: written, index } of text.matchAll(TERMS)) {
    const name = glossaryEntry(written)?.name ?? written;
    if (met.has(name)) continue;
    met.add(name);
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: written, term: name });
    done = index + written.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

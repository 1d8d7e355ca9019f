import type { GlossaryEntry, GlossaryGroup } from '../strings/terms/entry.ts';

/** Anchor of a term: `cell slot` is `cell-slot`. */
export const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const has = ({ name, text, also }: GlossaryEntry, words: readonly string[]): boolean => {
  const all = [name, text, ...also].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** Terms that match every typed word; groups without any are left out. */
export function withWords(groups: readonly GlossaryGroup[], typed: string): readonly GlossaryGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => has(entry, words)) }))
    .filter(({ entries }) => entries.length > 0);
}

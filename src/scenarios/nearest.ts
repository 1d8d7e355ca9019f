/** How many letters have to be added, left out or changed to make `b` of `a`. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** By how much a name may be worse than the best one. */
const ALIKE = 0.2;

/**
 * The names most like a word, at most so many: those that share a whole part with it first, then those that are spelt most
 * like it. Where one is far better than the others it is the only one.
 */
export function nearest(word: string, names: readonly string[], most: number): readonly string[] {
  const parts = word
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length > 2);
  const misses = (name: string): number => {
    const shared = parts.filter((part) => name.includes(part)).length;
    return distance(word.toLowerCase(), name) / Math.max(word.length, name.length) - shared;
  };
  const ranked = names.map((name) => [misses(name), name] as const).sort(([a], [b]) => a - b);
  const [best = 0] = ranked[0] ?? [];
  return ranked
    .filter(([score]) => score <= best + ALIKE)
    .slice(0, most)
    .map(([, name]) => name);
}

/** `did you mean a, b or c?` */
export function didYouMean(word: string, names: readonly string[]): string {
  const alike = nearest(word, names, 3);
  const last = alike.at(-1) ?? '';
  return `did you mean ${[alike.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')}?`;
}

/** Longest common subsequence of two texts by line: pairs of line indices, ascending. */
export function sharedLines(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [before: number, after: number])[] {
  const longest = lengths(before, after);
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(longest, i + 1, j) >= at(longest, i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

const at = (table: readonly Uint16Array[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** Table of the longest common subsequence lengths, from each pair of lines to the ends. */
function lengths(before: readonly string[], after: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i--) {
    const row = table[i] as Uint16Array;
    for (let j = after.length - 1; j >= 0; j--)
      row[j] =
        before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), row[j + 1] ?? 0);
  }
  return table;
}

const linesOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trimEnd());

/** Whether a line has no effect on decisions: its name, source or help, a blank line or a comment. */
const isNaming = (line: string): boolean => /^\s*($|#|(rule|short|source|help)\b)/.test(line);

const decidingLines = (text: string): readonly string[] => linesOf(text).filter((line) => !isNaming(line));

/** Number of lines in which two rules differ: an inserted, removed or rewritten line counts once. */
export function changedLines(before: string, after: string): number {
  const a = decidingLines(before);
  const b = decidingLines(after);
  let changed = 0;
  let [i, j] = [0, 0];
  for (const [x, y] of [...sharedLines(a, b), [a.length, b.length] as const]) {
    changed += Math.max(x - i, y - j);
    [i, j] = [x + 1, y + 1];
  }
  return changed;
}

/** Line numbers of `after` by those of `before`, for lines that both share. */
export function lineNumbers(before: string, after: string): ReadonlyMap<number, number> {
  return new Map(sharedLines(linesOf(before), linesOf(after)).map(([x, y]) => [x + 1, y + 1]));
}

/** Line numbers of `after` that `before` does not have. */
export function newLines(before: string, after: string): ReadonlySet<number> {
  const kept = new Set(lineNumbers(before, after).values());
  const all = linesOf(after).map((line, i) => ({ line, number: i + 1 }));
  return new Set(
    all.filter(({ line, number }) => !kept.has(number) && !isNaming(line)).map(({ number }) => number),
  );
}

/** The smallest replacement that turns one text into another. */
export function changedPart(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

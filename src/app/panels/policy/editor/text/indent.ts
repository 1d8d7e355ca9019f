/** Blanks of one level. */
const LEVEL = 2;

/** What follows is a block: `if ...`, `else`, `for each VC`, `on loss`, `every 15 ms`, cases of `define` and `let`. */
const OPENS =
  /^(if\b.*|else\b.*|for each\b.*|on\b.*|every\b.*|plot\b.*|define [^=]*\)(,[^=]*)?|let [^=]*=\s*|define .*=\s*)$/;
/** Nothing of the same block can follow. */
const ENDS = /^(accept|refuse( again)?|nothing)$/;

const depthOf = (line: string): number => line.length - line.trimStart().length;
const bare = (line: string): string => line.replace(/#.*$/, '').trim();

/** How far a new line is indented below this one. */
export function indentBelow(line: string): number {
  const words = bare(line);
  const depth = depthOf(line);
  if (OPENS.test(words)) return depth + LEVEL;
  if (ENDS.test(words)) return Math.max(0, depth - LEVEL);
  return depth;
}

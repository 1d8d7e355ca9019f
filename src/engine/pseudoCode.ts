import type { PseudoCodeLine } from '../contract/index.ts';

/** Numbers the lines of a pseudo-code text and counts their indent, two spaces per level. */
export function pseudoCode(text: string): readonly PseudoCodeLine[] {
  return text
    .trim()
    .split('\n')
    .map((line, i) => ({
      number: i + 1,
      indent: (line.length - line.trimStart().length) / 2,
      text: line.trim(),
    }));
}

import type { EvaluatedLine, PseudoCodeLine } from '../../../contract/index.ts';

/** Highlighted lines: the deciding one, and the evaluated ones. */
export interface Highlight {
  /** Id of the mechanism, as its decision names it. */
  readonly id: string | null;
  readonly line: number;
  readonly evaluated: readonly EvaluatedLine[] | null;
}

export const isEmptyHighlight = ({ line, evaluated }: Highlight): boolean => line === 0 && evaluated === null;

/** Letters in a row of code in the narrowest column, that of a projector. */
const ROW = 38;
/** Extra rows beyond the number of lines, because long lines take two. */
const MORE_ROWS = 2;

const rowsOf = ({ indent, text }: PseudoCodeLine): number => Math.ceil(text.length / (ROW - 2 * indent));

/**
 * The most relevant lines where there is little room: the evaluated ones, or those around the highlighted one.
 * @param most number of lines; a gap of a single line is not left out, because it may be where an `else` leads
 */
export function folded(
  lines: readonly PseudoCodeLine[],
  lit: Highlight,
  most: number,
): readonly PseudoCodeLine[] {
  const limit = isEmptyHighlight(lit) && lines.length === most + 1 ? lines.length : most;
  const evaluatedLines = new Set(lit.evaluated?.map((item) => item.line));
  const candidates =
    lines.length <= limit
      ? lines
      : lines.filter(
          ({ number }) => evaluatedLines.size === 0 || evaluatedLines.has(number) || number === lit.line,
        );
  const at = Math.max(
    0,
    candidates.findIndex(({ number }) => number === lit.line),
  );
  const fits = (from: number, to: number): boolean =>
    to - from <= limit &&
    candidates.slice(from, to).reduce((rows, line) => rows + rowsOf(line), 0) <= most + MORE_ROWS;
  let from = at > 0 && fits(at - 1, at + 1) ? at - 1 : at;
  let to = at + 1;
  while (to < candidates.length && fits(from, to + 1)) to++;
  while (from > 0 && fits(from - 1, to)) from--;
  return candidates.slice(from, to);
}

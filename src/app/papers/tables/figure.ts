import { type Agreement, type Dot, type Line, nearestDot, type Quantity } from './agreement.ts';

export interface Point {
  readonly x: number;
  readonly mean: number;
  readonly sd: number;
  readonly printed: number | null;
  readonly agreement: Agreement;
  /** The run that is nearest to the mean. */
  readonly nearest: Dot | undefined;
}

/** Our means with their spread, and what is printed, over the numbers that name rows or columns. */
export interface Curve {
  readonly name: string;
  readonly points: readonly Point[];
}

/** What a table shows over a number, as curves. */
export interface Figure {
  readonly title: string;
  /** `# cells`: the name with its number left out. */
  readonly over: string;
  readonly curves: readonly Curve[];
}

const FRACTION_OR_NUMBER = /(\d+)\/(\d+)|\d[\d,]*(?:\.\d+)?/g;
/** Points from which on a curve shows a shape. */
const LEAST_POINTS = 3;

/** The last number of a name, and the name without it: `2,000 cells` is 2000 and `# cells`. Null without one. */
export function numberIn(name: string): { readonly x: number; readonly rest: string } | null {
  const last = [...name.matchAll(FRACTION_OR_NUMBER)].at(-1);
  if (last === undefined) return null;
  const [text, over, under] = last;
  const x = under === undefined ? Number(text.replaceAll(',', '')) : Number(over) / Number(under);
  return { x, rest: `${name.slice(0, last.index)}#${name.slice(last.index + text.length)}` };
}

const isCurve = (points: readonly { readonly x: number }[]): boolean =>
  points.length >= LEAST_POINTS && new Set(points.map(({ x }) => x)).size === points.length;

const pointOf = (x: number, line: Line): Point => {
  const { mean, sd, printed, agreement } = line;
  return { x, mean, sd, printed, agreement, nearest: nearestDot(line) };
};
const byX = (points: readonly Point[]): readonly Point[] => [...points].sort((a, b) => a.x - b.x);

/** Each row as a curve over the columns, where numbers tell these apart. */
function overColumns(quantities: readonly Quantity[]): readonly Figure[] {
  const named = (quantities[0]?.lines ?? []).map(({ column }) => numberIn(column));
  const xs = named.flatMap((one) => one ?? []);
  const over = xs[0]?.rest ?? '';
  if (xs.length < named.length || !isCurve(xs) || xs.some(({ rest }) => rest !== over)) return [];
  return quantities.map(({ row, lines }) => ({
    title: row,
    over,
    curves: [{ name: row, points: byX(lines.map((line, i) => pointOf(xs[i]?.x ?? Number.NaN, line))) }],
  }));
}

/** `1000 cells: fairness`: what comes before the colon has the number, what follows is the quantity. */
const headOf = (row: string): readonly [head: string, tail: string] => {
  const colon = row.indexOf(':');
  return colon < 0 ? [row, ''] : [row.slice(0, colon), row.slice(colon + 1).trim()];
};

/** Each column as a curve over rows that differ in one number. */
function overRows(quantities: readonly Quantity[]): readonly Figure[] {
  const groups = new Map<string, { over: string; tail: string; rows: { x: number; quantity: Quantity }[] }>();
  for (const quantity of quantities) {
    const [head, tail] = headOf(quantity.row);
    const found = numberIn(head);
    if (found === null) continue;
    const key = `${found.rest}:${tail}`;
    const group = groups.get(key) ?? { over: found.rest, tail, rows: [] };
    group.rows.push({ x: found.x, quantity });
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ rows }) => isCurve(rows))
    .map(({ over, tail, rows }) => ({
      title: tail,
      over,
      curves: (rows[0]?.quantity.lines ?? []).map(({ column }, place) => ({
        name: column,
        points: byX(
          rows.flatMap(({ x, quantity }) => {
            const line = quantity.lines[place];
            return line === undefined ? [] : [pointOf(x, line)];
          }),
        ),
      })),
    }));
}

/** The figures of a table: what it shows over a number. */
export function figuresOf(quantities: readonly Quantity[]): readonly Figure[] {
  const columns = overColumns(quantities);
  return columns.length > 0 ? columns : overRows(quantities);
}

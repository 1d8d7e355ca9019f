import type { Study, StudyTable } from '../study.ts';
import type { StudyFigure, TablePart } from './figure.ts';

/** A number of a table; `column` is the name of its column in the table. */
interface Named {
  readonly column: string;
}

/** A line of a table: a cell for each of its columns. */
export interface TableLine<Cell extends Named> {
  readonly row: string;
  readonly lines: readonly Cell[];
}

export interface ChartPoint<Cell extends Named> {
  /** Over names: index of the name. */
  readonly x: number;
  /** Name in the table: `1/16`, `cluster A`. */
  readonly name: string;
  readonly cell: Cell;
}

export interface ChartSeries<Cell extends Named> {
  readonly name: string;
  readonly points: readonly ChartPoint<Cell>[];
  /** A single number, constant along the axis. */
  readonly isLevel?: true;
}

/** Numbers of tables against the names of their rows or columns: as curves over numbers, or side by side over names. */
export interface Chart<Cell extends Named> {
  readonly title: string;
  /** Label of the axis, the names without their numbers: `# cells`. */
  readonly over: string;
  /** Names along the axis; null over a number. */
  readonly names: readonly string[] | null;
  readonly series: readonly ChartSeries<Cell>[];
}

/** Lines of a table, and how a figure reads them. */
interface ChartPart<Cell extends Named> extends Omit<TablePart, 'table' | 'rows'> {
  readonly lines: readonly TableLine<Cell>[];
}

const FRACTION_OR_NUMBER = /(\d+)\/(\d+)|\d[\d,]*(?:\.\d+)?/g;
/** Least number of points of a curve. */
const LEAST_POINTS = 3;

/** A number within a name. */
interface NumberIn {
  readonly x: number;
  /** The number as written: `1/16`. */
  readonly text: string;
  readonly rest: string;
}

/** The last number of a name, and the name without it: `2,000 cells` is 2000 and `# cells`. Null without one. */
export function numberIn(name: string): NumberIn | null {
  const last = [...name.matchAll(FRACTION_OR_NUMBER)].at(-1);
  if (last === undefined) return null;
  const [text, over, under] = last;
  const x = under === undefined ? Number(text.replaceAll(',', '')) : Number(over) / Number(under);
  return { x, text, rest: `${name.slice(0, last.index)}#${name.slice(last.index + text.length)}` };
}

/** A line of a table with its subject (a point on the axis, or a curve) and its quantity. */
interface Read<Cell extends Named> {
  readonly subject: string;
  readonly quantity: string;
  readonly cells: readonly Cell[];
}

const isCurve = (points: readonly { readonly x: number }[]): boolean =>
  points.length >= LEAST_POINTS && new Set(points.map(({ x }) => x)).size === points.length;

/** The numbers by which these names differ; null if they differ otherwise. */
function numbersOf(names: readonly string[]): readonly NumberIn[] | null {
  const found = names.flatMap((name) => numberIn(name) ?? []);
  const isOne = found.length === names.length && found.every(({ rest }) => rest === found[0]?.rest);
  return isOne && isCurve(found) ? found : null;
}

const byX = <Cell extends Named>(points: readonly ChartPoint<Cell>[]): readonly ChartPoint<Cell>[] =>
  points.toSorted((a, b) => a.x - b.x);

function grouped<One>(
  list: readonly One[],
  keyOf: (item: One) => string,
): ReadonlyMap<string, readonly One[]> {
  const groups = new Map<string, One[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Splits `1000 cells: fairness` into subject and quantity. A name without a colon is a subject over rows, a quantity over columns. */
function readOf<Cell extends Named>(
  { row, lines }: TableLine<Cell>,
  reads: RegExp | undefined,
  isOverColumns: boolean,
): Read<Cell> {
  const named = reads?.exec(row)?.groups;
  if (named !== undefined)
    return { subject: named.subject ?? '', quantity: named.quantity ?? '', cells: lines };
  const colon = row.indexOf(':');
  if (colon < 0)
    return { subject: isOverColumns ? '' : row, quantity: isOverColumns ? row : '', cells: lines };
  return { subject: row.slice(0, colon), quantity: row.slice(colon + 1).trim(), cells: lines };
}

interface Words {
  readonly title: string;
  readonly over: string | undefined;
}

const overNumbers = <Cell extends Named>(
  { title, over }: Words,
  numbers: readonly NumberIn[],
  series: readonly ChartSeries<Cell>[],
): Chart<Cell> => ({ title, over: over ?? numbers[0]?.rest ?? '', names: null, series });

/** A chart with each subject as a curve over the columns. */
const overColumns = <Cell extends Named>(
  words: Words,
  own: readonly Read<Cell>[],
  numbers: readonly NumberIn[],
): Chart<Cell> =>
  overNumbers(
    words,
    numbers,
    own.map(({ subject, cells }) => ({
      name: subject || words.title,
      points: byX(
        cells.map((cell, i) => ({ x: numbers[i]?.x ?? Number.NaN, name: numbers[i]?.text ?? '', cell })),
      ),
    })),
  );

/** Title of the only curve: `CCD max` of `CCD max, 5 %`. */
const beforeNumber = (number: NumberIn | undefined): string =>
  number?.rest.split('#')[0]?.replace(/[\s,]+$/, '') ?? '';

/** A chart with each column as a curve over subjects that differ in one number. */
const overSubjects = <Cell extends Named>(
  words: Words,
  own: readonly Read<Cell>[],
  numbers: readonly NumberIn[],
): Chart<Cell> =>
  overNumbers(
    words,
    numbers,
    (own[0]?.cells ?? []).map(({ column }, place, { length }) => ({
      name: length > 1 ? column : beforeNumber(numbers[0]) || column,
      points: byX(
        own.flatMap(({ cells }, i) => {
          const [cell, number] = [cells[place], numbers[i]];
          return cell === undefined || number === undefined ? [] : [{ x: number.x, name: number.text, cell }];
        }),
      ),
    })),
  );

/** Adds to a curve over subjects those without a number, each as a constant level. */
function withLevels<Cell extends Named>(chart: Chart<Cell>, others: readonly Read<Cell>[]): Chart<Cell> {
  const [curve] = chart.series;
  if (curve === undefined || chart.series.length > 1) return chart;
  const ends = [curve.points[0], curve.points.at(-1)];
  return {
    ...chart,
    series: [
      ...chart.series,
      ...others.map(
        ({ subject, cells: [cell] }): ChartSeries<Cell> => ({
          name: subject,
          isLevel: true,
          points:
            cell === undefined
              ? []
              : ends.map((end) => ({ x: end?.x ?? Number.NaN, name: end?.name ?? '', cell })),
        }),
      ),
    ],
  };
}

/** A chart with subjects along the axis and a mark per column; a single subject, or a single column, has the other names along it. */
function overNames<Cell extends Named>({ title, over = '' }: Words, own: readonly Read<Cell>[]): Chart<Cell> {
  const [first] = own;
  if (own.length === 1 && first !== undefined) {
    const { subject, cells } = first;
    const points = cells.map((cell, x) => ({ x, name: cell.column, cell }));
    return {
      title,
      over,
      names: points.map(({ name }) => name),
      series: [{ name: subject || title, points }],
    };
  }
  return {
    title,
    over,
    names: own.map(({ subject }) => subject),
    series: (first?.cells ?? []).map(({ column }, place) => ({
      name: column,
      points: own.flatMap(({ subject, cells }, x) => {
        const cell = cells[place];
        return cell === undefined ? [] : [{ x, name: subject, cell }];
      }),
    })),
  };
}

/** Charts of lines with the same columns. */
function chartsOfPart<Cell extends Named>({
  lines,
  reads,
  areNames,
  hasLevels,
  shows,
  over,
}: ChartPart<Cell>): readonly Chart<Cell>[] {
  const columns = areNames ? null : numbersOf((lines[0]?.lines ?? []).map(({ column }) => column));
  const all = lines.map((line) => readOf(line, reads, columns !== null));
  return [...grouped(all, ({ quantity }) => quantity)].flatMap(([quantity, own]) => {
    const words: Words = { title: quantity || (shows ?? ''), over };
    if (areNames) return [overNames(words, own)];
    return columns === null ? chartsOverRows(words, own, hasLevels) : [overColumns(words, own, columns)];
  });
}

function chartsOverRows<Cell extends Named>(
  words: Words,
  own: readonly Read<Cell>[],
  hasLevels: true | undefined,
): readonly Chart<Cell>[] {
  const curves = [...grouped(own, ({ subject }) => numberIn(subject)?.rest ?? '').values()].flatMap(
    (group) => {
      const numbers = numbersOf(group.map(({ subject }) => subject));
      return numbers === null ? [] : [{ group, numbers }];
    },
  );
  if (curves.length === 0) return [overNames(words, own)];
  const taken = new Set(curves.flatMap(({ group }) => group));
  const others = own.filter((name) => !taken.has(name));
  return curves.map(({ group, numbers }) => {
    const chart = overSubjects(words, group, numbers);
    return hasLevels ? withLevels(chart, others) : chart;
  });
}

const isSameAxis = <Cell extends Named>(a: ChartPart<Cell>, b: ChartPart<Cell>): boolean =>
  a.over === b.over &&
  String(a.lines[0]?.lines.map(({ column }) => column)) ===
    String(b.lines[0]?.lines.map(({ column }) => column));

/** Charts of some lines; consecutive parts with the same columns are merged. */
export function chartsOf<Cell extends Named>(parts: readonly ChartPart<Cell>[]): readonly Chart<Cell>[] {
  const joined: ChartPart<Cell>[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && isSameAxis(last, part))
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...part.lines] };
    else joined.push(part);
  }
  return joined.flatMap(chartsOfPart);
}

/**
 * Charts of a figure, from its tables.
 * @param linesOf numbers of a table, line by line
 */
export const figureCharts = <Cell extends Named>(
  { tables = [] }: StudyFigure,
  linesOf: (table: StudyTable['table']) => readonly TableLine<Cell>[],
): readonly Chart<Cell>[] =>
  chartsOf(
    tables.map(({ table, rows, ...words }) => ({
      ...words,
      lines: linesOf(table).filter(({ row }) => rows?.test(row) ?? true),
    })),
  );

/** Lines of a table that a figure of the paper shows. */
export const shownInFigures = ({ figures }: Study, { table, rows }: StudyTable): ReadonlySet<string> =>
  new Set(
    figures
      .flatMap(({ tables = [] }) => tables.filter((part) => part.table === table))
      .flatMap((part) => rows.filter(({ row }) => part.rows?.test(row) ?? true).map(({ row }) => row)),
  );

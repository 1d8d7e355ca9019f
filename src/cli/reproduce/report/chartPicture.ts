import { chartDrawing, type PlacedPoint, type PlacedSeries } from '../../../studies/figures/chartDrawing.ts';
import type { Chart, TableLine } from '../../../studies/figures/charts.ts';
import type { Ticks } from '../../../studies/figures/drawing.ts';
import { DIAMOND } from '../../../studies/figures/marks.ts';
import type { Outcome, StudyCell, StudyTable } from '../../../studies/index.ts';
import { across, label, type Part, round, short } from './svg.ts';

export type ChartCell = Pick<StudyCell, 'column' | 'mean' | 'sd' | 'printed'>;

/** Lines of a table; cells that were not run have no mean. */
export function linesOf(
  { tables, cells }: Outcome,
  table: StudyTable['table'],
): readonly TableLine<ChartCell>[] {
  const own = new Map(
    cells.filter((cell) => cell.table === table).map((cell) => [`${cell.row}\n${cell.column}`, cell]),
  );
  const found = tables.find((candidate) => candidate.table === table);
  return (found?.rows ?? []).map(({ row, printed }) => ({
    row,
    lines: (found?.columns ?? []).map(
      ({ column }, place) =>
        own.get(`${row}\n${column}`) ?? {
          column,
          mean: Number.NaN,
          sd: Number.NaN,
          printed: printed[place] ?? null,
        },
    ),
  }));
}

export const isKnown = ({ series }: Chart<ChartCell>): boolean =>
  series.some(({ points }) => points.some(({ cell }) => Number.isFinite(cell.mean)));

const WIDTH = 490;
/** Layout of the key: height of a line, space for a mark, width of a letter, gap after a name, left margin. */
const KEY = { line: 16, mark: 36, letter: 6.2, gap: 14, left: 60 } as const;

const titleOf = ({ title, over }: Chart<ChartCell>): string => {
  const axis = over.replace('#', '').replace(/\s+/g, ' ').trim();
  return [title, axis === '' ? '' : `over ${axis}`].filter(Boolean).join(', ');
};

export function chartPart(chart: Chart<ChartCell>, ticks: Ticks): Part {
  const {
    height,
    frame,
    up,
    across: below,
    borders,
    series,
  } = chartDrawing(chart, {
    width: WIDTH,
    ticks,
    write: short,
  });
  const { left, right, top, bottom } = frame;
  const key = keyOf(series, chart.title);
  const shapes = [
    ...up.flatMap(({ at, label: text }) => [
      across(left, right, at, 'g'),
      label(left - 6, at + 4, text, 'end'),
    ]),
    ...borders.map((x) => `<path class="g" d="M${round(x)},${top}V${bottom}"/>`),
    across(left, right, bottom, 'a'),
    ...below.flatMap(({ at, label: text }) =>
      text.split('\n').map((line, nth) => label(at, bottom + 16 + 14 * nth, line, 'middle')),
    ),
    ...series.map(curve),
    `<g transform="translate(0,${height + 6})">${key.shapes}</g>`,
  ];
  return { title: titleOf(chart), width: WIDTH, height: height + 6 + key.height, shapes: shapes.join('\n') };
}

const dashed = (dash: string): string => (dash === '' ? '' : ` stroke-dasharray="${dash}"`);

const at = (x: number, y: number, shape: string, kind: string): string =>
  `<path class="${kind}" d="${shape}" transform="translate(${round(x)},${round(y)})"/>`;

const curve = ({ path, dash, mark, points }: PlacedSeries<ChartCell>): string =>
  [
    ...(path === '' ? [] : [`<path d="${path}"${dashed(dash)}/>`]),
    ...points.map((point) => ours(point, mark)),
    ...points.flatMap(({ x, printed }) => (printed === null ? [] : [at(x, printed, DIAMOND, 'p')])),
  ].join('');

const ours = ({ x, y, low, high }: PlacedPoint<ChartCell>, mark: string): string =>
  Number.isFinite(y) ? `<path d="M${round(x)},${round(low)}V${round(high)}"/>${at(x, y, mark, 'm')}` : '';

/** Key of the chart, in lines; a curve that the title names is left out. */
function keyOf(
  series: readonly PlacedSeries<ChartCell>[],
  title: string,
): {
  readonly height: number;
  readonly shapes: string;
} {
  let [x, line] = [KEY.left, 0];
  const entry = (name: string, drawn: (x: number, y: number) => string): string => {
    const width = KEY.mark + name.length * KEY.letter + KEY.gap;
    if (x + width > WIDTH && x > KEY.left) [x, line] = [KEY.left, line + 1];
    const y = line * KEY.line + 8;
    const shapes = `${drawn(x + 14, y)}${label(x + KEY.mark - 4, y + 4, name, 'start')}`;
    x += width;
    return shapes;
  };
  const hasPrinted = series.some(({ points }) => points.some(({ printed }) => printed !== null));
  const shapes = [
    ...series
      .filter(({ name }) => name !== title)
      .map(({ name, mark, dash, path }) =>
        entry(
          name,
          (left, y) =>
            `${path === '' ? '' : `<path d="M${round(left - 14)},${y}h28"${dashed(dash)}/>`}${at(left, y, mark, 'm')}`,
        ),
      ),
    ...(hasPrinted ? [entry('the paper', (left, y) => at(left, y, DIAMOND, 'p'))] : []),
  ];
  return { height: (line + 1) * KEY.line, shapes: shapes.join('') };
}

import { type Chart, chartsOf, figureCharts, shownInFigures } from '../../../studies/figures/charts.ts';
import type { Study, StudyFigure, StudyTable } from '../../../studies/index.ts';
import { countOf, type Line, type Quantity } from './agreement.ts';

type LineChart = Chart<Line>;

const cellsOf = ({ series }: LineChart): readonly Line[] =>
  series.flatMap(({ points }) => points.map(({ cell }) => cell));
const isKnown = (chart: LineChart): boolean => cellsOf(chart).some(({ mean }) => Number.isFinite(mean));

/** Charts of a table over a number that are in no figure of the paper. */
export function chartsOfTable(
  study: Study,
  table: StudyTable,
  quantities: readonly Quantity[],
): readonly LineChart[] {
  const shown = shownInFigures(study, table);
  return chartsOf([{ lines: quantities.filter(({ row }) => !shown.has(row)) }]).filter(
    (chart) => chart.names === null && isKnown(chart),
  );
}

/** Charts of a figure from its tables, once at least one run is known. */
export const chartsOfFigure = (
  figure: StudyFigure,
  known: ReadonlyMap<StudyTable['table'], readonly Quantity[]>,
): readonly LineChart[] => figureCharts(figure, (table) => known.get(table) ?? []).filter(isKnown);

/** A mean and its position in the chart. */
interface Extreme {
  readonly mean: number;
  readonly series: string;
  readonly name: string;
}

/** Summary of a chart: its lowest and highest mean, and how many printed numbers were reproduced. */
export interface ChartReach {
  readonly low: Extreme;
  readonly high: Extreme;
  readonly printed: number;
  readonly near: number;
}

/** Null for a chart without means. */
export function reachOfChart(chart: LineChart): ChartReach | null {
  const means = chart.series
    .flatMap(({ name: series, points }) =>
      points.map(({ name, cell: { mean } }): Extreme => ({ mean, series, name })),
    )
    .filter(({ mean }) => Number.isFinite(mean))
    .sort((a, b) => a.mean - b.mean);
  const [low, high] = [means[0], means.at(-1)];
  if (low === undefined || high === undefined) return null;
  const { near, within, apart, open } = countOf([{ row: chart.title, digits: 0, lines: cellsOf(chart) }]);
  return { low, high, printed: near + within + apart + open, near: near + within };
}

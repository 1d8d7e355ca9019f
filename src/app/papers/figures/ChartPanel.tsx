import type { Chart, ChartSeries } from '../../../studies/figures/charts.ts';
import { shortNumber } from '../../format.ts';
import { headText } from '../../strings/pages/heads.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { Fold } from '../../widgets/Fold.tsx';
import { Table } from '../../widgets/Table.tsx';
import { jobLink } from '../jobs.ts';
import { type Line, nearestDot } from '../tables/agreement.ts';
import { ChartPlot } from '../tables/ChartPlot.tsx';
import { type ChartReach, reachOfChart } from '../tables/charts.ts';
import styles from './figures.module.css';

const DIGITS = 4;

const ours = ({ mean, sd }: Line): string =>
  Number.isFinite(sd) && sd > 0
    ? `${shortNumber(mean, DIGITS)} ± ${shortNumber(sd, 2)}`
    : shortNumber(mean, DIGITS);

const where = (chart: Chart<Line>, { series, name }: ChartReach['low']): string =>
  chart.series.length > 1 ? texts.ofSeries(headText(series), headText(name)) : headText(name);

/** A level has one number, wherever on the axis. */
const cellAt = ({ points, isLevel }: ChartSeries<Line>, name: string): Line | undefined =>
  (isLevel ? points[0] : points.find((point) => point.name === name))?.cell;

/** Ours, which leads to the run that is nearest to it, and what is printed. */
function Cell({ line, of, place }: { readonly line: Line; readonly of: string; readonly place: string }) {
  const nearest = nearestDot(line);
  const text = Number.isFinite(line.mean) ? ours(line) : '';
  return (
    <>
      {nearest === undefined ? (
        text
      ) : (
        <a
          href={jobLink(nearest.job, nearest.moment, place)}
          title={texts.openRun(of, line.column, nearest.job.seed, shortNumber(nearest.value, DIGITS))}
        >
          {text}
        </a>
      )}
      {line.printed !== null && ` ${texts.nextToPrinted(shortNumber(line.printed, DIGITS))}`}
    </>
  );
}

function Numbers({ chart, place }: { readonly chart: Chart<Line>; readonly place: string }) {
  const names = [...new Set(chart.series.flatMap(({ points }) => points.map(({ name }) => name)))];
  return (
    <Table
      heads={[null, ...chart.series.map(({ name }) => headText(name))]}
      rows={names.map((name) => ({
        key: name,
        head: headText(name),
        cells: chart.series.map((series) => {
          const line = cellAt(series, name);
          return line && <Cell key={series.name} line={line} of={chart.title} place={place} />;
        }),
      }))}
    />
  );
}

interface ChartPanelProps {
  readonly chart: Chart<Line>;
  readonly compared: Chart<Line> | undefined;
  readonly place: string;
}

/** A chart of a figure, what it says in a sentence, and its numbers. */
export function ChartPanel({ chart, compared, place }: ChartPanelProps) {
  const reach = reachOfChart(chart);
  return (
    <ChartPlot chart={chart} compared={compared} place={place}>
      {reach !== null && (
        <p className="hint">
          {texts.chartSpan(
            `${shortNumber(reach.low.mean, DIGITS)} (${where(chart, reach.low)})`,
            `${shortNumber(reach.high.mean, DIGITS)} (${where(chart, reach.high)})`,
          )}{' '}
          {reach.printed > 0 && texts.chartPrinted(reach.near, reach.printed)}
        </p>
      )}
      <Fold className={styles.numbers} summary={texts.numbers}>
        <Numbers chart={chart} place={place} />
      </Fold>
    </ChartPlot>
  );
}

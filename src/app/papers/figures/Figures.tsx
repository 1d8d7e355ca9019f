import { memo, useMemo, useState } from 'react';
import type { DrawnTrace } from '../../../contract/index.ts';
import { type Plot, plotsOf, tablesOf } from '../../../studies/figures/plots.ts';
import type { Study, StudyFigure } from '../../../studies/index.ts';
import type { Reading } from '../../../studies/reading.ts';
import { atScale } from '../../../studies/scale.ts';
import { figureId, paperPlace, tableId } from '../../lab/places.ts';
import { headText } from '../../strings/pages/heads.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { SelectField } from '../../widgets/Select.tsx';
import { jobLink, seedsTo } from '../jobs.ts';
import { runAsked } from '../lab.ts';
import { StartButton } from '../StartButton.tsx';
import type { ShownFigure } from '../shown/compute.ts';
import { ChartPanel } from './ChartPanel.tsx';
import styles from './figures.module.css';
import { plotMoment } from './moment.ts';
import { PanelPlot } from './PanelPlot.tsx';

interface FiguresProps {
  readonly study: Study;
  readonly reading: Reading | null;
  readonly seeds: number;
  readonly scale: number;
}

/** Where the points of a figure are, when they are numbers of tables. */
function TableLinks({ figure }: { readonly figure: StudyFigure }) {
  const { tables = [] } = figure;
  if (tables.length === 0) return null;
  return (
    <p className="hint">
      {texts.numbersIn}{' '}
      {tables.map(({ table }, nth) => (
        <span key={table}>
          {nth > 0 && ', '}
          <a href={`#${tableId(table)}`}>{texts.tableName(table)}</a>
        </span>
      ))}
    </p>
  );
}

interface FigureProps extends FiguresProps {
  readonly shown: ShownFigure;
}

interface ChartsProps {
  readonly shown: ShownFigure;
  readonly reading: Reading | null;
  readonly place: string;
}

/** Numbers of tables on axes; those of another reading next to them. */
function Charts({ shown: { charts, others }, reading, place }: ChartsProps) {
  if (charts.length === 0) return null;
  return (
    <div className={styles.panels}>
      {charts.flatMap((chart) => {
        const { title, over } = chart;
        const next = others.find((figure) => figure.title === title && figure.over === over);
        const other = reading === null ? undefined : next;
        const name = `${title} ${over}`;
        return [
          <ChartPanel key={name} chart={chart} compared={other} place={place} />,
          ...(other === undefined || reading === null
            ? []
            : [
                <ChartPanel
                  key={`${name} ${reading.id}`}
                  chart={{ ...other, title: texts.otherReading(title, reading.name) }}
                  compared={chart}
                  place={place}
                />,
              ]),
        ];
      })}
    </div>
  );
}

/** A figure with each seed that was run for it. */
interface Drawn {
  readonly seed: number;
  readonly plots: readonly Plot[];
}

const drawnOf = (
  figure: StudyFigure,
  seeds: number,
  traces: ReadonlyMap<string, DrawnTrace>,
): readonly Drawn[] =>
  seedsTo(seeds)
    .map((seed) => ({ seed, plots: plotsOf(figure, seed, traces) }))
    .filter(({ plots, seed }) => seed === 1 || plots.some(({ job }) => job !== null));

const same = (plots: readonly Plot[], { title }: Plot): readonly Plot[] =>
  plots.filter((other) => other.title === title && other.job !== null);

const linkOf = (plot: Plot, place: string): string | null =>
  plot.job === null ? null : jobLink(plot.job, plotMoment(plot), place);

/** The seed that is drawn in ink; all others are thin. */
function Followed(props: {
  readonly drawn: readonly Drawn[];
  readonly value: number;
  readonly onChange: (seed: number) => void;
}) {
  const { drawn, value, onChange } = props;
  if (drawn.length < 2) return null;
  return (
    <SelectField
      label={texts.followed}
      value={value}
      options={drawn.map(({ seed }) => [seed, String(seed)])}
      onChange={onChange}
    />
  );
}

const FigureView = memo(function FigureView({ study, shown, reading, seeds, scale }: FigureProps) {
  const { figure, traces } = shown;
  const [wanted, setWanted] = useState(1);
  const drawn = useMemo(() => drawnOf(figure, seeds, traces), [figure, seeds, traces]);
  const followed = drawn.find(({ seed }) => seed === wanted) ?? drawn[0];
  const seed = followed?.seed ?? 1;
  const others = drawn.filter((other) => other !== followed).flatMap(({ plots }) => plots);
  const recomputed = useMemo(
    () => (reading === null ? [] : plotsOf(figure, seed, traces, [reading])),
    [figure, seed, traces, reading],
  );
  const start = () =>
    runAsked({
      tables: tablesOf(study, figure).map((table) => atScale(table, scale)),
      figures: [figure],
      seeds,
      reading,
    });
  const plots = followed?.plots ?? [];
  const id = figureId(figure.figure);
  const place = paperPlace(study.paper, id);
  const needsRuns = figure.runs !== undefined || figure.tables !== undefined;
  return (
    <section className={styles.figure} aria-label={texts.figureName(figure.figure)} id={id}>
      <h3 className="title">
        {texts.figureName(figure.figure)} <span>{headText(figure.caption)}</span>
      </h3>
      <TableLinks figure={figure} />
      {needsRuns && <StartButton onStart={start}>{texts.runFigure(figure.figure)}</StartButton>}
      <Followed drawn={drawn} value={seed} onChange={setWanted} />
      <Charts shown={shown} reading={reading} place={place} />
      {plots.length > 0 && (
        <div className={styles.panels}>
          {plots.flatMap((plot) => {
            const thin = same(others, plot);
            const [next] = same(recomputed, plot);
            return [
              <PanelPlot
                key={plot.title}
                plot={plot}
                company={{ thin, scaled: next === undefined ? [] : [next] }}
                link={linkOf(plot, place)}
              />,
              ...(next === undefined || reading === null
                ? []
                : [
                    <PanelPlot
                      key={`${plot.title} ${reading.id}`}
                      plot={{ ...next, title: texts.otherReading(plot.title, reading.name) }}
                      company={{ scaled: [plot, ...thin] }}
                      link={linkOf(next, place)}
                    />,
                  ]),
            ];
          })}
        </div>
      )}
    </section>
  );
});

interface AllProps extends FiguresProps {
  readonly figures: readonly ShownFigure[];
}

/** Every figure of a paper with results: drawn here from a run, or numbers of a table above. */
export function Figures({ figures, ...props }: AllProps) {
  return (
    <section className="stack gap-24 shrinks" aria-label={texts.figures}>
      <h2 className="title">{texts.figures}</h2>
      <p className="hint">{texts.figuresHint}</p>
      {figures.map((shown) => (
        <FigureView key={shown.figure.figure} shown={shown} {...props} />
      ))}
    </section>
  );
}

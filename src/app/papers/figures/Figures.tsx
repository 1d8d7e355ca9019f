import { useMemo } from 'react';
import { plotsOf, tablesOf } from '../../../studies/figures/plots.ts';
import type { Study, StudyFigure } from '../../../studies/index.ts';
import { atScale } from '../../../studies/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { stageLink } from '../jobs.ts';
import { DRAWN_SEED, runTables, useLab } from '../lab.ts';
import { tableId } from '../tables/TableView.tsx';
import styles from './figures.module.css';
import { PanelPlot } from './PanelPlot.tsx';

interface FiguresProps {
  readonly study: Study;
  readonly seeds: number;
  readonly scale: number;
  readonly isBusy: boolean;
}

/** Where the points of a figure are, when they are numbers of tables. */
function TableLinks({ figure }: { readonly figure: StudyFigure }) {
  const { tables = [] } = figure;
  if (tables.length === 0) return null;
  return (
    <p className="hint">
      {texts.numbersIn}{' '}
      {tables.map(({ table }, place) => (
        <span key={table}>
          {place > 0 && ', '}
          <a href={`#${tableId(table)}`}>{texts.tableName(table)}</a>
        </span>
      ))}
    </p>
  );
}

interface FigureProps extends FiguresProps {
  readonly figure: StudyFigure;
}

function FigureView({ study, figure, seeds, scale, isBusy }: FigureProps) {
  const traces = useLab((s) => s.traces);
  const plots = useMemo(() => plotsOf(figure, DRAWN_SEED, traces), [figure, traces]);
  const start = () => {
    const tables = tablesOf(study, figure).map((table) => atScale(table, scale));
    runTables(tables, seeds, [figure]);
  };
  const needsRuns = figure.runs !== undefined || figure.tables !== undefined;
  return (
    <section className={styles.figure} aria-label={texts.figureName(figure.figure)}>
      <h3>
        {texts.figureName(figure.figure)} <span>{figure.caption}</span>
      </h3>
      <TableLinks figure={figure} />
      {needsRuns && (
        <button type="button" className="button" disabled={isBusy} onClick={start}>
          {texts.runFigure(figure.figure)}
        </button>
      )}
      {plots.length > 0 && (
        <div className={styles.panels}>
          {plots.map((plot) => (
            <PanelPlot
              key={plot.title}
              plot={plot}
              link={plot.job === null ? null : stageLink(plot.job, plot.domain[0])}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Every figure of a paper with results: drawn here from a run, or numbers of a table above. */
export function Figures(props: FiguresProps) {
  const { study } = props;
  return (
    <section className={styles.figures} aria-label={texts.figures}>
      <h2>{texts.figures}</h2>
      <p className="hint">{texts.figuresHint}</p>
      {study.figures.map((figure) => (
        <FigureView key={`${study.paper} ${figure.figure}`} figure={figure} {...props} />
      ))}
    </section>
  );
}

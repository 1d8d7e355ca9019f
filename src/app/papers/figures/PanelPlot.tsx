import { useId } from 'react';
import { type Company, drawingOf, reachOf } from '../../../studies/figures/drawing.ts';
import type { Plot, PlotCurve } from '../../../studies/figures/plots.ts';
import { mean, standardDeviation } from '../../../studies/statistics.ts';
import { shortNumber } from '../../format.ts';
import { useWidth } from '../../lab/plots/useWidth.ts';
import { roundValues } from '../../plot/scale.ts';
import { papersTexts as texts } from '../../strings/pages/papers.ts';
import { Table } from '../../widgets/Table.tsx';
import styles from './figures.module.css';

/** Before it is measured. */
const USUAL_WIDTH = 460;

interface PanelProps {
  readonly plot: Plot;
  readonly company: Company;
  /** To the stage with this run; null where nothing was run. */
  readonly link: string | null;
}

/** Mean and standard deviation over the seeds of a curve's means. */
function overSeeds(curve: PlotCurve, thin: readonly Plot[]): string {
  const all = [curve, ...thin.flatMap(({ curves }) => curves.filter(({ name }) => name === curve.name))];
  const means = all.map((curveOfSeed) => reachOf(curveOfSeed)[1]);
  return `${shortNumber(mean(means))} ± ${shortNumber(standardDeviation(means), 2)}`;
}

/** A panel of a figure with its axes, and the same as numbers. */
export function PanelPlot({ plot, company, link }: PanelProps) {
  const id = useId();
  const [box, width] = useWidth<HTMLElement>(USUAL_WIDTH);
  const drawing = drawingOf(plot, roundValues, { ...company, width });
  const [lane] = drawing.lanes;
  const { thin = [] } = company;
  return (
    <figure ref={box} className={styles.panel} aria-labelledby={id}>
      <figcaption id={id} className="muted">
        {texts.panel(plot.title, plot.unit, plot.over)}
      </figcaption>
      <svg
        width={drawing.width}
        height={drawing.height}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
      >
        {drawing.times.map(({ x, value }) => (
          <g key={value} transform={`translate(${x},${drawing.bottom})`}>
            <line className={styles.axis} y2={4} />
            <text y={16} textAnchor="middle">
              {shortNumber(value)}
            </text>
          </g>
        ))}
        {drawing.lanes.map((own) => (
          <g key={own.name} className={styles.lane}>
            {own.values.map(({ y, value }) => (
              <g key={value} transform={`translate(0,${y})`}>
                <line className={styles.grid} x1={drawing.left} x2={drawing.right} />
                {plot.curves.length <= 1 && (
                  <text x={drawing.left - 5} dy="0.32em" textAnchor="end">
                    {shortNumber(value)}
                  </text>
                )}
              </g>
            ))}
            {(plot.curves.length > 1 || plot.showsLosses) && (
              <text x={drawing.left - 5} y={(own.top + own.bottom) / 2} dy="0.32em" textAnchor="end">
                {own.name}
              </text>
            )}
            {own.levels.map(({ y, name }) => (
              <line key={name} className={styles.level} x1={drawing.left} x2={drawing.right} y1={y} y2={y} />
            ))}
            {own.thin.map((path, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each seed, which keep their order
              <path key={place} className={styles.thin} d={path} />
            ))}
            <path d={own.path} />
          </g>
        ))}
        <line
          className={styles.axis}
          x1={drawing.left}
          x2={drawing.right}
          y1={drawing.bottom}
          y2={drawing.bottom}
        />
      </svg>
      {lane !== undefined && plot.curves.length > 1 && (
        <p className="hint">{texts.lanes(lane.values.map(({ value }) => shortNumber(value)).join(' – '))}</p>
      )}
      {plot.showsLosses && <p className="hint">{texts.lossesOf(plot.losses.length)}</p>}
      {plot.levels.length > 0 && (
        <p className="hint">
          {texts.stated(plot.levels.map(({ name, value }) => `${name} ${shortNumber(value)}`))}
        </p>
      )}
      {plot.curves.length > 0 && (
        <details>
          <summary>{texts.numbers}</summary>
          <Table
            heads={[
              null,
              texts.lowest,
              texts.mean,
              texts.highest,
              ...(thin.length > 0 ? [texts.meanOf(thin.length + 1)] : []),
            ]}
            rows={plot.curves.map((curve) => ({
              key: curve.name,
              head: curve.name,
              cells: [
                ...reachOf(curve).map((value) => shortNumber(value)),
                ...(thin.length > 0 ? [overSeeds(curve, thin)] : []),
              ],
            }))}
          />
        </details>
      )}
      {link !== null && <a href={link}>{texts.openFigure}</a>}
    </figure>
  );
}

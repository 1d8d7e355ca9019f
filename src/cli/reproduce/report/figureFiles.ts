import { type CsvValue, csvText } from '../../../contract/index.ts';
import { featuresOf } from '../../../studies/figures/features.ts';
import type { Plot } from '../../../studies/figures/plots.ts';
import type { StudyFigure } from '../../../studies/index.ts';
import { short } from './figureText.ts';
import { markdownTable } from './markdown.ts';

/** A figure of a paper with its curves and time scale. */
export interface OfFigure {
  readonly paper: string;
  readonly scale: number;
  readonly figure: StudyFigure;
  readonly plots: readonly Plot[];
}

const CURVES_HEAD = ['paper', 'figure', 'panel', 'unit', 'curve', 'x', 'low', 'high', 'seed', 'scale'];

/** One line per step of each curve, and per step in which a VC loses cells. */
const linesOf = ({ paper, scale, figure: { figure }, plots }: OfFigure): readonly (readonly CsvValue[])[] =>
  plots.flatMap(({ title, unit, curves, losses, job }) => {
    const line = (curve: string, x: number, low?: number, high?: number): readonly CsvValue[] => [
      ...[paper, figure, title, unit, curve],
      ...[x, low, high, job?.seed, scale],
    ];
    return [
      ...curves.flatMap(({ name, xs, low, high }) => xs.map((x, i) => line(name, x, low[i], high[i]))),
      ...losses.flatMap(({ name, xs }) => xs.map((x) => line(`loss ${name}`, x, 1, 1))),
    ];
  });

/** Curves of figures as CSV. */
export const figureCsv = (figures: readonly OfFigure[]): string =>
  csvText([CURVES_HEAD, ...figures.flatMap(linesOf)]);

/** One object per figure, with its panels. Keys as in docs/reference/cli.md. */
export const figureData = ({ paper, scale, figure: { figure, caption }, plots }: OfFigure) => ({
  paper,
  figure,
  caption,
  scale,
  panels: plots.map(({ title, unit, over, job, curves, losses, levels }) => ({
    panel: title,
    unit,
    over,
    seed: job?.seed ?? null,
    curves: curves.map((curve) => ({
      curve: curve.name,
      ...featuresOf(curve),
      x: curve.xs,
      low: curve.low,
      high: curve.high,
    })),
    losses: losses.map(({ name, xs }) => ({ vc: name, x: xs })),
    stated: levels,
  })),
});

const HEAD = ['panel', 'curve', 'lowest', 'mean', 'highest', 'highest at', 'first', 'last', 'stated'];

/** Extremes of each curve and their positions, next to the numbers in the text of the paper. */
export function figureMarkdown({ paper, figure: { figure, caption }, plots }: OfFigure): string {
  const hasSeeds = plots.some(({ job }) => (job?.seed ?? 1) > 1);
  const rows = plots.flatMap((plot) => {
    const panel = `${hasSeeds && plot.job ? `seed ${plot.job.seed}: ` : ''}${plot.title} (${plot.unit})`;
    const stated = plot.levels.map(({ name, value }) => `${name} ${short(value)}`).join(', ');
    const lines = plot.curves.map((curve) => {
      const { lowest, mean, highest, highestAt, first, last } = featuresOf(curve);
      return [panel, curve.name, ...[lowest, mean, highest, highestAt, first, last].map(short), stated];
    });
    const losses = plot.losses.map(({ name, xs }) => [
      panel,
      `VC ${name} loses cells in ${xs.length} steps`,
      ...['', '', '', ''],
      short(xs[0] ?? Number.NaN),
      short(xs.at(-1) ?? Number.NaN),
      stated,
    ]);
    return [...lines, ...losses];
  });
  const axes = [...new Set(plots.map(({ over }) => over))].join('; ');
  const words = `Our curves over ${axes}: the values they reach, and where. First and last: at both ends of the axis; of losses: when. Stated: numbers in the text of the paper.`;
  return `### ${paper}, Figure ${figure}: ${caption}\n\n${words}\n\n${markdownTable([HEAD, ...rows])}\n`;
}

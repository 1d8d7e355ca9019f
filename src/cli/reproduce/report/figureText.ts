import { reachOf } from '../../../studies/figures/drawing.ts';
import type { Plot } from '../../../studies/figures/plots.ts';
import type { StudyFigure } from '../../../studies/index.ts';
import { columns, fixed } from '../../text.ts';

/** A figure over time as numbers: what each curve reaches, seed by seed, and the numbers that the paper states. */
export function figureText({ figure, caption }: StudyFigure, plots: readonly Plot[]): string {
  const hasSeeds = plots.some(({ job }) => (job?.seed ?? 1) > 1);
  return [
    `Figure ${figure}: ${caption}`,
    ...plots.map((plot) => `${hasSeeds && plot.job ? `seed ${plot.job.seed}: ` : ''}${plotText(plot)}`),
    '',
  ].join('\n');
}

function plotText({
  title,
  unit,
  over,
  domain: [from, to],
  curves,
  losses,
  showsLosses,
  levels,
}: Plot): string {
  const span = `${title} (${unit}) over ${over} from ${from} to ${to}`;
  const head = ['', 'lowest', 'mean', 'highest'];
  const rows = curves.map((curve) => [curve.name, ...reachOf(curve).map(short)]);
  const stated = levels.map(({ name, value }) => `  paper: ${name} ${short(value)}`);
  const lost = losses.map(
    ({ name, xs }) => `${name} (${xs.length} times from ${short(xs[0] ?? Number.NaN)} s)`,
  );
  return [
    span,
    ...(rows.length === 0 ? [] : [columns([head, ...rows])]),
    ...(showsLosses ? [`  lose cells: ${lost.join(', ') || 'none'}`] : []),
    ...stated,
  ].join('\n');
}

/** Three digits, and all of those before the point. */
export const short = (value: number): string => {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  return fixed(value, size >= 100 || size === 0 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 3 : 5);
};

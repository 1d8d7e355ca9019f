import { csvOf } from '../../studies/formats.ts';
import type { Output } from '../output.ts';
import type { Reproduced } from './answers.ts';
import { figureCsv, figureData, figureMarkdown, type OfFigure } from './report/figureFiles.ts';
import { markdownOf } from './report/markdown.ts';

/** For other programs, and for pages. */
export type Format = 'json' | 'csv' | 'markdown';

/** Tables and figures of all papers together, for other programs and for pages. */
export function writeAs(format: Format, outcomes: readonly Reproduced[], output: Output): void {
  const cells = outcomes.flatMap(({ outcome }) => outcome.cells);
  const figures = outcomes.flatMap(figuresOf);
  if (format === 'json') {
    const data = figures.length === 0 ? cells : { cells, figures: figures.map(figureData) };
    output.out(JSON.stringify(data, null, 2));
  }
  if (format === 'csv' && (cells.length > 0 || figures.length === 0)) output.out(csvOf(cells));
  if (format === 'csv' && figures.length > 0) output.out(figureCsv(figures));
  if (format === 'markdown')
    for (const answered of outcomes) {
      if (answered.outcome.tables.length > 0) output.out(markdownOf(answered.outcome));
      for (const figure of figuresOf(answered)) output.out(figureMarkdown(figure));
    }
}

/** Those with curves over time, or curves of formulas. */
const figuresOf = ({ study, scale, figures }: Reproduced): readonly OfFigure[] =>
  figures.filter(({ plots }) => plots.length > 0).map((drawn) => ({ paper: study.paper, scale, ...drawn }));

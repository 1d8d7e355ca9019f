import { type Plot, plotsOf } from '../../studies/figures/plots.ts';
import { type Outcome, outcomeOf, type StudyFigure } from '../../studies/index.ts';
import { type Choice, drawnSeeds } from './choices.ts';
import type { Ran } from './jobs.ts';
import { readingLines } from './readingOptions.ts';
import { figureText } from './report/figureText.ts';
import { openLines, reading, studyTable, verdictLines } from './studyTables.ts';

interface DrawnFigure {
  readonly figure: StudyFigure;
  readonly plots: readonly Plot[];
}

/** Results of a choice. */
export interface Reproduced extends Ran, Omit<Choice, 'figures'> {
  readonly outcome: Outcome;
  /** Figures with their plots. */
  readonly figures: readonly DrawnFigure[];
}

/** Tables and figures from runs, whether new or kept. */
export function answered(choice: Choice, seeds: number | undefined, ran: Ran): Reproduced {
  const { study, tables } = choice;
  const outcome = outcomeOf(study, tables, seeds, ran.results);
  const effort = ran.effort.replace(' runs', ` runs of ${whatOf(choice)}`);
  return { ...choice, ...ran, outcome, figures: drawn(choice, seeds, ran.traces), effort };
}

/** Plots of figures for all seeds, by seed; a figure of a formula has no seed, and appears once. */
const drawn = (
  { figures, readings }: Choice,
  seeds: number | undefined,
  traces: Ran['traces'],
): readonly DrawnFigure[] =>
  figures.map((figure) => ({
    figure,
    plots: drawnSeeds(seeds).flatMap((seed) =>
      plotsOf(figure, seed, traces, readings).filter(({ job }) => job !== null || seed === 1),
    ),
  }));

const several = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

const whatOf = ({ tables, figures }: Choice): string =>
  [
    ...(tables.length === 0 && figures.length > 0 ? [] : [several(tables.length, 'table')]),
    ...(figures.length === 0 ? [] : [several(figures.length, 'figure')]),
  ].join(' and ');

/** Readable report: the reading, tables, figures, claims, open questions, and effort. */
export function pageOf({ study, outcome, figures, readings, effort }: Reproduced): string {
  const tables = outcome.tables.map((table) => `${studyTable(table, outcome.cells)}\n`);
  const curves = figures.flatMap(({ figure, plots }) =>
    plots.length === 0 ? [] : [figureText(figure, plots)],
  );
  // A figure shows some lines of a table: claims are about complete tables.
  const verdicts = figures.length === 0 ? verdictLines(outcome) : '';
  const head = [reading(study), ...readingLines(readings), ''].join('\n');
  return [head, ...tables, ...curves, verdicts, '', openLines(study), '', effort, ''].join('\n');
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Chart, figureCharts } from '../../../studies/figures/charts.ts';
import type { Plot } from '../../../studies/figures/plots.ts';
import type { Outcome, Study, StudyFigure } from '../../../studies/index.ts';
import { attempt } from '../../output.ts';
import { fixed } from '../../text.ts';
import type { Maker } from '../keptRuns.ts';
import { countedMakers, makersOf } from '../verdictTable.ts';
import { type ChartCell, isKnown, linesOf } from './chartPicture.ts';
import { markdownOf } from './markdown.ts';
import { pictureOf } from './picture.ts';

/** Results of a paper for a report. */
export interface Reported {
  readonly study: Study;
  readonly outcome: Outcome;
  /** By key of the job. */
  readonly results: ReadonlyMap<string, unknown>;
  readonly figures: readonly { readonly figure: StudyFigure; readonly plots: readonly Plot[] }[];
}

interface DrawnFigure {
  readonly figure: StudyFigure;
  readonly plots: readonly Plot[];
  readonly charts: readonly Chart<ChartCell>[];
}

interface Drawn extends Omit<Reported, 'figures'> {
  readonly figures: readonly DrawnFigure[];
}

/** Folder of pictures, relative to the page. */
const PICTURES = 'pictures/reproduction';

/** Whether a plot is drawn: only the first seed of a figure over time. */
const isDrawn = ({ job }: Plot): boolean => job === null || job.seed === 1;

/** Drawable parts of each figure: panels of one run, and charts from tables. */
const drawnOf = (reported: Reported): Drawn => ({
  ...reported,
  figures: reported.figures.map(({ figure, plots }) => ({
    figure,
    plots: plots.filter(isDrawn),
    charts: figureCharts(figure, (table) => linesOf(reported.outcome, table)).filter(isKnown),
  })),
});

/** Writes a Markdown page with its pictures. @throws UsageError for a path that cannot be written */
export function writeReport(
  file: string,
  reported: readonly Reported[],
  makerOf: (key: string) => Maker,
): void {
  attempt(`--report = ${file}`, 'cannot be written', () => {
    mkdirSync(dirname(file), { recursive: true });
    const papers = reported.map(drawnOf);
    for (const { study, figures } of papers) {
      const folder = join(dirname(file), PICTURES, study.paper);
      const drawn = figures.filter(({ plots, charts }) => plots.length + charts.length > 0);
      if (drawn.length > 0) mkdirSync(folder, { recursive: true });
      for (const { figure, plots, charts } of drawn)
        writeFileSync(join(folder, `${figure.figure}.svg`), pictureOf(plots, charts));
    }
    writeFileSync(file, reportOf(papers, makerOf));
  });
}

const HEAD = `# Tables and figures of the five papers

\`npm run reproduce -- --report docs/reproduction.md\` makes this page from runs; with \`--keep folder --kept\` it takes those that are
there. Above each table a line says what its numbers are. Curves are of seed 1, from the
lowest to the highest value of each step; dashed red lines are numbers that the text of the paper states. Points of figures are means over
the seeds of their table, with bars of one standard deviation; yellow diamonds are numbers that the paper prints. The claims with their verdicts are
in the [model notes](model/README.md).
`;

const reportOf = (papers: readonly Drawn[], makerOf: (key: string) => Maker): string =>
  `${[HEAD, ...papers.map((paper) => ofPaper(paper, makerOf))].join('\n').trimEnd()}\n`;

function ofPaper({ study, outcome, results, figures }: Drawn, makerOf: (key: string) => Maker): string {
  const made = makersOf(countedMakers(results.keys(), makerOf));
  const ran = new Set(outcome.cells.map(({ table }) => table));
  const tables = outcome.tables.filter(({ table }) => ran.has(table));
  const missing = outcome.tables.filter(({ table }) => !ran.has(table)).map(({ table }) => table);
  const left = missing.length === 0 ? [] : [`Not run for this page: ${missing.join(', ')}.\n`];
  return [
    `## ${study.paper}: ${study.citation.split(', "')[0]}\n`,
    ...left,
    ...(results.size === 0 ? [] : [`Runs behind the tables: ${made}.\n`]),
    ...(tables.length === 0 ? [] : [markdownOf({ ...outcome, tables })]),
    ...figures.map((figure) => ofFigure(study, figure)),
  ].join('\n');
}

function ofFigure(
  { paper }: Study,
  { figure: { figure, caption, tables = [] }, plots, charts }: DrawnFigure,
): string {
  const name = `Figure ${figure}`;
  const stated = plots.flatMap(({ levels }) =>
    levels.map((level) => `${level.name} ${levelText(level.value)}`),
  );
  return [
    `### ${paper}, ${name}: ${caption}\n`,
    ...(tables.length === 0 ? [] : [`Numbers: ${tables.map(({ table }) => table).join(', ')}.\n`]),
    ...(plots.length + charts.length === 0 ? [] : [`![${name}](${PICTURES}/${paper}/${figure}.svg)\n`]),
    ...(stated.length === 0 ? [] : [`The paper states: ${[...new Set(stated)].join(', ')}.\n`]),
  ].join('\n');
}

const levelText = (value: number): string =>
  Number.isInteger(value) ? fixed(value) : String(Number(value.toPrecision(3)));

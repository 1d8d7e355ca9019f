import { FAST } from '../../studies/fast.ts';
import { figureJobs, tablesOf } from '../../studies/figures/plots.ts';
import {
  allJobs,
  findStudy,
  type Job,
  type Study,
  type StudyFigure,
  type StudyTable,
  studies,
} from '../../studies/index.ts';
import { type Reading, withReadings } from '../../studies/reading.ts';
import { atScale, figureAtScale } from '../../studies/scale.ts';
import { UsageError } from '../output.ts';
import { readingsCalled } from './readingOptions.ts';

/** Part of a paper to run. */
export interface Choice {
  readonly study: Study;
  readonly tables: readonly StudyTable[];
  readonly figures: readonly StudyFigure[];
  /** Readings that differ from the study's; tables and figures already include them. */
  readonly readings: readonly Reading[];
  readonly scale: number;
}

type Part = Omit<Choice, 'readings' | 'scale'>;

/** Changes to the study as stated. */
export interface Otherwise {
  readonly scale?: number;
  /** `eq9=min`. */
  readonly readings?: readonly string[];
}

/** A small part of all studies, run by `npm run reproduce -- fast`. */
const FAST_NAME = 'fast';

/**
 * Parses `000`, `000/3`, `000/table-3`, `000/figure-4`, `000/figures`, `fast`; without a name, every table of every paper.
 * @throws UsageError that lists the valid names
 */
export function chosen(
  name: string | undefined,
  { scale = 1, readings: ids = [] }: Otherwise = {},
): readonly Choice[] {
  const choices = name === FAST_NAME ? fast() : named(name);
  const readings = readingsCalled(
    ids,
    choices.map(({ study }) => study.paper),
  );
  return choices.map(({ study, tables, figures }) => {
    const own = readings.filter(({ papers }) => papers.includes(study.paper));
    return {
      study,
      tables: withReadings(
        tables.map((table) => atScale(table, scale)),
        own,
      ),
      figures: figures.map((figure) => figureAtScale(figure, scale)),
      readings: own,
      scale,
    };
  });
}

/** Adds the figures to whole papers, for a report. */
export const withFigures = (choices: readonly Choice[]): readonly Choice[] =>
  choices.map((choice) =>
    choice.tables.length < choice.study.tables.length ? choice : { ...choice, figures: choice.study.figures },
  );

const whole = (study: Study): Part => ({ study, tables: study.tables, figures: [] });

const fast = (): readonly Part[] =>
  studies.map((study) => ({
    study,
    tables: study.tables.flatMap((table) => {
      const seeds = FAST[study.paper]?.[table.table];
      return seeds === undefined ? [] : [{ ...table, seeds }];
    }),
    figures: [],
  }));

function named(name: string | undefined): readonly Part[] {
  if (name === undefined) return studies.map(whole);
  const [paper = '', part, ...rest] = name.split('/');
  const study = findStudy(paper);
  if (study === null) {
    const known = [...studies.map((study) => study.paper), FAST_NAME].join(', ');
    throw new UsageError([`paper = ${paper}: unknown; known: ${known}`]);
  }
  if (part === undefined) return [whole(study)];
  const found = rest.length === 0 ? partOf(study, part) : null;
  if (found === null) {
    const tables = study.tables.map(({ table }) => table).join(', ');
    const figures = study.figures.map(({ figure }) => `${FIGURE}${figure}`).join(', ');
    const what = [part, ...rest].join('/');
    throw new UsageError([`table = ${what}: unknown; known: ${tables}; ${FIGURES}, ${figures}`]);
  }
  return [found];
}

const FIGURES = 'figures';
const FIGURE = 'figure-';
const TABLE = 'table-';

function partOf(study: Study, part: string): Part | null {
  const figures = study.figures.filter(({ figure }) => part === FIGURES || part === `${FIGURE}${figure}`);
  if (figures.length > 0) {
    const parts = figures.flatMap((figure) => tablesOf(study, figure));
    return { study, figures, tables: joined(parts) };
  }
  const tables = study.tables.filter(({ table }) => part === String(table) || part === `${TABLE}${table}`);
  return tables.length === 0 ? null : { study, tables, figures: [] };
}

/** Joins parts of the same table, which several figures show. */
function joined(parts: readonly StudyTable[]): readonly StudyTable[] {
  const names = [...new Set(parts.map(({ table }) => table))];
  return names.flatMap((name) => {
    const own = parts.filter(({ table }) => table === name);
    const [first] = own;
    return first === undefined ? [] : [{ ...first, rows: [...new Set(own.flatMap(({ rows }) => rows))] }];
  });
}

/** Seeds for figures over time: one, unless more are requested. */
export const drawnSeeds = (seeds: number | undefined): readonly number[] =>
  Array.from({ length: seeds ?? 1 }, (_, i) => i + 1);

/** Jobs ordered by seed: if stopped, complete seeds are available. */
export const jobsOf = ({ tables, figures, readings }: Choice, seeds: number | undefined): readonly Job[] => [
  ...[...allJobs(tables, seeds)].sort((a, b) => a.seed - b.seed),
  ...drawnSeeds(seeds).flatMap((seed) => figures.flatMap((figure) => figureJobs(figure, seed, readings))),
];

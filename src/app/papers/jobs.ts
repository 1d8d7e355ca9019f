import type { RunMoment, ScenarioDocument } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { figureJobs } from '../../studies/figures/plots.ts';
import { allJobs, type Job, type Study, type StudyFigure, type StudyTable } from '../../studies/index.ts';
import { type Reading, withReadings } from '../../studies/reading.ts';
import { atScale, figureAtScale } from '../../studies/scale.ts';
import { queryOf } from '../link/said.ts';

type Parts = Pick<Study, 'tables' | 'figures'>;

/** Tables and figures of a paper whose runs have a share of their length. */
export const partsAtScale = ({ tables, figures }: Parts, scale: number): Parts => ({
  tables: tables.map((table) => atScale(table, scale)),
  figures: figures.map((figure) => figureAtScale(figure, scale)),
});

/** Runs that are asked for: tables and figures with seeds 1 to a number, and again with another reading if there is one. */
export interface Asked {
  readonly tables: readonly StudyTable[];
  readonly figures?: readonly StudyFigure[];
  readonly seeds: number;
  readonly reading: Reading | null;
}

/** Runs of the tables seed by seed, whatever stops them, whole columns are there; then all of the figures. Found a part at a time. */
export function* jobsAsked({ tables, figures = [], seeds, reading }: Asked): Generator<readonly Job[]> {
  const all = [...tables, ...(reading === null ? [] : withReadings(tables, [reading]))];
  for (const seed of seedsTo(seeds)) for (const table of all) yield allJobs([table], [seed]);
  const readings = reading === null ? [[]] : [[], [reading]];
  for (const seed of seedsTo(seeds))
    for (const figure of figures) yield readings.flatMap((own) => figureJobs(figure, seed, own));
}

export const seedsTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const networks = new Map<string, ScenarioDocument>();

/** The network of a run, built once. @throws RangeError for one that no scenario has */
export function jobNetwork({ scenario }: Job): ScenarioDocument {
  const document = networks.get(scenario) ?? findScenario(scenario);
  if (document === null) throw new RangeError(`a study names the network ${scenario}, which is not there`);
  networks.set(scenario, document);
  return document;
}

/** A run as the stage opens it. Settings are what links write. @param back the place of the link, to return to */
export function jobLink({ scenario, settings, seed }: Job, moment: RunMoment, back: string): string {
  return queryOf([
    ['scene', scenario],
    ['seed', seed],
    ...settings,
    ['back', back],
    ['t', moment.timeS],
    ...(moment.event === null ? [] : [['at', `${moment.event}1`] as const]),
    ['paused', 1],
  ]);
}

import { describe, expect, it } from 'vitest';
import { commandsOf, shownSeeds } from '../../../src/app/papers/commands.ts';
import { jobsAsked, partsAtScale } from '../../../src/app/papers/jobs.ts';
import { chosen, jobsOf } from '../../../src/cli/reproduce/choices.ts';
import type { RunResults } from '../../../src/contract/index.ts';
import { allJobs, findStudy, type Job, keyOf, type Study, studies } from '../../../src/studies/index.ts';
import type { Reading } from '../../../src/studies/reading.ts';
import { readingsOf } from '../../../src/studies/readings.ts';

interface Shown {
  readonly seeds: number;
  readonly scale: number;
  readonly reading: Reading | null;
}

const keysOf = (jobs: readonly Job[]): readonly string[] => [...new Set(jobs.map(keyOf))].toSorted();

const pageKeys = (study: Study, { scale, ...how }: Shown): readonly string[] =>
  keysOf([...jobsAsked({ ...partsAtScale(study, scale), ...how })].flat());

/** The runs that a line for a terminal makes. */
function runsOf(line: string): readonly Job[] {
  const [, said = ''] = line.split('npm run reproduce -- ');
  const [what, ...options] = said.split(' ');
  const after = (name: string): string | undefined =>
    options.includes(name) ? options[options.indexOf(name) + 1] : undefined;
  const reading = after('--reading');
  const choices = chosen(what, {
    scale: Number(after('--scale') ?? 1),
    ...(reading !== undefined && { readings: [reading] }),
  });
  return choices.flatMap((choice) => jobsOf(choice, Number(after('--seeds'))));
}

const commandKeys = (study: Study, shown: Shown): readonly string[] =>
  keysOf(commandsOf(study, { ...shown, tabled: shown.seeds }).flatMap(runsOf));

describe('the same numbers on the command line', () => {
  it('a figure of a fifth of its length has the runs that the command line makes of it', () => {
    const study = findStudy('000') as Study;
    const figures = partsAtScale(study, 0.2).figures.filter(({ figure }) => figure === '5');
    const page = keysOf([...jobsAsked({ tables: [], figures, seeds: 2, reading: null })].flat());
    const terminal = runsOf('npm run reproduce -- 000/figure-5 --seeds 2 --scale 0.2');
    expect(page).toEqual(keysOf(terminal));
    expect(page).toHaveLength(2);
    const whole = runsOf('npm run reproduce -- 000/figure-5 --seeds 2');
    expect(page).not.toEqual(keysOf(whole));
  });

  it.each(studies.map((study) => [study.paper, study] as const))(
    '%s: the lines under the button make its very runs: seeds, length, figures, another reading',
    (paper, study) => {
      const [reading = null] = readingsOf(paper);
      expect(reading).not.toBeNull();
      for (const shown of [
        { seeds: 1, scale: 1, reading: null },
        { seeds: 2, scale: 0.5, reading },
      ])
        expect(commandKeys(study, shown)).toEqual(pageKeys(study, shown));
    },
  );

  it('tables show the seeds that are known where these are more than are asked for, and so do their lines', () => {
    const study = findStudy('000') as Study;
    const { tables } = partsAtScale(study, 0.2);
    const other = findStudy('004') as Study;
    const results = new Map([
      ...allJobs(tables, [5]).map((job) => [keyOf(job), {} as RunResults] as const),
      ...allJobs(other.tables, [7]).map((job) => [keyOf(job), {} as RunResults] as const),
    ]);
    const known = { results, seeds: 7 };
    expect(shownSeeds(tables, 3, known)).toBe(5);
    expect(shownSeeds(tables, 6, known)).toBe(6);
    expect(shownSeeds(study.tables, 3, known)).toBe(3);
    expect(commandsOf(study, { seeds: 3, tabled: 5, scale: 1, reading: null })).toEqual([
      'npm run reproduce -- 000 --seeds 5',
      'npm run reproduce -- 000/figures --seeds 3',
    ]);
  });

  it('says only what is not usual, and another reading beside the first', () => {
    const study = findStudy('000') as Study;
    expect(commandsOf(study, { seeds: 3, tabled: 3, scale: 1, reading: null })).toEqual([
      'npm run reproduce -- 000 --seeds 3',
      'npm run reproduce -- 000/figures --seeds 3',
    ]);
    const reading = readingsOf('000').find(({ id }) => id === 'starts=100ms') as Reading;
    expect(commandsOf(study, { seeds: 3, tabled: 3, scale: 0.2, reading })).toEqual([
      'npm run reproduce -- 000 --seeds 3 --scale 0.2',
      'npm run reproduce -- 000/figures --seeds 3 --scale 0.2',
      'npm run reproduce -- 000 --seeds 3 --scale 0.2 --reading starts=100ms',
      'npm run reproduce -- 000/figures --seeds 3 --scale 0.2 --reading starts=100ms',
    ]);
  });
});

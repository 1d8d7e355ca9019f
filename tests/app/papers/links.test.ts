import { expect, it } from 'vitest';
import { parseLink } from '../../../src/app/link/query.ts';
import { jobLink, jobNetwork } from '../../../src/app/papers/jobs.ts';
import { completeScenario } from '../../../src/cli/sim/scenarioSource.ts';
import { figureJobs } from '../../../src/studies/figures/plots.ts';
import { allJobs, type Job, studies } from '../../../src/studies/index.ts';
import { readSo } from '../../../src/studies/reading.ts';
import { readingsOf } from '../../../src/studies/readings.ts';
import { atScale } from '../../../src/studies/scale.ts';
import { byTier } from '../../support/tier.ts';

const jobsOfAll = studies.map((study) => {
  const [first] = study.tables;
  const short = first === undefined ? [] : allJobs([atScale(first, 0.2)], [1]);
  const drawn = study.figures.flatMap((figure) => figureJobs(figure, 1));
  return [study.paper, [...allJobs(study.tables, [1]), ...short, ...drawn]] as const;
});

it.each(jobsOfAll)(
  '%s: the link of every run says its network and settings, and nothing of it is refused',
  (_, jobs) => {
    for (const job of jobs) {
      const { link, problems } = parseLink(jobLink(job, { timeS: 0.5, event: 'drop' }, '001-table-3'));
      expect(problems).toEqual([]);
      expect([link.scene, link.seed, link.timePs, link.at, link.back]).toEqual([
        job.scenario,
        1,
        0.5e12,
        { kind: 'drop', count: 1 },
        '001-table-3',
      ]);
      const said = new Map<string, string>([
        ...link.overrides.map(([path, value]) => [path, String(value)] as const),
        ...link.edits.map(({ path, value }) => [path, String(value)] as const),
      ]);
      for (const [path, value] of new Map(job.settings)) expect(said.get(path), path).toBe(String(value));
    }
  },
);

/** Hundreds of VCs take long to check; networks of the same kind with fewer stand for them. */
const MANY_VCS = /^rosolen-router-gfc-|^rosolen-gfc-adsl|^nagata-(50|100)/;
const networksOf = (jobs: readonly Job[]): readonly Job[] =>
  [...new Map(jobs.map((job) => [job.scenario, job])).values()].filter(({ scenario }) =>
    byTier(!MANY_VCS.test(scenario), true),
  );

it.each(jobsOfAll)(
  '%s: every other reading fits every network',
  (paper, all) => {
    expect(readingsOf(paper).length).toBeGreaterThan(2);
    const jobs = networksOf(all);
    expect(jobs.length).toBeGreaterThan(2);
    // Each reading meets every third network, and each network every third reading; the long tier has all of them.
    const apart = byTier(3, 1);
    for (const [i, reading] of readingsOf(paper).entries())
      for (const job of jobs.filter((_, place) => (place + i) % apart === 0))
        expect(() => completeScenario(jobNetwork(job), readSo(job.settings, [reading]))).not.toThrow();
  },
  300_000,
);

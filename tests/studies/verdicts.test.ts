import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readScores,
  VERDICTS_PAGE,
  verdictTable,
  withPart,
  withTable,
} from '../../src/cli/reproduce/verdictTable.ts';
import type { RunResults } from '../../src/contract/index.ts';
import { claimsOf, claimsSaidBy, keyOf, studies, tallyOf } from '../../src/studies/index.ts';
import { jobsOf } from '../../src/studies/outcome.ts';
import { scoreOf } from '../../src/studies/scores.ts';
import type { Judgement, Study, StudyTable } from '../../src/studies/study.ts';
import { citations, unknown } from '../docs/citations.ts';

describe('the verdicts on the claims of the papers', () => {
  const scores = readScores();
  const page = readFileSync(VERDICTS_PAGE, 'utf8');

  it('stand in the docs as the generator makes them from the data', () => {
    expect(withTable(page, verdictTable(scores))).toBe(page);
  });

  it.each(studies.map((study) => [study.paper, study] as const))(
    '%s: each claim has one, by an id of its own',
    (paper, study) => {
      const claims = claimsOf(study);
      const ids = claims.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = scores[paper]?.scores ?? {};
      expect(ids).toEqual(expect.arrayContaining(Object.keys(known)));
      const own = verdictTable({ ...(scores[paper] ? { [paper]: scores[paper] } : {}) }).split('\n### ');
      const rows =
        own
          .find((part) => part.includes(`${paper}: `))
          ?.match(/^\| .*$/gm)
          ?.slice(1) ?? [];
      expect(rows).toHaveLength(claims.length);
      for (const row of rows)
        expect(row).toMatch(
          /\| (not run|\*\*(holds|holds on average|not reproduced)\*\* \(\d+ of \d+ seeds?\): .*) \|$/,
        );
    },
  );

  it.each(studies.map((study) => [study.paper, study] as const))(
    '%s: each claim names a section, table or figure that the paper has',
    (paper, study) => {
      for (const { id, section } of claimsOf(study)) {
        // "4.2.3, Table 1" is a section first.
        const cited = citations(section.replace(/^(?=\d)/, 'section '), paper);
        expect(cited.length, `${id}: ${section}`).toBeGreaterThan(0);
        expect(
          cited.flatMap((citation) => unknown(citation) ?? []),
          id,
        ).toEqual([]);
      }
    },
  );

  it('count claims of the papers and results of ours apart', () => {
    const ours = studies.flatMap((study) => claimsSaidBy(study, 'ours').map(({ id }) => id));
    expect(ours).toEqual([
      'fba-narrows-gfc',
      'tail-drop-unfair',
      'mixed-rates',
      'timeouts-load',
      'timeouts-ticks',
      'delays-host-delay',
      'epd-best',
      'eraa-settles',
      'beat-down-reversed',
      'background',
      'coupling-hurts',
      'coupling-helps',
    ]);
    for (const study of studies) {
      const tally = tallyOf(claimsSaidBy(study, 'paper'), (id) => scores[study.paper]?.scores[id]?.verdict);
      const { holds, mean, not, notRun } = tally;
      const line = `${holds} hold, ${mean} on the mean, ${not} not reproduced, ${notRun} not run`;
      expect(page).toContain(line);
      expect(holds + mean + not + notRun).toBe(claimsSaidBy(study, 'paper').length);
    }
  });

  it('count seeds that were run, and hold only where each of them held', () => {
    for (const { scores: own, count } of Object.values(scores)) {
      expect(count).toBeGreaterThan(0);
      for (const { verdict, good, seeds } of Object.values(own)) {
        expect(seeds).toBeGreaterThan(0);
        expect(verdict === 'holds').toBe(good === seeds);
      }
    }
  });
});

describe('the score of a claim', () => {
  const table: StudyTable = {
    table: 1,
    caption: '',
    scenario: 'half-empty',
    seeds: 3,
    columns: [{ column: 'A' }],
    rows: [],
  };
  const row = { row: 'r', printed: [null], measure: () => null };
  const full = { ...table, rows: [row] };
  const claim: Judgement = {
    id: 'c',
    section: '1',
    saidBy: 'paper',
    level: 'must',
    tables: [1],
    statement: 'more than 5 packets on the mean',
    judge: (outcome) => {
      const runs = outcome.runs(1, 'r', 'A').map(({ whole }) => whole.packets);
      const mean = runs.reduce((sum, one) => sum + one, 0) / runs.length;
      return { held: mean > 5, detail: String(mean) };
    },
  };
  const study = { paper: '999', tables: [full], judgements: [claim], disputed: [] } as unknown as Study;
  const of = (...packets: number[]) => {
    const jobs = jobsOf(full, row, { column: 'A' }, 3);
    const runs = packets.map(
      (each, i) => [keyOf(jobs[i] ?? expect.unreachable()), { whole: { packets: each } }] as const,
    );
    return scoreOf(study, claim, new Map(runs as unknown as [string, RunResults][]));
  };

  it('holds, holds on average, or is not reproduced', () => {
    expect(of(6, 7, 8)).toMatchObject({ verdict: 'holds', good: 3, seeds: 3 });
    expect(of(2, 9, 8)).toMatchObject({ verdict: 'mean', good: 2, seeds: 3 });
    expect(of(2, 9, 1)).toMatchObject({ verdict: 'not', good: 1, seeds: 3 });
  });

  it('is over the seeds that were run, and none where none was', () => {
    expect(of(6, 7)).toMatchObject({ verdict: 'holds', good: 2, seeds: 2 });
    expect(of()).toBeNull();
  });

  it('is seed by seed over those that all its tables have, and on the mean over all that each has', () => {
    const more = { ...full, table: 2, scenario: 'symmetric-500', seeds: 5 };
    const both: Judgement = {
      ...claim,
      tables: [1, 2],
      judge: (outcome) => ({
        held: true,
        detail: [1, 2].map((n) => outcome.runs(n, 'r', 'A').length).join(),
      }),
    };
    const wide = { ...study, tables: [full, more] };
    const jobs = [full, more].flatMap((one) => jobsOf(one, row, { column: 'A' }, undefined));
    const results = new Map(jobs.map((job) => [keyOf(job), {} as RunResults]));
    expect(scoreOf(wide, both, results)).toEqual({ verdict: 'holds', good: 3, seeds: 3, detail: '3,5' });
  });

  it('of single tables stands next to the others with its own makers, and old claims go', () => {
    const old = { verdict: 'not', good: 0, seeds: 3, detail: 'old' } as const;
    const made = [{ engine: '1', sources: 'old', runs: 9 }];
    const before = {
      engine: '1',
      made,
      runs: 'x',
      count: 9,
      scores: { c: old, gone: old, other: old },
    };
    const more = { ...study, judgements: [claim, { ...claim, id: 'other', tables: [2] }] } as Study;
    const jobs = jobsOf(full, row, { column: 'A' }, 3);
    const results = new Map(
      jobs.map((job) => [keyOf(job), { whole: { packets: 9 } } as unknown as RunResults]),
    );
    const after = withPart(more, before, results, () => ({ engine: '2', sources: 'new' }));
    expect(after.scores).toEqual({
      c: {
        verdict: 'holds',
        good: 3,
        seeds: 3,
        detail: '9',
        made: [{ engine: '2', sources: 'new', runs: 3 }],
      },
      other: old,
    });
    expect(after.made).toEqual(made);
  });
});

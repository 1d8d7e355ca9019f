import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, checkScenario } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { allJobs, type Job, studies } from '../../src/studies/index.ts';

/** Settings are only refused one by one when the whole cannot run: without a complaint all of them are in it. */
const complaints = ({ scenario, settings }: Job): readonly string[] => {
  const { problems } = applySettings(findScenario(scenario) as ScenarioDocument, settings);
  return problems.map((problem) => `${scenario}: ${JSON.stringify(problem)}`);
};

it('studies know only scenarios that can run as they are', () => {
  const names = new Set(studies.flatMap(({ tables }) => allJobs(tables, 1)).map(({ scenario }) => scenario));
  for (const name of names) expect(checkScenario(findScenario(name)).problems, name).toEqual([]);
});

describe.each(studies.map((study) => [study.paper, study] as const))('study %s', (_paper, study) => {
  const jobs = allJobs(study.tables, 1);
  const parts = Array.from({ length: Math.ceil(jobs.length / 20) }, (_, part) => part);

  it.each(parts)('runs only what the engine accepts, part %i', (part) => {
    expect(jobs.slice(20 * part, 20 * (part + 1)).flatMap(complaints)).toEqual([]);
  });

  it('cites authors, title and year, of which lists show the first and the last', () => {
    expect(study.citation).toMatch(/^[^"]+, "[^"]+", .*\d{4}$/);
  });

  it('has one printed entry per column, and rows, columns and tables of different names', () => {
    expect(new Set(study.tables.map(({ table }) => table)).size).toBe(study.tables.length);
    for (const { table, rows, columns } of study.tables) {
      for (const { printed, row } of rows) expect(printed, `${table}, ${row}`).toHaveLength(columns.length);
      expect(new Set(rows.map(({ row }) => row)).size, `${table}`).toBe(rows.length);
      expect(new Set(columns.map(({ column }) => column)).size, `${table}`).toBe(columns.length);
    }
  });

  it('judges only tables it has', () => {
    const known = study.tables.map(({ table }) => table);
    for (const { tables } of study.judgements) expect(known).toEqual(expect.arrayContaining([...tables]));
  });
});

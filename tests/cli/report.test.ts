import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Reported } from '../../src/cli/reproduce/report/report.ts';
import { writeReport } from '../../src/cli/reproduce/report/report.ts';
import { findStudy, outcomeOf, type StudyCell } from '../../src/studies/index.ts';

const study = findStudy('001') ?? expect.unreachable();

/** Of this table alone; policies carry 50, 60, 70 and 80 percent. */
function known(name: string): readonly StudyCell[] {
  const table = study.tables.find((one) => one.table === name) ?? expect.unreachable();
  return table.rows.flatMap(({ row, printed }) =>
    table.columns.map(({ column }, i) => ({
      paper: '001',
      table: name,
      row,
      column,
      printed: printed[i] ?? null,
      mean: 50 + 10 * i,
      sd: 5,
      seeds: 5,
      scale: 1,
    })),
  );
}

it('a figure whose numbers are in tables has a picture: means with their bars, what is printed, and a key in words', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const page = join(folder, 'page.md');
  const outcome = { ...outcomeOf(study, study.tables, 5, new Map()), cells: known('router-gfc') };
  const figures = study.figures.map((figure) => ({ figure, plots: [] }));
  const reported: Reported = { study, outcome, results: new Map(), figures };
  writeReport(page, [reported], () => ({ engine: '0', sources: '' }));
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(/^!\[Figure 20\]\(pictures\/reproduction\/001\/20.svg\)$/m);
  expect(text).toMatch(/^!\[Figure 21\]/m);
  expect(text).not.toContain('![Figure 12]');
  const picture = readFileSync(join(folder, 'pictures/reproduction/001/20.svg'), 'utf8');
  const count = (part: RegExp): number => [...picture.matchAll(part)].length;
  expect(count(/<text x="4" y="12">(goodput \(100 = ideal\)|fairness \(%\))</g)).toBe(2);
  for (const words of ['cluster A', 'cluster Y', 'UBR', 'RED', 'the paper'])
    expect(picture).toContain(`>${words}<`);
  // Two charts of five clusters under four policies; a mark in each key as well.
  expect(count(/class="m"/g)).toBe(2 * (5 * 4 + 4));
  expect(count(/<path d="M[\d.]+,[\d.]+V[\d.]+"\/>/g)).toBe(2 * 5 * 4);
  expect(count(/class="p"/g)).toBe(2 + 1);
  expect(picture.length).toBeLessThan(20_000);
  rmSync(folder, { recursive: true });
});

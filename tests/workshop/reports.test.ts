import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failureLines, journeyReport } from '../../scripts/testing/reports.mjs';

const GOOD = { duration: 1_000 };
const bad = (message: string) => ({ duration: 2_000, error: { message } });

function reportOf(...journeys: readonly (readonly { duration: number; error?: { message: string } }[])[]) {
  const specs = journeys.map((results, i) => ({
    title: `journey ${i + 1}`,
    ok: results.at(-1)?.error === undefined,
    tests: [{ results }],
  }));
  const count = (when: (results: (typeof journeys)[number]) => boolean) => journeys.filter(when).length;
  const stats = {
    expected: count((results) => results.every(({ error }) => !error)),
    flaky: count((results) => results.length > 1 && !results.at(-1)?.error),
    unexpected: count((results) => Boolean(results.at(-1)?.error)),
    skipped: 0,
  };
  const file = join(mkdtempSync(join(tmpdir(), 'cellscope-reports-')), 'e2e.json');
  writeFileSync(file, JSON.stringify({ stats, suites: [{ title: 'home.spec.ts', specs }] }));
  return journeyReport(file);
}

const linesOf = (report: ReturnType<typeof journeyReport>) =>
  failureLines([{ stage: { title: 'end to end' }, ...report }]);

describe('the end of the output of npm test', () => {
  test('is silent about journeys that passed', () => {
    const report = reportOf([GOOD], [GOOD]);
    expect(report.count).toEqual({ passed: 2, failed: 0, skipped: 0 });
    expect(linesOf(report)).toEqual([]);
  });

  test('names a journey that passed only the second time, with what it said the first time', () => {
    const report = reportOf([GOOD], [bad('expected 0.3\nreceived 0.1'), GOOD]);
    expect(report.count).toEqual({ passed: 2, failed: 0, skipped: 0 });
    expect(linesOf(report)).toEqual([
      'Passed only when repeated:',
      '  home.spec.ts: journey 2',
      '      expected 0.3',
      '      received 0.1',
    ]);
  });

  test('counts a journey that failed twice, and names it apart', () => {
    const report = reportOf([bad('late'), GOOD], [bad('wrong'), bad('wrong again')]);
    expect(report.count).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(linesOf(report)).toEqual([
      'Passed only when repeated:',
      '  home.spec.ts: journey 1',
      '      late',
      'Failed:',
      '  home.spec.ts: journey 2',
      '      wrong',
    ]);
  });
});

// Reads what test runners leave behind: how many passed, and how long each test took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, seconds: number }} Timed */
/** @typedef {{ count: Count, tests: readonly Timed[] }} Report */

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** A file that could not be loaded has no tests to fail; it counts as one failure. @returns {Report} */
export function unitReport(/** @type {string} */ file) {
  const report = read(file);
  const broken = report.testResults.filter(
    (/** @type {any} */ one) => one.status === 'failed' && one.assertionResults.length === 0,
  );
  return {
    count: {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    tests: report.testResults.flatMap((/** @type {any} */ one) =>
      one.assertionResults.map((/** @type {any} */ test) => ({
        name: `${relative(process.cwd(), one.name)}: ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
      })),
    ),
  };
}

/** A test that passed only when repeated is not a pass. @returns {Report} */
export function journeyReport(/** @type {string} */ file) {
  const { stats, suites } = read(file);
  return {
    count: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    tests: suites.flatMap((/** @type {any} */ suite) => journeysOf(suite, [])),
  };
}

/** @param {any} suite @param {readonly string[]} above @returns {readonly Timed[]} */
function journeysOf(suite, above) {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => ({
    name: [...titles, spec.title].join(': '),
    seconds: Math.max(0, ...spec.tests.flatMap((/** @type {any} */ test) => test.results.map(duration))),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => journeysOf(inner, titles))];
}

const duration = (/** @type {any} */ result) => result.duration / 1000;

/** Each browser is a test; one that could not be had is skipped. @returns {Report} */
export function digestReport(/** @type {string} */ file) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { verdict } of read(file)) {
    if (verdict === 'same') count.passed++;
    else if (verdict === 'missing') count.skipped++;
    else count.failed++;
  }
  return { count, tests: [] };
}

/** The slowest first. @param {readonly Timed[]} tests @param {number} [most] */
export const slowest = (tests, most = 10) =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);

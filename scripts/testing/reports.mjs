// Reads what test runners leave behind: how many passed, and how long each test took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, seconds: number, why?: string, repeated?: boolean }} Timed `why`: what it says, where it failed; `repeated`: it passed the second time */
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
    tests: report.testResults.flatMap((/** @type {any} */ one) => [
      ...(broken.includes(one)
        ? [{ name: relative(process.cwd(), one.name), seconds: 0, why: said(one.message) }]
        : []),
      ...one.assertionResults.map((/** @type {any} */ test) => ({
        name: `${relative(process.cwd(), one.name)}: ${test.fullName}`,
        seconds: (test.duration ?? 0) / 1000,
        why: test.status === 'failed' ? said(test.failureMessages[0]) : undefined,
      })),
    ]),
  };
}

/** A journey that passed only the second time has raced with something: it passes, and the end of the output names it. @returns {Report} */
export function journeyReport(/** @type {string} */ file) {
  const { stats, suites } = read(file);
  return {
    count: { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    tests: suites.flatMap((/** @type {any} */ suite) => journeysOf(suite, [])),
  };
}

/** @param {any} suite @param {readonly string[]} above @returns {readonly Timed[]} */
function journeysOf(suite, above) {
  const titles = [...above, suite.title];
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => {
    const results = spec.tests.flatMap((/** @type {any} */ test) => test.results);
    const error = results.find((/** @type {any} */ result) => result.error)?.error;
    return {
      name: [...titles, spec.title].join(': '),
      seconds: Math.max(0, ...results.map(duration)),
      why: error || !spec.ok ? said(error?.message) : undefined,
      repeated: Boolean(error) && spec.ok,
    };
  });
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => journeysOf(inner, titles))];
}

/** Lines of a failure that are shown again at the end. */
const SHOWN_LINES = 3;

/** The first lines of what a failure says, without colours. @param {string | undefined} message */
const said = (message) =>
  stripVTControlCharacters(message ?? 'no message')
    .split('\n')
    .slice(0, SHOWN_LINES)
    .join('\n');

const duration = (/** @type {any} */ result) => result.duration / 1000;

/** Each browser is a test; one that could not be had is skipped. @returns {Report} */
export function digestReport(/** @type {string} */ file) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Timed[]} */
  const tests = [];
  for (const { browser, verdict, differences, reason } of read(file)) {
    if (verdict === 'same') count.passed++;
    else if (verdict === 'missing') count.skipped++;
    else {
      count.failed++;
      tests.push({ name: `digests in ${browser}`, seconds: 0, why: said(reason ?? differences?.join('\n')) });
    }
  }
  return { count, tests };
}

/** @param {Timed} test */
const lines = ({ name, why = '' }) => [`  ${name}`, ...why.split('\n').map((line) => `      ${line}`)];

/**
 * Everything that failed or passed only when repeated, once more, for who reads only the end.
 * @param {readonly { stage: { title: string }, count: Count, tests: readonly Timed[] }[]} outcomes
 * @returns {readonly string[]} lines
 */
export function failureLines(outcomes) {
  const repeated = outcomes.flatMap(({ tests }) => tests.filter((test) => test.repeated));
  const failed = outcomes.flatMap(({ stage, count, tests }) => {
    if (count.failed === 0) return [];
    const named = tests.filter((test) => test.why !== undefined && !test.repeated);
    return named.length > 0 ? named.flatMap(lines) : [`  ${stage.title}`];
  });
  return [
    ...(repeated.length > 0 ? ['Passed only when repeated:', ...repeated.flatMap(lines)] : []),
    ...(failed.length > 0 ? ['Failed:', ...failed] : []),
  ];
}

/** The slowest first. @param {readonly Timed[]} tests @param {number} [most] */
export const slowest = (tests, most = 10) =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);

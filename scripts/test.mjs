// Everything the README's test line promises, in order. `npm test -- lint unit` runs the stages named.
// The last line counts: a stage without a test report is one check; a stage with one counts its tests.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const reports = mkdtempSync(join(tmpdir(), 'cellscope-test-'));
const UNIT = join(reports, 'unit.json');
const E2E = join(reports, 'e2e.json');
const DIGESTS = join(reports, 'digests.json');
const bin = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, title: string, args: string[], needs?: string, count?: () => Count }} Stage
 * @type {Stage[]}
 */
const STAGES = [
  { name: 'types', title: 'types', args: ['scripts/typecheck.mjs'] },
  { name: 'lint', title: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '.'] },
  { name: 'layers', title: 'layers', args: ['scripts/layers.mjs'] },
  {
    name: 'unit',
    title: 'unit, property and golden tests',
    args: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT}`,
    ],
    count: countUnit,
  },
  { name: 'build', title: 'build', args: [bin('vite/bin/vite.js'), 'build'] },
  {
    name: 'e2e',
    title: 'end to end, in a browser',
    args: [bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    needs: 'build',
    count: countE2e,
  },
  {
    name: 'digests',
    title: 'the same digests in Chromium, Firefox, WebKit and Node',
    args: [bin('tsx/dist/cli.mjs'), 'src/cli/digests.ts', '--install', `--report=${DIGESTS}`],
    needs: 'build',
    count: countDigests,
  },
];

const readReport = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

/** A file that could not be loaded has no tests to fail; it counts as one failure. @returns {Count} */
function countUnit() {
  const report = readReport(UNIT);
  const broken = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only when repeated is not a pass. @returns {Count} */
function countE2e() {
  const { stats } = readReport(E2E);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Each browser is a test; one that could not be had is skipped. @returns {Count} */
function countDigests() {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { verdict } of readReport(DIGESTS)) {
    if (verdict === 'same') count.passed++;
    else if (verdict === 'missing') count.skipped++;
    else count.failed++;
  }
  return count;
}

/** @param {Stage} stage @returns {Count} */
function run(stage) {
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E };
  const ok = spawnSync(process.execPath, stage.args, { stdio: 'inherit', env }).status === 0;
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!stage.count) return single;
  try {
    const count = stage.count();
    const unexplained = !ok && count.failed === 0;
    return { ...count, failed: unexplained ? 1 : count.failed };
  } catch {
    console.log('The stage left no report.');
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage ${unknown.join(', ')}; there are ${STAGES.map((stage) => stage.name).join(', ')}.`);
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const red = new Set();
for (const stage of STAGES) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  console.log(`\n== ${stage.title}`);
  const blocked = stage.needs !== undefined && red.has(stage.needs);
  if (blocked) console.log(`not run: ${stage.needs} failed`);
  const started = Date.now();
  const count = blocked ? { passed: 0, failed: 1, skipped: 0 } : run(stage);
  if (count.failed > 0) red.add(stage.name);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`-- ${stage.title}: ${count.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
}
rmSync(reports, { recursive: true, force: true });
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

// Everything the README's test line promises. `npm test -- lint unit` runs the stages named; `--tier=fast` what takes two
// minutes, `--tier=long` many seeds and all layouts. The last line counts the tests of all stages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failureLines, slowest } from './testing/reports.mjs';
import { runStages } from './testing/run.mjs';
import { chosen, stagesOf } from './testing/stages.mjs';

const TIERS = ['fast', 'all', 'long'];

function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(2);
}

const { values, positionals } = parseArgs({
  options: { tier: { type: 'string', default: process.env.CELLSCOPE_TIER ?? 'all' } },
  allowPositionals: true,
});
if (!TIERS.includes(values.tier)) fail(`--tier = ${values.tier}: unknown; known: ${TIERS.join(', ')}.`);
const tier = /** @type {import('./testing/stages.mjs').Tier} */ (values.tier);

const started = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'cellscope-test-'));
/** @type {readonly import('./testing/stages.mjs').Stage[]} */
let stages = [];
try {
  stages = chosen(stagesOf(reports, tier), tier, positionals);
} catch (error) {
  fail(/** @type {Error} */ (error).message);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());
const outcomes = await runStages(stages, {
  print: (text) => void process.stdout.write(text),
  signal: interruption.signal,
});
rmSync(reports, { recursive: true, force: true });

const slow = slowest(outcomes.flatMap(({ tests }) => tests));
if (slow.length > 0) console.log('\nThe slowest tests:');
for (const { name, seconds } of slow) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);

const total = { passed: 0, failed: 0, skipped: 0 };
for (const { count } of outcomes) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
const failures = failureLines(outcomes);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);

const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${minutes} min in all${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { calibrate } from '../../src/cli/calibration.ts';
import { tier } from './tier.ts';
import { overLimit, shared } from './usedTime.ts';

/**
 * A test that takes more than 5 s of a quiet machine's time is named; with `CELLSCOPE_TIME_LIMIT=fail` it fails, as does a
 * file that takes so long to load. Whole runs that files share are nobody's: whoever asks first makes them.
 */
const FAILS = process.env.CELLSCOPE_TIME_LIMIT === 'fail';

const usedNow = (): number => process.cpuUsage().user / 1e6 - shared.seconds;

const sinceLoading = usedNow();
let sinceTest = sinceLoading;

function judge(what: string, since: number): void {
  if (tier === 'long') return;
  const problem = overLimit(usedNow() - since, calibrate);
  if (problem === null) return;
  if (FAILS) expect.fail(`${what} ${problem}`);
  console.warn(`Too slow: ${expect.getState().currentTestName ?? what} ${problem}`);
}

beforeAll(() => judge('Loading this file', sinceLoading));
beforeEach(() => {
  sinceTest = usedNow();
});
afterEach(() => judge('This test', sinceTest));

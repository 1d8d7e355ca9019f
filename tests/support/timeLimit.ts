import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { tier } from './tier.ts';
import { limitFrom, overLimit, shared } from './usedTime.ts';

/**
 * A test that takes more than `LIMIT_S` of processor time fails, as does a file that takes so long to load; `CELLSCOPE_TIME_LIMIT` is another limit
 * in seconds. Whole runs that files share are nobody's: whoever asks first makes them. The long tier has no limit.
 */
const LIMIT = tier === 'long' ? Number.POSITIVE_INFINITY : limitFrom(process.env.CELLSCOPE_TIME_LIMIT);

const usedNow = (): number => process.cpuUsage().user / 1e6 - shared.seconds;

const sinceLoading = usedNow();
let sinceTest = sinceLoading;

function judge(what: string, since: number): void {
  const problem = overLimit(usedNow() - since, LIMIT);
  if (problem !== null) expect.fail(`${what} ${problem}`);
}

beforeAll(() => judge('Loading this file', sinceLoading));
beforeEach(() => {
  sinceTest = usedNow();
});
afterEach(() => judge('This test', sinceTest));

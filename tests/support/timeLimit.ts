import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { calibrate } from '../../src/cli/calibration.ts';
import { tier } from './tier.ts';
import { overLimit } from './usedTime.ts';

/** A test that takes more than 5 s of a quiet machine's time is a fault, as is a file that takes so long to load. */
const sinceLoading = process.cpuUsage();
let sinceTest = sinceLoading;

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time, in seconds. */
    used?: number;
  }
}

function judge(what: string, used: number): void {
  if (tier === 'long') return;
  const problem = overLimit(used, calibrate);
  if (problem !== null) expect.fail(`${what} ${problem}`);
}

const usedSince = (since: NodeJS.CpuUsage): number => process.cpuUsage(since).user / 1e6;

beforeAll(() => judge('Loading this file', usedSince(sinceLoading)));
beforeEach(() => {
  sinceTest = process.cpuUsage();
});
afterEach(({ task }) => {
  task.meta.used = usedSince(sinceTest);
  judge('This test', task.meta.used);
});

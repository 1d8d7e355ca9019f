import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poolSize, runPool } from '../../src/app/client/pool.ts';
import { LONG_PATIENCE_S } from '../../src/app/client/watchdog.ts';
import type { RaceTask } from '../../src/contract/index.ts';
import { SlowWorker } from '../support/slowWorker.ts';

const TASKS = Array.from({ length: 5 }, (_, seed) => ({ type: 'race', seed }) as unknown as RaceTask);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function raced(size: number) {
  const workers: SlowWorker[] = [];
  const log: string[] = [];
  let share = 0;
  const cancel = runPool(
    TASKS,
    size,
    {
      progress: (now) => {
        share = now;
      },
      done: (index, report) =>
        log.push(`${index}: ${report.type === 'race-done' ? report.values.useful : report.type}`),
      failed: (index, message) => log.push(`${index} failed: ${message}`),
      ended: (busy) => {
        expect(busy).toBeGreaterThan(0);
        expect(busy).toBeLessThanOrEqual(1);
        log.push('end');
      },
    },
    () => {
      const worker = new SlowWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  );
  return { workers, log, cancel, share: () => share };
}

it('leaves a processor to the page, and starts no worker without a task', () => {
  expect([poolSize(8, 100), poolSize(1, 100), poolSize(8, 3)]).toEqual([7, 1, 3]);
});

it('gives each worker one task at a time, and says when all are done', () => {
  const { workers, log, share } = raced(2);
  expect(workers.map(({ task }) => task?.seed)).toEqual([0, 1]);
  workers[1]!.say({ type: 'race-progress', share: 0.5 });
  expect(share()).toBeCloseTo(0.1);
  workers[1]!.say({ type: 'race-done', values: { useful: 70 } });
  expect(workers[1]!.task?.seed).toBe(2);
  for (const seed of [2, 3, 4]) workers[1]!.say({ type: 'race-done', values: { useful: seed } });
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false, true]);
  expect(log).not.toContain('end');
  workers[0]!.say({ type: 'race-done', values: { useful: 1 } });
  expect(log).toEqual(['1: 70', '2: 2', '3: 3', '4: 4', '0: 1', 'end']);
  expect(share()).toBe(1);
});

it('names what is missing where the script of a worker cannot be loaded, and ends', () => {
  const { workers, log } = raced(1);
  for (const seed of TASKS.keys()) workers[seed]?.onerror({});
  expect(log[0]).toMatch(/^0 failed: a part of the page could not be loaded/);
  expect(log).toHaveLength(6);
});

it('replaces a worker that breaks, and goes on after a run that cannot be made', () => {
  const { workers, log } = raced(1);
  workers[0]!.onerror({ message: 'out of memory' });
  expect(workers[0]!.isTerminated).toBe(true);
  expect(workers).toHaveLength(2);
  workers[1]!.say({ type: 'race-failed', cause: 'policy.th1 = 1990: too much' });
  for (const useful of [2, 3, 4]) workers[1]!.say({ type: 'race-done', values: { useful } });
  expect(log).toEqual([
    '0 failed: out of memory',
    '1 failed: policy.th1 = 1990: too much',
    '2: 2',
    '3: 3',
    '4: 4',
    'end',
  ]);
});

it('stops all workers when it is cancelled', () => {
  const { workers, log, cancel } = raced(3);
  cancel();
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  expect(log).toEqual([]);
});

it('replaces a worker that spins, before its first word or after it; one that says how far it is may take its time', () => {
  const { workers, log } = raced(2);
  for (let told = 0; told < 10; told++) {
    vi.advanceTimersByTime(LONG_PATIENCE_S * 500);
    workers[1]!.say({ type: 'race-progress', share: told / 10 });
  }
  expect(log).toEqual([0, 2, 3, 4].map((index) => `${index} failed: the simulation gives no answer`));
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false, true, true, true, true]);
  workers[1]!.say({ type: 'race-done', values: { useful: 1 } });
  expect(log.slice(-2)).toEqual(['1: 1', 'end']);
  vi.advanceTimersByTime(2 * LONG_PATIENCE_S * 1000);
  expect(log.at(-1)).toBe('end');
});

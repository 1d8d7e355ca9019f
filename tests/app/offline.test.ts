import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const rest = vi.hoisted(() => ({ isThere: false, comes: () => {} }));
vi.mock('../../src/app/rest.ts', () => ({
  busy: () => () => {},
  atRest: () =>
    new Promise<void>((resolve) => {
      rest.comes = resolve;
      if (rest.isThere) resolve();
    }),
}));

const { installOffline } = await import('../../src/app/offline/offline.ts');
const keep = await import('../../src/app/offline/keep.ts');
const register = vi.fn(async () => ({ waiting: null, addEventListener: () => {} }));

beforeEach(() => {
  register.mockClear();
  rest.isThere = false;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the copy has been asked for, so many milliseconds later. */
async function isAskedFor(ms: number): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(ms);
  return register.mock.calls.length > 0;
}

it('the copy for use without a network is fetched once nothing moves', async () => {
  void installOffline(false);
  expect(await isAskedFor(20_000)).toBe(false);
  rest.comes();
  expect(await isAskedFor(0)).toBe(true);
});

it('where nothing moves, what the reader came for is fetched first', async () => {
  rest.isThere = true;
  void installOffline(false);
  expect(await isAskedFor(2_900)).toBe(false);
  expect(await isAskedFor(200)).toBe(true);
});

it('a run that plays on and on keeps it waiting for a minute', async () => {
  void installOffline(false);
  expect(await isAskedFor(62_000)).toBe(false);
  expect(await isAskedFor(1_000)).toBe(true);
});

it.each([
  ['is fetched', false, 1],
  ['is not fetched for a reader who saves data', true, 0],
])('it %s', async (_, saveData, times) => {
  rest.isThere = true;
  vi.stubEnv('PROD', true);
  vi.stubGlobal('self', { origin: 'https://example.org' });
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { saveData } });
  keep.startOffline();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100_000);
  vi.stubEnv('PROD', false);
  expect(register).toHaveBeenCalledTimes(times);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const rest = vi.hoisted(() => ({ comes: () => {} }));
vi.mock('../../src/app/rest.ts', () => ({
  atRest: () =>
    new Promise<void>((resolve) => {
      rest.comes = resolve;
    }),
}));

const { keepOffline } = await import('../../src/app/offline/offline.ts');
const register = vi.fn(async () => ({ waiting: null, addEventListener: () => {} }));

beforeEach(() => {
  register.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the copy for use without a network is fetched once nothing moves', async () => {
  const kept = keepOffline();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(register).not.toHaveBeenCalled();
  rest.comes();
  await kept;
  expect(register).toHaveBeenCalledOnce();
});

it('it is fetched behind what the reader came for, also where nothing moves', async () => {
  const kept = keepOffline();
  await vi.advanceTimersByTimeAsync(1_000);
  rest.comes();
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  rest.comes();
  await kept;
  expect(register).toHaveBeenCalledOnce();
});

it('a run that plays on and on keeps it waiting for a minute', async () => {
  const kept = keepOffline();
  await vi.advanceTimersByTimeAsync(62_000);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await kept;
  expect(register).toHaveBeenCalledOnce();
});

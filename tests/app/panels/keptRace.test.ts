import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRace, keptRace } from '../../../src/app/race/keptRace.ts';
import type { RaceState } from '../../../src/app/race/state.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const RACE = {
  plan: { candidates: [{ name: 'EPD', policy: 'epd' }], networks: ['N'], seeds: [1, 2] },
  networks: [],
  runs: [{ useful: 80, jain: Number.NaN }, undefined],
  moments: [{ timeS: 0.53, event: 'drop' }, undefined],
  status: 'cancelled',
  share: 0.5,
  done: 1,
} as unknown as RaceState;

it('the last race is found again as it was: runs without a number and runs that were not made too', () => {
  expect(keptRace()).toBeNull();
  keepRace(RACE);
  expect(keptRace()).toEqual(RACE);
});

it('a race of another engine is none', () => {
  keepRace(RACE);
  for (const [key, text] of kept) kept.set(key, text.replace('"engine":"', '"engine":"other '));
  expect(keptRace()).toBeNull();
});

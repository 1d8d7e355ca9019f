import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSimulation } from '../../src/engine/index.ts';
import { keptRun } from '../support/keptRuns.ts';
import { complete, star } from '../support/networks.ts';
import { RunCache, sourcesHash, sweep } from '../support/runCache.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cellscope-runs-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const never = (): never => expect.unreachable();

it('keeps a value for another process with the same sources, and for none with others', () => {
  const value = { share: Number.NaN, most: Number.POSITIVE_INFINITY, times: [1, -0], none: undefined };
  expect(new RunCache(root, 'a').get(['x', 1], () => value)).toBe(value);
  expect(new RunCache(root, 'a').get(['x', 1], never)).toEqual(value);
  expect(new RunCache(root, 'b').get(['x', 1], () => 'other')).toBe('other');
});

it.each([
  [{ seed: 1 }, { seed: 2 }],
  [{ until: null }, { until: Number.POSITIVE_INFINITY }],
  [{ until: Number.NaN }, { until: Number.POSITIVE_INFINITY }],
  [[0], [-0]],
  [{ a: undefined }, {}],
])('keeps %j and %j apart', (one, other) => {
  const cache = new RunCache(root, 'a');
  cache.get(one, () => 'one');
  expect(cache.get(other, () => 'other')).toBe('other');
  expect(cache.get(one, never)).toBe('one');
});

it('refuses a key whose contents it does not see', () => {
  expect(() => new RunCache(root, 'a').get(new Map([[1, 2]]), () => 1)).toThrow(/not by Map/);
});

it('computes again what is damaged on disk, and leaves nothing half written', () => {
  const cache = new RunCache(root, 'a');
  cache.get(1, () => 'value');
  const [file = ''] = readdirSync(join(root, 'a'));
  writeFileSync(join(root, 'a', file), 'x');
  expect(cache.get(1, () => 'again')).toBe('again');
  expect(cache.get(1, never)).toBe('again');
  expect(readdirSync(join(root, 'a'))).toEqual([file]);
});

it('hashes names and contents of sources', () => {
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  const file = join(root, 'src/deep/a.ts');
  const hashes = ['1', '2', '1'].map((text) => {
    writeFileSync(file, text);
    return sourcesHash(root, ['src']);
  });
  expect(hashes[0]).toBe(hashes[2]);
  expect(hashes[0]).not.toBe(hashes[1]);
  writeFileSync(join(root, 'src/b.ts'), '');
  expect(sourcesHash(root, ['src'])).not.toBe(hashes[0]);
});

it('is swept of what was not used for a week', () => {
  new RunCache(root, 'old').get(1, () => 1);
  new RunCache(root, 'new').get(1, () => 1);
  const now = Date.now();
  utimesSync(join(root, 'old'), new Date(now), new Date(now - 8 * 86_400_000));
  sweep(root, 7, now);
  expect(readdirSync(root)).toEqual(['new']);
});

it('gives what a fresh run gives, the first time and again', () => {
  const scenario = complete(star({ senders: 2, durationS: 0.02 }));
  const until = 15e9;
  const fresh = createSimulation(scenario, { seed: 7 });
  fresh.runUntil(until);
  for (const _again of [false, true]) expect(keptRun(scenario, 7, until)).toEqual(fresh.results());
});

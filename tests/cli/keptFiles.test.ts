import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KeptRuns } from '../../src/cli/reproduce/keptRuns.ts';
import { merged, writeManifest } from '../../src/cli/reproduce/shards.ts';
import type { RunResults } from '../../src/contract/index.ts';
import type { Job } from '../../src/studies/index.ts';

const ENGINE = 'f'.repeat(64);
const job = (seed: number): Job => ({ scenario: 'half-empty', settings: [['policy', 'epd']], seed });
const results = (packets: number): RunResults =>
  ({
    digest: `d${packets}`,
    hops: 1,
    whole: { packets, synchronization: Number.NaN },
  }) as unknown as RunResults;

let folder = '';
let kept: KeptRuns;
let files: readonly string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  kept = new KeptRuns(folder, ENGINE);
  files = [1, 2].map((seed) => {
    const before = new Set(readdirSync(folder));
    kept.keep(job(seed), results(100 * seed));
    return join(folder, readdirSync(folder).find((name) => !before.has(name))!);
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const [first, second] = [(): string => files[0]!, (): string => files[1]!];

/** Puts another number in place of one of a file's, as long as it was. */
function changeNumber(file: string, from: number, to: number): void {
  const bytes = readFileSync(file);
  const [old, changed] = [from, to].map((value) => serialize(value).subarray(2));
  const at = bytes.indexOf(old!);
  expect(at).toBeGreaterThan(0);
  changed!.copy(bytes, at);
  writeFileSync(file, bytes);
}

describe('a kept run', () => {
  it('is read as it was kept, numbers that are none too', () => {
    expect(kept.find(job(1))).toEqual(results(100));
    expect(kept.find(job(3))).toBeUndefined();
    expect(kept.takeProblems()).toEqual([]);
  });

  it.each([
    ['cut off', () => truncateSync(first(), 200), 'it is not as it was written, cut off or changed'],
    [
      'cut off in its head',
      () => truncateSync(first(), 20),
      'it is not as it was written, cut off or changed',
    ],
    ['empty', () => truncateSync(first(), 0), 'it is empty'],
    [
      'changed in a number',
      () => changeNumber(first(), 100, 101),
      'it is not as it was written, cut off or changed',
    ],
    ['of another program', () => writeFileSync(first(), 'hello'), 'it is no kept run of this version'],
    [
      'that was copied over its name',
      () => copyFileSync(second(), first()),
      /^it holds another run, .*half-empty.*/,
    ],
  ] as const)('%s is not taken: one sentence says so, and it can be made anew', (_, harm, why) => {
    harm();
    expect(kept.find(job(1))).toBeUndefined();
    const [line, ...others] = kept.takeProblems();
    expect(others).toEqual([]);
    const said = `${first()}: cannot be used: `;
    expect(line!.startsWith(said)).toBe(true);
    expect(line!.slice(said.length)).toMatch(why);
    expect(kept.find(job(2))).toEqual(results(200));
    kept.keep(job(1), results(100));
    expect(kept.find(job(1))).toEqual(results(100));
    expect(kept.takeProblems()).toEqual([]);
  });
});

describe('a shard', () => {
  const asked = { what: '000/5', seeds: 2 };
  const manifest = (): string => join(folder, 'shard-1-of-1.json');
  beforeEach(() => {
    const runs = new Map([1, 2].map((seed) => [keyOfJob(seed), results(100 * seed)]));
    writeManifest(kept, asked, { index: 1, of: 1 }, { results: runs, traces: new Map() });
  });
  const keyOfJob = (seed: number): string => {
    const bytes = readFileSync(files[seed - 1]!);
    return (deserialize(bytes.subarray(bytes.indexOf(0xff, 80))) as { key: string }).key;
  };
  const change = (from: RegExp, to: string): void =>
    writeFileSync(manifest(), readFileSync(manifest(), 'utf8').replace(from, to));

  it('gives its runs', () => {
    expect(merged([folder]).find(job(2))).toEqual(results(200));
  });

  it.each([
    ['is empty', () => truncateSync(manifest(), 0), /shard-1-of-1.json: not JSON at line \d+, column \d+: /],
    [
      'is cut off',
      () => truncateSync(manifest(), 60),
      /shard-1-of-1.json: not JSON at line \d+, column \d+: /,
    ],
    [
      'is null',
      () => writeFileSync(manifest(), 'null'),
      /shard-1-of-1.json: not what a shard says of itself/,
    ],
    [
      'says nothing',
      () => writeFileSync(manifest(), '{}'),
      /shard-1-of-1.json: not what a shard says of itself/,
    ],
    [
      'has another number of seeds',
      () => change(/"seeds": 2/, '"seeds": 1'),
      /shard-1-of-1.json: changed since/,
    ],
    ['has another digest of a run', () => change(/": "\w{4}(\w{12})"\n/, '": "0000$1"\n'), /changed since/],
    [
      'was copied over another name',
      () => copyFileSync(manifest(), join(folder, 'shard-2-of-2.json')),
      /shard-2-of-2.json: says of itself that it is shard 1\/1/,
    ],
  ] as const)('that %s is refused in one sentence', (_, harm, why) => {
    harm();
    expect(() => merged([folder])).toThrow(why);
  });

  it('whose run was changed, and kept again with a digest of its own, is refused', () => {
    kept.keep(job(1), results(101));
    expect(() => merged([folder]).find(job(1))).toThrow(
      /this run is in none of .*, or not as its shard says/,
    );
    truncateSync(first(), 30);
    expect(() => merged([folder]).find(job(1))).toThrow(
      /cannot be used: it is not as it was written[\s\S]*in none of/,
    );
  });
});

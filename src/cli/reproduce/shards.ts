import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import type { SweepPlan } from '../../race/sweep/index.ts';
import { type Job, keyOf, type Settings } from '../../studies/index.ts';
import { readJson } from '../json.ts';
import { attempt, UsageError } from '../output.ts';
import { VERSION } from '../sim/stamp.ts';
import type { Ran } from './jobs.ts';
import { KeptRuns, type Maker, sourcesOf, writeWhole } from './keptRuns.ts';

/** One part of the runs of a study: the i-th of n, from 1. Machines can make shards independently. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

const MOST = 10_000;

/** Parses `2/4`. @throws UsageError with the valid range */
export function shardOption(text: string | undefined): Shard | null {
  if (text === undefined) return null;
  const [, index = Number.NaN, of = Number.NaN] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (of >= 1 && of <= MOST && index >= 1 && index <= of) return { index, of };
  throw new UsageError([`--shard = ${text}: not i/n with n from 1 to 10,000 and i from 1 to n`]);
}

/** Every n-th run, so that each shard has short runs and long ones. */
export const ofShard = (jobs: readonly Job[], { index, of }: Shard): readonly Job[] =>
  jobs.filter((_, place) => place % of === index - 1);

/** Definition of a sweep: its runs and its table follow from it. */
export interface SweepAsked {
  readonly scenario: string;
  readonly settings: Settings;
  readonly plan: SweepPlan;
}

/** Manifest of a shard, kept next to its runs. */
interface Manifest {
  readonly engine: string;
  /** `000/5`; null for all papers; `sweep of symmetric-500`. */
  readonly what: string | null;
  readonly sweep?: SweepAsked;
  /** null: the number that each table states. */
  readonly seeds: number | null;
  /** Absent: 1. */
  readonly scale?: number;
  /** Absent: the readings of the studies. */
  readonly readings?: readonly string[];
  readonly shard: Shard;
  /** Full digests of all its runs, by key of the job. */
  readonly runs: Readonly<Record<string, string>>;
  /** Digest of all fields above. */
  readonly digest: string;
}

/** The request: equal in all shards of one study. */
export type Asked = Pick<Manifest, 'what' | 'seeds' | 'scale' | 'readings' | 'sweep'>;

const nameOf = ({ index, of }: Shard): string => `shard-${index}-of-${of}.json`;
const isManifest = (file: string): boolean => /^shard-\d+-of-\d+\.json$/.test(file);

/** Digest of results, including every number, or of curves: equal for equal runs. */
export const digestOf = (run: RunResults | DrawnTrace | Omit<Manifest, 'digest'>): string =>
  createHash('sha256').update(JSON.stringify(run, exact)).digest('hex').slice(0, 16);

/** Writes NaN and infinities as texts, because JSON lacks them. */
const exact = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** Writes the manifest in the folder of a shard: all its runs, of tables and of figures over time, are complete. */
export function writeManifest(
  kept: KeptRuns,
  asked: Asked,
  shard: Shard,
  { results, traces }: Pick<Ran, 'results' | 'traces'>,
): void {
  const runs = [...results, ...traces].map(([key, run]) => [key, digestOf(run)]).sort();
  const said = { engine: kept.engine, ...asked, shard, runs: Object.fromEntries(runs) };
  const manifest: Manifest = { ...said, digest: digestOf(said) };
  writeWhole(join(kept.folder, nameOf(shard)), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Runs of all shards. */
export interface Merged {
  readonly asked: Asked;
  /** @throws UsageError for a run that is missing in all folders, or differs from the manifest */
  find(job: Job): RunResults;
  /** Traces of a run for a figure over time. @throws UsageError likewise */
  findTrace(job: Job): DrawnTrace;
  /** @param key key of a run of a table */
  makerOf(key: string): Maker;
}

interface Found extends Manifest {
  readonly folder: string;
  readonly file: string;
}

function read(folder: string): readonly Found[] {
  const files = attempt(`folder = ${folder}`, 'cannot be read', () => readdirSync(folder)).filter(isManifest);
  if (files.length === 0)
    throw new UsageError([`folder = ${folder}: no shard in it (--shard i/n --keep folder)`]);
  return files.sort().map((file) => {
    const path = join(folder, file);
    const manifest: unknown = readJson(path, readFileSync(path, 'utf8'));
    if (!isWhole(manifest))
      throw new UsageError([
        `${path}: not what a shard says of itself; make it again with --shard i/n --keep folder`,
      ]);
    if (nameOf(manifest.shard) !== file)
      throw new UsageError([
        `${path}: says of itself that it is shard ${manifest.shard.index}/${manifest.shard.of}`,
      ]);
    return { ...manifest, folder, file };
  });
}

/** Whether a value has all fields of a manifest; whether they are true is checked later. */
function isWhole(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { engine, what, shard, runs, digest } = value as Partial<Record<keyof Manifest, unknown>>;
  const numbers = (shard ?? {}) as Partial<Shard>;
  return (
    typeof engine === 'string' &&
    (what === null || typeof what === 'string') &&
    Number.isInteger(numbers.index) &&
    Number.isInteger(numbers.of) &&
    typeof runs === 'object' &&
    runs !== null &&
    typeof digest === 'string'
  );
}

/** Whether it was changed since it was written. */
function isChanged({ folder, file, digest, ...said }: Found): boolean {
  return digestOf(said) !== digest;
}

const asText = (value: unknown): string => JSON.stringify(value);

/** The request of a shard in words, in the order of comparison. */
const QUESTION: readonly ((manifest: Manifest) => string)[] = [
  ({ what }) => `of ${what ?? 'all papers'}`,
  ({ seeds }) => `seeds ${seeds ?? 'as stated'}`,
  ({ scale = 1 }) => `time scale ${scale}`,
  ({ readings = [] }) => `readings ${readings.join(', ') || 'as stated'}`,
];

/** Reason why a shard does not belong with the first one; null if it does. */
function differenceOf(shard: Found, first: Found): string | null {
  if (shard.engine !== first.engine)
    return `made by another version (${shard.engine.slice(0, 8)}, not ${first.engine.slice(0, 8)})`;
  if (shard.shard.of !== first.shard.of)
    return `one of ${shard.shard.of} shards, others are of ${first.shard.of}`;
  const other = QUESTION.find((words) => words(shard) !== words(first));
  if (other !== undefined) return `${other(shard)}, others are ${other(first)}`;
  const isSame = asText(shard.sweep) === asText(first.sweep);
  return isSame ? null : `${shard.what} with other settings, values, policies or metrics`;
}

/** Reasons why shards are not complete, one line each. @param first reference of the comparison */
function problemsOf(first: Found, shards: readonly Found[]): string[] {
  const problems = shards.flatMap((shard) => {
    const difference = differenceOf(shard, first);
    return difference === null ? [] : [`${join(shard.folder, nameOf(shard.shard))}: ${difference}`];
  });
  for (let index = 1; index <= first.shard.of; index++) {
    const same = shards.filter(({ shard }) => shard.index === index);
    if (same.length === 0) problems.push(`shard ${index}/${first.shard.of}: missing`);
    const different = new Set(same.map(({ runs }) => asText(runs)));
    if (different.size > 1)
      problems.push(
        `shard ${index}/${first.shard.of}: twice, with other runs: ${same.map(({ folder }) => folder).join(', ')}`,
      );
  }
  return problems;
}

/** Merges shards. @throws UsageError if a shard is missing, of another version, or incomplete */
export function merged(folders: readonly string[]): Merged {
  const shards = folders.flatMap(read);
  const [first] = shards;
  if (first === undefined) throw new UsageError(['merge: no folder given']);
  const problems = problemsOf(first, shards);
  if (problems.length === 0)
    for (const shard of shards.filter(isChanged))
      problems.push(`${join(shard.folder, shard.file)}: changed since it was written`);
  if (problems.length > 0) throw new UsageError(problems);
  const kept = folders.map((folder) => new KeptRuns(folder, first.engine));
  const digests = new Map(shards.flatMap(({ runs }) => Object.entries(runs)));
  function wholeRun<Run extends RunResults | DrawnTrace>(
    job: Job,
    found: (runs: KeptRuns) => Run | undefined,
  ): Run {
    const key = keyOf(job);
    for (const runs of kept) {
      const run = found(runs);
      if (run !== undefined && digestOf(run) === digests.get(key)) return run;
    }
    throw new UsageError([
      ...kept.flatMap((runs) => runs.takeProblems()),
      `${key}: this run is in none of ${folders.join(', ')}, or not as its shard says`,
    ]);
  }
  return {
    asked: {
      what: first.what,
      seeds: first.seeds,
      ...(first.scale && { scale: first.scale }),
      ...(first.readings && { readings: first.readings }),
      ...(first.sweep && { sweep: first.sweep }),
    },
    find: (job) => wholeRun(job, (runs) => runs.find(job)),
    makerOf: () => ({ engine: VERSION, sources: sourcesOf(first.engine) }),
    findTrace: (job) => wholeRun(job, (runs) => runs.findTrace(job)),
  };
}

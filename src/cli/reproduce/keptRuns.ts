import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { attempt, Failure } from '../output.ts';
import { VERSION } from '../sim/stamp.ts';

/** Version of the engine that made a run, and fingerprint of its sources. */
export interface Maker {
  readonly engine: string;
  /** Empty for a run kept before this was recorded. */
  readonly sources: string;
}

/** The fingerprint, shortened for display. */
export const sourcesOf = (engine: string): string => engine.slice(0, 12);

export const makerText = ({ engine, sources }: Maker): string =>
  `engine ${engine} (${sources === '' ? 'sources not recorded' : `sources ${sources}`})`;

/** Content of a file. It names its run and its engine, because it may be kept under the name that other sources give it. */
interface Kept {
  /** Key of its job. */
  readonly key: string;
  readonly made: Maker;
  readonly run: RunResults | DrawnTrace;
}

/** Head of a file: its format, and a digest of the rest, which detects changed numbers. */
const HEAD = 'cellscope run 1 ';
const DIGEST = 64;
const digestOf = (rest: Uint8Array): string => createHash('sha256').update(rest).digest('hex');

/** Parses a file. @throws Error with the reason why these bytes are not the complete, unchanged run of this job */
function keptIn(bytes: Buffer, key: string): Kept {
  const start = HEAD.length + DIGEST;
  if (bytes.length === 0) throw new Error('it is empty');
  if (bytes.toString('latin1', 0, HEAD.length) !== HEAD) throw new Error('it is no kept run of this version');
  const rest = bytes.subarray(start);
  if (bytes.toString('latin1', HEAD.length, start) !== digestOf(rest))
    throw new Error('it is not as it was written, cut off or changed');
  const kept = deserialize(rest) as Kept;
  if (kept.key !== key) throw new Error(`it holds another run, ${kept.key}`);
  return kept;
}

/** Results of runs in a folder, so that a long `reproduce` can be stopped and continued. Not JSON, in order to keep NaN. */
export class KeptRuns {
  readonly folder: string;
  /** Fingerprint of the engine. */
  readonly engine: string;
  /** Invalid files by name, with the reasons. */
  private readonly unusable = new Map<string, string>();

  /**
   * @param engine fingerprint of the engine that makes the runs
   * @throws UsageError for a folder that cannot be created
   */
  constructor(folder: string, engine: string) {
    attempt(`--keep = ${folder}`, 'cannot be made', () => mkdirSync(folder, { recursive: true }));
    this.folder = folder;
    this.engine = engine;
  }

  get maker(): Maker {
    return { engine: VERSION, sources: sourcesOf(this.engine) };
  }

  /** Undefined if it is not kept, or its file is invalid: `takeProblems`. */
  find(job: Job): RunResults | undefined {
    return this.read(keyOf(job))?.run as RunResults | undefined;
  }

  /** Traces of a run for a figure over time. */
  findTrace(job: Job): DrawnTrace | undefined {
    return this.read(keyOf(job))?.run as DrawnTrace | undefined;
  }

  /** @param key key of an existing run */
  makerOf(key: string): Maker {
    return this.read(key)?.made ?? this.maker;
  }

  /** Writes a run. @throws Failure if the disk is full or refuses */
  keep(job: Job, results: RunResults | DrawnTrace): void {
    const key = keyOf(job);
    const rest = serialize({ key, made: this.maker, run: results } satisfies Kept);
    const file = this.fileOf(key);
    writeWhole(file, Buffer.concat([Buffer.from(`${HEAD}${digestOf(rest)}`, 'latin1'), rest]));
    this.unusable.delete(file);
  }

  /** Invalid files found since the last call, one line each. */
  takeProblems(): readonly string[] {
    const lines = [...this.unusable].map(([file, why]) => `${file}: cannot be used: ${why}`);
    this.unusable.clear();
    return lines;
  }

  private read(key: string): Kept | undefined {
    const file = this.fileOf(key);
    if (!existsSync(file)) return undefined;
    try {
      return keptIn(readFileSync(file), key);
    } catch (error) {
      this.unusable.set(file, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(this.engine).update(key).digest('hex').slice(0, 32);
    return join(this.folder, `${name}.run`);
  }
}

/** Writes a temporary file and renames it, so that an existing file is complete. @throws Failure if the disk is full or refuses */
export function writeWhole(file: string, content: Buffer | string): void {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, content);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Failure([`${file}: cannot be kept: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

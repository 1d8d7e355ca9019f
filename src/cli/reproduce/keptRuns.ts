import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { attempt, Failure } from '../output.ts';
import { VERSION } from '../sim/stamp.ts';

/** The engine that made a run: its version, and the fingerprint of its sources. */
export interface Maker {
  readonly engine: string;
  /** Empty where the run was kept before runs said so. */
  readonly sources: string;
}

/** A fingerprint, short enough to be read. */
export const sourcesOf = (engine: string): string => engine.slice(0, 12);

export const makerText = ({ engine, sources }: Maker): string =>
  `engine ${engine} (${sources === '' ? 'sources not recorded' : `sources ${sources}`})`;

/** A file. It says by itself who made it: it may be kept on under the name that other sources give it. */
interface Kept {
  readonly made: Maker;
  readonly run: RunResults | DrawnTrace;
}

/** Results of runs in a folder: a long `reproduce` can be stopped and continued. NaN survives, so not JSON. */
export class KeptRuns {
  readonly folder: string;
  /** Its fingerprint. */
  readonly engine: string;

  /**
   * @param engine whose runs these are
   * @throws UsageError for a folder that cannot be made
   */
  constructor(folder: string, engine: string) {
    attempt(`--keep = ${folder}`, 'cannot be made', () => mkdirSync(folder, { recursive: true }));
    this.folder = folder;
    this.engine = engine;
  }

  get maker(): Maker {
    return { engine: VERSION, sources: sourcesOf(this.engine) };
  }

  find(job: Job): RunResults | undefined {
    return this.read(keyOf(job))?.run as RunResults | undefined;
  }

  /** Of a run for a figure over time. */
  findTrace(job: Job): DrawnTrace | undefined {
    return this.read(keyOf(job))?.run as DrawnTrace | undefined;
  }

  /** @param key of a run that is there */
  makerOf(key: string): Maker {
    return this.read(key)?.made ?? this.maker;
  }

  /** @throws Failure if the disk is full or refuses */
  keep(job: Job, results: RunResults | DrawnTrace): void {
    const kept: Kept = { made: this.maker, run: results };
    writeWhole(this.fileOf(keyOf(job)), serialize(kept));
  }

  private read(key: string): Kept | undefined {
    const file = this.fileOf(key);
    return existsSync(file) ? (deserialize(readFileSync(file)) as Kept) : undefined;
  }

  private fileOf(key: string): string {
    const name = createHash('sha256').update(this.engine).update(key).digest('hex').slice(0, 32);
    return join(this.folder, `${name}.run`);
  }
}

/** Written beside and renamed: a file that is there is whole. @throws Failure if the disk is full or refuses */
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

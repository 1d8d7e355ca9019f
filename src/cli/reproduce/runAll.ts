import type { DrawnTrace, RunResults } from '../../contract/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { EXIT, Failure, type Output } from '../output.ts';
import { fixed } from '../text.ts';
import { type Ran, runJobs } from './jobs.ts';
import type { KeptRuns } from './keptRuns.ts';
import { type Asked, ofShard, type Shard, writeManifest } from './shards.ts';

export interface How {
  readonly processes: number;
  readonly kept: KeptRuns;
  /** Uses kept runs instead of repeating them. */
  readonly takes: boolean;
  /** Option that continues an interrupted command: `--resume`. */
  readonly again: string;
  /** Makes the runs that are not kept. */
  readonly runs: boolean;
  readonly output: Output;
  readonly stop: AbortSignal;
}

/** Exit code after Ctrl-C. */
const INTERRUPTED = 130;

/** Option that continues a command. @param folder explicit folder of the runs, if any */
export const goOnWith = (folder: string | undefined): string =>
  folder === undefined ? '--resume' : `--keep ${folder}`;

const goOnLine = ({ kept, again }: How): string =>
  `finished runs are kept in ${kept.folder}: the same command with ${again} goes on`;

/** Prints how to continue. */
export function stopped(how: How): number {
  how.output.err(`stopped; ${goOnLine(how)}`);
  return INTERRUPTED;
}

/** Makes Ctrl-C stop an action between two runs instead of ending the program. */
export async function interruptible(action: (stop: AbortSignal) => Promise<number>): Promise<number> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    return await action(stop.signal);
  } finally {
    process.removeListener('SIGINT', interrupt);
  }
}

/** Runs one shard of the jobs, keeps it, and writes its manifest. */
export async function runShard(jobs: readonly Job[], asked: Asked, shard: Shard, how: How): Promise<number> {
  const name = `shard ${shard.index}/${shard.of}`;
  const ran = await runAll(ofShard(jobs, shard), how, name);
  if (how.stop.aborted) return stopped(how);
  writeManifest(how.kept, asked, shard, ran);
  how.output.out(`${name}: ${ran.effort}, kept in ${how.kept.folder}`);
  return EXIT.ok;
}

/** Takes kept runs, makes and keeps the missing ones. @throws Failure with the command that continues */
export async function runAll(jobs: readonly Job[], how: How, name: string): Promise<Ran> {
  try {
    return await takeOrRun(jobs, how, name);
  } catch (error) {
    how.output.progress?.('');
    throw error instanceof Failure ? new Failure([...error.lines, goOnLine(how)]) : error;
  }
}

async function takeOrRun(
  jobs: readonly Job[],
  { processes, kept, takes, runs, output, stop }: How,
  name: string,
): Promise<Ran> {
  const results = new Map<string, RunResults>();
  const traces = new Map<string, DrawnTrace>();
  for (const job of takes ? jobs : []) {
    const known = job.trace === undefined ? kept.find(job) : undefined;
    const drawn = job.trace === undefined ? undefined : kept.findTrace(job);
    if (known !== undefined) results.set(keyOf(job), known);
    if (drawn !== undefined) traces.set(keyOf(job), drawn);
  }
  for (const line of kept.takeProblems()) output.err(`${line}${runs ? '; the run is made anew' : ''}`);
  const isKnown = (job: Job): boolean => results.has(keyOf(job)) || traces.has(keyOf(job));
  const left = runs ? jobs.filter((job) => !isKnown(job)) : [];
  const start = performance.now();
  let hops = [...results.values()].reduce((sum, run) => sum + run.hops, 0);
  const { busy } = await runJobs(
    left,
    processes,
    (count, job, run) => {
      hops += run.results.hops;
      if (run.trace === null) results.set(keyOf(job), run.results);
      else traces.set(keyOf(job), run.trace);
      kept.keep(job, run.trace ?? run.results);
      output.progress?.(progressLine(name, count, left.length, start));
    },
    stop,
  );
  output.progress?.('');
  const seconds = (performance.now() - start) / 1_000;
  const who = `${processes} ${processes === 1 ? 'process' : 'processes'}`;
  const share = Number.isFinite(busy) ? `, busy ${fixed(100 * busy)} %` : '';
  const count = results.size + traces.size;
  return {
    results,
    traces,
    effort: `${count} runs, ${fixed(hops)} cell hops, ${fixed(seconds, 1)} s on ${who}${share}`,
  };
}

const BAR = 24;

/** `paper 000  [=====>     ] 12 of 54 runs, 30 s left`. */
function progressLine(name: string, count: number, of: number, start: number): string {
  const full = Math.round((BAR * count) / of);
  const left = ((performance.now() - start) / 1_000 / count) * (of - count);
  return `${name}  [${'='.repeat(full)}${' '.repeat(BAR - full)}] ${count} of ${of} runs, ${fixed(left)} s left`;
}

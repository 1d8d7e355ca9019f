import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { elementAt } from '../../contract/index.ts';
import { bundle } from '../bundle.ts';
import { median } from '../calibration.ts';
import { Failure } from '../output.ts';

/** A whole scenario with these settings. */
export interface RunTask {
  readonly scenario: string;
  readonly settings: readonly (readonly [path: string, value: string])[];
  /** Everything is recorded; else nothing. */
  readonly traces?: boolean;
  /** So many runs are one, where a single one is short. */
  readonly runs?: number;
}

/** A process of its own, in which one scenario is run again and again. */
export interface Runner {
  /** One run more; returns nanoseconds of CPU per cell hop. */
  run(): Promise<number>;
  end(): Promise<void>;
}

export type StartRunner = (task: RunTask) => Promise<Runner>;

export interface Cost {
  /** Of the cheapest run, CPU time. */
  readonly nsPerHop: number;
  /** Over what it is compared with: the median over pairs of runs. */
  readonly times: number;
}

const WORKER = fileURLToPath(new URL('./runWorker.ts', import.meta.url));
const bundles = new Map<string, Promise<string>>();

/**
 * Runs of two by turns: a machine may be twice as fast a minute later, but seldom between one run and the next. Each has a
 * process of its own, as on the page: in one that has run sixteen policies, no call to a policy can be inlined any more.
 */
export async function byTurns(first: Runner, second: Runner, rounds: number): Promise<Cost> {
  return elementAt(await againstEach(first, [second], rounds), 0);
}

/** Runs of one and of several others by turns, in which it runs once a round: its cost over that of each of them. */
export async function againstEach(
  first: Runner,
  others: readonly Runner[],
  rounds: number,
): Promise<readonly Cost[]> {
  let nsPerHop = Number.POSITIVE_INFINITY;
  const ratios = others.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const cost = await first.run();
    for (let i = 0; i < others.length; i++)
      elementAt(ratios, i).push(cost / (await elementAt(others, i).run()));
    nsPerHop = Math.min(nsPerHop, cost);
  }
  return ratios.map((ofOne) => ({ nsPerHop, times: median(ofOne) }));
}

/** Pairs each of these tasks with one and the same other. */
export async function compareWith(
  reference: RunTask,
  tasks: readonly RunTask[],
  rounds: number,
  start: StartRunner = startRunner,
): Promise<readonly Cost[]> {
  const other = await start(reference);
  const costs: Cost[] = [];
  for (const task of tasks) {
    const first = await start(task);
    costs.push(await byTurns(first, other, rounds));
    await first.end();
  }
  await other.end();
  return costs;
}

function bundleOf(script: string): Promise<string> {
  const bundled = bundles.get(script) ?? bundle(script);
  bundles.set(script, bundled);
  return bundled;
}

/** Of what a process wrote before it ended. */
const errorLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\w*Error: /.test(line));

/**
 * Starts a process, in which everything that is hot has been compiled when it is ready.
 * @param script what runs in it, of this commit or of another
 */
export async function startRunner(task: RunTask, script = WORKER): Promise<Runner> {
  const child = fork(await bundleOf(script), { execArgv: [], silent: script !== WORKER });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Failure([`a measurement ended with code ${code}`, ...errorLines(errors)])),
    );
  });
  const answer = (message: RunTask | 'run'): Promise<number> => {
    const answered = new Promise<number>((resolve) => child.once('message', (ns) => resolve(ns as number)));
    child.send(message);
    return Promise.race([answered, ended.then(() => Number.NaN)]);
  };
  await answer(task);
  return {
    run: () => answer('run'),
    end: () => {
      child.disconnect();
      return ended;
    },
  };
}

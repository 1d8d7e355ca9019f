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
  /** Whether all traces are recorded; else none. */
  readonly traces?: boolean;
  /** Number of runs per measurement, if a single one is short. */
  readonly runs?: number;
}

/** A separate process that runs one scenario repeatedly. */
export interface Runner {
  /** Runs once more; returns nanoseconds of CPU time per cell hop. */
  run(): Promise<number>;
  end(): Promise<void>;
}

export type StartRunner = (task: RunTask) => Promise<Runner>;

export interface Cost {
  /** CPU time of the cheapest run, ns. */
  readonly nsPerHop: number;
  /** Median ratio to the reference over pairs of runs. */
  readonly times: number;
}

const WORKER = fileURLToPath(new URL('./runWorker.ts', import.meta.url));
const bundles = new Map<string, Promise<string>>();

/**
 * Runs two in alternation: the speed of a machine may double within a minute, but seldom between one run and the next. Each has
 * its own process, as on the page: after sixteen policies in one process, calls to a policy can no longer be inlined.
 */
export async function byTurns(first: Runner, second: Runner, rounds: number): Promise<Cost> {
  return elementAt(await againstEach(first, [second], rounds), 0);
}

/** Runs one and several others in alternation, the one once a round: its cost relative to each of them. */
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

/** Compares each of these tasks with one reference. */
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

/** Error messages among the lines that a process wrote before it ended. */
const errorLines = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\w*Error: /.test(line));

/**
 * Starts a process; when it is ready, all hot code has been compiled.
 * @param script its script, of this commit or of another
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

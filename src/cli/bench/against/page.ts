import { type Browser, chromium } from '@playwright/test';
import { browserWithWindows, findBrowser } from '../../../../scripts/browser.mjs';
import { median } from '../../calibration.ts';
import { Failure, UsageError } from '../../output.ts';
import { engineSpeed, isRefusal } from '../browser.ts';
import { type EngineSpeed, type Network, networkOf } from '../node.ts';
import { TRACED } from '../traces.ts';
import { type MainThread, playTraced } from './mainThread.ts';
import { browserForMemory, LONG_RUN_S, memoryOf } from './memory.ts';
import type { Served } from './serve.ts';
import type { Watched } from './watched.ts';

/** One figure of the page at both commits: medians over alternating rounds, and the median of the ratios of the rounds. */
export interface Comparison {
  readonly what: string;
  readonly now: number;
  readonly before: number;
  /** Median ratio of `now` to `before` over the rounds. */
  readonly times: number;
}

const SCENES = ['half-empty', 'exact-rates', 'take-turns'] as const;
const PLAY_MS = 12_000;
/** Time after which a page that has not moved is given up. */
const LONGEST_WAIT_MS = 60_000;

/** One row from pairs of numbers, one pair per round. */
export function comparisonOf(
  what: string,
  rounds: readonly (readonly [now: number, before: number])[],
): Comparison {
  return {
    what,
    now: median(rounds.map(([now]) => now)),
    before: median(rounds.map(([, before]) => before)),
    times: median(rounds.map(([now, before]) => now / before)),
  };
}

/** The page of another commit. */
export interface OtherPage {
  readonly commit: string;
  readonly served: Served;
  /** Receives a row as soon as it is measured, so that later failures do not affect it. */
  take(row: Comparison): void;
}

/** Measurements of the present state and of one other commit, by round. */
export interface AgainstOther<Value> {
  readonly other: OtherPage;
  readonly rounds: readonly (readonly [now: Value, before: Value])[];
}

/**
 * Measures the present state and all others in alternation, in reverse order in every second round. A failure names the
 * state that failed.
 */
export async function byTurns<Value>(
  rounds: number,
  measure: (served: Served) => Promise<Value>,
  now: Served,
  others: readonly OtherPage[],
): Promise<readonly AgainstOther<Value>[]> {
  const all = [{ commit: 'this state', served: now }, ...others];
  const measured: ReadonlyMap<Served, Value>[] = [];
  for (let round = 0; round < rounds; round++) {
    const values = new Map<Served, Value>();
    for (const { commit, served } of round % 2 === 0 ? all : all.toReversed()) {
      try {
        values.set(served, await measure(served));
      } catch (error) {
        if (error instanceof UsageError) throw error;
        throw new Failure([`${commit}, round ${round + 1} of ${rounds}: ${String(error)}`]);
      }
    }
    measured.push(values);
  }
  const of = (values: ReadonlyMap<Served, Value>, served: Served): Value => values.get(served) as Value;
  return others.map((other) => ({
    other,
    rounds: measured.map((values) => [of(values, now), of(values, other.served)] as const),
  }));
}

export const PAGE_PARTS = ['worker', 'frames', 'memory', 'weight'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Measures each of several items, even if some fail. @throws the first failure, after all the others */
export async function eachOf<Item>(
  items: readonly Item[],
  measure: (item: Item) => Promise<void>,
): Promise<void> {
  let failure: unknown = null;
  for (const item of items) {
    try {
      await measure(item);
    } catch (error) {
      failure ??= error;
    }
  }
  if (failure !== null) throw failure;
}

/** Opens a window if there is a display (as with `xvfb-run`) and a Chromium with windows; else headless. */
function browserOnDisplay(): Promise<Browser> {
  const executablePath = process.env.DISPLAY === undefined ? undefined : browserWithWindows();
  const hasWindow = executablePath !== undefined;
  return chromium.launch({
    executablePath: executablePath ?? findBrowser(),
    args: ['--no-sandbox'],
    headless: !hasWindow,
  });
}

/** Compares the engine in a worker, or frames, memory or weight of the page, for several commits in one browser, in alternation. */
export async function comparePages(
  part: PagePart,
  rounds: number,
  now: Served,
  others: readonly OtherPage[],
): Promise<void> {
  const browser = await (part === 'memory'
    ? browserForMemory(now)
    : part === 'frames'
      ? browserOnDisplay()
      : chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] }));
  const measures: Record<PagePart, () => Promise<void>> = {
    worker: () => compareWorkers(browser, rounds, now, others),
    frames: () => compareFrames(browser, rounds, now, others),
    memory: async () =>
      takeAll(
        `memory after ${LONG_RUN_S} s, MB`,
        await byTurns(rounds, (served) => memoryOf(browser, served), now, others),
        (bytes) => bytes,
      ),
    weight: async () =>
      takeAll(
        'fetched before the first moving picture, kB',
        await byTurns(1, (served) => weightOf(browser, served), now, others),
        (kilobytes) => kilobytes,
      ),
  };
  try {
    await measures[part]();
  } finally {
    await browser.close();
  }
}

/** Passes one figure of a measurement to each of the others as a row. */
function takeAll<Value>(
  what: string,
  measured: readonly AgainstOther<Value>[],
  of: (value: Value) => number,
): void {
  for (const { other, rounds } of measured)
    other.take(
      comparisonOf(
        what,
        rounds.map(([now, before]) => [of(now), of(before)]),
      ),
    );
}

/** The scene without the page's questions and texts, which an earlier page need not know. */
function runOnly({ document: { stage, ...document }, ...network }: Network): Network {
  const port = stage?.port;
  return { ...network, document: port === undefined ? document : { ...document, stage: { port } } };
}

/** Timed rounds in each worker: in the first one after the warm-up, compilers are still active. */
const TIMED_ROUNDS = 3;

/** Compares scenes in the page's worker, all traces, in fresh workers: the first run, and the runs after a warm-up. */
async function compareWorkers(
  browser: Browser,
  rounds: number,
  now: Served,
  others: readonly OtherPage[],
): Promise<void> {
  await eachOf(TRACED, async (scene) => {
    const network = runOnly(networkOf(scene));
    const speed = ({ address, spokenTo }: Served): Promise<EngineSpeed> =>
      engineSpeed(browser, address, spokenTo, network, TIMED_ROUNDS);
    const speeds = knownOf(await byTurns(rounds, orNullIfRefused(speed), now, others));
    takeAll(`${scene} in a worker, ns/hop`, speeds, ({ nsPerHop }) => nsPerHop);
    takeAll(
      `first run of ${scene} in it, ms/s`,
      speeds,
      ({ firstTimesRealTime }) => 1_000 / firstTimesRealTime,
    );
  });
}

/** Measures; null if the worker refuses the document, which an earlier commit need not know. */
export const orNullIfRefused =
  <Value>(measure: (served: Served) => Promise<Value>) =>
  async (served: Served): Promise<Value | null> => {
    try {
      return await measure(served);
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  };

/** Measurements that no worker refused. */
export const knownOf = <Value>(
  measured: readonly AgainstOther<Value | null>[],
): readonly AgainstOther<Value>[] =>
  measured.filter((row): row is AgainstOther<Value> =>
    row.rounds.every(([now, before]) => now !== null && before !== null),
  );

const FIGURES: readonly (readonly [name: string, of: (played: MainThread & Watched) => number])[] = [
  ['p50, ms', ({ p50 }) => p50],
  ['p95, ms', ({ p95 }) => p95],
  ['busy, %', ({ busy }) => 100 * busy],
  ['tasks over 50 ms', ({ longTasks }) => longTasks],
  ['longest task, ms', ({ longest }) => longest],
  ['plots painted, % of the display', ({ painted }) => painted],
  ['from words to words, ms', ({ wordsBehind }) => wordsBehind],
];

async function compareFrames(
  browser: Browser,
  rounds: number,
  now: Served,
  others: readonly OtherPage[],
): Promise<void> {
  await eachOf(SCENES, async (scene) => {
    const play = ({ address }: Served) =>
      playTraced(browser, `${address}?scene=${scene}&t=0&paused=1`, PLAY_MS);
    const measured = await byTurns(rounds, play, now, others);
    for (const [name, of] of FIGURES) takeAll(`frame of ${scene}, ${name}`, measured, of);
  });
}

/** Kilobytes, text as gzip, from the address to the first frame in which the opening scene has moved. */
async function weightOf(browser: Browser, served: Served): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  served.take();
  await page.goto(`${served.address}?scene=half-empty`);
  await page.waitForFunction(
    () => {
      const head = document.querySelector('[role="slider"][aria-label="Play head"]');
      const at = Number(head?.getAttribute('aria-valuenow') ?? Number.NaN);
      const shared = globalThis as unknown as { firstSeen?: number };
      if (!Number.isNaN(at)) shared.firstSeen ??= at;
      return shared.firstSeen !== undefined && at > shared.firstSeen;
    },
    null,
    { polling: 'raf', timeout: LONGEST_WAIT_MS },
  );
  const names = new Set(served.take());
  await context.close();
  return [...names].reduce((sum, name) => sum + served.weigh(name), 0) / 1_000;
}

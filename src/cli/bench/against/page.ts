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

/** One figure of the page at both commits: medians over rounds by turns, and of the ratio of each round. */
export interface Comparison {
  readonly what: string;
  readonly now: number;
  readonly before: number;
  /** `now` over `before`, round by round. */
  readonly times: number;
}

const SCENES = ['half-empty', 'exact-rates', 'take-turns'] as const;
const PLAY_MS = 12_000;
/** A page that has not moved by then does not move. */
const LONGEST_WAIT_MS = 60_000;

/** Rounds of two numbers as one row. */
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

/** Each measure of both by turns, the other one first in every second round. A failure says of which of them it is. */
export async function byTurns<Value>(
  rounds: number,
  measure: (served: Served) => Promise<Value>,
  now: Served,
  before: Served,
): Promise<readonly (readonly [Value, Value])[]> {
  const measured: (readonly [Value, Value])[] = [];
  const of = async (served: Served, round: number): Promise<Value> => {
    try {
      return await measure(served);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const whose = served === now ? 'this state' : 'that commit';
      throw new Failure([`${whose}, round ${round + 1} of ${rounds}: ${String(error)}`]);
    }
  };
  for (let round = 0; round < rounds; round++) {
    const early = await of(round % 2 === 0 ? now : before, round);
    const late = await of(round % 2 === 0 ? before : now, round);
    measured.push(round % 2 === 0 ? [early, late] : [late, early]);
  }
  return measured;
}

export const PAGE_PARTS = ['worker', 'frames', 'memory', 'weight'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Takes a row as soon as it is measured: what fails later takes nothing from it. */
export type TakeRow = (row: Comparison) => void;

/** Measures each of several, whether or not others can be measured. @throws the first failure, after all the others */
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

/** In a window where there is a display (as of `xvfb-run`), and a Chromium that has windows. */
function browserOnDisplay(): Promise<Browser> {
  const executablePath = process.env.DISPLAY === undefined ? undefined : browserWithWindows();
  const hasWindow = executablePath !== undefined;
  return chromium.launch({
    executablePath: executablePath ?? findBrowser(),
    args: ['--no-sandbox'],
    headless: !hasWindow,
  });
}

/** The engine in a worker of the page, or frames, memory or weight of the page, of two commits, in one browser, by turns. */
export async function comparePages(
  part: PagePart,
  rounds: number,
  now: Served,
  before: Served,
  take: TakeRow,
): Promise<void> {
  const browser = await (part === 'memory'
    ? browserForMemory(now)
    : part === 'frames'
      ? browserOnDisplay()
      : chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] }));
  const measures: Record<PagePart, () => Promise<void>> = {
    worker: () => compareWorkers(browser, rounds, now, before, take),
    frames: () => compareFrames(browser, rounds, now, before, take),
    memory: async () =>
      take(
        comparisonOf(
          `memory after ${LONG_RUN_S} s, MB`,
          await byTurns(rounds, (served) => memoryOf(browser, served), now, before),
        ),
      ),
    weight: async () =>
      take(
        comparisonOf('fetched before the first moving picture, kB', [
          [await weightOf(browser, now), await weightOf(browser, before)],
        ]),
      ),
  };
  try {
    await measures[part]();
  } finally {
    await browser.close();
  }
}

/** Without what the page asks and says about the scene: an earlier page need not know all of it. */
function runOnly({ document: { stage, ...document }, ...network }: Network): Network {
  const port = stage?.port;
  return { ...network, document: port === undefined ? document : { ...document, stage: { port } } };
}

/** Rounds that are timed in each worker: compilers are still at work in the one behind the warm-up. */
const TIMED_ROUNDS = 3;

/** Scenes of the engine in the worker of the page, all traces, each time in a fresh worker: its first run, and those behind a warm-up. */
async function compareWorkers(
  browser: Browser,
  rounds: number,
  now: Served,
  before: Served,
  take: TakeRow,
): Promise<void> {
  await eachOf(TRACED, (scene) =>
    unlessRefused(async () => {
      const network = runOnly(networkOf(scene));
      const speed = ({ address, spokenTo }: Served): Promise<EngineSpeed> =>
        engineSpeed(browser, address, spokenTo, network, TIMED_ROUNDS);
      const speeds = await byTurns(rounds, speed, now, before);
      const compare = (what: string, of: (speed: EngineSpeed) => number): void =>
        take(
          comparisonOf(
            what,
            speeds.map(([first, second]) => [of(first), of(second)]),
          ),
        );
      compare(`${scene} in a worker, ns/hop`, ({ nsPerHop }) => nsPerHop);
      compare(`first run of ${scene} in it, ms/s`, ({ firstTimesRealTime }) => 1_000 / firstTimesRealTime);
    }),
  );
}

/** What a worker refuses, as the other commit does not know it, is left out. */
export async function unlessRefused(measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

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
  before: Served,
  take: TakeRow,
): Promise<void> {
  await eachOf(SCENES, async (scene) => {
    const play = ({ address }: Served) =>
      playTraced(browser, `${address}?scene=${scene}&t=0&paused=1`, PLAY_MS);
    const measured = await byTurns(rounds, play, now, before);
    for (const [name, of] of FIGURES)
      take(
        comparisonOf(
          `frame of ${scene}, ${name}`,
          measured.map(([first, second]) => [of(first), of(second)]),
        ),
      );
  });
}

/** Kilobytes, text by gzip, from the address to the first frame in which the opening scene has moved. */
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

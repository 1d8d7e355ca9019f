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

/** The page of another commit. */
export interface OtherPage {
  readonly commit: string;
  readonly served: Served;
  /** Takes a row as soon as it is measured: what fails later takes nothing from it. */
  take(row: Comparison): void;
}

/** What one of the others was measured to be against this state, round by round. */
export interface AgainstOther<Value> {
  readonly other: OtherPage;
  readonly rounds: readonly (readonly [now: Value, before: Value])[];
}

/**
 * Each measure of this state and of all others by turns, the last one first in every second round. A failure says of which of
 * them it is.
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

/** The engine in a worker of the page, or frames, memory or weight of the page, of several commits, in one browser, by turns. */
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

/** A figure of what was measured, as a row of each of the others. */
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

/** A measure of what a worker may refuse, as its commit does not know it: then it is null. */
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

/** Without those that refused what was measured. */
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

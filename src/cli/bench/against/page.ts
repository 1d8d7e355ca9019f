import { type Browser, chromium } from '@playwright/test';
import { browserWithWindows, findBrowser } from '../../../../scripts/browser.mjs';
import { median } from '../../calibration.ts';
import { engineSpeed, isRefusal } from '../browser.ts';
import { type Network, networkOf } from '../node.ts';
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

/** Each measure of both by turns, the other one first in every second round. */
async function byTurns<Value>(
  rounds: number,
  measure: (served: Served) => Promise<Value>,
  now: Served,
  before: Served,
): Promise<readonly (readonly [Value, Value])[]> {
  const measured: (readonly [Value, Value])[] = [];
  for (let round = 0; round < rounds; round++) {
    const early = await measure(round % 2 === 0 ? now : before);
    const late = await measure(round % 2 === 0 ? before : now);
    measured.push(round % 2 === 0 ? [early, late] : [late, early]);
  }
  return measured;
}

export const PAGE_PARTS = ['worker', 'frames', 'memory', 'weight'] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** Which of several parts were measured, and why one that is missing could not be. */
export interface MeasuredParts {
  readonly rows: readonly Comparison[];
  readonly failure: unknown;
}

/** A part that cannot be measured takes nothing from the others. */
export async function partByPart(
  parts: readonly PagePart[],
  measure: (part: PagePart) => Promise<readonly Comparison[]>,
): Promise<MeasuredParts> {
  const rows: Comparison[] = [];
  let failure: unknown = null;
  for (const part of parts) {
    try {
      rows.push(...(await measure(part)));
    } catch (error) {
      failure ??= error;
    }
  }
  return { rows, failure };
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
): Promise<readonly Comparison[]> {
  const browser = await (part === 'memory'
    ? browserForMemory(now)
    : part === 'frames'
      ? browserOnDisplay()
      : chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] }));
  const measures: Record<PagePart, () => Promise<readonly Comparison[]>> = {
    worker: () => compareWorkers(browser, rounds, now, before),
    frames: () => compareFrames(browser, rounds, now, before),
    memory: async () => [
      comparisonOf(
        `memory after ${LONG_RUN_S} s, MB`,
        await byTurns(rounds, (served) => memoryOf(browser, served), now, before),
      ),
    ],
    weight: async () => [
      comparisonOf('fetched before the first moving picture, kB', [
        [await weightOf(browser, now), await weightOf(browser, before)],
      ]),
    ],
  };
  try {
    return await measures[part]();
  } finally {
    await browser.close();
  }
}

/** Without what the page asks and says about the scene: an earlier page need not know all of it. */
function runOnly({ document: { stage, ...document }, ...network }: Network): Network {
  const port = stage?.port;
  return { ...network, document: port === undefined ? document : { ...document, stage: { port } } };
}

/** What is measured of each scene; one that a worker refuses, which the other commit does not know, is left out. */
export async function sceneByScene(
  scenes: readonly string[],
  measure: (scene: string) => Promise<Comparison>,
): Promise<readonly Comparison[]> {
  const rows: Comparison[] = [];
  for (const scene of scenes) {
    try {
      rows.push(await measure(scene));
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return rows;
}

/** Scenes of the engine in the worker of the page, all traces, each time in a fresh worker and after a warm-up. */
async function compareWorkers(
  browser: Browser,
  rounds: number,
  now: Served,
  before: Served,
): Promise<readonly Comparison[]> {
  return sceneByScene(TRACED, async (scene) => {
    const network = runOnly(networkOf(scene));
    const nsPerHop = async ({ address, worker }: Served): Promise<number> =>
      (await engineSpeed(browser, address, worker, network, 1)).nsPerHop;
    return comparisonOf(`${scene} in a worker, ns/hop`, await byTurns(rounds, nsPerHop, now, before));
  });
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
): Promise<readonly Comparison[]> {
  const rows: Comparison[] = [];
  for (const scene of SCENES) {
    const play = ({ address }: Served) =>
      playTraced(browser, `${address}?scene=${scene}&t=0&paused=1`, PLAY_MS);
    const measured = await byTurns(rounds, play, now, before);
    for (const [name, of] of FIGURES)
      rows.push(
        comparisonOf(
          `frame of ${scene}, ${name}`,
          measured.map(([first, second]) => [of(first), of(second)]),
        ),
      );
  }
  return rows;
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

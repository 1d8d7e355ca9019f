import type { Browser, Page } from '@playwright/test';
import { onStage, quantile, type Scripts } from '../page.ts';
import { type Watched, watched, watchPlots } from './watched.ts';

/** Load of the main thread while a scene plays. */
export interface MainThread {
  /** Scripting, layout and paint per animation frame, ms. */
  readonly p50: number;
  readonly p95: number;
  /** Share of the time in which it was busy. */
  readonly busy: number;
  /** Number of tasks longer than 50 ms, and the longest, ms. */
  readonly longTasks: number;
  readonly longest: number;
}

/** The fields of a trace event that are read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata'];
const TASK = 'ThreadControllerImpl::RunTask';
const FRAME = 'FireAnimationFrame';
const LONG_MS = 50;

interface Task {
  readonly start: number;
  readonly end: number;
}

/** Start times of the tasks that render frames; scripts, layout and paint of a frame are one task. */
function beginningsOf(tasks: readonly Task[], fired: readonly number[]): readonly number[] {
  const calls = fired.toSorted((a, b) => a - b);
  let next = 0;
  return tasks.flatMap(({ start, end }) => {
    const first = next;
    while ((calls[next] ?? Number.POSITIVE_INFINITY) < end) next++;
    return next > first ? [start] : [];
  });
}

/** Tasks of the page's main thread: of all threads with that name, the busiest. */
function tasksOf(events: readonly TraceEvent[]): { tasks: readonly Task[]; frames: readonly number[] } {
  const keyOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const isMain = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(keyOf),
  );
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (!isMain.has(key)) continue;
    const found = byThread.get(key);
    if (found === undefined) byThread.set(key, [event]);
    else found.push(event);
  }
  let busiest: { tasks: readonly Task[]; frames: readonly number[] } = { tasks: [], frames: [] };
  let most = 0;
  for (const thread of byThread.values()) {
    const tasks = thread
      .filter(({ name, ph }) => name === TASK && ph === 'X')
      .map(({ ts, dur = 0 }) => ({ start: ts, end: ts + dur }))
      .toSorted((a, b) => a.start - b.start);
    const work = tasks.reduce((all, { start, end }) => all + end - start, 0);
    if (work <= most) continue;
    most = work;
    const fired = thread.filter(({ name }) => name === FRAME).map(({ ts }) => ts);
    busiest = { tasks, frames: beginningsOf(tasks, fired) };
  }
  return busiest;
}

/** Work from the start of each frame to that of the next. */
export function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const { tasks, frames } = tasksOf(events);
  const [first = Number.NaN] = frames;
  const last = frames.at(-1) ?? Number.NaN;
  const costs: number[] = [];
  let at = tasks.findIndex(({ start }) => start >= first);
  for (const end of frames.slice(1)) {
    let work = 0;
    for (let task = tasks[at]; task !== undefined && task.start < end; task = tasks[++at])
      work += task.end - task.start;
    costs.push(work / 1_000);
  }
  const played = tasks.filter(({ start }) => start >= first).map(({ start, end }) => (end - start) / 1_000);
  const all = costs.reduce((sum, cost) => sum + cost, 0);
  return {
    p50: quantile(costs, 0.5),
    p95: quantile(costs, 0.95),
    busy: (1_000 * all) / (last - first),
    longTasks: played.filter((ms) => ms > LONG_MS).length,
    longest: Math.max(0, ...played),
  };
}

/** Time after opening by which deferred loading is complete, ms. */
const SETTLE_MS = 2_500;

/** Plays the scene at an address from its opening for this many milliseconds, with the pointer over a plot. */
export function playTraced(browser: Browser, address: string, playMs: number): Promise<MainThread & Watched> {
  const measure = async (page: Page): Promise<MainThread & Watched> => {
    await page.waitForTimeout(SETTLE_MS);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(() => (globalThis as unknown as { cellscope: Scripts }).cellscope.play());
    const seen = await watched(page, playMs);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return { ...mainThreadOf(trace.traceEvents), ...seen };
  };
  return onStage(browser, address, measure, watchPlots);
}

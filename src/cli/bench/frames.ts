import type { Browser } from '@playwright/test';
import { onStage, quantile, type Scripts } from './page.ts';

/** Frame times of the stage while it plays, ms. */
export interface FrameTimes {
  readonly p50: number;
  readonly p95: number;
  /** Tasks of the main thread of more than 50 ms. */
  readonly longTasks: number;
}

/** One kind of play: which scene under which policy, how fast. */
interface Play {
  readonly scene: string;
  /** Id of the policy at every port; null: that of the scene. */
  readonly policy: string | null;
  /** Simulated seconds per second, or as fast as possible. */
  readonly speed: number | 'max';
}

export interface StageFrames extends FrameTimes, Play {}

const PLAY_MS = 6_000;

/** From single cells in motion to as fast as possible, the network with the most lanes, and rate control. */
const PLAYS: readonly Play[] = [
  { scene: 'symmetric-500', policy: 'espd', speed: 0.1 },
  { scene: 'symmetric-500', policy: 'espd', speed: 10 },
  { scene: 'symmetric-500', policy: 'espd', speed: 'max' },
  { scene: 'appendix-500', policy: null, speed: 0.1 },
  { scene: 'beat-down', policy: null, speed: 0.01 },
];

/** The opening scene, as a visitor sees it: played from its first moment on. */
export const openingFrames = (browser: Browser, address: string): Promise<FrameTimes> =>
  frameTimes(browser, address);

export async function stageFrames(browser: Browser, address: string): Promise<StageFrames[]> {
  const frames: StageFrames[] = [];
  for (const play of PLAYS) {
    const { scene, policy, speed } = play;
    const chosen = policy === null ? '' : `&policy=${policy}`;
    const link = `?scene=${scene}${chosen}&speed=${speed}&t=0&paused=1`;
    frames.push({ ...play, ...(await frameTimes(browser, `${address}${link}`)) });
  }
  return frames;
}

async function frameTimes(browser: Browser, address: string): Promise<FrameTimes> {
  const { gaps, longTasks } = await onStage(browser, address, (page) => page.evaluate(recordFrames, PLAY_MS));
  return { p50: quantile(gaps, 0.5), p95: quantile(gaps, 0.95), longTasks };
}

/** In the page: gaps between animation frames, and long tasks, for so many milliseconds. */
function recordFrames(playMs: number): Promise<{ gaps: number[]; longTasks: number }> {
  const { cellscope } = globalThis as unknown as { cellscope: Scripts };
  let longTasks = 0;
  const observer = new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  cellscope.play();
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let last = Number.NaN;
    const start = performance.now();
    const frame = (now: number): void => {
      if (!Number.isNaN(last)) gaps.push(now - last);
      last = now;
      if (now - start < playMs) requestAnimationFrame(frame);
      else resolve({ gaps, longTasks });
    };
    requestAnimationFrame(frame);
  });
}

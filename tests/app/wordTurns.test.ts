import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPaintRarely } from '../../src/app/plot/rarely.ts';
import { pageOf } from '../../src/app/store/page.ts';
import { stageOf } from '../../src/app/store/stage.ts';
import { throttled } from '../../src/app/widgets/timing/useThrottled.ts';
import { testSession } from '../support/session.ts';

const MS = 1e9;
const PACE_MS = 750;
/** Between two turns of words, ms. */
const TURN_MS = 600;

const frames: ((wallMs: number) => void)[] = [];
const paint = () => {
  for (const frame of frames.splice(0)) frame(performance.now());
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: (wallMs: number) => void) => frames.push(frame));
});
afterEach(() => {
  vi.useRealTimers();
});

/** A run that plays, its first words painted. */
function playing() {
  const session = testSession();
  const stage = stageOf(session);
  pageOf(session).setState({ phase: 'ready' });
  stage.setState({ run: 'playing', now: 0 });
  return { session, stage };
}

describe('a value that is renewed at most so often', () => {
  it('changes with the words of the page while a run plays, and not when a batch arrives', () => {
    const { session, stage } = playing();
    const seen: number[] = [];
    const { value, subscribe } = throttled(session, ({ now }) => now, PACE_MS);
    const forget = subscribe(() => seen.push(value()));
    paint();
    for (const turn of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(TURN_MS);
      const before = seen.length;
      stage.setState({ now: turn * MS });
      expect(seen).toHaveLength(before);
      paint();
    }
    forget();
    expect(seen).toEqual([0, 2 * MS, 4 * MS]);
  });

  it('changes at once when the run stops', () => {
    const { session, stage } = playing();
    const { value, subscribe } = throttled(session, ({ now }) => now, PACE_MS);
    const forget = subscribe(() => {});
    stage.setState({ now: 3 * MS });
    expect(value()).toBe(0);
    stage.setState({ run: 'paused' });
    expect(value()).toBe(3 * MS);
    forget();
  });
});

describe('a description', () => {
  it('is written in a turn of words while a run plays, and once more after it stops', () => {
    const { session, stage } = playing();
    const told: number[] = [];
    const forget = onPaintRarely(session, PACE_MS, () => told.push(stage.getState().now));
    paint();
    stage.setState({ now: MS });
    vi.advanceTimersByTime(TURN_MS);
    paint();
    vi.advanceTimersByTime(2 * TURN_MS);
    expect(told).toEqual([0]);
    stage.setState({ now: 2 * MS });
    paint();
    expect(told).toEqual([0, 2 * MS]);
    stage.setState({ run: 'paused', now: 3 * MS });
    paint();
    vi.advanceTimersByTime(PACE_MS);
    expect(told).toEqual([0, 2 * MS, 3 * MS]);
    forget();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MS } from '../../src/app/clocks.ts';
import { onPaintThrottled } from '../../src/app/plot/useLiveText.ts';
import { type Moment, Selection } from '../../src/app/store/moment.ts';
import { pageOf } from '../../src/app/store/page.ts';
import { momentOf, stageOf } from '../../src/app/store/stage.ts';
import { testSession } from '../support/session.ts';

const MS = 1e9;
const PACE_MS = 750;
/** Between two turns of words, ms. */
const TURN_MS = 600;

const frames: ((wallMs: number) => void)[] = [];
/** A frame of the display, and the turn of words that may follow it. */
const paint = () => {
  for (const frame of frames.splice(0)) frame(performance.now());
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: (wallMs: number) => void) => frames.push(frame));
});
afterEach(() => {
  vi.runOnlyPendingTimers();
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

describe('the moment', () => {
  it('is taken in turns while a run plays, and is that of the stage then', () => {
    const { session, stage } = playing();
    const moments: number[] = [];
    const forget = momentOf(session).subscribe(({ now }) => moments.push(now));
    paint();
    for (let batch = 1; batch <= 30; batch++) {
      vi.advanceTimersByTime(SLOW_MS / 10);
      stage.setState({ now: batch * MS });
      paint();
    }
    forget();
    expect(moments).toEqual([10 * MS, 20 * MS, 30 * MS]);
  });

  it('is taken at once when the run stops, or somebody chooses something', () => {
    const { session, stage } = playing();
    paint();
    stage.setState({ now: 3 * MS });
    expect(momentOf(session).getState().now).toBe(0);
    stage.getState().followVc(4);
    expect(momentOf(session).getState()).toMatchObject({ now: 3 * MS, followedVc: 4 });
    stage.setState({ now: 4 * MS });
    stage.setState({ run: 'paused' });
    expect(momentOf(session).getState().now).toBe(4 * MS);
  });

  it('has what is asked for at once while a run plays, settings in force in the next frame, and the rest in its turn', () => {
    const { session, stage } = playing();
    paint();
    stage.setState({ now: 3 * MS });
    stage.setState({ requested: { 'policy.th1': 7 } });
    expect(momentOf(session).getState()).toMatchObject({ now: 0, requested: { 'policy.th1': 7 } });
    vi.advanceTimersByTime(SLOW_MS / 10);
    stage.setState({ requested: {}, settingsVersion: 5 });
    expect(momentOf(session).getState()).toMatchObject({
      requested: { 'policy.th1': 7 },
      settingsVersion: 0,
    });
    paint();
    expect(momentOf(session).getState()).toMatchObject({ now: 0, requested: {}, settingsVersion: 5 });
    vi.advanceTimersByTime(SLOW_MS);
    stage.setState({ now: 4 * MS });
    paint();
    expect(momentOf(session).getState().now).toBe(4 * MS);
  });

  it('waits for its turn when only the cursor moves while a run plays, and for the next frame while none does', () => {
    const { session, stage } = playing();
    paint();
    stage.getState().setCursor(5);
    vi.advanceTimersByTime(SLOW_MS / 10);
    paint();
    expect(momentOf(session).getState().cursor).toBeNull();
    stage.setState({ run: 'paused' });
    stage.getState().setCursor(6);
    expect(momentOf(session).getState().cursor).toBe(5);
    paint();
    expect(momentOf(session).getState().cursor).toBe(6);
  });
});

describe('what a component selects of the moment', () => {
  const at = (now: number, run: Moment['run'] = 'playing') => ({
    ...stageOf(testSession()).getState(),
    now,
    run,
  });
  const tops = ({ now }: Moment) => [Math.ceil(now / 10)];

  it('is the same value while what it holds is the same', () => {
    const selection = new Selection<readonly number[]>();
    const first = selection.of(at(1), tops, 0, 0);
    expect(selection.of(at(9), tops, 0, 0)).toBe(first);
    expect(selection.of(at(11), tops, 0, 0)).toEqual([2]);
  });

  it('is computed once for a moment, and again for another question', () => {
    const select = vi.fn(tops);
    const selection = new Selection<readonly number[]>();
    const moment = at(1);
    selection.of(moment, select, 0, 0);
    selection.of(moment, select, 0, 0);
    expect(select).toHaveBeenCalledOnce();
    expect(selection.of(moment, () => [7], 0, 0)).toEqual([7]);
  });

  it('may depend on what it was, such as a scale that does not jump', () => {
    const selection = new Selection<number>();
    const most = ({ now }: Moment, before = 0) => Math.max(before, now);
    expect([4, 9, 2].map((now) => selection.of(at(now), most, 0, 0))).toEqual([4, 9, 9]);
  });

  it('is renewed at a slower pace where that is asked for, and at once when the run stops or begins', () => {
    const selection = new Selection<number>();
    const nowOf = ({ now }: Moment) => now;
    const seen = [0, 400, 800, 1000, 1400, 2000].map((wall) => selection.of(at(wall), nowOf, 1000, wall));
    expect(seen).toEqual([0, 0, 0, 1000, 1000, 2000]);
    expect(selection.of(at(2100, 'paused'), nowOf, 1000, 2100)).toBe(2100);
    expect(selection.of(at(2200), nowOf, 1000, 2200)).toBe(2200);
  });
});

describe('a description', () => {
  it('is written in a turn of words while a run plays, and once more after it stops', () => {
    const { session, stage } = playing();
    const told: number[] = [];
    const forget = onPaintThrottled(session, PACE_MS, () => told.push(stage.getState().now));
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

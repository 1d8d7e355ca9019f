import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterCanvasPaint,
  afterPaint,
  type Clock,
  invalidateForCursor,
  invalidateForPlayback,
  invalidateForSettings,
  invalidateNow,
  onFault,
  onPaint,
  paintOnPaper,
  SLOW_MS,
} from '../../src/app/clocks.ts';

const frames: ((wallMs: number) => void)[] = [];
const faults: [string, unknown][] = [];
/** Milliseconds; they pass where a test lets them. */
let wall = 0;
const BETWEEN_MS = 1000 / 60;

/** The next frame of the display. */
function paintFrame(later = BETWEEN_MS) {
  wall += later;
  for (const frame of frames.splice(0)) frame(wall);
}

/** The next frame of the display, and what is done right behind it. */
function paintOnce(later = BETWEEN_MS) {
  paintFrame(later);
  vi.advanceTimersByTime(0);
}

/** As long as anything asks for frames, or waits for its turn. */
function paintAll() {
  for (let left = vi.getTimerCount(); frames.length > 0 || left > 0; left = vi.getTimerCount()) {
    if (frames.length === 0) vi.runOnlyPendingTimers();
    paintOnce();
  }
}

/** Painters that write down what they are. */
function paintersInto(painted: string[], parts: Readonly<Record<string, Clock>>) {
  const forget = Object.entries(parts).map(([part, clock]) => onPaint(clock, () => painted.push(part)));
  paintOnce();
  painted.length = 0;
  return () => {
    for (const one of forget) one();
  };
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: (wallMs: number) => void) => frames.push(frame));
  vi.spyOn(performance, 'now').mockImplementation(() => wall);
  onFault((part, error) => faults.push([part, error]));
  wall += 60_000;
  paintAll();
  faults.length = 0;
});

describe('while a run plays', () => {
  /** Frames of both clocks in five seconds, and the longest time from a batch to words about it, ms. */
  function playing(framesPerSecond: number, batchesPerSecond: number) {
    const painted = { plot: 0, words: 0 };
    let told = wall;
    let late = 0;
    const forget = [
      onPaint('fast', () => painted.plot++),
      onPaint('slow', () => {
        painted.words++;
        told = wall;
      }),
    ];
    paintOnce();
    painted.plot = 0;
    painted.words = 0;
    const start = wall;
    for (let i = 1, batches = 0; i <= 5 * framesPerSecond; i++) {
      for (; batches < (i * batchesPerSecond) / framesPerSecond; batches++) invalidateForPlayback();
      paintOnce(start + (1000 * i) / framesPerSecond - wall);
      late = Math.max(late, wall - told);
    }
    for (const one of forget) one();
    return { plots: painted.plot / 5, words: painted.words / 5, late };
  }

  it('plots are painted in each frame of the display, whichever that is', () => {
    for (const framesPerSecond of [15, 60, 144])
      expect(playing(framesPerSecond, framesPerSecond).plots).toBe(framesPerSecond);
  });

  it('plots are painted once in a frame however many batches have come, and not at all where none has', () => {
    expect(playing(60, 240).plots).toBe(60);
    expect(playing(60, 20).plots).toBe(20);
  });

  it('words are written five times a second on any display, and are never more than 250 ms behind', () => {
    for (const framesPerSecond of [15, 60, 144]) {
      const { words, late } = playing(framesPerSecond, framesPerSecond);
      expect(words).toBeGreaterThanOrEqual(3.6);
      expect(words).toBeLessThanOrEqual(5.2);
      expect(late).toBeLessThanOrEqual(250);
    }
  });

  it('what the last batch has changed is told without another one, and then the page sleeps', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
    invalidateForPlayback();
    paintOnce();
    expect(painted).toEqual(['plot']);
    paintAll();
    expect(painted).toEqual(['plot', 'words']);
    forget();
  });

  it('words are written behind the frame in which their turn comes, so that no frame has both', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
    for (const behind of [['words'], [], ['words']]) {
      invalidateForPlayback();
      paintFrame(behind.length > 0 ? SLOW_MS : BETWEEN_MS);
      expect(painted.splice(0)).toEqual(['plot']);
      vi.advanceTimersByTime(0);
      expect(painted.splice(0)).toEqual(behind);
    }
    forget();
  });

  it('words wait for a turn that is late, however fast frames come, and what somebody does has it at once', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
    for (let i = 0; i < 3; i++) {
      invalidateForPlayback();
      paintFrame(i === 0 ? SLOW_MS : 1);
    }
    expect(vi.getTimerCount()).toBe(1);
    invalidateNow();
    vi.advanceTimersByTime(0);
    expect(painted.splice(0)).toEqual(['plot', 'plot', 'plot']);
    paintFrame();
    expect(painted).toEqual(['words', 'plot']);
    forget();
  });

  it('words alone ask for no frame: a timer writes them where none comes', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
    invalidateForPlayback();
    paintOnce();
    expect(painted.splice(0)).toEqual(['plot']);
    vi.advanceTimersByTime(250);
    expect(painted).toEqual(['words']);
    expect(frames).toEqual([]);
    forget();
  });

  it('settings are painted in the next frame, words about the run up to 50 ms behind their turn', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
    invalidateForSettings('inForce');
    paintOnce(SLOW_MS);
    expect(painted.splice(0)).toEqual(['plot']);
    for (let ms = 0; ms < 50; ms += 10) {
      invalidateForSettings('inForce');
      paintOnce(10);
    }
    expect(painted.filter((part) => part === 'words')).toEqual(['words']);
    forget();
  });

  it('a setting that is asked for is painted where it shows, and all else in every second frame at least', () => {
    const painted: string[] = [];
    const forget = [
      paintersInto(painted, { plot: 'fast' }),
      onPaint('fast', () => painted.push('line'), { showsAsked: true }),
    ];
    paintOnce();
    painted.length = 0;
    invalidateForSettings('asked');
    paintFrame();
    expect(painted.splice(0)).toEqual(['line']);
    expect(frames).toEqual([]);
    vi.advanceTimersByTime(1);
    paintOnce();
    expect(painted.splice(0)).toEqual(['plot']);
    invalidateForSettings('asked');
    paintOnce();
    invalidateForSettings('asked');
    paintOnce();
    expect(painted.splice(0)).toEqual(['line', 'plot', 'line']);
    invalidateForSettings('asked');
    invalidateForSettings('inForce');
    paintOnce();
    expect(painted).toEqual(['plot', 'line']);
    for (const end of forget) end();
  });

  it('a canvas that is rendered anew while words are written is painted in that frame, which asks for no other', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, {});
    const plot = onPaint('fast', () => painted.push('plot'));
    const words = onPaint('slow', () => plot.again());
    paintOnce();
    painted.length = 0;
    invalidateNow();
    paintOnce();
    expect(painted).toEqual(['plot']);
    expect(frames).toEqual([]);
    for (const one of [plot, words, forget]) one();
  });

  it('batches are acknowledged when a frame has been painted, and not before', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { plot: 'fast' });
    invalidateForPlayback();
    afterCanvasPaint(() => painted.push('acknowledged'));
    expect(painted).toEqual([]);
    paintOnce();
    expect(painted).toEqual(['plot', 'acknowledged']);
    forget();
  });
});

describe('what somebody does', () => {
  it('is painted whole in the next frame, words before canvases, and the page sleeps', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { plot: 'fast', words: 'slow', picture: 'fast', sentence: 'slow' });
    invalidateForPlayback();
    paintOnce();
    painted.length = 0;
    invalidateForPlayback();
    invalidateNow();
    paintOnce();
    expect(painted).toEqual(['words', 'sentence', 'plot', 'picture']);
    expect(frames).toEqual([]);
    forget();
  });

  it('with the cursor asks for the plots that show it, and of a run that stands still for words', () => {
    const painted: string[] = [];
    const forget = [
      paintersInto(painted, { picture: 'fast', words: 'slow' }),
      onPaint('fast', () => painted.push('plot'), { showsCursor: true }),
    ];
    paintOnce();
    painted.length = 0;
    invalidateForCursor(true);
    paintOnce();
    expect(painted.splice(0)).toEqual(['words', 'plot']);
    invalidateForCursor(false);
    paintOnce();
    expect(painted.splice(0)).toEqual(['plot']);
    paintAll();
    expect(painted).toEqual(['words']);
    for (const one of forget) one();
  });

  it('on a canvas that was rendered anew asks for that one alone', () => {
    const painted: string[] = [];
    const forget = paintersInto(painted, { picture: 'fast', words: 'slow' });
    const plot = onPaint('fast', () => painted.push('plot'));
    paintOnce();
    painted.length = 0;
    plot.again();
    paintOnce();
    expect(painted).toEqual(['plot']);
    plot();
    plot.again();
    expect(frames).toEqual([]);
    forget();
  });
});

it('a painter that comes is painted in the next frame, also words while a run plays', () => {
  const painted: string[] = [];
  invalidateForPlayback();
  paintOnce(SLOW_MS);
  const forget = onPaint('slow', () => painted.push('new words'));
  paintOnce();
  expect(painted).toEqual(['new words']);
  forget();
});

it('a painter that is taken away by one before it is not called any more', () => {
  const painted: string[] = [];
  const first = onPaint('fast', () => later());
  const later = onPaint('fast', () => painted.push('later'));
  paintOnce();
  expect(painted).toEqual([]);
  first();
});

it('a painter that throws is named; those behind it paint, in this frame and the next, and who waits for all of it hears', () => {
  const broken = new Error('planted');
  const painted: string[] = [];
  const fail = () => {
    throw broken;
  };
  const forget = [
    onPaint('fast', fail, { name: 'the queue plot' }),
    onPaint('fast', () => painted.push('a later canvas')),
    onPaint('slow', fail),
    onPaint('slow', () => painted.push('later words')),
  ];
  const done = vi.fn();
  afterPaint(fail);
  afterPaint(done);
  paintOnce();
  expect(painted).toEqual(['later words', 'a later canvas']);
  expect(faults).toEqual([
    ['', broken],
    ['the queue plot', broken],
    ['', broken],
  ]);
  expect(done).toHaveBeenCalledOnce();
  invalidateNow();
  paintOnce();
  expect(painted).toHaveLength(4);
  for (const stop of forget) stop();
});

it('for paper everything is painted at once', () => {
  const painted: string[] = [];
  const forget = paintersInto(painted, { words: 'slow', plot: 'fast' });
  paintOnPaper();
  expect(painted).toEqual(['words', 'plot']);
  forget();
});

import { beforeEach, expect, it, vi } from 'vitest';
import {
  afterPaint,
  afterPictures,
  isUnseen,
  type Layer,
  type Motion,
  onFault,
  onPaint,
  requestMotion,
  requestPaint,
  requestTurn,
  show,
} from '../../src/app/frame.ts';

const frames: ((wallMs: number) => void)[] = [];
const faults: [string, unknown][] = [];
/** Milliseconds; they pass where a test lets them. */
let clock = 0;
/** The next frame of the screen, so much later. */
const paintOnce = (later = 17) => {
  clock += later;
  for (const frame of frames.splice(0)) frame(clock);
};
const LAYERS = ['plots', 'pictures', 'overview', 'words'] as const;

/** Painters that write down what they are, one for each layer. */
function paintersInto(painted: string[], layers: readonly Layer[] = LAYERS) {
  const forget = layers.map((layer) => onPaint(layer, () => painted.push(layer)));
  paintOnce();
  painted.length = 0;
  return () => {
    for (const one of forget) one();
  };
}

/** The run moves for some time, up to the end of a round. */
function moveOn() {
  for (let round = 0; round < 20; round++) {
    requestMotion('far');
    for (let frame = 0; frame < 6; frame++) paintOnce(8.4);
  }
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: (wallMs: number) => void) => frames.push(frame));
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onFault((part, error) => faults.push([part, error]));
  // Whatever moved before stands still.
  clock += 60_000;
  while (frames.length > 0) paintOnce();
  faults.length = 0;
});

it('a painter that throws is named; those behind it paint, in this frame and the next, and credits are returned', () => {
  const broken = new Error('planted');
  const painted: string[] = [];
  const forget = [
    onPaint(
      'plots',
      () => {
        throw broken;
      },
      'the queue plot',
    ),
    onPaint('pictures', () => painted.push('a later canvas')),
    onPaint('words', () => {
      throw broken;
    }),
    onPaint('words', () => painted.push('later words')),
  ];
  const credit = vi.fn();
  afterPaint(() => {
    throw broken;
  });
  afterPaint(credit);
  paintOnce();
  expect(painted).toEqual(['a later canvas', 'later words']);
  expect(faults).toEqual([
    ['the queue plot', broken],
    ['', broken],
    ['', broken],
  ]);
  expect(credit).toHaveBeenCalledOnce();
  requestPaint();
  paintOnce();
  expect(painted).toHaveLength(4);
  for (const stop of forget) stop();
});

/** A screen, and what moves on it. */
interface Screen {
  readonly framesPerSecond?: number;
  readonly motion?: Motion;
  /** What each of three plots takes, ms. */
  readonly lasts?: number;
}

/** Seconds in which the run moves. */
const SECONDS = 5;

/** How often a second each layer is painted while the run moves, and the longest time that a frame takes, ms. */
function paintedInASecond({ framesPerSecond = 60, motion = 'far', lasts = 0 }: Screen) {
  const times = { plots: 0, pictures: 0, overview: 0, words: 0 };
  const forget = LAYERS.map((layer) =>
    onPaint(layer, () => {
      times[layer]++;
      if (layer === 'plots') clock += lasts;
    }),
  );
  for (let others = 0; others < 2; others++)
    forget.push(
      onPaint('plots', () => {
        clock += lasts;
      }),
    );
  let longest = 0;
  const start = 3_000 * Math.ceil(clock / 3_000) + 1;
  for (let i = 0; i <= SECONDS * framesPerSecond; i++) {
    clock = start + (1_000 * i) / framesPerSecond;
    requestMotion(motion);
    if (i === 1) for (const layer of LAYERS) times[layer] = 0;
    const before = clock;
    paintOnce(0);
    if (i > 0) longest = Math.max(longest, clock - before);
  }
  for (const one of forget) one();
  return { times: LAYERS.map((layer) => Math.round(times[layer] / SECONDS)), longest };
}

it('while a run moves, canvases are painted twenty times a second and words twice, on any screen', () => {
  const [slow, usual, fast] = [15, 60, 144].map(
    (framesPerSecond) => paintedInASecond({ framesPerSecond }).times,
  );
  expect(usual).toEqual([20, 20, 5, 2]);
  expect(fast).toEqual([20, 20, 5, 2]);
  expect(slow?.slice(0, 2)).toEqual([15, 15]);
  expect(slow?.slice(2).every((times) => times >= 2)).toBe(true);
});

it('what is painted is spread over frames; where it takes longer than three of them, it is painted less often', () => {
  const light = paintedInASecond({ lasts: 1 });
  expect(light.times[0]).toBeGreaterThanOrEqual(19);
  expect(light.longest).toBeLessThanOrEqual(2);
  const heavy = paintedInASecond({ lasts: 3 });
  expect(heavy.longest).toBe(3);
  expect(heavy.times[0]).toBeLessThan(20);
  expect(heavy.times[0]).toBeGreaterThanOrEqual(12);
});

it('a screen with a frame for each round paints all of it there', () => {
  const { times, longest } = paintedInASecond({ framesPerSecond: 15, lasts: 3 });
  expect(times[0]).toBe(15);
  expect(longest).toBe(9);
});

it('plots on which nothing is seen to move are painted ten times a second, pictures as ever', () => {
  expect(paintedInASecond({ motion: 'near' }).times).toEqual([10, 20, 5, 2]);
});

it('words keep up with single cells', () => {
  const { times } = paintedInASecond({ motion: 'by cells' });
  expect(times[3]).toBeGreaterThanOrEqual(6);
});

it('what a round paints out of sight is shown in one frame; where somebody acts, at once', () => {
  const seen: string[] = [];
  const forget = ['queue', 'windows', 'rates'].map((plot) =>
    onPaint('plots', () => {
      clock += 3;
      show(() => seen.push(plot));
      if (plot === 'queue') seen.push(isUnseen() ? 'later' : 'at once');
    }),
  );
  paintOnce();
  expect(seen.splice(0)).toEqual(['queue', 'at once', 'windows', 'rates']);
  const inOneFrame = new Set<string>();
  for (let frame = 0; frame < 60; frame++) {
    requestMotion('far');
    paintOnce();
    const now = seen.splice(0).filter((one) => one !== 'later');
    if (now.length > 0) inOneFrame.add(now.join(', '));
  }
  expect([...inOneFrame]).toEqual(['queue, windows, rates']);
  for (const one of forget) one();
});

it('what a round has painted out of sight is not shown over what somebody has asked for since', () => {
  let state = 'before';
  let painted = 0;
  const seen: string[] = [];
  const forget = [0, 1].map(() =>
    onPaint('plots', () => {
      const shown = state;
      clock += 3;
      painted++;
      show(() => seen.push(shown));
    }),
  );
  moveOn();
  painted = 0;
  while (painted === 0) {
    requestMotion('far');
    paintOnce(17);
  }
  seen.length = 0;
  state = 'after';
  requestPaint();
  paintOnce();
  expect(seen).toEqual(['after', 'after']);
  for (const one of forget) one();
});

it('words have a frame of their own, and all of them are written in it', () => {
  const painted: string[] = [];
  const forget = [
    onPaint('words', () => painted.push('headline')),
    onPaint('plots', () => painted.push('plot')),
    onPaint('words', () => painted.push('sentence')),
    onPaint('numbers', () => painted.push('number')),
  ];
  paintOnce();
  const together = new Set<string>();
  for (let frame = 0; frame < 120; frame++) {
    painted.length = 0;
    requestMotion('far');
    paintOnce();
    if (painted.length > 0) together.add(painted.join(', '));
  }
  expect([...together].toSorted()).toEqual(['number, headline, sentence', 'plot']);
  for (const one of forget) one();
});

it('a painter that comes while a run moves is painted in the next frame, and others in their turn', () => {
  const painted: string[] = [];
  const forget = paintersInto(painted);
  moveOn();
  painted.length = 0;
  const gone = onPaint('words', () => painted.push('new words'));
  paintOnce();
  expect(painted).toEqual(['new words']);
  gone();
  forget();
});

it('a painter that is taken away while its round is painted is not called any more', () => {
  const painted: string[] = [];
  const slow = onPaint('plots', () => {
    clock += 5;
    painted.push('a slow plot');
  });
  const forget = paintersInto(painted, ['pictures']);
  while (painted.at(-1) !== 'a slow plot') {
    requestMotion('far');
    paintOnce();
  }
  painted.length = 0;
  forget();
  while (frames.length > 0) paintOnce();
  expect(painted).not.toContain('pictures');
  slow();
});

it('what is rendered anew waits for its turn while a run moves, and not while none does', () => {
  const painted: string[] = [];
  const forget = paintersInto(painted);
  moveOn();
  painted.length = 0;
  requestTurn();
  paintOnce(60);
  for (let frame = 0; frame < 4; frame++) paintOnce();
  expect(painted).toContain('pictures');
  expect(painted).not.toContain('words');
  clock += 1_000;
  while (frames.length > 0) paintOnce();
  painted.length = 0;
  requestTurn();
  paintOnce();
  expect(painted).toEqual([...LAYERS]);
  forget();
});

it('what the run has asked for is painted without another request, credits with the pictures, and then it sleeps', () => {
  const painted: string[] = [];
  const forget = paintersInto(painted);
  const shown = onPaint('pictures', () => show(() => painted.push('a picture is seen')));
  paintOnce();
  painted.length = 0;
  const credit = vi.fn();
  requestMotion('far');
  afterPictures(credit);
  while (frames.length > 0) {
    paintOnce();
    expect(credit.mock.calls.length > 0).toBe(painted.includes('a picture is seen'));
  }
  expect(painted.toSorted()).toEqual(['a picture is seen', ...LAYERS].toSorted());
  shown();
  forget();
});

it('what somebody asks for while a run moves is painted whole in the next frame, canvases before words', () => {
  const painted: string[] = [];
  const forget = paintersInto(painted, ['words', 'overview', 'pictures', 'plots']);
  requestMotion('far');
  requestPaint();
  paintOnce();
  expect(painted).toEqual([...LAYERS]);
  expect(frames).toEqual([]);
  forget();
});

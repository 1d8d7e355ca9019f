import { beforeEach, expect, it, vi } from 'vitest';
import {
  afterPaint,
  afterPictures,
  onFault,
  onPaint,
  requestMotion,
  requestPaint,
} from '../../src/app/frame.ts';

const frames: ((wallMs: number) => void)[] = [];
const faults: [string, unknown][] = [];
const paintOnce = (wallMs = 0) => {
  for (const frame of frames.splice(0)) frame(wallMs);
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: (wallMs: number) => void) => frames.push(frame));
  onFault((part, error) => faults.push([part, error]));
  paintOnce();
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

const LAYERS = ['plots', 'pictures', 'overview', 'words'] as const;

/** How often each layer is painted in a second in which the run moves, on a screen with so many frames a second. */
function paintedInASecond(framesPerSecond: number, far = true) {
  const painted: string[] = [];
  const most = { layers: 0 };
  const forget = LAYERS.map((layer) => onPaint(layer, () => painted.push(layer)));
  for (let i = 0; i <= framesPerSecond; i++) {
    if (i === 1) painted.length = 0;
    const before = painted.length;
    requestMotion(far);
    paintOnce(1_000 + (1_000 * i) / framesPerSecond + 1);
    if (i > 0) most.layers = Math.max(most.layers, painted.length - before);
  }
  while (frames.length > 0) paintOnce(3_000);
  for (const stop of forget) stop();
  paintOnce(4_000);
  return { times: LAYERS.map((layer) => painted.filter((one) => one === layer).length), most: most.layers };
}

it('while a run moves, layers take turns; numbers change about six times a second on any screen', () => {
  const [slow, usual, fast] = [15, 60, 144].map((screen) => paintedInASecond(screen));
  // Afterwards each is painted once more, so that nothing stays as it was before.
  expect(usual?.times.map((times) => Math.round(times / 7))).toEqual([3, 3, 1, 1]);
  expect(usual?.most).toBe(1);
  expect(fast?.times.map((times) => Math.round(times / 7))).toEqual([3, 3, 1, 1]);
  expect(fast?.most).toBe(1);
  expect(slow?.times.slice(0, 2).every((times) => times >= 15)).toBe(true);
  expect(slow?.times.slice(2).every((times) => times >= 4)).toBe(true);
});

it('plots on which nothing is seen to move are painted ten times a second; pictures as ever', () => {
  const { times } = paintedInASecond(60, false);
  expect(times.slice(0, 2).map((count) => Math.round(count / 10))).toEqual([1, 2]);
});

it('what the run has asked for is painted without another request, credits with the pictures, and then it sleeps', () => {
  const painted: string[] = [];
  const forget = LAYERS.map((layer) => onPaint(layer, () => painted.push(layer)));
  paintOnce(5_000);
  painted.length = 0;
  const credit = vi.fn();
  requestMotion(true);
  afterPictures(credit);
  for (let ms = 5_017; frames.length > 0; ms += 17) {
    paintOnce(ms);
    expect(credit.mock.calls.length > 0).toBe(painted.includes('pictures'));
  }
  expect(painted.toSorted()).toEqual(LAYERS.toSorted());
  for (const stop of forget) stop();
});

it('what somebody asks for while a run moves is painted whole in the next frame, canvases before words', () => {
  const painted: string[] = [];
  const forget = (['words', 'overview', 'pictures', 'plots'] as const).map((layer) =>
    onPaint(layer, () => painted.push(layer)),
  );
  paintOnce();
  painted.length = 0;
  requestMotion(true);
  requestPaint();
  paintOnce();
  expect(painted).toEqual(['plots', 'pictures', 'overview', 'words']);
  expect(frames).toEqual([]);
  for (const stop of forget) stop();
});

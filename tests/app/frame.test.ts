import { beforeEach, expect, it, vi } from 'vitest';
import {
  afterPaint,
  afterPlots,
  onFault,
  onPaint,
  requestMotion,
  requestPaint,
} from '../../src/app/frame.ts';

const frames: (() => void)[] = [];
const faults: [string, unknown][] = [];
const paintOnce = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
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

it('while a run moves layers take turns, each is painted soon, and then no frame is asked for', () => {
  const painted: string[] = [];
  const layers = ['words', 'overview', 'pictures', 'plots'] as const;
  const forget = layers.map((layer) => onPaint(layer, () => painted.push(layer)));
  paintOnce();
  painted.length = 0;
  const credit = vi.fn();
  const inFrames: string[][] = [];
  requestMotion();
  afterPlots(credit);
  while (frames.length > 0) {
    const before = painted.length;
    paintOnce();
    inFrames.push(painted.slice(before));
    expect(credit.mock.calls.length > 0).toBe(painted.includes('plots'));
  }
  expect(painted.toSorted()).toEqual(layers.toSorted());
  expect(inFrames.filter((names) => names.includes('plots'))).toEqual([['plots']]);
  expect(inFrames.length).toBeLessThanOrEqual(6);
  for (const stop of forget) stop();
});

it('what somebody asks for while a run moves is painted whole in the next frame, canvases before words', () => {
  const painted: string[] = [];
  const forget = (['words', 'overview', 'pictures', 'plots'] as const).map((layer) =>
    onPaint(layer, () => painted.push(layer)),
  );
  paintOnce();
  painted.length = 0;
  requestMotion();
  requestPaint();
  paintOnce();
  expect(painted).toEqual(['plots', 'pictures', 'overview', 'words']);
  expect(frames).toEqual([]);
  for (const stop of forget) stop();
});

import { beforeEach, expect, it, vi } from 'vitest';
import { afterPaint, onDraw, onFault, onPaint, requestPaint } from '../../src/app/frame.ts';

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
    onDraw(() => {
      throw broken;
    }, 'the queue plot'),
    onDraw(() => painted.push('a later canvas')),
    onPaint(() => {
      throw broken;
    }),
    onPaint(() => painted.push('later words')),
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

import { expect, it } from 'vitest';
import { followHead, openingView } from '../../src/app/store/viewport.ts';

const view = { from: 100, to: 200 };

it.each([
  [150, 1000, 100, 'a head inside moves nothing'],
  [190, 1000, 110, 'a head past four fifths pushes the range'],
  [190, 205, 105, 'the range ends where the run ends'],
  [50, 1000, 25, 'a jump back lands a quarter into the range'],
  [5, 1000, 0, 'time begins at zero'],
])('head at %d of %d: from %d (%s)', (now, end, from) => {
  expect(followHead(view, now, end)).toEqual({ from, to: from + 100 });
});

it('opens a scene with three quarters of its range already drawn', () => {
  expect(openingView({ msPerSecond: 40 }, 0.45e12, 3e12)).toEqual({ from: 0, to: 0.6e12 });
  expect(openingView({ msPerSecond: 40 }, 2e12, 3e12)).toEqual({ from: 1.55e12, to: 2.15e12 });
  expect(openingView({ viewS: [0.9, 1.5] }, 1e12, 3e12)).toEqual({ from: 0.9e12, to: 1.5e12 });
});

import { expect, it } from 'vitest';
import { middleBefore } from '../../../../src/app/panels/curve/lines.ts';

it('a name on a curve ends before the handle right of it, and else stays where its line rises', () => {
  // `a packet of 192 cells` is 170 pixels wide; the handles of max and maxP stand 45 pixels right of its middle.
  expect(middleBefore([47, 237, 237], 192, 85, 20)).toBe(132);
  expect(middleBefore([47, 237, 237], 192, 20, 20)).toBe(192);
  expect(middleBefore([47], 192, 85, 20)).toBe(192);
  expect(middleBefore([], 192, 85, 20)).toBe(192);
});

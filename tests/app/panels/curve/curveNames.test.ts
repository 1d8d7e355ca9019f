import { expect, it } from 'vitest';
import { labelsThatMeet, middleBefore } from '../../../../src/app/plot/curve/lines.ts';

it('a name on a curve ends before the handle right of it, and else stays where its line rises', () => {
  // `a packet of 192 cells` is 170 pixels wide; the handles of max and maxP stand 45 pixels right of its middle.
  expect(middleBefore([47, 237, 237], 192, 85, 20)).toBe(132);
  expect(middleBefore([47, 237, 237], 192, 20, 20)).toBe(192);
  expect(middleBefore([47], 192, 85, 20)).toBe(192);
  expect(middleBefore([], 192, 85, 20)).toBe(192);
});

it('labels of handles that face each other are told from those with room between them', () => {
  const facing = (to: number) => [
    { text: 'min 2,000', x: 100, y: 130, side: 'right' as const },
    { text: 'max 12,000', x: to, y: 130, side: 'left' as const },
  ];
  // 11.4 letters and two grips at 24 pixels on a projector.
  expect(labelsThatMeet(facing(366), 24)).toEqual([true, true]);
  expect(labelsThatMeet(facing(440), 24)).toEqual([false, false]);
  expect(labelsThatMeet([...facing(366), { text: 'maxP 0.1', x: 366, y: 20, side: 'left' }], 24)).toEqual([
    true,
    true,
    false,
  ]);
});

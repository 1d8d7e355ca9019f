import { expect, it } from 'vitest';
import { fittingSize } from '../../../src/app/lesson/drawing/ground.tsx';

const LETTER = 16;
const ticks = (labels: readonly string[], apart: number) =>
  labels.map((label, i) => ({ label, x: i * apart }));

it('labels of a drawing keep their size where there is room, and keep apart where there is little', () => {
  const labels = ['100', '500', '2.000', '8.000', '16.000'];
  expect(fittingSize(ticks(labels, 80), LETTER)).toBe(1);
  const size = fittingSize(ticks(labels, 50), LETTER);
  expect(size).toBeLessThan(0.9);
  // Half of each, in letters of that size, is less than the way between them.
  expect(0.62 * LETTER * size * ((5 + 6) / 2)).toBeLessThan(50);
  expect(fittingSize([], LETTER)).toBe(1);
});

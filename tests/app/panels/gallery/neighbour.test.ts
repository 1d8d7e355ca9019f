import { expect, it } from 'vitest';
import { neighbour } from '../../../../src/app/chrome/gallery/neighbour.ts';

/** Three cards, then two of the next group, then one. */
const PLACES = [
  { x: 1, y: 0 },
  { x: 2, y: 0 },
  { x: 3, y: 0 },
  { x: 1, y: 10 },
  { x: 2, y: 10 },
  { x: 1, y: 20 },
];

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 5, null],
  ['ArrowLeft', 0, null],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 5, null],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 0, null],
  ['Enter', 0, null],
])('%s leads from card %i to %j', (key, from, to) => {
  expect(neighbour(PLACES, from, key)).toBe(to);
});

it('leads nowhere from beyond the cards', () => {
  expect(neighbour(PLACES, -1, 'ArrowDown')).toBeNull();
});

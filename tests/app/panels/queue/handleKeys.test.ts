import { expect, test } from 'vitest';
import { clampValue, keyedValue } from '../../../../src/app/plot/gestures/useHandle.tsx';

const buffer = { min: 0, max: 1_000_000, integer: true };

test('keys go by what is seen of the range', () => {
  const seen = { ...buffer, span: 200 };
  expect(keyedValue('ArrowUp', false, 100, seen)).toBe(110);
  expect(keyedValue('ArrowDown', true, 100, seen)).toBe(98);
  expect(keyedValue('PageUp', false, 100, seen)).toBe(120);
  expect(keyedValue('End', false, 100, seen)).toBe(200);
  expect(keyedValue('Home', false, 100, seen)).toBe(0);
});

test('an axis longer than the range adds nothing to it', () => {
  const seen = { ...buffer, max: 100, span: 200 };
  expect(keyedValue('End', false, 50, seen)).toBe(100);
  expect(keyedValue('ArrowUp', false, 50, seen)).toBe(55);
  expect(keyedValue('ArrowUp', false, 50, { ...buffer, max: 100 })).toBe(55);
});

test('a pointer beyond the axis is held by the range alone', () => {
  expect(clampValue(340.4, { ...buffer, span: 200 })).toBe(340);
  expect(clampValue(2e6, { ...buffer, span: 200 })).toBe(1_000_000);
});

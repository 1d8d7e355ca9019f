import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, type Highlight } from '../../../src/app/panels/policy/folded.ts';

const lit = (line: number, evaluated: readonly number[] | null = null): Highlight => ({
  id: null,
  line,
  evaluated: evaluated?.map((number) => ({ line: number, action: false, note: '' })) ?? null,
});
const line = (number: number, letters = 10) => ({ number, indent: 0, text: 'x'.repeat(letters) });
const shown = (...given: Parameters<typeof folded>) => folded(...given).map(({ number }) => number);

test('a rule as it stands keeps a line that alone would be left out', () => {
  const lines = [1, 2, 3, 4, 5].map((number) => line(number));
  expect(shown(lines, lit(0), 4)).toEqual([1, 2, 3, 4, 5]);
  expect(shown([...lines, line(6)], lit(0), 4)).toEqual([1, 2, 3, 4]);
  expect(shown(lines, lit(4), 4)).toEqual([2, 3, 4, 5]);
});

test('lines that were looked at come before their neighbours', () => {
  const lines = [1, 2, 3, 4, 5, 6, 7].map((number) => line(number));
  expect(shown(lines, lit(7, [2, 5]), 4)).toEqual([2, 5, 7]);
  expect(shown(lines, lit(1, [1, 2, 3, 4, 5]), 4)).toEqual([1, 2, 3, 4]);
});

test('long lines take two rows: three of them where four short ones stand', () => {
  const long = [30, 70, 70, 70, 70].map((letters, index) => line(index + 1, letters));
  expect(shown(long, lit(2), 4)).toEqual([1, 2, 3]);
});

test('the deciding line is always there, with no more lines and rows than there is room for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 12 }),
      fc.nat(11),
      fc.integer({ min: 2, max: 10 }),
      (lengths, place, most) => {
        const lines = lengths.map((letters, index) => line(index + 1, letters));
        const number = (place % lines.length) + 1;
        const few = folded(lines, lit(number), most);
        expect(few.map((one) => one.number)).toContain(number);
        expect(few.length).toBeLessThanOrEqual(most);
        const rows = few.reduce((sum, { text }) => sum + Math.ceil(text.length / 38), 0);
        expect(rows).toBeLessThanOrEqual(most + 2);
        const numbers = few.map((one) => one.number);
        expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
      },
    ),
  );
});

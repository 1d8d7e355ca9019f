import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as format from '../../src/app/format.ts';
import type * as csv from '../../src/app/plot/table/csv.ts';
import type { typedNumber as typed } from '../../src/app/widgets/numbers/typedNumber.ts';

interface OfAPage {
  readonly format: typeof format;
  readonly csv: typeof csv;
  readonly typedNumber: typeof typed;
  /** Between the values of a line of a table. */
  readonly list: string;
  readonly units: readonly string[];
}

/** Values that people enter: rates of PDH with three decimals, small shares, large counts, all of them with signs. */
const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((thousandths) => thousandths / 1000),
);

const runs = { numRuns: 400 };

/** Shown, read back and copied are one value; used with the modules of each language. */
export function numbersHold({ format, csv, typedNumber, list, units }: OfAPage): void {
  describe('a value shown, read back and copied is the same value', () => {
    it('with every digit, as a box begins', () => {
      fc.assert(
        fc.property(value, (number) => {
          expect(typedNumber(format.exact(number))).toBe(number === 0 ? 0 : number);
        }),
        runs,
      );
    });

    it('rounded for the eye, with its unit', () => {
      const shown = fc.record({ number: value, digits: fc.nat(12), unit: fc.constantFrom(...units) });
      fc.assert(
        fc.property(shown, ({ number, digits, unit }) => {
          fc.pre(Math.abs(number) < 1e21);
          const text = format.fixed(number, digits);
          const rounded = Number(number.toFixed(digits)) + 0;
          expect(typedNumber(text)).toBe(rounded);
          expect(typedNumber(`${text} ${unit}`, unit)).toBe(rounded);
          expect(typedNumber(`${text}\u00a0${unit}`, unit)).toBe(rounded);
        }),
        runs,
      );
    });

    it('as a field writes it', () => {
      fc.assert(
        fc.property(value, (number) => {
          fc.pre(Math.abs(number) < 1e21 && (number === 0 || Math.abs(number) > 1e-6));
          const read = typedNumber(format.shortNumber(number, 5));
          const rounded = Number.isInteger(number) ? number : Number(number.toPrecision(5));
          expect(Math.abs(read - rounded)).toBeLessThanOrEqual(Math.abs(rounded) * 1e-15);
        }),
        runs,
      );
    });

    it('for a time of a run, with its thin spaces and its s', () => {
      fc.assert(
        fc.property(fc.nat(9_000_000_000), (microseconds) => {
          const text = `${format.clock(microseconds * 1e6)} s`;
          expect(typedNumber(text, 's')).toBe(microseconds / 1e6);
        }),
        runs,
      );
    });

    it('in a copied table, as a number and as a text of the page', () => {
      const cells = fc.record({ number: value, digits: fc.nat(6) });
      fc.assert(
        fc.property(cells, ({ number, digits }) => {
          fc.pre(Math.abs(number) < 1e21);
          const shown = format.fixed(number, digits);
          const [first = '', second = '', ...rest] = csv.csvOf([[number, shown]]).split(list);
          expect(rest).toEqual([]);
          expect(typedNumber(first)).toBe(number === 0 ? 0 : number);
          expect(typedNumber(second)).toBe(typedNumber(shown));
        }),
        runs,
      );
    });

    it('and sorts by its size', () => {
      fc.assert(
        fc.property(fc.array(value, { minLength: 2, maxLength: 8 }), fc.nat(4), (numbers, digits) => {
          fc.pre(numbers.every((number) => Math.abs(number) < 1e21));
          const rows = numbers.map((number) => [format.fixed(number, digits)]);
          const sorted = csv.sortedRows(rows, 0, false).map(([cell]) => typedNumber(String(cell)));
          expect(sorted).toEqual([...sorted].sort((one, other) => one - other));
        }),
        runs,
      );
    });
  });
}

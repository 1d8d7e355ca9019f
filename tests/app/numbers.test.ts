import { describe, expect, it } from 'vitest';
import * as format from '../../src/app/format.ts';
import * as csv from '../../src/app/plot/table/csv.ts';
import { typedNumber } from '../../src/app/widgets/numbers/typedNumber.ts';
import { csvText, PLAIN_NOTATION, plainNumber, readNumber } from '../../src/contract/index.ts';
import { numbersHold } from '../support/numbersHold.ts';

numbersHold({ format, csv, typedNumber, list: ',', units: ['Mb/s', 'cells', '%', 'ms', 's'] });

const GERMAN = { decimal: ',', group: '.', list: ';' };

describe('a number as people write it', () => {
  it.each([
    ['1,700', 1_700],
    ['1,700.5', 1_700.5],
    ['2,5', 2.5],
    ['0,125', 0.125],
    ['0.426 525', 0.426525],
    ['0.426 525 0', 0.426525],
    ['1e-7', 1e-7],
    ['.5', 0.5],
  ])('in English: %s', (text, value) => expect(readNumber(text, PLAIN_NOTATION)).toBe(value));

  it.each([
    ['2,048', 2.048],
    ['8,448', 8.448],
    ['34,368', 34.368],
    ['1.700', 1_700],
    ['1.700,5', 1_700.5],
    ['1.125.000', 1_125_000],
    ['0.5', 0.5],
    ['1,5e-7', 1.5e-7],
  ])('in German: %s', (text, value) => expect(readNumber(text, GERMAN)).toBe(value));

  it.each(['1,125,5', '1.2.3', '5 10', '0x10', 'Infinity', '-', '.', '1,,2', '7 cells'])(
    'is not %s',
    (text) => expect(readNumber(text, PLAIN_NOTATION)).toBeNaN(),
  );
});

describe('a number as programs write it', () => {
  it.each([
    ['0.5', 0.5],
    ['-1e-7', -1e-7],
  ])('%s', (text, value) => expect(plainNumber(text)).toBe(value));

  it.each(['', ' ', '0,5', '1,000', '0x10', '1 000', '5 ms'])('is not %j', (text) =>
    expect(plainNumber(text)).toBeNaN(),
  );
});

describe('a table for spreadsheets', () => {
  const row = ['VC 3', 99.9, '1;2', 'a, b', 'say "no"', Number.NaN, null];

  it('has commas and points in English', () => {
    expect(csvText([row], PLAIN_NOTATION)).toBe('VC 3,99.9,1;2,"a, b","say ""no""",,');
  });

  it('has semicolons and decimal commas where the language has them', () => {
    expect(csvText([row], GERMAN)).toBe('VC 3;99,9;"1;2";a, b;"say ""no""";;');
  });
});

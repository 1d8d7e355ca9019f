import { describe, expect, it } from 'vitest';
import { rowInUnit } from '../../../src/app/compare/measures.ts';
import { clock, fixed } from '../../../src/app/format.ts';
import { csvOf, sortedRows } from '../../../src/app/plot/table/csv.ts';

describe('a table as CSV', () => {
  it('writes every number so that a spreadsheet reads one', () => {
    const row = [clock(10_003_000_000_000), '1,924', fixed(-1_924.25, 1), 0.5, 'VC 3', ''];
    expect(csvOf([row])).toBe('10.003000,1924,-1924.3,0.5,VC 3,');
  });

  it('leaves words, digests and ranges as they are', () => {
    expect(csvOf([['1–5', '0x10', '1/16', 'a, b', 'say "no"', '5ea208f198b94e17']])).toBe(
      '1–5,0x10,1/16,"a, b","say ""no""",5ea208f198b94e17',
    );
    expect(csvOf([['digest', '1234567890123456789']])).toBe('digest,1234567890123456789');
  });

  it('has nothing where there is no number', () => {
    expect(csvOf([['Mean ACR', Number.NaN, 3]])).toBe('Mean ACR,,3');
  });
});

describe('a table in order', () => {
  const column = (rows: readonly (readonly (string | number)[])[], down = false) =>
    sortedRows(rows, 0, down).map(([cell]) => cell);

  it('has numbers by size however they are written, then words', () => {
    const [nine, ten] = [clock(9e12), clock(10e12)];
    expect(column([[ten], ['not yet'], [nine]])).toEqual([nine, ten, 'not yet']);
    expect(column([['10'], ['2'], ['1,000']])).toEqual(['2', '10', '1,000']);
    expect(column([['10'], ['2'], ['']], true)).toEqual(['10', '2', '']);
  });
});

describe('a row of differences', () => {
  it('names the unit of its numbers', () => {
    expect(rowInUnit('Link idle', [0.5301, 0.013], 'share')).toEqual(['Link idle, %', 53.01, 1.3]);
    expect(rowInUnit('Settled after', [0.0017, Infinity], 'time')).toEqual([
      'Settled after, ms',
      1.7,
      'never',
    ]);
    expect(rowInUnit('Mean ACR', [60_900], 'rate')).toEqual(['Mean ACR, cells/s', 60_900]);
    expect(rowInUnit('Timeouts', [3, 4], 'count')).toEqual(['Timeouts', 3, 4]);
  });
});

import { describe, expect, it } from 'vitest';
import { firstRows } from '../../../src/app/panels/droplist/words.ts';

describe('the table of the drop list', () => {
  const table = (count: number) => firstRows('Cells lost', count, (place) => [place]);

  it('has every row where there are few', () => {
    expect(table(0)).toEqual({ caption: 'Cells lost', rows: [] });
    expect(table(3)).toEqual({ caption: 'Cells lost', rows: [[0], [1], [2]] });
    expect(table(2_000).caption).toBe('Cells lost');
  });

  it('has the first 2,000 of many, whatever they are, and says so', () => {
    const { caption, rows } = table(53_210);
    expect(caption).toBe('Cells lost: the first 2,000 of 53,210');
    expect(rows).toHaveLength(2_000);
    expect(rows.at(-1)).toEqual([1_999]);
  });
});

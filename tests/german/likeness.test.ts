import { describe, expect, it } from 'vitest';
import { differences } from './likeness.ts';

describe('what differs between two languages', () => {
  it.each([
    ['a value that is not there', { one: 'at {idle}' }, { one: 'bei {leer}' }, 'places {leer}, not {idle}'],
    ['another number', { one: 'over 2,000 cells' }, { one: 'über 200 Zellen' }, 'numbers 200, not 2000'],
    ['a missing key', { one: 'a', two: 'b' }, { one: 'a' }, 'two: missing'],
    ['a key too many', { one: 'a' }, { one: 'a', two: 'b' }, 'two: not in the English'],
    ['a list for a text', { one: '' }, { one: [] }, 'object, not string'],
  ])('%s', (_, one, other, said) => expect(differences(one, other)).toEqual([expect.stringContaining(said)]));

  it('is nothing where numbers are written as each language does', () => {
    const one = { text: '1,960 cells in 0.4 s, as in section 3.2' };
    expect(differences(one, { text: '1.960 Zellen in 0,4 s, wie in Abschnitt 3.2' })).toEqual([]);
  });
});

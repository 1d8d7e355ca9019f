import { describe, expect, it } from 'vitest';
import { withPhrases } from '../../src/strings/phrases.ts';

const GERMAN = {
  cell: 'Zelle',
  'first cell': 'erste Zelle',
  'cluster {0} goodput': 'Cluster {0}: Goodput',
  '{0} of {1} seeds': '{1} Seeds, davon {0}',
  'loss (%)': 'Verlust (%)',
};

describe('phrases of a text that comes as data', () => {
  it.each([
    ['first cell: no', 'erste Zelle: no'],
    ['a cell, first cell', 'a Zelle, erste Zelle'],
    ['cells, first-cell, cellular', 'cells, first-cell, cellular'],
    ['cluster X goodput (%)', 'Cluster X: Goodput (%)'],
    ['4 of 1,000 seeds', '1,000 Seeds, davon 4'],
    ['at 5 of 5 seeds.', 'at 5 Seeds, davon 5.'],
    ['loss (%)', 'Verlust (%)'],
  ])('%s', (text, said) => expect(withPhrases(text, GERMAN)).toBe(said));

  it('stay where a language has none', () =>
    expect(withPhrases('first cell: no', {})).toBe('first cell: no'));
});

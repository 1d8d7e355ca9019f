import { expect, it, vi } from 'vitest';
import { numbersHold } from '../support/numbersHold.ts';

vi.mock('../../src/app/strings/numbers.ts', async () => {
  const { notationOf } = await import('../../scripts/build/language/notation.ts');
  return { notation: notationOf('fr-FR') };
});
vi.mock('../../src/contract/notation.ts', async () => {
  const { notationOf } = await import('../../scripts/build/language/notation.ts');
  return { notation: notationOf('fr-FR') };
});

const format = await import('../../src/app/format.ts');
const csv = await import('../../src/app/plot/table/csv.ts');
const { typedNumber } = await import('../../src/app/widgets/numbers/typedNumber.ts');
const { notationOf } = await import('../../scripts/build/language/notation.ts');

it('French numbers have a decimal comma and narrow spaces between groups', () => {
  expect(format.whole(1925)).toBe('1\u202f925');
  expect(format.shortNumber(0.0231)).toBe('0,0231');
  expect(format.formatTime(1_090_473_000_000)).toBe('1,090\u2009473');
  expect(format.exact(1900.5)).toBe('1900,5');
});

it.each([
  ['1 900', 1_900],
  ['1\u202f900', 1_900],
  ['2,5', 2.5],
  ['0.125', 0.125],
  ['1\u00a0234\u00a0567,5', 1_234_567.5],
])('%s is read as it is written', (text, value) => expect(typedNumber(text)).toBe(value));

numbersHold({ format, csv, typedNumber, list: ';', units: ['Mb/s', 'cells', '%', 'ms', 's'] });

it('German and English follow from their locales, too', async () => {
  const { notation: english } = await vi.importActual<typeof import('../../src/app/strings/numbers.ts')>(
    '../../src/app/strings/numbers.ts',
  );
  expect([notationOf('de-DE'), notationOf('en-GB')]).toEqual([
    { decimal: ',', group: '.', list: ';', locale: 'de-DE' },
    english,
  ]);
});

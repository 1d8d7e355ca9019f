import { describe, expect, it } from 'vitest';
import { outcomeTexts } from '../../src/app/strings/panels/outcomes.ts';
import { resultTexts } from '../../src/app/strings/panels/result.ts';
import { inParts } from '../../src/app/strings/text.ts';
import { inGerman } from '../support/inLanguage.ts';

interface Words {
  readonly outcomeTexts: typeof outcomeTexts;
  readonly resultTexts: typeof resultTexts;
}

const english: Words = { outcomeTexts, resultTexts };
const german: Words = {
  ...(await inGerman<Pick<Words, 'outcomeTexts'>>('app/strings/panels/outcomes.ts')),
  ...(await inGerman<Pick<Words, 'resultTexts'>>('app/strings/panels/result.ts')),
};
const text = await inGerman<{ inParts: typeof inParts }>('app/strings/text.ts');

function headline({ outcomeTexts: outcomes, resultTexts: texts }: Words, by: string): string {
  const clause = outcomes.packets(texts.lead('ESPD'), '45');
  return texts.differs(clause, texts.comparisons.packets.more(by, 'EPD', '21'));
}

describe('the sentence about two runs', () => {
  it('says by how much, where there is a number for it', () => {
    expect(headline(english, '113 %')).toBe(
      'With ESPD the network delivered 45 packets: 113 % more than with EPD (21).',
    );
    expect(headline(german, '113 %')).toBe(
      'Mit ESPD lieferte das Netz 45 Pakete: 113 % mehr als mit EPD (21).',
    );
    expect(headline(english, '')).toBe(
      'With ESPD the network delivered 45 packets: more than with EPD (21).',
    );
    expect(headline(german, '')).toBe('Mit ESPD lieferte das Netz 45 Pakete: mehr als mit EPD (21).');
  });

  it.each<[isOver: boolean, english: string, german: string]>([
    [true, 'With A the network had 1 timeout, with B 3.', 'Mit A hatte das Netz 1 Timeout, mit B 3.'],
    [
      false,
      'With A the network had 1 timeout, with B 3, so far.',
      'Mit A hatte das Netz 1 Timeout, mit B 3, bisher.',
    ],
  ])('gives numbers alone until seeds agree: over %s', (isOver, ...expected) => {
    const said = [english, german].map(({ outcomeTexts: outcomes, resultTexts: texts }) =>
      texts.neutral(outcomes.timeouts(texts.lead('A'), '1'), 'B', '3', isOver),
    );
    expect(said).toEqual(expected);
  });

  it('names both where neither has a value', () => {
    expect(german.resultTexts.missing.other('A', 'B')).toBe(
      'Wonach diese Szene fragt, wurde weder mit A noch mit B gezählt: Es gibt nichts zu vergleichen.',
    );
  });
});

it('parts with decimal commas have semicolons between them', () => {
  expect(inParts(['1.5 Mb/s', 'weight 2'])).toBe('1.5 Mb/s, weight 2');
  expect(text.inParts(['1,5 Mb/s', 'Gewicht 2'])).toBe('1,5 Mb/s; Gewicht 2');
  expect(text.inParts(['42 Zellen', 'Gewicht 2'])).toBe('42 Zellen, Gewicht 2');
});

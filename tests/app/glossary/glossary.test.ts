import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesIn } from '../../../scripts/build/language/sentences.ts';
import { BY_NAME, glossaryEntry, splitTerms } from '../../../src/app/chrome/glossary/split.ts';
import { GLOSSARY } from '../../../src/app/strings/terms/glossary.ts';
import { answered } from '../../../src/contract/index.ts';
import { listings } from '../../../src/scenarios/groups.ts';
import { scenarios } from '../../../src/scenarios/index.ts';
import { abbreviationsIn, KNOWN_ABBREVIATIONS } from '../../support/abbreviations.ts';

const unexplained = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap(abbreviationsIn))].filter(
    (one) => !(one in KNOWN_ABBREVIATIONS) && glossaryEntry(one) === undefined,
  );

/** The texts of the page, without the code among them. */
function textsOfPage(): readonly string[] {
  const folder = 'src/app/strings';
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts') && !name.endsWith('glossary.ts'))
    .flatMap((name) => sentencesIn(readFileSync(`${folder}/${name}`, 'utf8')));
}

describe('the glossary', () => {
  it('has each way to write a term once, and a sentence for each', () => {
    const names = GLOSSARY.flatMap(({ entries }) => entries.flatMap(({ name, also }) => [name, ...also]));
    expect(names).toEqual([...new Set(names)]);
    for (const { text } of BY_NAME.values()) expect(text).toMatch(/^[A-Z].{20,150}\.$/);
  });

  it('explains every abbreviation of the texts of the page', () => {
    expect(unexplained(textsOfPage())).toEqual([]);
  });

  it('explains every abbreviation of the scenes', () => {
    const texts = scenarios.flatMap(({ title, subtitle = '', stage }) => [
      title,
      subtitle,
      stage?.hook ?? '',
      ...(stage?.ask ?? []).map((asked) => answered(asked).question),
    ]);
    const lists = listings().flatMap(({ entries }) =>
      entries.flatMap(({ title, subtitle, line }) => [title, subtitle, line]),
    );
    expect(unexplained([...texts, ...lists])).toEqual([]);
  });

  it('explains each term that a text may mark', () => {
    const text =
      'EOM, Th1, RTO, ssthresh, cwnd, ACR, ER, CCR, MCR, ICR, CI, NI, MACR, EFCI, RM cell, fast retransmit, drop list';
    expect(splitTerms(text).flatMap(({ term }) => term ?? [])).toHaveLength(17);
  });
});

describe('a text with terms', () => {
  const termsOf = (text: string) =>
    splitTerms(text).flatMap(({ text: written, term }) => (term ? [[written, term]] : []));

  it('marks each at its first mention, as it is written', () => {
    expect(termsOf('Timeouts: 3 timeouts, and a duplicate ACK.')).toEqual([
      ['Timeouts', 'timeout'],
      ['duplicate ACK', 'duplicate ACK'],
    ]);
  });

  it('marks no part of another word', () => {
    expect(termsOf('idleness, ERICA2, ACRE, sub-idle')).toEqual([]);
  });

  it('is the same text', () => {
    const words = fc.constantFrom(...BY_NAME.keys(), ' ', ', ', 'and', '**', '5');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        expect(
          splitTerms(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

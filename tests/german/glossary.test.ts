import { describe, expect, it } from 'vitest';
import { GLOSSARY as english } from '../../src/app/strings/terms/glossary.ts';
import { TERM_FACTS as englishFacts } from '../../src/app/strings/terms/termFacts.ts';
import { inGerman } from '../support/inLanguage.ts';

const { GLOSSARY } = await inGerman<typeof import('../../src/app/strings/terms/glossary.ts')>(
  'app/strings/terms/glossary.ts',
);
const { TERM_FACTS } = await inGerman<typeof import('../../src/app/strings/terms/termFacts.ts')>(
  'app/strings/terms/termFacts.ts',
);

const entries = GLOSSARY.flatMap((group) => group.entries);

describe('the German glossary', () => {
  it('has an entry for each English one, in the same groups', () => {
    expect(GLOSSARY.map((group) => group.entries.length)).toEqual(
      english.map((group) => group.entries.length),
    );
  });

  it('has each way to write a term once, and a sentence for each', () => {
    const names = entries.flatMap(({ name, also = [] }) => [name, ...also]);
    expect(names).toEqual([...new Set(names)]);
    for (const { text } of entries) expect(text).toMatch(/^[A-ZÄÖÜ].{20,150}\.$/);
  });

  it('has unit and source for the terms that have them in English', () => {
    const names = new Set(entries.map(({ name }) => name));
    for (const name of Object.keys(TERM_FACTS)) expect(names.has(name), name).toBe(true);
    expect(Object.keys(TERM_FACTS)).toHaveLength(Object.keys(englishFacts).length);
  });
});

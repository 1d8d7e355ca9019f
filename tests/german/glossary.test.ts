import { describe, expect, it } from 'vitest';
import { GLOSSARY as english } from '../../src/app/strings/terms/glossary.ts';
import { inGerman } from '../support/inLanguage.ts';

const { GLOSSARY } = await inGerman<typeof import('../../src/app/strings/terms/glossary.ts')>(
  'app/strings/terms/glossary.ts',
);

const entries = GLOSSARY.flatMap((group) => group.entries);

describe('the German glossary', () => {
  it('has each way to write a term once, and a sentence for each', () => {
    const names = entries.flatMap(({ name, also }) => [name, ...also]);
    expect(names).toEqual([...new Set(names)]);
    for (const { text } of entries) expect(text).toMatch(/^[A-ZÄÖÜ].{20,150}\.$/);
  });

  it('explains each term in other words than the English one', () => {
    const texts = new Set(english.flatMap((group) => group.entries.map(({ text }) => text)));
    expect(entries.filter(({ text }) => texts.has(text))).toEqual([]);
  });
});

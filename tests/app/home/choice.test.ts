import { describe, expect, test } from 'vitest';
import { HOME_PAGES, homePageOf } from '../../../src/app/home/choice.ts';
import { readLastVisit } from '../../../src/app/home/lastVisit.ts';
import { addressOf, withWords } from '../../../src/app/home/terms.ts';
import { GLOSSARY } from '../../../src/app/strings/glossary.ts';
import { accessibilityPage } from '../../../src/app/strings/pages/accessibility.ts';
import { modelPage } from '../../../src/app/strings/pages/model.ts';

const pageAt = (search: string, hash = '', isFramed = false) =>
  homePageOf(search, hash, isFramed, HOME_PAGES);

describe('the page that an address opens', () => {
  test('the bare address is home', () => expect(pageAt('')).toBe('home'));
  test.each(['?scene=half-empty', '?t=0.3', '?paused=1', '?page=papers', '?state=abc', '?theme=dark'])(
    '%s belongs to the stage',
    (search) => expect(pageAt(search)).toBe(''),
  );
  test('so does a fragment, and a bare address inside another page', () => {
    expect(pageAt('', '#x')).toBe('');
    expect(pageAt('', '', true)).toBe('');
  });
  test('a page is opened by its name', () => {
    expect(pageAt('?page=glossary&theme=dark', '#epd')).toBe('glossary');
    expect(pageAt('?page=home', '', true)).toBe('home');
  });
});

describe('where the reader stopped', () => {
  test('is read as it was kept', () => {
    const visit = { query: '?scene=one-cell&t=0.1', title: 'One cell' };
    expect(readLastVisit(JSON.stringify(visit))).toEqual(visit);
  });
  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{"query":"https://elsewhere/","title":"a"}',
    '{"query":"?a","title":3}',
    `{"query":"?${'a'.repeat(9000)}","title":"a"}`,
  ])('%s is no visit', (text) => expect(readLastVisit(text)).toBeNull());
});

describe('the glossary', () => {
  const names = GLOSSARY.flatMap(({ entries }) => entries.map(({ name }) => name));
  test('gives each term an address of its own', () => {
    const addresses = names.map(addressOf);
    expect(new Set(addresses).size).toBe(names.length);
    for (const address of addresses) expect(address).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
  });
  test('is filtered by every typed word', () => {
    expect(withWords(GLOSSARY, ' ')).toHaveLength(GLOSSARY.length);
    expect(withWords(GLOSSARY, 'aal5').flatMap(({ entries }) => entries.map(({ name }) => name))).toContain(
      'AAL5',
    );
    expect(withWords(GLOSSARY, 'aal5 zebra')).toEqual([]);
  });
});

describe.each([
  ['about the model', modelPage],
  ['accessibility', accessibilityPage],
] as const)('the page %s', (_, { sections }) => {
  const entries = sections.flatMap((section) => section.entries);
  test('has an address of its own for each paragraph', () => {
    const addresses = entries.map(({ name }) => addressOf(name));
    expect(addresses).toEqual([...new Set(addresses)]);
    expect(addresses).not.toContain('');
  });
});

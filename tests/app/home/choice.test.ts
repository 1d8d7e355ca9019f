import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  afterFirstPicture,
  elsewhereOf,
  HOME_PAGES,
  HOME_PLACES,
  homePageOf,
  preferredOther,
  untracked,
} from '../../../src/app/home/choice.ts';
import { LAST_VISIT } from '../../../src/app/home/lastVisit.ts';
import { addressOf, withWords } from '../../../src/app/home/terms.ts';
import { addressIn } from '../../../src/app/language/language.ts';
import { foldersFrom } from '../../../src/app/language/languages.ts';
import { accessibilityPage } from '../../../src/app/strings/pages/accessibility.ts';
import { modelPage } from '../../../src/app/strings/pages/model.ts';
import { GLOSSARY } from '../../../src/app/strings/terms/glossary.ts';

const pageAt = (search: string, hash = '', isFramed = false) =>
  homePageOf(search, hash, isFramed, HOME_PAGES, HOME_PLACES);

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
  test.each(HOME_PLACES)('%s is a place on home, but not inside another page', (place) => {
    expect(pageAt('', place)).toBe('home');
    expect(pageAt('?scene=half-empty', place)).toBe('');
    expect(pageAt('', place, true)).toBe('');
  });
  test('a page is opened by its name', () => {
    expect(pageAt('?page=glossary&theme=dark', '#epd')).toBe('glossary');
    expect(pageAt('?page=home', '', true)).toBe('home');
  });
});

describe('the language that was chosen on a device', () => {
  const from = (own: string, chosen: string | null, search = '', isFramed = false) =>
    elsewhereOf(search, '', isFramed, own, chosen, false, foldersFrom(own));
  test('leads the bare address there', () => {
    expect(from('en', 'de')).toBe('./de/');
    expect(from('de', 'en')).toBe('../');
    expect(from('de', 'fr')).toBe('../fr/');
  });
  test('leaves every link where its author wanted it, and a page inside another one', () => {
    expect(from('en', 'de', '?scene=half-empty')).toBe('');
    expect(from('en', 'de', '', true)).toBe('');
  });
  test.each([null, 'en', 'tlh', '', 'toString'])('%s leads nowhere', (chosen) =>
    expect(from('en', chosen)).toBe(''),
  );
});

describe('the language that an address names', () => {
  const at = (own: string, search: string, hash = '') => {
    const lang = new URLSearchParams(search).get('lang');
    return elsewhereOf(untracked(search), hash, true, own, lang, true, foldersFrom(own));
  };
  test('leads there with all else that it says', () => {
    expect(at('en', '?lang=fr')).toBe('./fr/');
    expect(at('en', '?scene=half-empty&lang=fr&t=0.4', '#x')).toBe('./fr/?scene=half-empty&t=0.4#x');
    expect(at('fr', '?page=glossary&lang=en')).toBe('../?page=glossary');
  });
  test.each(['?lang=en', '?lang=', '?lang=toString', '?lang=../..'])('%s stays', (search) =>
    expect(at('en', search)).toBe(''),
  );
  test('is nothing to a page', () => expect(pageAt(untracked('?lang=en'))).toBe('home'));
});

describe('the offer of another language', () => {
  test.each([
    [['de-DE', 'en'], 'de'],
    [['en-GB', 'de'], ''],
    [['fr', 'de-AT'], 'de'],
    [['pt-BR', 'de-AT'], 'pt-br'],
    [['fr'], ''],
    [[], ''],
  ])('to a reader of %j: %s', (languages, offered) =>
    expect(preferredOther(languages, 'en', ['en', 'de', 'pt-br'])).toBe(offered),
  );
  test('is an address next to this one, below any path', () => {
    expect(addressIn('de', '?scene=a&t=1', 'https://a.org/course/index.html?scene=b')).toBe(
      'https://a.org/course/de/?scene=a&t=1',
    );
  });
});

describe('where the reader stopped', () => {
  test('is read as it was kept', () => {
    const visit = { query: '?scene=one-cell&t=0.1', title: 'One cell' };
    expect(LAST_VISIT.of(JSON.stringify(visit))).toEqual(visit);
    const paused = { ...visit, scene: 'one-cell', digest: '0123456789abcdef' };
    expect(LAST_VISIT.of(JSON.stringify(paused))).toEqual(paused);
    expect(LAST_VISIT.of(JSON.stringify({ ...visit, digest: 7, scene: 7 }))).toEqual(visit);
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
  ])('%s is no visit', (text) => expect(LAST_VISIT.of(text)).toBeNull());
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

describe('scripts of home', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A document of a window that is hidden, and what has been put into its head. */
  function documentThatIs(readyState: DocumentReadyState) {
    const added: string[] = [];
    const document = Object.assign(new EventTarget(), {
      ...{ hidden: true, readyState },
      createElement: () => ({}),
      head: { append: ({ src, href }: { src?: string; href?: string }) => added.push(src ?? href ?? '') },
    });
    vi.stubGlobal('document', document);
    return { document, added };
  }

  test('wait for the rest of the document, which has what they fill', () => {
    const { document, added } = documentThatIs('loading');
    afterFirstPicture(['home.js'], ['home.css']);
    expect(added).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(added).toEqual(['home.css', 'home.js']);
  });

  test('come at once where it is there, and once', () => {
    const { document, added } = documentThatIs('interactive');
    afterFirstPicture(['home.js'], []);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(added).toEqual(['home.js']);
  });
});

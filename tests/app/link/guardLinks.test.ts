import { describe, expect, it } from 'vitest';
import { isOwnPage } from '../../../src/app/link/guardLinks.ts';

describe('links of a page without an address', () => {
  it.each(['?page=papers', './?scene=capture', 'licences.txt', 'index.html?page=home', '/'])(
    '%s leads to another page of it',
    (href) => expect(isOwnPage(href)).toBe(true),
  );
  it.each(['https://example.org/', '//example.org', 'mailto:a@b.c', '#glossary', ''])('%s does not', (href) =>
    expect(isOwnPage(href)).toBe(false),
  );
});

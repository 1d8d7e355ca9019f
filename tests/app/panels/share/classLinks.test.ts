import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addLink,
  asMarkdown,
  asText,
  type ClassLink,
  freeName,
  MOST_LINKS,
  readLinks,
  removeAll,
  removeLink,
  useClassLinks,
} from '../../../../src/app/panels/share/class/classLinks.ts';

const names = () => useClassLinks.getState().links.map(({ name }) => name);
const href = (policy: string): string => `https://x.example/?policy=${policy}&lock=policy`;

describe('links for a class', () => {
  beforeEach(removeAll);

  it('keep their order and have names of their own', () => {
    for (const name of ['RCD', ' EPD ', 'EPD', 'EPD']) addLink(name, href('epd'));
    expect(names()).toEqual(['RCD', 'EPD', 'EPD (2)', 'EPD (3)']);
    removeLink('EPD (2)');
    addLink('EPD', href('epd'));
    expect(names()).toEqual(['RCD', 'EPD', 'EPD (3)', 'EPD (2)']);
  });

  it('refuse one more than the list can hold', () => {
    for (let i = 0; i < MOST_LINKS; i++) expect(addLink(`link ${i}`, href('epd'))).toBe(`link ${i}`);
    expect(addLink('one more', href('epd'))).toBeNull();
    expect(names()).toHaveLength(MOST_LINKS);
  });

  it('are a text, and a list of Markdown whatever their names', () => {
    const links = [
      { name: 'RCD', href: href('rcd') },
      { name: 'a [b] *c*', href: 'https://x.example/?e=0.5~policy~epd(2)' },
    ];
    expect(asText(links)).toBe(
      'RCD\nhttps://x.example/?policy=rcd&lock=policy\n\na [b] *c*\nhttps://x.example/?e=0.5~policy~epd(2)\n',
    );
    expect(asMarkdown(links)).toBe(
      '- [RCD](https://x.example/?policy=rcd&lock=policy)\n' +
        '- [a \\[b\\] \\*c\\*](https://x.example/?e=0.5~policy~epd%282%29)\n',
    );
  });

  it('are read without what is no link, whatever the store has', () => {
    const link = { name: 'RCD', href: href('rcd') };
    const text = JSON.stringify([
      link,
      { name: '', href: href('epd') },
      { name: 'x', href: 'javascript:alert(1)' },
      3,
    ]);
    expect(readLinks(text)).toEqual([link]);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (any) => void readLinks(any)));
    expect(readLinks(null)).toEqual([]);
  });

  it('never share a name', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90 })), (wanted) => {
        const links: ClassLink[] = [];
        for (const name of wanted) links.push({ name: freeName(name, links), href: href('epd') });
        expect(new Set(links.map(({ name }) => name)).size).toBe(links.length);
      }),
    );
  });
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { alone, type Futures, shownEdits } from '../../../../src/app/link/packed/futures.ts';
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
import { begunAlone, changesOnTheWay, heldWords } from '../../../../src/app/panels/share/class/classRun.ts';
import { sharingTexts as texts } from '../../../../src/app/strings/sharing/sharing.ts';
import type { Edit } from '../../../../src/contract/index.ts';

const names = () => useClassLinks.getState().links.map(({ name }) => name);
const href = (policy: string): string => `https://x.example/?policy=${policy}&lock=policy`;

describe('what a link for a class holds', () => {
  const policy = (seconds: number, value: string): Edit => ({ time: seconds * 1e12, path: 'policy', value });
  const chosenOnTheWay = alone([policy(0.512, 'epd'), policy(0.747, 'espd'), policy(2, 'rcd')]);
  const words = (futures: Futures, locks: readonly string[] = []) =>
    heldWords(
      futures,
      locks,
      ({ value }) => String(value).toUpperCase(),
      (time) => String(time / 1e12),
      texts.held,
    );

  it('is what is in force at its moment, from 0 s on, and is said', () => {
    const begun = begunAlone(chosenOnTheWay, 0.8e12);
    expect(shownEdits(begun)).toEqual([policy(0, 'espd')]);
    expect(words(begun, ['The discard policy'])).toBe('ESPD from 0 s; locked: The discard policy');
    expect([changesOnTheWay(chosenOnTheWay), changesOnTheWay(begun)]).toEqual([true, false]);
  });

  it('is said with every moment, where the moments are kept', () => {
    expect(words(chosenOnTheWay)).toBe('EPD from 0.512 s, ESPD from 0.747 s, RCD from 2 s');
    expect(words(alone([]))).toBe('the scene as it opens');
  });

  it('is one branch, the one that is shown', () => {
    const other = { ...chosenOnTheWay.list[0]!, id: 2, parent: 1, edits: [policy(0.3, 'ppd')] };
    const two: Futures = { ...chosenOnTheWay, list: [...chosenOnTheWay.list, other], shown: 2, along: [1] };
    expect(begunAlone(two, 0.8e12)).toMatchObject({
      list: [{ id: 1, edits: [policy(0, 'ppd')] }],
      along: [],
    });
    expect(words(two)).toBe('PPD from 0.3 s; 2 branches');
  });
});

describe('links for a class', () => {
  beforeEach(removeAll);

  it('keep their order and have names of their own', () => {
    for (const name of ['RCD', ' EPD ', 'EPD', 'EPD']) addLink({ name, href: href('epd') });
    expect(names()).toEqual(['RCD', 'EPD', 'EPD (2)', 'EPD (3)']);
    removeLink('EPD (2)');
    addLink({ name: 'EPD', href: href('epd') });
    expect(names()).toEqual(['RCD', 'EPD', 'EPD (3)', 'EPD (2)']);
  });

  it('refuse one more than the list can hold', () => {
    for (let i = 0; i < MOST_LINKS; i++)
      expect(addLink({ name: `link ${i}`, href: href('epd') })).toBe(`link ${i}`);
    expect(addLink({ name: 'one more', href: href('epd') })).toBeNull();
    expect(names()).toHaveLength(MOST_LINKS);
  });

  it('are a text, and a list of Markdown whatever their names', () => {
    const links = [
      { name: 'RCD', href: href('rcd'), holds: 'RCD from 0 s; locked: policy' },
      { name: 'a [b] *c*', href: 'https://x.example/?e=0.5~policy~epd(2)' },
    ];
    expect(asText(links)).toBe(
      'RCD\nRCD from 0 s; locked: policy\nhttps://x.example/?policy=rcd&lock=policy\n\na [b] *c*\nhttps://x.example/?e=0.5~policy~epd(2)\n',
    );
    expect(asMarkdown(links)).toBe(
      '- [RCD](https://x.example/?policy=rcd&lock=policy): RCD from 0 s; locked: policy\n' +
        '- [a \\[b\\] \\*c\\*](https://x.example/?e=0.5~policy~epd%282%29)\n',
    );
  });

  it('are read without what is no link, whatever the store has', () => {
    const link = { name: 'RCD', href: href('rcd'), holds: 'RCD from 0 s' };
    const text = JSON.stringify([
      link,
      { name: '', href: href('epd') },
      { name: 'held', href: href('epd'), holds: 3 },
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

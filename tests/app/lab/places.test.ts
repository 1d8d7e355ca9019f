import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { figureId, originOf, paperPlace, rememberPlace, tableId } from '../../../src/app/lab/places.ts';
import { parseLink } from '../../../src/app/link/query.ts';
import { readPaper, writePaper } from '../../../src/app/papers/paperLink.ts';
import { studies } from '../../../src/studies/index.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('every table and figure is a place that a link can name and that is found again', () => {
  for (const { paper, tables, figures } of studies) {
    const ids = [
      ...tables.map(({ table }) => ['table', String(table), tableId(table)] as const),
      ...figures.map(({ figure }) => ['figure', figure, figureId(figure)] as const),
    ];
    for (const [kind, name, id] of ids) {
      const back = paperPlace(paper, id);
      expect(parseLink(`?back=${back}`)).toMatchObject({ link: { back }, problems: [] });
      expect(originOf(back)).toEqual({
        href: `?page=papers&paper=${paper}#${id}`,
        within: { paper, kind, name },
      });
    }
  }
});

it('leads to the page as the reader has left it: seeds, time scale and the other reading', () => {
  const left = writePaper({ paper: '001', seeds: 10, scale: 0.2, reading: 'backoff' });
  rememberPlace('papers', left);
  expect(originOf('001-table-3').href).toBe(`${left}#table-3`);
  expect(readPaper(left)).toEqual({ paper: '001', seeds: 10, scale: 0.2, reading: 'backoff' });
  expect(originOf('000-table-3').href).toBe('?page=papers&paper=000#table-3');
  rememberPlace('sweep', '?page=sweep&scene=x');
  expect(originOf('sweep')).toEqual({ href: '?page=sweep&scene=x', within: null });
  expect(originOf('race')).toEqual({ href: '?page=race', within: null });
});

it('nothing else is taken for a place', () => {
  for (const text of ['javascript:alert(1)', '001-table-', '//a.example', '1-table-3', ''])
    expect(parseLink(`?back=${encodeURIComponent(text)}`)).toMatchObject({
      link: expect.not.objectContaining({ back: text }),
      problems: [{ path: 'back', value: text }],
    });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { panelNames } from '../../src/app/strings/panels/panelNames.ts';
import { chosen } from '../../src/cli/reproduce/choices.ts';
import { readScores } from '../../src/cli/reproduce/verdictTable.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { claimsOf, findStudy } from '../../src/studies/index.ts';
import { citations, headings, unknown } from './citations.ts';
import { PAPERS, type Paper } from './papers.ts';

const PAGES: Readonly<Record<string, string>> = {
  '000': 'cheon-panwar-1997',
  '001': 'rosolen-1999',
  '002': 'nagata-2000',
  '003': 'zhu-1999',
  '004': 'ulku-1997',
};

/** The walk through a paper at the end of its page. */
function walk(paper: string): string {
  const page = readFileSync(`docs/papers/${PAGES[paper]}.md`, 'utf8');
  return page.split('\n## Section by section\n')[1] ?? '';
}

/** Section and where to see it, row by row. */
const rows = (paper: string): readonly (readonly string[])[] =>
  [...walk(paper).matchAll(/^\| `(.+?)` \| (.+) \|$/gm)].map(([, section = '', place = '']) => [
    section,
    place,
  ]);

/** In code marks. */
const codes = (paper: string): readonly string[] =>
  [...walk(paper).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe.each(PAPERS.map((paper) => [paper.id, paper] as const))('the page of paper %s', (id, paper) => {
  it('walks through every heading of the paper, in its order', () => {
    expect(rows(id).map(([section]) => section)).toEqual(
      headings(paper.sections).map(({ number, title }) => `${number} ${title}`),
    );
  });

  it('says of each table, figure and equation where to see it', () => {
    const cited = citations(walk(id), id);
    expect(cited.flatMap((citation) => unknown(citation) ?? [])).toEqual([]);
    for (const [kind, all] of [
      ['table', paper.tables],
      ['figure', paper.figures],
      ['equation', paper.equations],
    ] as const) {
      const text = walk(id).replaceAll(/`[^`]*`/g, '');
      expect(
        all.filter((number) => !namedIn(text, kind, number, all)),
        kind,
      ).toEqual([]);
    }
  });

  it('says of each claim that is not reproduced its most likely cause, and what was tried', () => {
    const [, after = ''] = readFileSync(`docs/papers/${PAGES[id]}.md`, 'utf8').split('\n## Open\n');
    const [open = ''] = after.split('\n## ');
    const explained = [
      ...open.matchAll(/^\| ((?:`[\w.-]+`(?:, )?)+) \| (.+?) \| (.+?) \| (.+?) \|$/gm),
    ].flatMap(([, claims = '', ...texts]) => {
      for (const text of texts) expect(text.trim().length, `${claims}: ${text}`).toBeGreaterThan(10);
      return [...claims.matchAll(/`([^`]+)`/g)].map(([, claim]) => claim);
    });
    const { scores = {} } = readScores()[id] ?? {};
    const missed = claimsOf(findStudy(id) ?? expect.unreachable()).filter(
      ({ id: claim }) => (scores[claim]?.verdict ?? 'not') === 'not',
    );
    expect(explained.toSorted()).toEqual(missed.map((claim) => claim.id).toSorted());
  });

  it('names scenes, tables, figures, claims and panels that are there', () => {
    for (const [, scene = ''] of walk(id).matchAll(/`scene=([\w-]+)`/g))
      expect(findScenario(scene), scene).not.toBeNull();
    const study = findStudy(id) ?? expect.unreachable();
    for (const code of codes(id).filter((one) => one.startsWith(`${id}/`) && !one.endsWith('...')))
      expect(() => chosen(code), code).not.toThrow();
    const claims = claimsOf(study).map((claim) => claim.id);
    const named = [...walk(id).matchAll(/claims? ((?:`[^`]+`(?:, | and | to )?)+)/g)].flatMap(
      ([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, claim = '']) => claim),
    );
    expect(named.filter((claim) => !claims.includes(claim))).toEqual([]);
    const panels = Object.values(panelNames).map(({ title }) => title);
    for (const [, panel = ''] of walk(id).matchAll(/panel \*([^*]+)\*/g)) expect(panels).toContain(panel);
  });
});

/** "Figures 2 to 5", "Tables 5.1 and 5.2", "eqs. 4.1 to 4.5": whether `number` is one of them. */
function namedIn(text: string, kind: string, number: string, all: readonly string[]): boolean {
  const word = { table: 'Tables?', figure: 'Figures?', equation: 'eqs?\\.' }[kind];
  const item = '\\d+(?:[.-]\\d+)*';
  const lists = text.matchAll(new RegExp(`${word} (${item}(?:(?:, | and | to )${item})*)`, 'g'));
  return [...lists].some(([, list = '']) =>
    list.split(/, | and /).some((part) => {
      const [first = '', last = first] = part.split(' to ');
      const place = all.indexOf(number);
      return place >= all.indexOf(first) && place <= all.indexOf(last) && all.includes(first);
    }),
  );
}

/** The papers are not part of this repository. A folder with their texts, `000*.txt` to `004*.txt`, compares the lists with them. */
const { CELLSCOPE_PAPERS: folder } = process.env;

describe.runIf(folder !== undefined)('the lists of headings beside the papers', () => {
  const textOf = ({ id }: Paper): string => {
    const name = readdirSync(folder ?? '').find((one) => one.startsWith(id) && one.endsWith('.txt'));
    if (name === undefined) throw new Error(`CELLSCOPE_PAPERS = ${folder}: no ${id}*.txt`);
    return plain(readFileSync(join(folder ?? '', name), 'utf8'));
  };

  it.each(PAPERS.map((paper) => [paper.id, paper] as const))(
    '%s: the paper has each heading, and no other numbered one',
    (_id, paper) => {
      const text = textOf(paper);
      const known = headings(paper.sections);
      const absent = known.filter(
        ({ number, title }) =>
          !text.includes(`\n${number} ${plain(title)}`) &&
          !text.includes(`\nchapter ${number}\n${plain(title)}`),
      );
      expect(absent).toEqual([]);
      // Lists of figures and of tables have numbers as well; their lines end with a page.
      const others = [...text.matchAll(/^(\d(?:\.\d){1,2}) [a-z].{0,80}(?<!\d)$/gm)].map(
        ([, number = '']) => number,
      );
      expect(others.filter((number) => !known.some((one) => one.number === number))).toEqual([]);
    },
  );
});

/** Without the marks of headings, in small letters. */
const plain = (text: string): string =>
  text
    .replaceAll(/[#*]/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\n\s*/g, '\n')
    .replaceAll(/^(\d(?:\.\d)*)\. /gm, '$1 ')
    .toLowerCase();

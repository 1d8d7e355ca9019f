import { PAPERS, type Paper } from './papers.ts';

export interface Citation {
  readonly paper: string;
  readonly kind: 'section' | 'table' | 'figure' | 'equation';
  readonly number: string;
}

/** Works whose sections are numbered but not kept here: a number after one of them belongs to it. */
const OTHERS =
  /RFC \d+|TM 4\.0|TM 5\.0|Kalyanaraman|Stevens|Fall & Floyd|Floyd|Jain et al\.|Romanow|\b[A-Z]{4,}\.md|QR code|Kung|BSD|ISO|Siu|Roberts|Newman|Turner|Jacobson|HTML|Elloumi/;

const NUMBER = /\d+(?:[.-]\d+)*/;
const KINDS = [
  ['section', /\b(?:[Ss]ections?|[Cc]hapters?)/],
  ['table', /\b[Tt]ables?/],
  ['figure', /\b(?:[Ff]igures?|Figs?\.)/],
  ['equation', /\b(?:[Ee]qs?\.|[Ee]quations?)/],
] as const;

/** "2.3.1 and 3.6", "1, 3, 4", "3 to 5": the numbers named, ends of ranges included. */
const LIST = `${NUMBER.source}(?:(?:, | and | to |–| or )${NUMBER.source})*`;

/** Every section, table, figure and equation of the five papers that `text` cites; `fallback` where no work is named. */
export function citations(text: string, fallback?: string): Citation[] {
  const found: Citation[] = [];
  const works = [
    ...PAPERS.map(({ id, author }) => ({ id: id as string | undefined, author })),
    { id: undefined, author: OTHERS },
  ].flatMap(({ id, author }) =>
    [...text.matchAll(new RegExp(author.source, 'g'))].map(({ index }) => ({ id, index })),
  );
  for (const [kind, word] of KINDS) {
    for (const match of text.matchAll(new RegExp(`${word.source} \\(?(${LIST})`, 'g'))) {
      const before = works
        .filter(({ index }) => index < match.index && near(text, index, match.index))
        .sort((a, b) => b.index - a.index)[0];
      const paper = before === undefined ? fallback : before.id;
      if (paper === undefined) continue;
      for (const [number] of (match[1] ?? '').matchAll(new RegExp(NUMBER.source, 'g')))
        found.push({ paper, kind, number });
    }
  }
  return found;
}

/** A work is still meant when a number follows in the same sentence, string or cell of a table. */
function near(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to);
  return between.length < 300 && !/\n\s*\n|\n(?:- |\| |#)|[.:] [A-Z]|' *,?\n|\| /.test(between);
}

/** What is wrong with a citation, if anything. */
export function unknown({ paper, kind, number }: Citation): string | undefined {
  const { id, sections, tables, figures, equations } = PAPERS.find((one) => one.id === paper) as Paper;
  const titles = new Map(headings(sections).map((heading) => [heading.number, heading.title]));
  const known = { table: tables, figure: figures, equation: equations, section: [...titles.keys()] }[kind];
  const parts = kind === 'figure' || !number.includes('-') ? [number] : number.split('-');
  const missing = parts.filter((part) => !known.includes(part) && !isRange(part, known));
  if (missing.length > 0) return `${id} has no ${kind} ${missing.join(', ')}`;
  const isSummary = kind === 'section' && titles.get(number) === 'Summary';
  return isSummary ? `${id}, section ${number} is a summary` : undefined;
}

/** "2-4" of figures that are numbered without a dash. */
function isRange(text: string, known: readonly string[]): boolean {
  const ends = text.split('-');
  return ends.length === 2 && ends.every((end) => known.includes(end)) && Number(ends[0]) < Number(ends[1]);
}

export const headings = (sections: string): { number: string; title: string }[] =>
  [...sections.matchAll(/^(\S+) (.+)$/gm)].map(([, number = '', title = '']) => ({ number, title }));

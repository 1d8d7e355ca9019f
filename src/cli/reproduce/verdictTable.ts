import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../../contract/index.ts';
import { claimsOf, type Score, type Study, scoresOf, studies } from '../../studies/index.ts';
import { VERSION } from '../sim/stamp.ts';
import { type Maker, makerText } from './keptRuns.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Written by `reproduce -- --verdicts`, by nobody else. */
const VERDICTS_FILE = file('src/studies/verdicts.json');
/** The table is between two marks of this page. */
export const VERDICTS_PAGE = file('docs/model/README.md');
const BEGIN = '<!-- verdicts: made by `npm run reproduce -- --verdicts` -->';
const END = '<!-- end of verdicts -->';

/** Of one paper: the engine, the runs behind the scores, the scores by claim. */
export interface PaperScores {
  readonly engine: string;
  /** Who made how many of the runs. */
  readonly made: readonly (Maker & { readonly runs: number })[];
  /** Over the digests of all runs: equal for equal runs. */
  readonly runs: string;
  readonly count: number;
  readonly scores: Readonly<Record<string, Score>>;
}
export type Scores = Readonly<Record<string, PaperScores>>;

export const readScores = (): Scores =>
  existsSync(VERDICTS_FILE) ? (JSON.parse(readFileSync(VERDICTS_FILE, 'utf8')) as Scores) : {};

type Made = PaperScores['made'];

/** Who made how many of these runs. */
export function countedMakers(keys: Iterable<string>, makerOf: (key: string) => Maker): Made {
  const made = new Map<string, Made[number]>();
  for (const key of keys) {
    const maker = makerOf(key);
    made.set(maker.sources, { ...maker, runs: (made.get(maker.sources)?.runs ?? 0) + 1 });
  }
  return [...made.values()];
}

/** @param results by key of the job; @param makerOf by the same key */
export function scoresFrom(
  study: Study,
  results: ReadonlyMap<string, RunResults>,
  makerOf: (key: string) => Maker,
): PaperScores {
  const lines = [...results].map(([key, { digest }]) => `${key} ${digest}`).sort();
  const runs = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
  return {
    engine: VERSION,
    made: countedMakers(results.keys(), makerOf),
    runs,
    count: lines.length,
    scores: scoresOf(study, results),
  };
}

/** Takes over the scores of some papers, and writes the file and the table. */
export function writeVerdicts(fresh: Scores): void {
  const all = { ...readScores(), ...fresh };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(VERDICTS_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(VERDICTS_PAGE, withTable(readFileSync(VERDICTS_PAGE, 'utf8'), verdictTable(sorted)));
}

/** The page with this table between its marks. @throws Error for a page without them */
export function withTable(page: string, table: string): string {
  const [before, rest] = page.split(`${BEGIN}\n`);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no marks for the verdicts: ${BEGIN}`);
  return `${before}${BEGIN}\n${table}${END}${after}`;
}

/** Every claim of every paper with its verdict, in Markdown. */
export const verdictTable = (scores: Scores): string =>
  studies.map((study) => ofPaper(study, scores)).join('');

function ofPaper(study: Study, { [study.paper]: own }: Scores): string {
  const claims = claimsOf(study);
  const known = claims.flatMap(({ id }) => own?.scores[id] ?? []);
  const count = (verdict: Score['verdict']): number =>
    known.filter((score) => score.verdict === verdict).length;
  const [author = ''] = study.citation.split(', "');
  const sums = `${count('holds')} hold, ${count('mean')} on the mean, ${count('not')} not reproduced, ${claims.length - known.length} not run`;
  const from = own === undefined ? '' : ` ${own.count} runs, digest \`${own.runs}\`: ${makersOf(own.made)}.`;
  const rows = claims.map(
    ({ id, section, level, statement }) =>
      `| ${cell(statement)} | ${cell(section)} | ${level} | ${words(own?.scores[id])} |`,
  );
  return `
### ${study.paper}: ${author}

${sums}.${from}

| claim | section | kind | verdict |
|---|---|---|---|
${rows.join('\n')}
`;
}

export const makersOf = (made: Made): string =>
  made.map((one) => `${one.runs} by ${makerText(one)}`).join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const WORDS = { holds: 'holds', mean: 'holds on the mean', not: 'not reproduced' } as const;

function words(score: Score | undefined): string {
  if (score === undefined) return 'not run';
  const { verdict, good, seeds, detail } = score;
  return `**${WORDS[verdict]}** (${good} of ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}): ${cell(detail)}`;
}

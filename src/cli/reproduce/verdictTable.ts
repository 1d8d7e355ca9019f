import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RunResults } from '../../contract/index.ts';
import {
  allJobs,
  claimsOf,
  claimsSaidBy,
  type Judgement,
  keyOf,
  type Score,
  type Study,
  scoresOf,
  studies,
  type Tally,
  tallyOf,
} from '../../studies/index.ts';
import { VERSION } from '../sim/stamp.ts';
import { type Maker, makerText } from './keptRuns.ts';

const file = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Written only by `reproduce -- --verdicts`. */
const VERDICTS_FILE = file('src/studies/verdicts.json');
/** Page that contains the table between two marks. */
export const VERDICTS_PAGE = file('docs/model/README.md');
const BEGIN = '<!-- verdicts: made by `npm run reproduce -- --verdicts` -->';
const END = '<!-- end of verdicts -->';

/** A score; `made`: engines and counts of its runs, if they are later than those of the whole paper. */
type KeptScore = Score & { readonly made?: Made };

/** Scores of one paper: the engine, the runs behind them, the scores by claim. */
export interface PaperScores {
  readonly engine: string;
  /** Number of runs by engine. */
  readonly made: readonly (Maker & { readonly runs: number })[];
  /** Digest over the digests of all runs: equal for equal runs. */
  readonly runs: string;
  readonly count: number;
  readonly scores: Readonly<Record<string, KeptScore>>;
}
export type Scores = Readonly<Record<string, PaperScores>>;

export const readScores = (): Scores =>
  existsSync(VERDICTS_FILE) ? (JSON.parse(readFileSync(VERDICTS_FILE, 'utf8')) as Scores) : {};

type Made = PaperScores['made'];

/** Counts these runs by engine. */
export function countedMakers(keys: Iterable<string>, makerOf: (key: string) => Maker): Made {
  const made = new Map<string, Made[number]>();
  for (const key of keys) {
    const maker = makerOf(key);
    made.set(maker.sources, { ...maker, runs: (made.get(maker.sources)?.runs ?? 0) + 1 });
  }
  return [...made.values()];
}

/** @param results by key of the job; @param makerOf engine by the same key */
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

/**
 * Scores of some tables merged into those of the whole paper: each names the engines of its runs. Claims that the paper no
 * longer has are left out.
 */
export function withPart(
  study: Study,
  before: PaperScores,
  results: ReadonlyMap<string, RunResults>,
  makerOf: (key: string) => Maker,
): PaperScores {
  const ids = new Set(claimsOf(study).map(({ id }) => id));
  const kept = Object.entries(before.scores).filter(([id]) => ids.has(id));
  const fresh = Object.entries(scoresOf(study, results)).map(([id, score]) => {
    const claim = claimsOf(study).find((candidate) => candidate.id === id);
    const tables = study.tables.filter(({ table }) => claim?.tables.includes(table));
    const keys = allJobs(tables, undefined)
      .map(keyOf)
      .filter((key) => results.has(key));
    return [id, { ...score, made: countedMakers(keys, makerOf) }] as const;
  });
  return { ...before, scores: Object.fromEntries([...kept, ...fresh]) };
}

/** Merges the scores of some papers, and writes the file and the table. */
export function writeVerdicts(fresh: Scores): void {
  const all = { ...readScores(), ...fresh };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(VERDICTS_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(VERDICTS_PAGE, withTable(readFileSync(VERDICTS_PAGE, 'utf8'), verdictTable(sorted)));
}

/** Inserts the table into the page between its marks. @throws Error for a page without them */
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
  const count = (who: Judgement['saidBy']): string =>
    countText(tallyOf(claimsSaidBy(study, who), (id) => own?.scores[id]?.verdict));
  const hasOurs = claimsSaidBy(study, 'ours').length > 0;
  const [author = ''] = study.citation.split(', "');
  const sums = `${count('paper')}${hasOurs ? `. Of our own results: ${count('ours')}` : ''}`;
  const from = own === undefined ? '' : ` ${own.count} runs, digest \`${own.runs}\`: ${makersOf(own.made)}.`;
  const rows = claimsOf(study).map(
    ({ id, section, saidBy, level, statement }) =>
      `| ${cell(statement)} | ${saidBy === 'paper' ? 'paper' : 'ours, on'} ${cell(section)} | ${level} | ${words(own?.scores[id])} |`,
  );
  return `
### ${study.paper}: ${author}

${sums}.${from}

| claim | said by | kind | verdict |
|---|---|---|---|
${rows.join('\n')}
`;
}

const countText = ({ holds, mean, not, notRun }: Tally): string =>
  `${holds} hold, ${mean} on the mean, ${not} not reproduced, ${notRun} not run`;

export const makersOf = (made: Made): string =>
  made.map((maker) => `${maker.runs} by ${makerText(maker)}`).join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|');

const WORDS = { holds: 'holds', mean: 'holds on average', not: 'not reproduced' } as const;

function words(score: KeptScore | undefined): string {
  if (score === undefined) return 'not run';
  const { verdict, good, seeds, detail, made } = score;
  const later = made === undefined ? '' : ` (${makersOf(made)})`;
  return `**${WORDS[verdict]}** (${good} of ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}): ${cell(detail)}${later}`;
}

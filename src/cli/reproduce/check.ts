import { claimsOf, type Score, type StudyCell } from '../../studies/index.ts';
import { scoreOf } from '../../studies/scores.ts';
import { EXIT, type Output } from '../output.ts';
import { fingerprint } from '../sim/fingerprint.ts';
import type { Reproduced } from './answers.ts';
import { type KeptNumbers, nameOf, readKeptNumbers } from './keptNumbers.ts';
import { makerText, sourcesOf } from './keptRuns.ts';
import { readScores, type Scores } from './verdictTable.ts';

/** Says which numbers and claims are not as they were kept. Exit code 1 where any is not. */
export async function check(outcomes: readonly Reproduced[], output: Output): Promise<number> {
  const [numbers, scores] = [readKeptNumbers(), readScores()];
  const sources = sourcesOf(await fingerprint());
  const cells = outcomes.flatMap(({ outcome }) => outcome.cells);
  const wrong = [
    ...numbersOff(cells, numbers),
    ...outcomes.flatMap((outcome) => claimsLost(outcome, scores)),
  ];
  for (const line of wrong) output.err(line);
  for (const line of [...equalRuns(outcomes, numbers), ...olderVerdicts(scores, sources)]) output.out(line);
  output.out(
    wrong.length === 0
      ? `${cells.length} numbers are in their bands, and the claims hold that held`
      : `${wrong.length} of ${cells.length} numbers or claims are not as they were kept`,
  );
  return wrong.length === 0 ? EXIT.ok : EXIT.failed;
}

/** Numbers outside of their bands, numbers without a band, and bands without a number. */
export function numbersOff(cells: readonly StudyCell[], { bands }: KeptNumbers): readonly string[] {
  const seen = new Set(cells.filter(({ mean }) => Number.isFinite(mean)).map(nameOf));
  const off = cells.flatMap((cell) => {
    const band = bands[nameOf(cell)];
    if (!seen.has(nameOf(cell))) return [];
    if (band === undefined) return [`${nameOf(cell)}: ${cell.mean}: no band is kept (--bands)`];
    const { low, high } = band;
    return cell.mean >= low && cell.mean <= high
      ? []
      : [`${nameOf(cell)}: ${cell.mean} is outside of ${low} to ${high}`];
  });
  const gone = Object.keys(bands).filter((name) => !seen.has(name));
  return [...off, ...gone.map((name) => `${name}: no number, but a band is kept`)];
}

/** Claims that held in every kept seed, and do not hold in those that were run. */
export function claimsLost(
  { study, results }: Pick<Reproduced, 'study' | 'results'>,
  scores: Scores,
): readonly string[] {
  const { [study.paper]: kept } = scores;
  return claimsOf(study).flatMap((claim) => {
    const before: Score | undefined = kept?.scores[claim.id];
    const now = before?.verdict === 'holds' ? scoreOf(study, claim, results) : null;
    if (now === null || now.good === now.seeds) return [];
    return [
      `${study.paper}, ${claim.statement}: held in ${before?.seeds} of ${before?.seeds} seeds, now in ${now.good} of ${now.seeds}: ${now.detail}`,
    ];
  });
}

/** How many runs are to the bit those that were kept. */
function equalRuns(outcomes: readonly Reproduced[], { runs, made }: KeptNumbers): readonly string[] {
  const all = outcomes.flatMap(({ results }) => [...results]);
  const equal = all.filter(([key, { digest }]) => runs[key] === digest);
  return [`${equal.length} of ${all.length} runs are to the bit those of ${makerText(made)}`];
}

/** Verdicts that rest on runs of other sources than these. */
function olderVerdicts(scores: Scores, sources: string): readonly string[] {
  return Object.entries(scores).flatMap(([paper, { made }]) => {
    const older = made.filter((maker) => maker.sources !== sources);
    return older.map(
      (maker) =>
        `${paper}: ${maker.runs} runs behind its verdicts are of ${makerText(maker)}, not of these sources`,
    );
  });
}

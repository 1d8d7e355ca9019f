import type { Reading } from '../../studies/reading.ts';
import { readings } from '../../studies/readings.ts';
import { UsageError } from '../output.ts';

const questionOf = (id: string): string => id.split('=')[0] ?? '';

/**
 * Parses other readings by their names, such as `eq9=min`.
 * @param papers the papers that are run: each reading must affect one of them
 * @throws UsageError that lists the readings of these papers
 */
export function readingsCalled(ids: readonly string[], papers: readonly string[]): readonly Reading[] {
  const known = readings.filter((reading) => papers.some((paper) => reading.papers.includes(paper)));
  const problems = ids.flatMap((id, place) => {
    const others = `known for ${papers.join(', ')}: ${known.map((reading) => reading.id).join(', ')}`;
    if (readings.every((reading) => reading.id !== id)) return [`--reading = ${id}: unknown; ${others}`];
    if (known.every((reading) => reading.id !== id))
      return [`--reading = ${id}: makes no difference to ${papers.join(', ')}; ${others}`];
    const before = ids.slice(0, place).find((earlier) => questionOf(earlier) === questionOf(id));
    return before === undefined ? [] : [`--reading = ${id}: ${questionOf(id)} is already ${before}`];
  });
  if (problems.length > 0) throw new UsageError(problems);
  return known.filter(({ id }) => ids.includes(id));
}

/** Readings other than the study's, one line each. */
export const readingLines = (list: readonly Reading[]): readonly string[] =>
  list.length === 0 ? [] : ['', 'Read otherwise here:', ...list.map(({ id, name }) => `- ${id}: ${name}`)];

import type { RunResults } from '../../contract/index.ts';
import type { PageWord } from './page.ts';

type RunWord = Extract<PageWord, { type: 'run' }>;

/** Difference between the results of a browser and of Node, in words; null: identical bits. */
export function difference(
  { digest, results }: { readonly digest: string; readonly results: RunResults },
  reported: Omit<RunWord, 'type' | 'index'>,
): string | null {
  if (reported.digest !== digest) return `digest ${reported.digest}, on Node ${digest}`;
  if (reported.again !== digest)
    return `digest ${reported.again} after going back and there again, before ${digest}`;
  return firstDifference(JSON.parse(reported.results), JSON.parse(JSON.stringify(results)), 'results');
}

/** First difference of two JSON values: `results.whole.jain: 0.98, on Node 0.97`. */
function firstDifference(here: unknown, onNode: unknown, path: string): string | null {
  if (Object.is(here, onNode)) return null;
  if (!isTree(here) || !isTree(onNode))
    return `${path}: ${JSON.stringify(here)}, on Node ${JSON.stringify(onNode)}`;
  for (const key of new Set([...Object.keys(here), ...Object.keys(onNode)])) {
    const found = firstDifference(here[key], onNode[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

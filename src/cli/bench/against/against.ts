import { join } from 'node:path';
import { ensureBuilt, ROOT } from '../../built.ts';
import type { Output } from '../../output.ts';
import { columns, fixed } from '../../text.ts';
import { type Checkout, checkOut, commitsOf, pageOf, runnerScriptOf } from './checkout.ts';
import { compareEngines, ENGINE_PARTS, type HopCost } from './engine.ts';
import { type Comparison, comparePages, eachOf, type OtherPage, PAGE_PARTS } from './page.ts';
import { serve } from './serve.ts';

/** Parts that can be compared with another commit. */
export const ALL_PARTS = [...ENGINE_PARTS, ...PAGE_PARTS] as const;

type Part = (typeof ALL_PARTS)[number];

export interface AgainstTask {
  /** Names of commits, separated by commas. */
  readonly commits: string;
  readonly parts: readonly Part[];
  /** Only these policies and algorithms; empty: all. */
  readonly mechanisms: readonly string[];
  readonly rounds: number;
}

/** Comparison with one commit. Keys as in `bench --against --json` (docs/reference/cli.md). */
export interface AgainstReport {
  readonly commit: string;
  readonly rounds: number;
  readonly engine: readonly HopCost[];
  readonly page: readonly Comparison[];
}

interface Other extends AgainstReport {
  readonly checkout: Checkout;
  readonly engine: HopCost[];
  readonly page: Comparison[];
}

/**
 * Measures the present state and that of each of the commits alternately on this machine.
 * @param show takes the measurements, even if some of them have failed
 * @throws UsageError
 */
export async function benchAgainst(
  { commits, parts, mechanisms, rounds }: AgainstTask,
  output: Output,
  show: (reports: readonly AgainstReport[]) => void,
): Promise<void> {
  const others: Other[] = [];
  const names = commitsOf(commits);
  try {
    for (const commit of names)
      others.push({ commit, rounds, engine: [], page: [], checkout: checkOut(commit, output) });
    const inEngine = ENGINE_PARTS.filter((part) => parts.includes(part));
    const onPage = PAGE_PARTS.filter((part) => parts.includes(part));
    const engines = () =>
      compareEngines(
        inEngine,
        rounds,
        others.map(({ commit, checkout, engine }) => ({
          commit,
          script: runnerScriptOf(checkout),
          take: (row) => engine.push(row),
        })),
        mechanisms,
      );
    const pages = () => measurePages(onPage, rounds, others, output);
    const measures = [...(inEngine.length > 0 ? [engines] : []), ...(onPage.length > 0 ? [pages] : [])];
    try {
      await eachOf(measures, (measure) => measure());
    } finally {
      if (others.some(({ engine, page }) => engine.length + page.length > 0))
        show(others.map(({ commit, engine, page }) => ({ commit, rounds, engine, page })));
    }
  } finally {
    for (const { checkout } of others) checkout.remove();
  }
}

async function measurePages(
  parts: readonly (typeof PAGE_PARTS)[number][],
  rounds: number,
  others: readonly Other[],
  output: Output,
): Promise<void> {
  ensureBuilt(output);
  const now = await serve(join(ROOT, 'dist'));
  const pages: OtherPage[] = [];
  try {
    for (const { commit, checkout, page } of others)
      pages.push({
        commit,
        served: await serve(pageOf(checkout, output)),
        take: (row) => page.push(row),
      });
    await eachOf(parts, (part) => comparePages(part, rounds, now, pages));
  } finally {
    await Promise.all([now, ...pages.map(({ served }) => served)].map((served) => served.close()));
  }
}

/** Readable tables of the comparison with each commit. */
export const againstTables = (reports: readonly AgainstReport[]): string =>
  reports.map(tablesOf).join('\n\n');

function tablesOf({ commit, rounds, engine, page }: AgainstReport): string {
  const tables = [`Beside ${commit}, medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} by turns`];
  if (engine.length > 0)
    tables.push(
      columns(
        [
          ['mechanism', 'ns/hop', `times ${commit}`],
          ...engine.map(({ what, nsPerHop, times }) => [what, fixed(nsPerHop, 1), fixed(times, 2)]),
        ],
        1,
      ),
    );
  if (page.length > 0)
    tables.push(
      columns(
        [
          ['page', 'now', commit, 'times'],
          ...page.map(({ what, now, before, times }) => [
            what,
            fixed(now, 1),
            fixed(before, 1),
            fixed(times, 2),
          ]),
        ],
        1,
      ),
    );
  return tables.join('\n\n');
}

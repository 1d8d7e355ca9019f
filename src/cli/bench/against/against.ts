import { join } from 'node:path';
import { ensureBuilt, ROOT } from '../../built.ts';
import type { Output } from '../../output.ts';
import { columns, fixed } from '../../text.ts';
import { checkOut, commitOf, pageOf, runnerScriptOf } from './checkout.ts';
import { compareEngines, ENGINE_PARTS, type HopCost } from './engine.ts';
import { type Comparison, comparePages, eachOf, PAGE_PARTS } from './page.ts';
import { serve } from './serve.ts';

/** What can be measured against another commit. */
export const ALL_PARTS = [...ENGINE_PARTS, ...PAGE_PARTS] as const;

export interface AgainstTask {
  readonly commit: string;
  readonly parts: readonly (typeof ALL_PARTS)[number][];
  /** Only these policies and algorithms; all, where there are none. */
  readonly mechanisms: readonly string[];
  readonly rounds: number;
}

/** Keys as in `bench --against --json` (docs/reference/cli.md). */
export interface AgainstReport {
  readonly commit: string;
  readonly rounds: number;
  readonly engine: readonly HopCost[];
  readonly page: readonly Comparison[];
}

/**
 * This state of the project and that of a commit, by turns on this machine.
 * @param show takes what has been measured, where something could not be measured as well
 * @throws UsageError
 */
export async function benchAgainst(
  { commit: name, parts, mechanisms, rounds }: AgainstTask,
  output: Output,
  show: (report: AgainstReport) => void,
): Promise<void> {
  const commit = commitOf(name);
  const other = checkOut(commit, output);
  try {
    const inEngine = ENGINE_PARTS.filter((part) => parts.includes(part));
    const onPage = PAGE_PARTS.filter((part) => parts.includes(part));
    const engine =
      inEngine.length === 0 ? [] : await compareEngines(inEngine, rounds, runnerScriptOf(other), mechanisms);
    const page: Comparison[] = [];
    if (onPage.length === 0) return show({ commit, rounds, engine, page });
    ensureBuilt(output);
    const [now, before] = [await serve(join(ROOT, 'dist')), await serve(pageOf(other, output))];
    try {
      await eachOf(onPage, (part) => comparePages(part, rounds, now, before, (row) => page.push(row)));
    } finally {
      await Promise.all([now.close(), before.close()]);
      if (engine.length + page.length > 0) show({ commit, rounds, engine, page });
    }
  } finally {
    other.remove();
  }
}

/** What was measured, for people. */
export function againstTables({ commit, rounds, engine, page }: AgainstReport): string {
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

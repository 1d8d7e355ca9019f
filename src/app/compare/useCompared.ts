import { useMemo } from 'react';
import {
  type BranchInfo,
  comparableFrom,
  type Picoseconds,
  PS_PER_SECOND,
  type RunResults,
} from '../../contract/index.ts';
import { useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';

export interface ComparedColumn {
  readonly id: number;
  readonly branch: BranchInfo | null;
  /** Null while nothing can be compared yet. */
  readonly results: RunResults | null;
}

export interface ComparedColumns {
  /** Branches that run together, the oldest first, with their results over one window, all up to the same time. */
  readonly columns: readonly ComparedColumn[];
  readonly port: string;
  /** Where that window begins: from here on each has the settings that it has now. */
  readonly from: Picoseconds;
}

/** Figures of another window are of branches as they were before a change. */
const isOf = (results: RunResults | undefined, from: Picoseconds): results is RunResults =>
  results !== undefined && Math.abs(results.window.fromS * PS_PER_SECOND - from) < 1;

export function useCompared(): ComparedColumns {
  const current = useBranches((s) => s.current);
  const compared = useBranches((s) => s.compared);
  const list = useBranches((s) => s.list);
  const results = useBranches((s) => s.results);
  const port = useMoment((s) => s.loaded?.port) ?? '';
  const fromPs = useMoment((s) => s.loaded?.measure.fromPs) ?? 0;
  const branches = useMemo(
    () =>
      [current, ...compared]
        .sort((a, b) => a - b)
        .map((id) => ({ id, branch: list.find((known) => known.id === id) ?? null })),
    [current, compared, list],
  );
  const from = useMoment(({ now }) =>
    comparableFrom(
      branches.map(({ branch }) => branch?.edits ?? []),
      fromPs,
      now,
    ),
  );
  return useMemo(() => {
    const columns = branches.map(({ id, branch }) => {
      const own = results[id];
      return { id, branch, results: isOf(own, from) ? own : null };
    });
    return { columns, port, from };
  }, [branches, results, port, from]);
}

import type { BranchInfo, RunResults } from '../../../contract/index.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { type Column, useCompared } from '../branches/compare/useCompared.ts';

export interface RunOfTwo {
  readonly branch: BranchInfo;
  readonly results: RunResults;
}

/** Two branches that run together: A is what B is held against. */
export interface TwoRuns {
  readonly a: RunOfTwo;
  readonly b: RunOfTwo;
  readonly port: string;
}

/** Null while there are not two, or while one has no figures yet. */
export function useTwoRuns(): TwoRuns | null {
  const { columns, port } = useCompared();
  const list = useBranches((s) => s.list);
  const runOf = (column: Column | undefined): RunOfTwo | null => {
    const branch = list.find(({ id }) => id === column?.id);
    return branch === undefined || !column?.results ? null : { branch, results: column.results };
  };
  const [a, b] = [runOf(columns[0]), runOf(columns[1])];
  return a === null || b === null ? null : { a, b, port };
}

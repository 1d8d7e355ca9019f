import { useMemo } from 'react';
import type { RunResults } from '../../../../contract/index.ts';
import { useBranches } from '../../../store/branches/branches.ts';
import { useStage } from '../../../store/stage.ts';

export interface Column {
  readonly id: number;
  readonly results: RunResults | null;
}

/** The branches that run together, the oldest first, with their results over the measurement window, all up to the same time. */
export function useCompared(): { readonly columns: readonly Column[]; readonly port: string } {
  const current = useBranches((s) => s.current);
  const together = useBranches((s) => s.together);
  const results = useBranches((s) => s.results);
  const own = useStage((s) => s.results);
  const port = useStage((s) => s.loaded?.port) ?? '';
  const columns = useMemo(
    () =>
      [current, ...together]
        .sort((a, b) => a - b)
        .map((id) => ({ id, results: id === current ? own : (results[id] ?? null) })),
    [current, together, results, own],
  );
  return { columns, port };
}

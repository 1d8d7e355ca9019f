import { useEffect, useState } from 'react';
import type { LoadedReport, RaceFailure } from '../../contract/index.ts';
import { runPool } from '../client/pool.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { besides, type Driven } from './driven.ts';
import { type Got, gotBy, withBaseline } from './outcome.ts';

/** Result of the same run with the source to compare with; null: it is still running. */
export type Baseline = { readonly got: Got } | { readonly cause: RaceFailure } | null;

/** Runs the network once more in its own worker, with the same seed and the same changes of everything but the rate. */
export function useBaseline(driven: Driven, { scenario, seed }: LoadedReport, isWanted: boolean): Baseline {
  const [baseline, setBaseline] = useState<Baseline>(null);
  const others = useBranches((state) => JSON.stringify(besides(driven, shownEdits(state))));
  useEffect(() => {
    setBaseline(null);
    if (!isWanted) return;
    const task = {
      type: 'study',
      scenario: withBaseline(scenario, driven),
      settings: [],
      seed,
      edits: JSON.parse(others),
    } as const;
    return runPool([task], 1, {
      progress: () => {},
      done: (_, report) => {
        const got = report.type === 'study-done' ? gotBy(driven.vc, report.results) : null;
        if (got !== null) setBaseline({ got });
      },
      failed: (_, cause) => setBaseline({ cause }),
      ended: () => {},
    });
  }, [driven, scenario, seed, others, isWanted]);
  return baseline;
}

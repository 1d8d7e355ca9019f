import { useEffect, useState } from 'react';
import type { LoadedReport, RaceFailure } from '../../contract/index.ts';
import { runPool } from '../client/pool.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { besides, type Driven } from './driven.ts';
import { type Got, gotBy, withInstead } from './outcome.ts';

/** What the other source gets in the same place; null: it is still running. */
export type Instead = { readonly got: Got } | { readonly cause: RaceFailure } | null;

/** Runs the network once more, in a worker of its own: the same seed, the same changes of everything but the rate. */
export function useInstead(driven: Driven, { scenario, seed }: LoadedReport, isWanted: boolean): Instead {
  const [instead, setInstead] = useState<Instead>(null);
  const others = useBranches((state) => JSON.stringify(besides(driven, shownEdits(state))));
  useEffect(() => {
    setInstead(null);
    if (!isWanted) return;
    const task = {
      type: 'study',
      scenario: withInstead(scenario, driven),
      settings: [],
      seed,
      edits: JSON.parse(others),
    } as const;
    return runPool([task], 1, {
      progress: () => {},
      done: (_, report) => {
        const got = report.type === 'study-done' ? gotBy(driven.vc, report.results) : null;
        if (got !== null) setInstead({ got });
      },
      failed: (_, cause) => setInstead({ cause }),
      ended: () => {},
    });
  }, [driven, scenario, seed, others, isWanted]);
  return instead;
}

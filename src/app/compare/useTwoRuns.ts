import { type BranchInfo, outcomeOf } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import { useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { hasRateControl, hasWindows, isCreditBased } from '../store/runKind.ts';
import { isMeasured } from './measured.ts';
import { badgeOf, distinctBranchNames } from './names.ts';
import type { Compared } from './result.ts';
import { useOtherSeeds } from './seeds.ts';
import { useCompared } from './useCompared.ts';

/** Two branches that run together: A is what B is held against. */
export interface TwoRuns {
  readonly a: BranchInfo;
  readonly b: BranchInfo;
  readonly compared: Compared;
}

/** Null while there are not two. */
export function useTwoRuns(): TwoRuns | null {
  const session = useSession();
  const { columns, port, from } = useCompared();
  const loaded = useMoment((s) => s.loaded);
  // A name that is given changes the words.
  useBranches((s) => s.names);
  const [first, second] = columns;
  const [a, b] = [first?.branch ?? null, second?.branch ?? null];
  const [inA, inB] = [first?.results ?? null, second?.results ?? null];
  const isOver =
    loaded !== null &&
    inA !== null &&
    inB !== null &&
    isMeasured(inA, loaded.measure.toPs) &&
    isMeasured(inB, loaded.measure.toPs);
  const asked =
    isOver && a !== null && b !== null && inA.digest !== inB.digest
      ? { scenario: loaded.base, seed: loaded.seed, a: a.edits, b: b.edits, from }
      : null;
  const others = useOtherSeeds(asked);
  if (loaded === null || a === null || b === null) return null;
  const [nameA = '', nameB = ''] = distinctBranchNames(session, [a, b]);
  return {
    a,
    b,
    compared: {
      badges: [badgeOf(a.id), badgeOf(b.id)],
      names: [nameA, nameB],
      own: inA === null || inB === null ? null : { seed: loaded.seed, a: inA, b: inB },
      others,
      outcome: outcomeOf(loaded.base),
      nature: {
        rated: hasRateControl({ loaded }),
        windows: hasWindows({ loaded }),
        credited: isCreditBased({ loaded }),
      },
      port,
      isOver,
      from,
    },
  };
}

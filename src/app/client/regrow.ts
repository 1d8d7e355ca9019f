import { useBranches } from '../store/branches.ts';
import { parting } from '../store/partings.ts';
import { onReport, send } from './channel.ts';

type Grown = Pick<
  ReturnType<typeof useBranches.getState>,
  'list' | 'current' | 'together' | 'names' | 'history'
>;

/** The branches as they are, for growing them again once the run has been loaded anew. */
export function branchesNow(): Grown {
  const { list, current, together, names, history } = useBranches.getState();
  return { list, current, together, names, history };
}

/** The id of the branch that the next report of branches tells of as its newest. */
const newest = (): Promise<number> =>
  new Promise((resolve) => {
    const forget = onReport((report) => {
      if (report.type !== 'branches') return;
      forget();
      resolve(report.list[report.list.length - 1].id);
    });
  });

/** Other branches off the run that was loaded, which has the edits of the one that was current; and what can be undone. */
export async function regrow({ list, current, together, names, history }: Grown): Promise<void> {
  const ids = new Map([[current, 1]]);
  for (const { id, edits } of list) {
    if (id === current) continue;
    const grown = newest();
    send({ type: 'graft', parent: 1, forkPs: parting(list, current, id), edits });
    ids.set(id, await grown);
  }
  for (const [before, now] of ids) if (names[before]) useBranches.getState().rename(now, names[before]);
  useBranches.getState().recall(history, ids);
  const along = together.flatMap((id) => ids.get(id) ?? []);
  if (along.length > 0) send({ type: 'together', branches: along });
}

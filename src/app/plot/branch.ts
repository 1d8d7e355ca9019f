import { createContext, useContext, useMemo } from 'react';
import type { PortState, SettingsInterval } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { branchesOf, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { type TraceStore, tracesOf } from '../traces/index.ts';
import { shownPort } from './shown.ts';

/** The branch that the panels inside are about; null: the current branch. */
export const PlotBranch = createContext<number | null>(null);

export const tracesFor = (session: Session, branch: number | null): TraceStore =>
  (branch === null ? null : tracesOf(session).of(branch)) ?? tracesOf(session).shown;

/** Ids of the branches that run together, in ascending order; the first is the reference. */
export function runningIds(session: Session): readonly number[] {
  const { current, compared } = branchesOf(session).getState();
  return [current, ...compared].sort((a, b) => a - b);
}

/** Largest recorded value of a channel on any of these branches, for their common axis; NaN without one. */
export const mostRecorded = (session: Session, channel: string, recorded: number): number =>
  mostIn(session, channel, 0, Math.max(1, recorded));

/** Largest value within a part of the run. */
export function mostIn(session: Session, channel: string, from: number, to: number): number {
  const most = runningIds(session).map(
    (id) => tracesFor(session, id).channel(channel)?.most(from, to) ?? Number.NaN,
  );
  const known = most.filter((value) => !Number.isNaN(value));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}

interface BranchContext {
  readonly branch: number | null;
  /** Whether it is the current branch, whose values can be changed. */
  readonly live: boolean;
  /** The shown port as it is on this branch. */
  readonly port: PortState | null;
  /** Settings of the port over time. */
  readonly recorded: readonly SettingsInterval<PortState>[];
}

/** The branch that a panel is about. */
export function useOwnBranch(): Pick<BranchContext, 'branch' | 'live'> {
  const branch = useContext(PlotBranch);
  return { branch, live: useBranches(({ current }) => branch === null || branch === current) };
}

/** The branch that a panel is about, with the settings of the shown port. */
export function useBranchContext(): BranchContext {
  const session = useSession();
  const { branch, live } = useOwnBranch();
  const other = useBranches(({ list }) => (live ? null : (list.find(({ id }) => id === branch) ?? null)));
  const loaded = useMoment((s) => s.loaded);
  const port = useMoment(shownPort);
  const version = useMoment((s) => s.settingsVersion);
  return useMemo(() => {
    // The list grows in place: React sees the change by a copy.
    const recorded =
      version < 0
        ? []
        : tracesFor(session, branch)
            .applied.ofPort(loaded?.port ?? '')
            .slice();
    if (other === null) return { branch, live, port, recorded };
    return { branch, live, port: recorded.at(-1)?.settings ?? null, recorded };
  }, [session, branch, live, other, loaded, port, version]);
}

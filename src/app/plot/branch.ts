import { createContext, useContext, useMemo } from 'react';
import type { PortState, SettingsInterval } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { branchesOf, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { type TraceStore, tracesOf } from '../traces/index.ts';
import { shownPort } from './shown.ts';

/** The branch that the panels inside are about; null: the one on the stage, whichever that is. */
export const PlotBranch = createContext<number | null>(null);

export const tracesFor = (session: Session, branch: number | null): TraceStore =>
  (branch === null ? null : tracesOf(session).of(branch)) ?? tracesOf(session).shown;

/** Branches that run at this moment, the oldest first: what others are held against. */
export function runningIds(session: Session): readonly number[] {
  const { current, compared } = branchesOf(session).getState();
  return [current, ...compared].sort((a, b) => a - b);
}

/** The largest value of a channel that any of them has recorded, for the axis they share; NaN without one. */
export const mostRecorded = (session: Session, channel: string, recorded: number): number =>
  mostIn(session, channel, 0, Math.max(1, recorded));

/** The same of a part of the run. */
export function mostIn(session: Session, channel: string, from: number, to: number): number {
  const most = runningIds(session).map(
    (id) => tracesFor(session, id).channel(channel)?.most(from, to) ?? Number.NaN,
  );
  const known = most.filter((value) => !Number.isNaN(value));
  return known.length > 0 ? Math.max(...known) : Number.NaN;
}

interface BranchContext {
  readonly branch: number | null;
  /** Its values can be changed: it is the one on the stage. */
  readonly live: boolean;
  /** The shown port as it is on this branch. */
  readonly port: PortState | null;
  /** What was in force at it, by time. */
  readonly recorded: readonly SettingsInterval<PortState>[];
}

/** Which branch a panel is about. */
export function useOwnBranch(): Pick<BranchContext, 'branch' | 'live'> {
  const branch = useContext(PlotBranch);
  return { branch, live: useBranches(({ current }) => branch === null || branch === current) };
}

/** The same with the settings of the shown port. */
export function useBranchContext(): BranchContext {
  const session = useSession();
  const { branch, live } = useOwnBranch();
  const other = useBranches(({ list }) => (live ? null : (list.find(({ id }) => id === branch) ?? null)));
  const loaded = useMoment((s) => s.loaded);
  const port = useMoment(shownPort);
  const version = useMoment((s) => s.settingsVersion);
  return useMemo(() => {
    // The list grows in place: a copy shows React that it has.
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

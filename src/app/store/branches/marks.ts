import { createStore } from 'zustand';
import type { Breakpoint, BreakpointsReport, Picoseconds, Problem } from '../../../contract/index.ts';
import type { Bookmark } from '../../link/packed/branchSet.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';

interface MarkState {
  /** Ascending in time, one per moment. */
  readonly bookmarks: readonly Bookmark[];
  readonly stops: readonly Breakpoint[];
  /** Why the breakpoints last requested were refused. */
  readonly problems: readonly Problem[];
}

interface MarkActions {
  /** Clears the marks for a newly loaded run. */
  begin(): void;
  take(report: BreakpointsReport): void;
  restore(marks: Partial<MarkState>): void;
  bookmark(time: Picoseconds, name?: string): void;
  unmark(time: Picoseconds): void;
  /** Sets the breakpoints; the worker validates the list. */
  stopAt(stops: readonly unknown[]): void;
}

/** Bookmarks, and breakpoints at which the run pauses. */
export const marksOf = perSession(({ channel }) =>
  createStore<MarkState & MarkActions>()((change, get) => ({
    bookmarks: [],
    stops: [],
    problems: [],
    begin: () => change({ bookmarks: [], stops: [], problems: [] }),
    take: ({ stops, problems }) => change({ stops, problems }),
    restore: (marks) => change(marks),
    bookmark: (time, name = '') => {
      const others = get().bookmarks.filter((bookmark) => bookmark.time !== time);
      change({ bookmarks: [...others, { time, name }].sort((a, b) => a.time - b.time) });
    },
    unmark: (time) => change({ bookmarks: get().bookmarks.filter((bookmark) => bookmark.time !== time) }),
    stopAt: (stops) => channel.send({ type: 'stops', stops }),
  })),
);

export const useMarks = hookOf(marksOf);

import { create } from 'zustand';
import type { Picoseconds, Problem, Stop, StopsReport } from '../../contract/index.ts';
import { send } from '../client/channel.ts';

export interface Bookmark {
  readonly time: Picoseconds;
  /** Empty: it goes by its time. */
  readonly name: string;
}

interface MarkState {
  /** Ascending in time, one per moment. */
  readonly bookmarks: readonly Bookmark[];
  readonly stops: readonly Stop[];
  /** What was wrong with the stops last asked for. */
  readonly problems: readonly Problem[];
  /** Id of the scenario they belong to. */
  readonly scenario: string;
}

interface MarkActions {
  /** A scenario was loaded: another one has no marks yet, the same one keeps them. */
  begin(scenario: string): void;
  take(report: StopsReport): void;
  bookmark(time: Picoseconds, name?: string): void;
  unmark(time: Picoseconds): void;
  /** Where the run stops while it plays; the worker judges the list. */
  stopAt(stops: readonly Stop[]): void;
}

/** Moments that somebody wants to find again, and where the run stops by itself. */
export const useMarks = create<MarkState & MarkActions>()((change, get) => ({
  bookmarks: [],
  stops: [],
  problems: [],
  scenario: '',
  begin: (scenario) => {
    if (scenario !== get().scenario) change({ scenario, bookmarks: [], stops: [], problems: [] });
    else if (get().stops.length > 0) send({ type: 'stops', stops: get().stops });
  },
  take: ({ stops, problems }) => change({ stops, problems }),
  bookmark: (time, name = '') => {
    const others = get().bookmarks.filter((one) => one.time !== time);
    change({ bookmarks: [...others, { time, name }].sort((a, b) => a.time - b.time) });
  },
  unmark: (time) => change({ bookmarks: get().bookmarks.filter((one) => one.time !== time) }),
  stopAt: (stops) => send({ type: 'stops', stops }),
}));

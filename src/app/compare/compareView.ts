import { COMPARE_VIEWS, type CompareView } from '../link/state.ts';
import type { CompareRow } from '../panel/panel.ts';
import type { Profile } from '../plot/paint/style.ts';

/** Whether both panels of all branches fit: two branches on a screen; any number on a phone, which scrolls anyway. */
const roomForBoth = (branches: number, profile: Profile): boolean => branches <= 2 || profile === 'phone';

/** Views to choose from. @param nextTo whether anything apart from queues is compared */
export const viewsOffered = (branches: number, profile: Profile, nextTo = true): readonly CompareView[] =>
  COMPARE_VIEWS.filter((view) => {
    if (view === 'result') return branches === 2;
    if (view === 'both') return nextTo && roomForBoth(branches, profile);
    return view !== 'windows' || nextTo;
  });

/** The view shown for the chosen one: with three or more branches, one panel at a time. */
export const viewShown = (
  wanted: CompareView,
  branches: number,
  profile: Profile,
  nextTo?: boolean,
): CompareView => (viewsOffered(branches, profile, nextTo).includes(wanted) ? wanted : 'queues');

const KINDS: Readonly<Record<CompareView, readonly CompareRow[]>> = {
  result: [],
  overlaid: [],
  both: ['queue', 'windows'],
  queues: ['queue'],
  windows: ['windows'],
};

/** Rows shown instead of panels; none while branches are overlaid, or one runs alone. */
export const compareKinds = (
  wanted: CompareView,
  branches: number,
  profile: Profile,
  nextTo?: boolean,
): readonly CompareRow[] => (branches < 2 ? [] : KINDS[viewShown(wanted, branches, profile, nextTo)]);

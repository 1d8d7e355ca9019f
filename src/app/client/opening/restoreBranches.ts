import {
  type Edit,
  elementAt,
  isSame,
  NO_TOKEN,
  type Picoseconds,
  type Problem,
  type ScenarioDocument,
} from '../../../contract/index.ts';
import type { BranchSet, SavedBranch } from '../../link/packed/branchSet.ts';
import type { Session } from '../../session/session.ts';
import { loadChoiceLabels } from '../../settings/labels.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import type { EditHistory } from '../../store/branches/editHistory.ts';
import { marksOf } from '../../store/branches/marks.ts';
import { isFromStart } from '../../store/paths.ts';
import { tracesOf } from '../../traces/index.ts';
import { seek } from '../requests.ts';

/** A run with all its branches. */
export interface BranchedRun {
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly branchSet: BranchSet;
  /** History of edits for undo; empty by default. */
  readonly history?: EditHistory;
}

/** The present branches and marks. */
export function branchSetNow(session: Session): BranchSet {
  const { list, current, compared, left, names } = branchesOf(session).getState();
  const branches = list.map(
    ({ id, parent, forkTime, edits }): SavedBranch => ({
      id,
      parent,
      forkTime,
      edits,
      recordedPs: tracesOf(session).reachOf(id),
      name: names[id] ?? '',
    }),
  );
  const there = list.some(({ id }) => id === left && id !== current);
  return { list: branches, shown: current, compared, left: there ? left : null, ...marksNow(session) };
}

export function marksNow(session: Session): Pick<BranchSet, 'bookmarks' | 'stops'> {
  const { bookmarks, stops } = marksOf(session).getState();
  return { bookmarks, stops };
}

/** The edits that a run is loaded with: those of its first branch. */
export const firstEdits = ({ list }: BranchSet): readonly Edit[] => elementAt(list, 0).edits;

/**
 * Restores all branches and marks of a run that has just been loaded with the edits of its first branch; visible branches are
 * computed up to their previous length, and `at` is the later position of the head. Returns every edit and breakpoint that was refused.
 * Must be called before any other report can arrive, because refusals at time 0 come first.
 */
export async function restoreBranches(
  session: Session,
  branchSet: BranchSet,
  at: Picoseconds,
): Promise<readonly Problem[]> {
  const { list, shown, compared, left, bookmarks, stops } = branchSet;
  const refused = refusals(session);
  const seen = [shown, left, ...compared];
  const oldest = elementAt(list, 0);
  if (list.some(({ edits }) => edits.some(isFromStart))) await loadChoiceLabels();
  let last = oldest;
  for (const branch of list) {
    const { id, parent, forkTime, edits } = branch;
    if (parent !== null) session.channel.send({ type: 'importBranch', id, parent, forkTime, edits });
    if (!seen.includes(id)) continue;
    await goOver(session, last, branch, at);
    await seek(session, wayOf(branch));
    last = branch;
  }
  const first = list.find(({ id }) => id === shown) ?? oldest;
  await goOver(session, last, first, at);
  if (compared.length > 0) session.channel.send({ type: 'compare', branches: compared });
  const names = list.flatMap(({ id, name }) => (name === '' ? [] : [[id, name] as const]));
  branchesOf(session).getState().grown(left, Object.fromEntries(names));
  marksOf(session).getState().restore({ bookmarks });
  const wrongStops = await stopAt(session, stops);
  return [...refused(), ...wrongStops];
}

/** End of the computation of a branch: its previous length, and beyond all its edits, to validate them. */
const wayOf = ({ recordedPs, edits }: SavedBranch): Picoseconds =>
  Math.max(recordedPs, edits.at(-1)?.time ?? 0);

/** Switches between branches at a time that both have reached, so that neither is computed further. */
async function goOver(session: Session, from: SavedBranch, to: SavedBranch, at: Picoseconds): Promise<void> {
  if (from === to) return;
  const meeting = Math.min(at, wayOf(from), to.recordedPs);
  await seek(session, meeting);
  session.channel.send({ type: 'switch', branch: to.id });
  await seek(session, meeting);
}

/** Collects refusals of edits that runs come with, from now until the result is requested; each once. */
function refusals(session: Session): () => readonly Problem[] {
  const problems: Problem[] = [];
  const forget = session.channel.onReport((report) => {
    if (report.type !== 'rejected' || report.token !== NO_TOKEN) return;
    const { problem } = report;
    if (!problems.some((listed) => isSame(listed, problem))) problems.push(problem);
  });
  return () => {
    forget();
    return problems;
  };
}

/** Sets the breakpoints; returns the problems with the list. */
function stopAt(session: Session, stops: readonly unknown[]): Promise<readonly Problem[]> {
  if (stops.length === 0) return Promise.resolve([]);
  return new Promise((resolve) => {
    const forget = session.channel.onReport((report) => {
      if (report.type !== 'stops' && report.type !== 'failed') return;
      forget();
      resolve(report.type === 'stops' ? report.problems : []);
      marksOf(session).getState().restore({ problems: [] });
    });
    marksOf(session).getState().stopAt(stops);
  });
}

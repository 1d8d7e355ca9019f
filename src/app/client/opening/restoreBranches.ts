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
  /** What can be undone; else nothing. */
  readonly history?: EditHistory;
}

/** Branches and marks as they are. */
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
 * Brings a run that has just been loaded, with the edits of its first branch, to all its branches and marks, each
 * branch that is on the screen as long as it was; `at` is where the head will be. Reports every edit and every
 * stop that was refused. To be called before any other report can come: what is refused at time 0 comes first.
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

/** How long to compute a branch: as long as it was before, and beyond all its edits, to judge them. */
const wayOf = ({ recordedPs, edits }: SavedBranch): Picoseconds =>
  Math.max(recordedPs, edits.at(-1)?.time ?? 0);

/** From one branch to another, at a moment that both have been at: nothing more of either is computed. */
async function goOver(session: Session, from: SavedBranch, to: SavedBranch, at: Picoseconds): Promise<void> {
  if (from === to) return;
  const meeting = Math.min(at, wayOf(from), to.recordedPs);
  await seek(session, meeting);
  session.channel.send({ type: 'switch', branch: to.id });
  await seek(session, meeting);
}

/** What runs refuse of the edits they came with, from now until it is asked for; each once. */
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

/** Where the run stops while it plays; gives what is wrong with the list. */
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

import { createStore } from 'zustand';
import type {
  BatchReport,
  BranchesReport,
  BranchInfo,
  Edit,
  KeptMemory,
  Picoseconds,
  Report,
  RunResults,
} from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';
import { stepTarget } from '../history.ts';
import { type EditHistory, EMPTY_HISTORY, edited, recordStep, type Step, undone } from './editHistory.ts';

interface BranchState {
  readonly list: readonly BranchInfo[];
  readonly current: number;
  /** Branches that are compared with the current one. */
  readonly compared: readonly number[];
  /** The branch that was current before. */
  readonly left: number | null;
  /** Names given by the reader, by branch id. */
  readonly names: Readonly<Record<number, string>>;
  /** The newest results of branches that run together, over their common window. */
  readonly results: Readonly<Record<number, RunResults>>;
  readonly history: EditHistory;
  readonly kept: KeptMemory;
}

interface BranchActions {
  /** Called when a run was loaded with these edits. */
  begin(edits: readonly Edit[]): void;
  take(report: BranchesReport): void;
  /** Called when all branches of a link exist; undo does not go back beyond what the link did. */
  grown(left: number | null, names: Readonly<Record<number, string>>): void;
  batch(batch: BatchReport): void;
  /** @param sent the paths that were sent together with the edit */
  edited(report: Extract<Report, { type: 'applied' }>, sent?: readonly string[]): void;
  /** Records a step that changed what the stage shows. */
  recordStep(step: Step): void;
  /** Restores the branches that existed before the run was rebuilt, or the view of a step. */
  restore(branches: Partial<BranchState>): void;
  /** Restores the history from before the run was rebuilt. */
  restoreHistory(history: EditHistory): void;
  /** Restores the edits from before the last one (-1), or applies the next one again (1). */
  undo(by?: -1 | 1): void;
  /** Begins a branch at the head; `compared`: the current branch is compared with it. */
  fork(compared: boolean): void;
  switchTo(branch: number): void;
  compareWith(branches: readonly number[]): void;
  /** Adds a branch with these edits that leaves the current one at an earlier time and is compared with it. Returns its id. */
  importCompared(edits: readonly Edit[], forkTime: Picoseconds): number;
  discard(branch: number): void;
  rename(branch: number, name: string): void;
  setBudget(bytes: number): void;
}

const first = (edits: readonly Edit[]): BranchInfo => ({
  id: 1,
  parent: null,
  forkTime: 0,
  recordFromPs: 0,
  edits,
});

/** Number of distinct edits on all branches; common ones count once. */
export const changesOf = (list: readonly BranchInfo[]): number =>
  new Set(list.flatMap(({ edits }) => edits.map(({ time, path, value }) => `${time} ${path} ${value}`))).size;

/** State of a new run: one branch, with these edits. */
const initialState = (edits: readonly Edit[]) => ({
  list: [first(edits)],
  current: 1,
  compared: [],
  left: null,
  names: {},
  results: {},
  history: EMPTY_HISTORY,
});

const NO_EDITS: readonly Edit[] = [];

/** Edits of the current branch, oldest first: no other store keeps them. */
export const shownEdits = ({ list, current }: Pick<BranchState, 'list' | 'current'>): readonly Edit[] =>
  list.find(({ id }) => id === current)?.edits ?? NO_EDITS;

/** The branches of the run on the stage, with the history of edits. */
export const branchesOf = perSession(({ channel }) =>
  createStore<BranchState & BranchActions>()((change, get) => ({
    ...initialState([]),
    kept: { snapshots: 0, bytes: 0, budgetBytes: 0 },

    begin: (edits) => change(initialState(edits)),
    take: ({ list, current, compared }) => {
      const before = get();
      const left = current === before.current ? before.left : before.current;
      change({ list, current, compared, left });
    },
    grown: (left, names) => change({ left, names, history: EMPTY_HISTORY }),
    batch: ({ kept, others, branch, edits, results: own, compared }) => {
      const { list } = get();
      const known = list.find(({ id }) => id === branch);
      if (edits !== null && known !== undefined && known.edits !== edits)
        change({
          list: list.map((candidate) => (candidate === known ? { ...candidate, edits } : candidate)),
        });
      if (kept.bytes !== get().kept.bytes || kept.budgetBytes !== get().kept.budgetBytes) change({ kept });
      // Earlier results belong to another time, also where there is nothing to compare now.
      if (own === null) return;
      const parts = [{ branch, results: compared }, ...others];
      const results = Object.fromEntries(
        parts.flatMap((part) => (part.results ? [[part.branch, part.results]] : [])),
      );
      if (Object.keys({ ...results, ...get().results }).length > 0) change({ results });
    },
    edited: ({ edit, from, branch, edits }, sent = [edit.path]) => {
      const { history, list } = get();
      const known = list.map((candidate) => (candidate.id === branch ? { ...candidate, edits } : candidate));
      const found = list.find(({ id }) => id === from)?.edits ?? [];
      const step = { before: { branch: from, edits: found }, after: { branch, edits } };
      change({ history: edited(history, step, sent, performance.now()), list: known });
    },
    recordStep: (step) => change({ history: recordStep(get().history, step) }),
    restore: (branches) => change(branches),
    restoreHistory: (history) => change({ history: { ...history, lastSent: [] } }),
    undo: (by = -1) => {
      const { history, list } = get();
      const place = stepTarget(history, by);
      if (place === null) return;
      change({ history: undone(history, by) });
      const { branch, edits } = place;
      // Sent even if the branch is current: the worker may have a request for another one that it has not answered yet.
      if (list.some(({ id }) => id === branch)) channel.send({ type: 'switch', branch });
      channel.send({ type: 'replaceEdits', edits, id: channel.nextId() });
    },
    fork: (compared) => channel.send({ type: 'fork', compared }),
    switchTo: (branch) => channel.send({ type: 'switch', branch }),
    // The choice shows at once; the worker's report that follows is authoritative.
    compareWith: (compared) => {
      change({ compared });
      channel.send({ type: 'compare', branches: compared });
    },
    importCompared: (edits, forkTime) => {
      const { list, current, compareWith } = get();
      const id = Math.max(...list.map((candidate) => candidate.id)) + 1;
      channel.send({ type: 'importBranch', id, parent: current, forkTime, edits });
      compareWith([id]);
      return id;
    },
    discard: (branch) => channel.send({ type: 'discard', branch }),
    rename: (branch, name) => change({ names: { ...get().names, [branch]: name.trim() } }),
    setBudget: (bytes) => channel.send({ type: 'budget', bytes }),
  })),
);

/** Edits of the current branch up to a time. */
export const editsUntil = (session: Session, time: Picoseconds): readonly Edit[] =>
  shownEdits(branchesOf(session).getState()).filter((edit) => edit.time <= time);

export const useBranches = hookOf(branchesOf);

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
  /** The one that was current before. */
  readonly left: number | null;
  /** Names that people gave, by id. */
  readonly names: Readonly<Record<number, string>>;
  /** The newest results of branches that run together, over the window that they have in common. */
  readonly results: Readonly<Record<number, RunResults>>;
  readonly history: EditHistory;
  readonly kept: KeptMemory;
}

interface BranchActions {
  /** A run was loaded with these edits. */
  begin(edits: readonly Edit[]): void;
  take(report: BranchesReport): void;
  /** All branches of a link are there; what it did while it opened is where undo ends. */
  grown(left: number | null, names: Readonly<Record<number, string>>): void;
  batch(batch: BatchReport): void;
  /** @param sent the paths that were sent together with it */
  edited(report: Extract<Report, { type: 'applied' }>, sent?: readonly string[]): void;
  /** A step that changed what the stage shows. */
  recordStep(step: Step): void;
  /** What there was before the run was built again, or what a step of it shows. */
  restore(branches: Partial<BranchState>): void;
  /** What was done before the run was built again. */
  restoreHistory(history: EditHistory): void;
  /** The edits as they were before the last one, or, with 1, as they were then. */
  undo(by?: -1 | 1): void;
  /** A branch of its own from here on; `compared`: this one is compared with it. */
  fork(compared: boolean): void;
  switchTo(branch: number): void;
  compareWith(branches: readonly number[]): void;
  /** A branch with these edits, off the current one at a moment before, that is compared with it. Returns its id. */
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

/** How many changes there are on all branches; what they have in common counts once. */
export const changesOf = (list: readonly BranchInfo[]): number =>
  new Set(list.flatMap(({ edits }) => edits.map(({ time, path, value }) => `${time} ${path} ${value}`))).size;

/** Where a run begins: one branch, with these edits. */
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

/** Edits of the branch on the stage, oldest first: no other store keeps them. */
export const shownEdits = ({ list, current }: Pick<BranchState, 'list' | 'current'>): readonly Edit[] =>
  list.find(({ id }) => id === current)?.edits ?? NO_EDITS;

/** The branches of the run on the stage, and every list of edits it had. */
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
      // Those of before are of another moment, also where there are none to compare now.
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
      // Also where it is current: the worker may have been asked to show another one, and not have answered yet.
      if (list.some(({ id }) => id === branch)) channel.send({ type: 'switch', branch });
      channel.send({ type: 'replaceEdits', edits, id: channel.nextId() });
    },
    fork: (compared) => channel.send({ type: 'fork', compared }),
    switchTo: (branch) => channel.send({ type: 'switch', branch }),
    // The wish shows at once; the report that follows says what became of it.
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

/** Edits of the branch on the stage up to a time. */
export const editsUntil = (session: Session, time: Picoseconds): readonly Edit[] =>
  shownEdits(branchesOf(session).getState()).filter((edit) => edit.time <= time);

export const useBranches = hookOf(branchesOf);

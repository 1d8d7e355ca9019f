import {
  type BranchesReport,
  type BranchInfo,
  type Edit,
  elementAt,
  MOST_BRANCHES,
  MOST_TOGETHER,
  type ParameterValue,
  type Picoseconds,
} from '../contract/index.ts';
import type { Run } from './run.ts';

interface Branch {
  readonly id: number;
  parent: number | null;
  forkPs: Picoseconds;
  readonly recordFromPs: Picoseconds;
  readonly run: Run;
}

/** The futures of one run: which there are, which one is shown and edited, and which run along with it. */
export class Branches {
  private list: Branch[];
  private shown: Branch;
  private along: Branch[] = [];
  private lastId = 1;

  constructor(run: Run) {
    this.shown = { id: 1, parent: null, forkPs: 0, recordFromPs: 0, run };
    this.list = [this.shown];
  }

  get run(): Run {
    return this.shown.run;
  }

  get current(): number {
    return this.shown.id;
  }

  get others(): readonly { readonly id: number; readonly run: Run }[] {
    return this.along;
  }

  report(): BranchesReport {
    return {
      type: 'branches',
      list: this.list.map(({ id, parent, forkPs, recordFromPs, run }) => ({
        id,
        parent,
        forkPs,
        recordFromPs,
        edits: run.simulation.plan.slice(),
      })),
      current: this.shown.id,
      together: this.along.map(({ id }) => id),
    };
  }

  /** Leaves the current branch here; `together`: it runs along. */
  fork(together: boolean): void {
    this.leave(this.run.fork(), together);
  }

  /** Changes a value now: where the run has been further, on a branch of its own. @throws InvalidValue */
  edit(path: string, value: ParameterValue): Edit {
    if (!this.run.hasFuture) return this.run.edit(path, value);
    const forked = this.run.fork();
    const edit = forked.run.edit(path, value);
    this.leave(forked, false);
    return edit;
  }

  private leave({ run, recordFromPs }: ReturnType<Run['fork']>, together: boolean): void {
    const parent = this.shown;
    this.shown = this.add({
      id: this.lastId + 1,
      parent: parent.id,
      forkPs: run.simulation.now,
      recordFromPs,
      run,
    });
    if (together) this.along = fewEnough([parent, ...this.along]);
  }

  private add(added: Branch): Branch {
    this.lastId = Math.max(this.lastId, added.id);
    this.list.push(added);
    if (this.list.length > MOST_BRANCHES) {
      const oldest = this.list.find((one) => one.id !== 1 && one !== added && !this.isRunning(one));
      if (oldest !== undefined) this.discard(oldest.id);
    }
    return added;
  }

  private isRunning(branch: Branch): boolean {
    return branch === this.shown || this.along.includes(branch);
  }

  /** A branch with these edits, off an earlier one. */
  graft({ id, parent, forkPs, edits }: Omit<BranchInfo, 'recordFromPs'>): void {
    if (this.list.some((branch) => branch.id === id)) return;
    const from = this.list.find((branch) => branch.id === parent) ?? elementAt(this.list, 0);
    const { run, recordFromPs } = from.run.graft(edits);
    this.add({ id, parent: from.id, forkPs, recordFromPs, run });
  }

  /** Another one becomes current; it is still to be brought to the moment of the one before. */
  switchTo(id: number): boolean {
    const next = this.list.find((branch) => branch.id === id);
    if (next === undefined || next === this.shown) return false;
    next.run.port = this.run.port;
    // What ran along goes on doing so, with the one that is left in the place of the new one.
    this.along = this.along.map((branch) => (branch === next ? this.shown : branch));
    this.shown = next;
    return true;
  }

  runTogether(ids: readonly number[]): void {
    const wanted = [...new Set(ids)].flatMap((id) => this.list.find((branch) => branch.id === id) ?? []);
    this.along = fewEnough(wanted.filter((branch) => branch !== this.shown));
  }

  /** The current one cannot be given up, nor can the first. Branches that left it now left the one it came from. */
  discard(id: number): void {
    const gone = this.list.find((branch) => branch.id === id);
    if (gone === undefined || gone === this.shown || gone.parent === null) return;
    const { parent, forkPs } = gone;
    this.list = this.list.filter((branch) => branch !== gone);
    for (const branch of this.list.filter((one) => one.parent === id)) {
      branch.parent = parent;
      branch.forkPs = Math.min(branch.forkPs, forkPs);
    }
    this.along = this.along.filter((branch) => branch.id !== id);
  }

  /** All that run, the current one first. */
  get running(): readonly Run[] {
    return [this.run, ...this.along.map(({ run }) => run)];
  }

  /** Brings all that run to `time`, in step; returns whether they are there. @param span as for one run */
  advance(time: Picoseconds, mayGoOn: () => boolean, span: Picoseconds): boolean {
    if (this.along.length === 0) return this.run.advance(time, mayGoOn, span);
    const { running } = this;
    const target = Math.min(time, this.run.simulation.end);
    for (;;) {
      const last = running.reduce((a, b) => (b.simulation.now < a.simulation.now ? b : a));
      if (last.simulation.now >= target) return true;
      last.advance(Math.min(target, last.simulation.now + STRIDE), () => true);
      if (!mayGoOn()) break;
    }
    return this.run.simulation.now >= target && running.every(({ simulation }) => simulation.now >= target);
  }

  /** Nobody stands behind or ahead of the current one. */
  align(): void {
    const { now } = this.run.simulation;
    for (const { run } of this.along) {
      run.approach(now);
      run.advance(now, () => true);
    }
  }
}

/** As many as may run along: the newest, and the oldest, which the others are held against. */
const fewEnough = (along: readonly Branch[]): Branch[] => [
  ...along.slice(0, MOST_TOGETHER - 2),
  ...along.slice(MOST_TOGETHER - 2).slice(-1),
];

/** How far one branch may be ahead of the others, picoseconds. */
const STRIDE: Picoseconds = 1e9;

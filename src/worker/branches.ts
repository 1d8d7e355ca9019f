import {
  type BranchesReport,
  type BranchInfo,
  comparableFrom,
  type Edit,
  type EditedBranch,
  elementAt,
  MOST_BRANCHES,
  MOST_COMPARED,
  type ParameterValue,
  type Picoseconds,
  type Problem,
} from '../contract/index.ts';
import { beginRun, type Run } from './run.ts';
import { divergence } from './timeline/plans.ts';

interface Branch {
  readonly id: number;
  parent: number | null;
  forkTime: Picoseconds;
  recordFromPs: Picoseconds;
  run: Run;
  /** It begins at 0 s with settings of its own, not as a copy of its parent. */
  readonly begins: boolean;
}

/** The branches of one run, which one is shown and edited, and which are compared with it, running at the same time. */
export class Branches {
  private list: Branch[];
  private shown: Branch;
  private compared: Branch[] = [];
  private lastId = 1;
  /** Branches with a new run whose structure the page does not know yet. */
  private rebuilt = new Set<Branch>();

  constructor(run: Run) {
    this.shown = { id: 1, parent: null, forkTime: 0, recordFromPs: 0, run, begins: false };
    this.list = [this.shown];
  }

  get run(): Run {
    return this.shown.run;
  }

  get current(): number {
    return this.shown.id;
  }

  get others(): readonly { readonly id: number; readonly run: Run }[] {
    return this.compared;
  }

  report(): BranchesReport {
    return {
      type: 'branches',
      list: this.list.map((branch) => ({
        id: branch.id,
        parent: branch.parent,
        forkTime: this.forkTimeOf(branch),
        recordFromPs: branch.recordFromPs,
        edits: branch.run.allEdits,
      })),
      current: this.shown.id,
      compared: this.compared.map(({ id }) => id),
    };
  }

  /** When a branch left its parent; earlier if an edit of one of the two has been moved or undone since. */
  private forkTimeOf({ parent, forkTime, run }: Branch): Picoseconds {
    const left = this.list.find(({ id }) => id === parent)?.run;
    if (left === undefined) return forkTime;
    if (!left.beginsLike(run.allEdits)) return 0;
    return Math.min(forkTime, divergence(left.simulation.allEdits, run.simulation.allEdits) ?? forkTime);
  }

  /** Leaves the current branch at the present time. @param keepsRunning the branch that is left is compared with the new one */
  fork(keepsRunning: boolean): void {
    this.leave(this.run.fork(), keepsRunning);
  }

  /** Changes a value now; if the run has been further before, on a new branch. @throws InvalidValue */
  edit(path: string, value: ParameterValue): Edit {
    if (!this.run.wasFurther) {
      const made = this.run.edit(path, value);
      this.markWindow();
      return made;
    }
    const forked = this.run.fork();
    const edit = forked.run.edit(path, value);
    this.leave(forked, false);
    return edit;
  }

  /** The current branch with its edits. */
  edited(): EditedBranch {
    return { branch: this.shown.id, edits: this.run.allEdits };
  }

  /** Gives the current branch other edits; if they change its document, its run is rebuilt. */
  follow(edits: readonly Edit[]): void {
    if (this.run.beginsLike(edits)) this.run.follow(edits);
    else this.rebuild(this.shown, this.runWith(edits));
  }

  /** Changes values from 0 s on, on a branch that begins there. With problems nothing has changed. */
  fromStart(changes: readonly (readonly [path: string, value: ParameterValue])[]): readonly Problem[] {
    const added = changes.map(([path, value]) => ({ time: 0, path, value }));
    const remaining = this.run.allEdits.filter(
      (edit) => edit.time > 0 || added.every(({ path }) => path !== edit.path),
    );
    const later = remaining.filter(({ time }) => time > 0);
    const { base } = this.run.beginning;
    const rebuilt = beginRun(base.document, base.seed, [
      ...remaining.slice(0, remaining.length - later.length),
      ...added,
      ...later,
    ]);
    if ('problems' in rebuilt) return rebuilt.problems;
    const { run } = rebuilt;
    const problems = run.takeRefused();
    if (problems.length > 0) return problems;
    const { id, parent, begins } = this.shown;
    const joins = parent !== null && begins && !this.list.some((branch) => branch.parent === id);
    if (joins) {
      this.rebuild(this.shown, run);
      return [];
    }
    const branch = { id: this.lastId + 1, parent: id, forkTime: 0, recordFromPs: 0, run, begins: true };
    this.passOn(run);
    this.shown = this.add(branch);
    this.rebuilt.add(branch);
    return [];
  }

  /** Branches whose runs have been rebuilt since the last call. */
  takeRebuilt(): readonly { readonly id: number; readonly run: Run }[] {
    const rebuilt = [...this.rebuilt];
    this.rebuilt.clear();
    return rebuilt;
  }

  private runWith(edits: readonly Edit[]): Run {
    const { base } = this.run.beginning;
    const rebuilt = beginRun(base.document, base.seed, edits);
    if ('problems' in rebuilt)
      throw new RangeError(`the document of a branch cannot run: ${JSON.stringify(rebuilt.problems)}`);
    return rebuilt.run;
  }

  private rebuild(branch: Branch, run: Run): void {
    this.passOn(run);
    branch.run = run;
    branch.recordFromPs = 0;
    this.rebuilt.add(branch);
  }

  /** Shows the port of the current run in another, if it has that port. */
  private passOn(run: Run): void {
    const { port } = this.run;
    if (run.simulation.network.ports.some(({ id }) => id === port)) run.port = port;
  }

  private leave({ run, recordFromPs }: ReturnType<Run['fork']>, keepsRunning: boolean): void {
    const parent = this.shown;
    this.shown = this.add({
      id: this.lastId + 1,
      parent: parent.id,
      forkTime: run.simulation.now,
      recordFromPs,
      run,
      begins: false,
    });
    if (keepsRunning) this.compared = atMostCompared([parent, ...this.compared]);
  }

  private add(added: Branch): Branch {
    this.lastId = Math.max(this.lastId, added.id);
    this.list.push(added);
    if (this.list.length > MOST_BRANCHES) {
      const oldest = this.list.find(
        (branch) => branch.id !== 1 && branch !== added && !this.isRunning(branch),
      );
      if (oldest !== undefined) this.discard(oldest.id);
    }
    return added;
  }

  private isRunning(branch: Branch): boolean {
    return branch === this.shown || this.compared.includes(branch);
  }

  /** Adds a branch with these edits to an earlier one; the page knows it from a link or from before a crash. */
  importBranch({ id, parent, forkTime, edits }: Omit<BranchInfo, 'recordFromPs'>): void {
    if (this.list.some((branch) => branch.id === id)) return;
    const from = this.list.find((branch) => branch.id === parent) ?? elementAt(this.list, 0);
    if (from.run.beginsLike(edits)) {
      const { run, recordFromPs } = from.run.forkWith(edits);
      this.add({ id, parent: from.id, forkTime, recordFromPs, run, begins: false });
      return;
    }
    const run = this.runWith(edits);
    this.passOn(run);
    this.rebuilt.add(this.add({ id, parent: from.id, forkTime: 0, recordFromPs: 0, run, begins: true }));
  }

  /** Makes another branch current; the caller brings it to the time of the one before. */
  switchTo(id: number): boolean {
    const next = this.list.find((branch) => branch.id === id);
    if (next === undefined || next === this.shown) return false;
    this.passOn(next.run);
    // The compared branches stay, with the one that is left instead of the new one.
    this.compared = this.compared.map((branch) => (branch === next ? this.shown : branch));
    this.shown = next;
    return true;
  }

  compare(ids: readonly number[]): void {
    const wanted = [...new Set(ids)].flatMap((id) => this.list.find((branch) => branch.id === id) ?? []);
    this.compared = atMostCompared(wanted.filter((branch) => branch !== this.shown));
  }

  /** Discards a branch, but neither the current one nor the first. Its children become those of its parent. */
  discard(id: number): void {
    const gone = this.list.find((branch) => branch.id === id);
    if (gone === undefined || gone === this.shown || gone.parent === null) return;
    const { parent, forkTime } = gone;
    this.list = this.list.filter((branch) => branch !== gone);
    for (const branch of this.list.filter((child) => child.parent === id)) {
      branch.parent = parent;
      branch.forkTime = Math.min(branch.forkTime, forkTime);
    }
    this.compared = this.compared.filter((branch) => branch.id !== id);
  }

  /** All running branches, the current one first. */
  get running(): readonly Run[] {
    return [this.run, ...this.compared.map(({ run }) => run)];
  }

  /** The time from which on all running branches have their present settings; null if only one runs. */
  get comparableFrom(): Picoseconds | null {
    if (this.compared.length === 0) return null;
    const { scenario, now } = this.run.simulation;
    return comparableFrom(
      this.running.map(({ allEdits }) => allEdits),
      scenario.fromPs,
      now,
    );
  }

  /** Marks the counters of all running branches right after a change, which later would have to be computed again. */
  private markWindow(): void {
    const { comparableFrom: from } = this;
    if (from !== null) for (const run of this.running) run.resultsFrom(from);
  }

  /** Brings all running branches to `time`, in lockstep; returns whether they are there. @param span as for one run */
  advance(time: Picoseconds, mayGoOn: () => boolean, span: Picoseconds): boolean {
    if (this.compared.length === 0) return this.run.advance(time, mayGoOn, span);
    const { running } = this;
    const target = Math.min(time, this.run.simulation.end);
    const unfinished = () =>
      running.filter(({ simulation }) => simulation.now < Math.min(target, simulation.end));
    for (let behind = unfinished(); behind.length > 0; behind = unfinished()) {
      const last = behind.reduce((a, b) => (b.simulation.now < a.simulation.now ? b : a));
      last.advance(Math.min(target, last.simulation.now + MOST_AHEAD), () => true);
      if (!mayGoOn()) break;
    }
    return unfinished().length === 0;
  }

  /** Brings all compared branches to the time of the current one. */
  align(): void {
    const { now } = this.run.simulation;
    for (const { run } of this.compared) {
      run.approach(now);
      run.advance(now, () => true);
    }
  }
}

/** As many branches as may be compared: the newest, and the oldest, which is the reference. */
const atMostCompared = (branches: readonly Branch[]): Branch[] => [
  ...branches.slice(0, MOST_COMPARED - 2),
  ...branches.slice(MOST_COMPARED - 2).slice(-1),
];

/** How far one branch may be ahead of the others, picoseconds. */
const MOST_AHEAD: Picoseconds = 1e9;

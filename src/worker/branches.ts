import {
  type BranchesReport,
  type BranchInfo,
  comparableFrom,
  type Edit,
  type EditedBranch,
  elementAt,
  MOST_BRANCHES,
  MOST_TOGETHER,
  type ParameterValue,
  type Picoseconds,
  type Problem,
} from '../contract/index.ts';
import { beginRun, type Run } from './run.ts';
import { divergence } from './timeline/plans.ts';

interface Branch {
  readonly id: number;
  parent: number | null;
  forkPs: Picoseconds;
  recordFromPs: Picoseconds;
  run: Run;
  /** It begins at 0 s with settings of its own, and not as a copy of its parent. */
  readonly begins: boolean;
}

/** The branches of one run: which there are, which one is shown and edited, and which run along with it. */
export class Branches {
  private list: Branch[];
  private shown: Branch;
  private along: Branch[] = [];
  private lastId = 1;
  /** Branches whose run the page does not know yet. */
  private begun = new Set<Branch>();

  constructor(run: Run) {
    this.shown = { id: 1, parent: null, forkPs: 0, recordFromPs: 0, run, begins: false };
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
      list: this.list.map((branch) => ({
        id: branch.id,
        parent: branch.parent,
        forkPs: this.partingOf(branch),
        recordFromPs: branch.recordFromPs,
        edits: branch.run.plan,
      })),
      current: this.shown.id,
      together: this.along.map(({ id }) => id),
    };
  }

  /** Where a branch left its parent, or earlier, where an edit of one of the two has been moved or taken back since. */
  private partingOf({ parent, forkPs, run }: Branch): Picoseconds {
    const left = this.list.find(({ id }) => id === parent)?.run;
    if (left === undefined) return forkPs;
    if (!left.beginsLike(run.plan)) return 0;
    return Math.min(forkPs, divergence(left.simulation.plan, run.simulation.plan) ?? forkPs);
  }

  /** Leaves the current branch here; `together`: it runs along. */
  fork(together: boolean): void {
    this.leave(this.run.fork(), together);
  }

  /** Changes a value now: where the run has been further, on a branch of its own. @throws InvalidValue */
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

  /** The current one with its edits. */
  edited(): EditedBranch {
    return { branch: this.shown.id, edits: this.run.plan };
  }

  /** Other edits for the current one; where they change its document it begins again. */
  follow(edits: readonly Edit[]): void {
    if (this.run.beginsLike(edits)) this.run.follow(edits);
    else this.rebuild(this.shown, this.begunWith(edits));
  }

  /** Changes values from 0 s on, on a branch that begins there. With problems nothing has changed. */
  fromStart(changes: readonly (readonly [path: string, value: ParameterValue])[]): readonly Problem[] {
    const added = changes.map(([path, value]) => ({ time: 0, path, value }));
    const kept = this.run.plan.filter(
      (edit) => edit.time > 0 || added.every(({ path }) => path !== edit.path),
    );
    const later = kept.filter(({ time }) => time > 0);
    const { base } = this.run.beginning;
    const begun = beginRun(base.document, base.seed, [
      ...kept.slice(0, kept.length - later.length),
      ...added,
      ...later,
    ]);
    if ('problems' in begun) return begun.problems;
    const { run } = begun;
    const problems = run.takeRefused();
    if (problems.length > 0) return problems;
    const { id, parent, begins } = this.shown;
    const joins = parent !== null && begins && !this.list.some((branch) => branch.parent === id);
    if (joins) {
      this.rebuild(this.shown, run);
      return [];
    }
    const branch = { id: this.lastId + 1, parent: id, forkPs: 0, recordFromPs: 0, run, begins: true };
    this.passOn(run);
    this.shown = this.add(branch);
    this.begun.add(branch);
    return [];
  }

  /** Those that have begun again since the last call. */
  takeBegun(): readonly { readonly id: number; readonly run: Run }[] {
    const begun = [...this.begun];
    this.begun.clear();
    return begun;
  }

  private begunWith(edits: readonly Edit[]): Run {
    const { base } = this.run.beginning;
    const begun = beginRun(base.document, base.seed, edits);
    if ('problems' in begun)
      throw new RangeError(`the document of a branch cannot run: ${JSON.stringify(begun.problems)}`);
    return begun.run;
  }

  private rebuild(branch: Branch, run: Run): void {
    this.passOn(run);
    branch.run = run;
    branch.recordFromPs = 0;
    this.begun.add(branch);
  }

  /** The shown port, where a run has it too. */
  private passOn(run: Run): void {
    const { port } = this.run;
    if (run.simulation.network.ports.some(({ id }) => id === port)) run.port = port;
  }

  private leave({ run, recordFromPs }: ReturnType<Run['fork']>, together: boolean): void {
    const parent = this.shown;
    this.shown = this.add({
      id: this.lastId + 1,
      parent: parent.id,
      forkPs: run.simulation.now,
      recordFromPs,
      run,
      begins: false,
    });
    if (together) this.along = fewEnough([parent, ...this.along]);
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
    return branch === this.shown || this.along.includes(branch);
  }

  /** A branch with these edits, off an earlier one. */
  graft({ id, parent, forkPs, edits }: Omit<BranchInfo, 'recordFromPs'>): void {
    if (this.list.some((branch) => branch.id === id)) return;
    const from = this.list.find((branch) => branch.id === parent) ?? elementAt(this.list, 0);
    if (from.run.beginsLike(edits)) {
      const { run, recordFromPs } = from.run.graft(edits);
      this.add({ id, parent: from.id, forkPs, recordFromPs, run, begins: false });
      return;
    }
    const run = this.begunWith(edits);
    this.passOn(run);
    this.begun.add(this.add({ id, parent: from.id, forkPs: 0, recordFromPs: 0, run, begins: true }));
  }

  /** Another one becomes current; it has yet to be brought to the moment of the one before. */
  switchTo(id: number): boolean {
    const next = this.list.find((branch) => branch.id === id);
    if (next === undefined || next === this.shown) return false;
    this.passOn(next.run);
    // What ran along goes on doing so, with the one that is left instead of the new one.
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
    for (const branch of this.list.filter((child) => child.parent === id)) {
      branch.parent = parent;
      branch.forkPs = Math.min(branch.forkPs, forkPs);
    }
    this.along = this.along.filter((branch) => branch.id !== id);
  }

  /** All that run, the current one first. */
  get running(): readonly Run[] {
    return [this.run, ...this.along.map(({ run }) => run)];
  }

  /** From when on all that run have the settings that they have now; null: only one runs. */
  get comparableFrom(): Picoseconds | null {
    if (this.along.length === 0) return null;
    const { scenario, now } = this.run.simulation;
    return comparableFrom(
      this.running.map(({ plan }) => plan),
      scenario.fromPs,
      now,
    );
  }

  /** Where a change has just been made all that run are at hand: later they would have to be computed again up to here. */
  private markWindow(): void {
    const { comparableFrom: from } = this;
    if (from !== null) for (const run of this.running) run.resultsFrom(from);
  }

  /** Brings all that run to `time`, in step; returns whether they are there. @param span as for one run */
  advance(time: Picoseconds, mayGoOn: () => boolean, span: Picoseconds): boolean {
    if (this.along.length === 0) return this.run.advance(time, mayGoOn, span);
    const { running } = this;
    const target = Math.min(time, this.run.simulation.end);
    const onTheWay = () =>
      running.filter(({ simulation }) => simulation.now < Math.min(target, simulation.end));
    for (let behind = onTheWay(); behind.length > 0; behind = onTheWay()) {
      const last = behind.reduce((a, b) => (b.simulation.now < a.simulation.now ? b : a));
      last.advance(Math.min(target, last.simulation.now + STRIDE), () => true);
      if (!mayGoOn()) break;
    }
    return onTheWay().length === 0;
  }

  /** No branch is behind or ahead of the current one. */
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

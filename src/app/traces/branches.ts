import type {
  BatchReport,
  BranchesReport,
  LoadedReport,
  Picoseconds,
  Report,
  RunStructure,
  StructureReport,
} from '../../contract/index.ts';
import { TraceStore } from './store.ts';

/** A trace store for each branch of the run; each begins as a copy of its parent's. */
export class BranchTraces {
  private stores = new Map<number, TraceStore>();
  /** End of the record of each branch. */
  private reach = new Map<number, Picoseconds>();
  /** Structure of each branch; most share that of the run as loaded. */
  private structures = new Map<number, RunStructure>();
  /** Traces of the branch last reported, or for which the stage has been laid out since. */
  shown = new TraceStore();
  /** Counts changes of the settings in force, on any branch. */
  settingsVersion = 0;

  reset(loaded: LoadedReport): void {
    // The first branch keeps its store, to which panels may hold references.
    this.shown.reset(loaded);
    this.settingsVersion++;
    this.stores = new Map([[1, this.shown]]);
    this.structures = new Map([[1, loaded]]);
    this.reach = new Map();
  }

  /** Resets a branch that has begun at 0 s with other settings. */
  begin({ branch, structure }: StructureReport): void {
    const store = this.stores.get(branch) ?? new TraceStore();
    store.reset(structure);
    this.stores.set(branch, store);
    this.structures.set(branch, structure);
    this.reach.set(branch, 0);
    this.settingsVersion++;
  }

  /** Updates the stores after branches were added or removed. */
  take({ list }: BranchesReport): void {
    for (const { id, parent, recordFromPs } of list) {
      if (!this.reach.has(id)) this.reach.set(id, recordFromPs);
      const from = this.stores.get(parent ?? 1);
      const structure = this.structures.get(parent ?? 1);
      if (!this.structures.has(id) && structure !== undefined) this.structures.set(id, structure);
      if (!this.stores.has(id) && from !== undefined) this.stores.set(id, from.fork(recordFromPs));
    }
    this.settingsVersion++;
    for (const id of this.stores.keys()) {
      if (list.some((branch) => branch.id === id)) continue;
      this.stores.delete(id);
      this.structures.delete(id);
    }
  }

  /** Shows another branch before its first batch, because the stage is laid out for it. */
  show(branch: number): void {
    this.shown = this.stores.get(branch) ?? this.shown;
  }

  append(batch: BatchReport): void {
    this.show(batch.branch);
    const news = [
      this.shown.append(batch),
      ...batch.others.map((part) => this.stores.get(part.branch)?.append({ ...part, view: null })),
    ];
    const parts = [batch, ...batch.others];
    for (const { branch, recorded } of parts) this.reach.set(branch, recorded);
    if (news.includes(true) || parts.some(({ forgetFrom }) => forgetFrom !== null)) this.settingsVersion++;
  }

  /** Records the settings after an edit, which are known before the batch with the record of them. */
  edited({ branch, edit: { time }, inForce }: Extract<Report, { type: 'applied' }>): void {
    if (this.stores.get(branch)?.applied.append([{ time, ...inForce }])) this.settingsVersion++;
  }

  reachOf(branch: number): Picoseconds {
    return this.reach.get(branch) ?? 0;
  }

  structureOf(branch: number): RunStructure | null {
    return this.structures.get(branch) ?? null;
  }

  of(branch: number): TraceStore | null {
    return this.stores.get(branch) ?? null;
  }
}

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

/** A store of traces for each branch of the run; each begins as a copy of the one it left. */
export class BranchTraces {
  private stores = new Map<number, TraceStore>();
  /** How far each branch is recorded. */
  private reach = new Map<number, Picoseconds>();
  /** What each branch consists of; most share that of the run as it was loaded. */
  private structures = new Map<number, RunStructure>();
  /** Those of the branch that was reported last, or that the stage was laid out for since. */
  shown = new TraceStore();
  /** Counts the changes of what was in force, on any branch. */
  settingsVersion = 0;

  reset(loaded: LoadedReport): void {
    // The first branch keeps the store that panels may hold on to.
    this.shown.reset(loaded);
    this.settingsVersion++;
    this.stores = new Map([[1, this.shown]]);
    this.structures = new Map([[1, loaded]]);
    this.reach = new Map();
  }

  /** A branch has begun at 0 s with other settings. */
  begin({ branch, structure }: StructureReport): void {
    const store = this.stores.get(branch) ?? new TraceStore();
    store.reset(structure);
    this.stores.set(branch, store);
    this.structures.set(branch, structure);
    this.reach.set(branch, 0);
    this.settingsVersion++;
  }

  /** Branches have come or gone. */
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

  /** The stage is laid out for another branch: what panels paint before its first batch must fit that. */
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

  /** An edit has been carried out: what is in force now is known before the batch that brings the record of it. */
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

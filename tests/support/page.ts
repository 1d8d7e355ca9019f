import { AppliedTrace } from '../../src/app/traces/applied.ts';
import type {
  BatchReport,
  BranchesReport,
  BranchPart,
  Command,
  LoadedReport,
  Report,
  RunStructure,
  ScenarioDocument,
} from '../../src/contract/index.ts';
import { Replays } from '../../src/worker/replays/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';
import type { WorkerPort } from '../../src/worker/workerPort.ts';
import { type EventRow, rowsOf } from './runs.ts';

type Of<Type extends Report['type']> = Extract<Report, { type: Type }>;

/** A page without a browser in front of a host without a worker: the clock moves when it is told to. */
export class Page {
  readonly reports: Report[] = [];
  readonly host: SimulationHost;
  /** What the page has put together from the batches, by branch. */
  private records = new Map<number, PageRecord>();
  branch = 1;
  /** Gives a credit back for every batch, as a page does that keeps up. */
  keepsUp = true;
  /** What a look at the clock costs, ms: above zero, work takes time. */
  cost = 0;
  private clock = 0;
  private tasks: { readonly due: number; readonly task: () => void }[] = [];

  /** @param answering how what answers questions comes; usually at once */
  constructor(answering: WorkerPort['answering'] = (came) => came({ Replays })) {
    this.host = new SimulationHost({
      now: () => {
        this.clock += this.cost;
        return this.clock;
      },
      soon: (task, delayMs) => this.tasks.push({ due: this.clock + delayMs, task }),
      post: (report) => this.take(report),
      answering,
    });
  }

  load(scenario: ScenarioDocument, edits: Extract<Command, { type: 'load' }>['edits'] = [], seed = 1): this {
    return this.tell({ type: 'load', scenario, seed, edits });
  }

  tell(command: Command): this {
    this.host.command(command);
    return this;
  }

  /** Lets wall-clock time pass. */
  wait(ms: number): this {
    const until = this.clock + ms;
    for (;;) {
      this.tasks.sort((a, b) => a.due - b.due);
      const next = this.tasks[0];
      if (next === undefined || next.due > until) break;
      this.tasks.shift();
      this.clock = Math.max(this.clock, next.due);
      next.task();
    }
    this.clock = Math.max(this.clock, until);
    return this;
  }

  /** Lets the host work until it has nothing more to do; only for a run that is not playing. */
  settle(): this {
    while (this.tasks.length > 0) this.wait(10);
    return this;
  }

  seek(seconds: number): Of<'sought'> {
    this.tell({ type: 'seek', time: Math.round(seconds * 1e12), id: 1 }).settle();
    return this.last('sought');
  }

  ask(what: 'digest' | 'results' | 'edits'): Of<'answer'>['value'] {
    this.tell({ type: 'ask', id: 2, what });
    return this.last('answer').value;
  }

  all<Type extends Report['type']>(type: Type): Of<Type>[] {
    return this.reports.filter((report): report is Of<Type> => report.type === type);
  }

  last<Type extends Report['type']>(type: Type): Of<Type> {
    const found = this.all(type).at(-1);
    if (found === undefined) throw new Error(`no report of type ${type}`);
    return found;
  }

  get batch(): BatchReport {
    return this.last('batch');
  }

  /** Of the branch that was last told about. */
  get events(): EventRow[] {
    return this.recordOf(this.branch).events;
  }

  get applied(): AppliedTrace {
    return this.recordOf(this.branch).applied;
  }

  get bins(): PageRecord['bins'] {
    return this.recordOf(this.branch).bins;
  }

  recordOf(branch: number): PageRecord {
    const record = this.records.get(branch);
    if (record === undefined) throw new Error(`nothing is known of branch ${branch}`);
    return record;
  }

  private take(report: Report): void {
    this.reports.push(report);
    if (report.type === 'loaded') this.forgetAll(report);
    if (report.type === 'structure') this.begin(report.branch, report.structure);
    if (report.type === 'branches') this.branchOff(report);
    if (report.type === 'batch') this.append(report);
  }

  private forgetAll(loaded: LoadedReport): void {
    this.branch = 1;
    this.records.clear();
    this.begin(1, loaded);
  }

  private begin(branch: number, { channels }: RunStructure): void {
    const bins = channels.map(() => ({ min: [], max: [] }));
    this.records.set(branch, { events: [], bins, channels, applied: new AppliedTrace() });
  }

  /** A branch begins with what is known of the one it left. */
  private branchOff({ list }: BranchesReport): void {
    for (const { id, parent, recordFromPs } of list) {
      if (this.records.has(id)) continue;
      const { applied, ...copied } = this.recordOf(parent ?? 1);
      const record = { ...structuredClone(copied), applied: applied.copy() };
      this.records.set(id, record);
      this.forget(record, recordFromPs);
    }
  }

  private forget(record: PageRecord, from: number): void {
    const { channels } = record;
    record.applied.forgetFrom(from);
    record.events = record.events.filter(([time]) => time < from);
    record.bins.forEach(({ min, max }, channel) => {
      min.length = Math.min(min.length, Math.floor(from / channels[channel]!.binPs));
      max.length = min.length;
    });
  }

  private append(batch: BatchReport): void {
    this.branch = batch.branch;
    for (const part of [batch, ...batch.others]) this.write(part);
    if (this.keepsUp) this.host.command({ type: 'ackBatch', space: batch.space });
  }

  private write({ branch, forgetFrom, columns, events, applied }: BatchReport | BranchPart): void {
    const record = this.recordOf(branch);
    if (forgetFrom !== null) this.forget(record, forgetFrom);
    for (const { channel, firstBin, min, max } of columns) {
      const bins = record.bins[channel]!;
      if (firstBin > bins.min.length) throw new Error(`a gap before bin ${firstBin} of channel ${channel}`);
      min.forEach((value, i) => {
        bins.min[firstBin + i] = value;
        bins.max[firstBin + i] = max[i]!;
      });
    }
    for (const row of rowsOf(events)) record.events.push(row);
    record.applied.append(applied);
  }
}

interface PageRecord {
  readonly channels: RunStructure['channels'];
  events: EventRow[];
  readonly applied: AppliedTrace;
  readonly bins: { readonly min: number[]; readonly max: number[] }[];
}

import { TraceStore } from '../../src/app/traces/store.ts';
import type { Command, LoadedReport, Report, ScenarioDocument } from '../../src/contract/index.ts';
import { Replays } from '../../src/worker/replays/index.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';

/** A run and what a page has recorded of it: whatever it is asked to do is done at once. */
export class HostedTraces {
  readonly traces = new TraceStore();
  loaded: LoadedReport | null = null;
  now = 0;
  readonly reports: Report[] = [];
  private readonly tasks: (() => void)[] = [];
  private readonly host = new SimulationHost({
    now: () => 0,
    soon: (task) => this.tasks.push(task),
    post: (report) => this.take(report),
    answering: (came) => came({ Replays }),
  });

  constructor(scenario: ScenarioDocument, seed = 1) {
    this.tell({ type: 'load', scenario, seed, edits: [] });
  }

  tell(command: Command): this {
    this.host.command(command);
    for (let task = this.tasks.shift(); task !== undefined; task = this.tasks.shift()) task();
    return this;
  }

  /** @param time picoseconds */
  seek(time: number): this {
    return this.tell({ type: 'seek', time: Math.round(time), id: 1 });
  }

  get seen() {
    if (this.loaded === null) throw new Error('the scenario was refused');
    return { traces: this.traces, loaded: this.loaded, now: this.now };
  }

  private take(report: Report): void {
    this.reports.push(report);
    if (report.type === 'loaded') {
      this.loaded = report;
      this.traces.reset(report);
    }
    if (report.type !== 'batch') return;
    this.traces.append(report);
    this.now = report.now;
    this.host.command({ type: 'ackBatch', space: report.space });
  }
}

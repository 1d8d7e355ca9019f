import {
  type BatchReport,
  type Decision,
  type Edit,
  type LoadedReport,
  type ParameterValue,
  type Picoseconds,
  PS_PER_MS,
  type ScenarioDocument,
  type StepKind,
} from '../contract/index.ts';
import {
  checkScenario,
  createSimulation,
  liveOf,
  Recorder,
  type Simulation,
  type Snapshot,
  viewOf,
} from '../engine/index.ts';
import { FrameReplay } from './frames.ts';
import { loadedReport } from './loaded.ts';
import { Shelf } from './timeline/shelf.ts';
import { Timeline } from './timeline/timeline.ts';
import { WhyReplays } from './why.ts';

/** How far a search for the next event looks between two snapshots. */
const SEARCH_PS = 20 * PS_PER_MS;

export type Begun =
  | { readonly run: Run }
  | { readonly problems: ReturnType<typeof checkScenario>['problems'] };

/** A document becomes a run that stands at zero, or a list of everything wrong with it. */
export function beginRun(document: ScenarioDocument, seed: number, edits: readonly Edit[]): Begun {
  const { scenario, problems } = checkScenario(document);
  return scenario === null ? { problems } : { run: new Run(createSimulation(scenario, { seed, edits })) };
}

type Shown = Simulation['network']['ports'][number];

/** A simulation with its record and its snapshots: it can be moved forwards, backwards and by steps. */
export class Run {
  readonly simulation: Simulation;
  private readonly recorder: Recorder;
  private readonly shelf: Shelf;
  private readonly timeline: Timeline;
  readonly frames: FrameReplay;
  readonly why: WhyReplays;
  /** Id of the shown port. */
  port: string;
  private forgetFrom: Picoseconds | null = null;
  private told: Decision | null = null;
  /** What the curve last sent depends on. */
  private curveOf = '';

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.recorder = new Recorder(simulation);
    this.shelf = new Shelf(simulation.snapshot());
    this.timeline = new Timeline(simulation, this.shelf, this.recorder.widestBinPs);
    this.frames = new FrameReplay(simulation, this.timeline);
    this.why = new WhyReplays(simulation, this.timeline);
    this.port = simulation.scenario.shownPort;
  }

  /** How far the run is recorded, which is further than it stands after going back. */
  get reach(): Picoseconds {
    return this.recorder.reach;
  }

  get ended(): boolean {
    return this.simulation.now >= this.simulation.end;
  }

  loaded(): LoadedReport {
    return loadedReport(this.simulation, this.recorder, this.port);
  }

  /** Runs on to `time`, or as far as the wall clock allows; returns whether it got there. */
  advance(time: Picoseconds, mayGoOn: () => boolean): boolean {
    const { simulation } = this;
    const target = Math.min(time, simulation.end);
    while (simulation.now < target) {
      this.told = null;
      simulation.runUntil(this.timeline.stopBefore(Math.min(target, simulation.now + PS_PER_MS)));
      this.timeline.note(this.recorder.reach);
      if (simulation.now < target && !mayGoOn()) break;
    }
    this.recorder.settle();
    return simulation.now >= target;
  }

  /** Puts the run at the snapshot from which `time` is reached soonest. */
  approach(time: Picoseconds): void {
    const { simulation, timeline } = this;
    timeline.aim(time);
    if (time >= simulation.now && timeline.timeBefore(time) <= simulation.now) return;
    this.recorder.settle();
    this.recorder.replayFromNow();
    this.restore(timeline.before(time));
    this.told = null;
  }

  /** Stands where the snapshot was taken, with the edits of that moment, and with nobody looking closely. */
  private restore(snapshot: Snapshot): void {
    const { simulation } = this;
    simulation.restore(snapshot);
    simulation.runUntil(simulation.now);
    this.timeline.moved();
    for (const port of simulation.network.ports) {
      port.watched = false;
      port.inspecting = false;
    }
  }

  /** One cell slot, or to the next frame end or drop at the shown port. Returns why it stopped, in words. */
  step(kind: StepKind): string {
    const { simulation } = this;
    if (kind === 'cell') {
      const cell = simulation.network.links.find(({ id }) => id === this.port)?.cellWhole ?? 1;
      this.inspectUntil(simulation.now + cell);
      return 'after one cell slot';
    }
    const time = this.find(kind);
    this.told = null;
    if (time === null) {
      this.advance(simulation.end, () => true);
      return kind === 'drop' ? 'no further drop in this run' : 'no further frame in this run';
    }
    this.advance(time, () => true);
    this.inspectUntil(time + 1);
    return kind === 'drop' ? 'at a drop' : 'at the last cell of a frame';
  }

  /** Time of the next event of the kind at the shown port, with the run put back where it stood. */
  private find(kind: 'frame' | 'drop'): Picoseconds | null {
    const { simulation } = this;
    const port = this.shown();
    if (port === undefined) return null;
    const here = simulation.snapshot();
    const reach = this.recorder.reach;
    port.watched = true;
    let found = Infinity;
    while (found === Infinity && !this.ended) {
      port.losses.nextTime = Infinity;
      port.nextEndTime = Infinity;
      this.advance(simulation.now + SEARCH_PS, () => true);
      found = kind === 'drop' ? port.losses.nextTime : port.nextEndTime;
    }
    port.watched = false;
    if (found === Infinity) return null;
    if (this.recorder.reach > reach) this.recorder.settle();
    this.recorder.replayFromNow();
    this.restore(here);
    return found;
  }

  private inspectUntil(time: Picoseconds): void {
    const port = this.shown();
    if (port === undefined) return;
    port.lastDecision = null;
    port.watched = true;
    port.inspecting = true;
    this.advance(time, () => true);
    port.watched = false;
    port.inspecting = false;
    this.told = port.lastDecision;
  }

  private shown(): Simulation['network']['ports'][number] | undefined {
    return this.simulation.network.ports.find(({ id }) => id === this.port);
  }

  /** Changes a value now; a recorded future is given up. @throws InvalidValue, and nothing has changed */
  edit(path: string, value: ParameterValue): Edit {
    const edit = this.applyNow(path, value);
    this.frames.forget();
    this.why.forget();
    return edit;
  }

  private applyNow(path: string, value: ParameterValue): Edit {
    const { simulation, recorder, timeline } = this;
    const { now } = simulation;
    if (recorder.reach <= now) return simulation.apply(path, value);
    const here = simulation.snapshot();
    const edit = simulation.apply(path, value);
    simulation.restore(here);
    simulation.forgetFuture();
    this.restore(timeline.before(now));
    recorder.forgetFromNow();
    this.forgetFrom = Math.min(this.forgetFrom ?? Infinity, simulation.now);
    this.advance(now, () => true);
    simulation.apply(edit.path, edit.value);
    return edit;
  }

  /** The curve of the port, unless the page has it. */
  private newCurve({ id, policyId, policy, settings, capacity }: Shown): BatchReport['curve'] {
    const key = JSON.stringify([id, policyId, settings.params, capacity]);
    if (key === this.curveOf) return null;
    this.curveOf = key;
    return { port: id, policy: policyId, curve: policy.curve?.() ?? null };
  }

  /** Everything new since the last batch. @param whole with results and, after a step, the decision */
  batch(state: BatchReport['state'], reason: string, whole: boolean): BatchReport {
    this.recorder.settle();
    const port = this.shown();
    const forgetFrom = this.forgetFrom;
    this.forgetFrom = null;
    return {
      type: 'batch',
      now: this.simulation.now,
      recorded: this.recorder.reach,
      state,
      reason,
      columns: this.recorder.takeColumns(),
      events: this.recorder.takeEvents(),
      view: viewOf(this.simulation, this.port),
      results: whole ? this.simulation.results() : null,
      decision: this.told,
      verdict: port?.lastDecisionInBrief ?? null,
      live: port === undefined ? null : liveOf(port),
      curve: port === undefined ? null : this.newCurve(port),
      forgetFrom,
      kept: this.shelf.books,
    };
  }
}

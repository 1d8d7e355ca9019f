import {
  type Decision,
  type Edit,
  elementAt,
  type ParameterValue,
  type Picoseconds,
  type Problem,
  PS_PER_MS,
  type RmCellAtPort,
  type RunResults,
  type RunStructure,
  type ScenarioDocument,
  sameEdit,
} from '../contract/index.ts';
import {
  beginWith,
  type CheckedScenario,
  createSimulation,
  isFromStart,
  type Mark,
  Recorder,
  type Simulation,
  type Snapshot,
  watchRmCells,
} from '../engine/index.ts';
import { judge } from './judged.ts';
import { Questions } from './questions.ts';
import { structureOf } from './sending/loaded.ts';
import type { SearchRecord } from './timeline/episodes/moments.ts';
import { divergence } from './timeline/plans.ts';
import { SnapshotCache } from './timeline/snapshotCache.ts';
import { Timeline } from './timeline/timeline.ts';

export type Begun = { readonly run: Run } | { readonly problems: CheckedScenario['problems'] };

/** Document and seed common to all branches. */
interface Base {
  readonly document: ScenarioDocument;
  readonly seed: number;
}

/** Start of a run: the base, and the edits from 0 s that changed the document of its branch. */
export interface Beginning {
  readonly base: Base;
  readonly settings: readonly Edit[];
}

/** Builds a run at 0 s from a document, or lists all its errors. Edits that cannot be applied are reported. */
export function beginRun(document: ScenarioDocument, seed: number, edits: readonly Edit[]): Begun {
  const { document: changed, settings, live, problems: refused } = beginWith(document, edits);
  const { scenario, problems } = judge(changed);
  if (scenario === null) return { problems };
  const simulation = createSimulation(scenario, { seed });
  const snapshots = new SnapshotCache(simulation.snapshot());
  if (live.length > 0) {
    simulation.restore(snapshots.nearest([], 0), live);
    simulation.runUntil(0);
  }
  return { run: new Run(simulation, snapshots, { base: { document, seed }, settings }, refused) };
}

export type ShownPort = Simulation['network']['ports'][number];

/** A simulation with its record and its snapshots: it can be moved forwards and backwards, and branched. */
export class Run {
  readonly simulation: Simulation;
  readonly recorder: Recorder;
  readonly snapshots: SnapshotCache;
  private readonly timeline: Timeline;
  readonly questions: Questions;
  /** Id of the shown port. */
  port: string;
  /** Decision at which a step has stopped. */
  shownDecision: Decision | null = null;
  /** RM cell at which a step has stopped. */
  rmAtPort: RmCellAtPort | null = null;
  /** Record of the last search for an event. */
  lastSearch: SearchRecord | null = null;
  private forgetFrom: Picoseconds | null = null;
  /** Latest time at which the run was shown. Results computed beyond it belong to no branch. */
  private shownUntil: Picoseconds = 0;

  /** Counters at the start of the last requested window, with the edits before it. */
  private marked: { readonly mark: Mark; readonly edits: readonly Edit[] } | null = null;

  readonly beginning: Beginning;
  private refused: readonly Problem[];

  constructor(
    simulation: Simulation,
    snapshots: SnapshotCache,
    beginning: Beginning,
    refused: readonly Problem[] = [],
  ) {
    this.simulation = simulation;
    this.beginning = beginning;
    this.refused = refused;
    this.snapshots = snapshots;
    this.recorder = new Recorder(simulation);
    this.timeline = new Timeline(simulation, snapshots, this.recorder.widestBinPs);
    this.questions = new Questions(simulation, this.timeline);
    this.port = simulation.scenario.shownPort;
  }

  /** Time up to which the run is recorded; after a step back it is later than the present. */
  get recordedUntil(): Picoseconds {
    return this.recorder.recordedUntil;
  }

  get ended(): boolean {
    return this.simulation.now >= this.simulation.end;
  }

  /** Whether the run was shown at a later time: an edit then makes a branch. */
  get wasFurther(): boolean {
    return this.shownUntil > this.simulation.now;
  }

  structure(): RunStructure {
    return structureOf(this);
  }

  /** All edits of its branch, also those still to come. */
  get allEdits(): readonly Edit[] {
    return [...this.beginning.settings, ...this.simulation.allEdits];
  }

  /** Returns edits refused since the last call. */
  takeRefused(): readonly Problem[] {
    const refused = [...this.refused, ...this.simulation.takeRefused()];
    this.refused = [];
    return refused;
  }

  /** Results from `time` on, or from the start of the measured window if that is later; null while there are none. */
  resultsFrom(time: Picoseconds): RunResults | null {
    const { simulation } = this;
    const { fromPs, toPs } = simulation.scenario;
    if (time <= fromPs) return simulation.results();
    const mark = time <= simulation.now && time < toPs ? this.markAt(time) : null;
    return mark === null || time === simulation.now ? null : simulation.results(mark);
  }

  private markAt(time: Picoseconds): Mark {
    const { simulation, snapshots } = this;
    const plan = simulation.allEdits.filter((edit) => edit.time <= time);
    const known = this.marked;
    const isKnown =
      known?.mark.totals.time === time &&
      known.edits.length === plan.length &&
      known.edits.every((edit, i) => sameEdit(edit, elementAt(plan, i)));
    if (isKnown) return known.mark;
    const mark =
      time === simulation.now ? simulation.mark() : markOf(simulation, snapshots.nearest(plan, time), time);
    this.marked = { mark, edits: plan };
    return mark;
  }

  /** Whether a branch with these edits runs the same document. */
  beginsLike(edits: readonly Edit[]): boolean {
    const { settings } = this.beginning;
    const others = edits.filter(isFromStart);
    return (
      others.length === settings.length && others.every((edit, i) => sameEdit(edit, elementAt(settings, i)))
    );
  }

  /** Notes that the run is shown at its present time. */
  show(): void {
    this.shownUntil = Math.max(this.shownUntil, this.simulation.now);
  }

  /** Time from which the record became invalid since the last call; null if it is all valid. */
  takeForgotten(): Picoseconds | null {
    const { forgetFrom } = this;
    this.forgetFrom = null;
    return forgetFrom;
  }

  /**
   * Runs to `time`, unless the wall clock stops it before; returns whether it got there.
   * @param span length of a slice; after each one `mayGoOn` is called
   */
  advance(time: Picoseconds, mayGoOn: () => boolean, span: Picoseconds = PS_PER_MS): boolean {
    const { simulation } = this;
    const target = Math.min(time, simulation.end);
    while (simulation.now < target) {
      this.slice(target, span);
      if (simulation.now < target && !mayGoOn()) break;
    }
    this.recorder.flush();
    return simulation.now >= target;
  }

  /** Runs one slice: `span`, but not beyond `time` or the next snapshot. */
  slice(time: Picoseconds, span: Picoseconds = PS_PER_MS): void {
    const { simulation, timeline } = this;
    this.shownDecision = null;
    this.rmAtPort = null;
    simulation.runUntil(timeline.stopBefore(Math.min(time, simulation.now + span)));
    timeline.note(this.recorder.recordedUntil);
  }

  /** Restores the snapshot from which `time` is reached soonest. */
  approach(time: Picoseconds): void {
    const { simulation, timeline } = this;
    timeline.aim(time);
    // Other branches may have run further with the same edits; the time in between would not be recorded.
    const known = Math.min(time, Math.max(this.recordedUntil, simulation.now));
    if (time >= simulation.now && timeline.timeBefore(known) <= simulation.now) return;
    this.goTo(timeline.before(known));
  }

  /** Restores the last snapshot before a time greater than 0. */
  goBackBefore(time: Picoseconds): void {
    this.goTo(this.timeline.before(time - 1));
  }

  private goTo(snapshot: Snapshot): void {
    this.recorder.flush();
    this.recorder.beginReplay();
    this.restore(snapshot);
    this.shownDecision = null;
    this.rmAtPort = null;
  }

  /** Restores a snapshot, with the edits of its time. */
  private restore(snapshot: Snapshot, edits: readonly Edit[] = this.simulation.allEdits): void {
    const { simulation } = this;
    simulation.restore(snapshot, edits);
    simulation.runUntil(simulation.now);
    this.timeline.moved();
  }

  /** Runs to `time`; in the last `span` the last decision and RM cell at the shown port are explained in full. */
  inspect(time: Picoseconds, span: Picoseconds): void {
    const always = () => true;
    this.approach(Math.max(0, time - span));
    this.advance(Math.max(0, time - span), always);
    const port = this.shown();
    if (port === undefined) {
      this.advance(time, always);
      return;
    }
    let decision: Decision | null = null;
    const detach = port.probes.add({
      onDecision: (made) => {
        decision = made;
      },
    });
    let rmAtPort: RmCellAtPort | null = null;
    const stop = watchRmCells(this.simulation, this.port, null, (rm) => {
      rmAtPort = rm;
    });
    this.advance(time, always);
    stop();
    detach();
    this.shownDecision = decision;
    this.rmAtPort = rmAtPort;
  }

  shown(): ShownPort | undefined {
    return this.simulation.network.ports.find(({ id }) => id === this.port);
  }

  /** Changes a value now and discards later results. @throws InvalidValue, without a change */
  edit(path: string, value: ParameterValue): Edit {
    const edit = this.applyNow(path, value);
    this.questions.forget();
    return edit;
  }

  private applyNow(path: string, value: ParameterValue): Edit {
    const { simulation, recorder } = this;
    const { now } = simulation;
    if (recorder.recordedUntil <= now) return simulation.apply(path, value);
    const here = simulation.snapshot();
    const edit = simulation.apply(path, value);
    simulation.restore(here);
    simulation.dropLaterEdits();
    this.recordAgainFrom(now, simulation.allEdits);
    this.advance(now, () => true);
    simulation.apply(edit.path, edit.value);
    return edit;
  }

  /** Replaces the edits for its document and keeps the record up to the first difference; the run is then there or earlier. */
  follow(edits: readonly Edit[]): void {
    const plan = liveIn(edits);
    const parting = divergence(this.simulation.allEdits, plan);
    if (parting === null) return;
    this.recorder.flush();
    this.recordAgainFrom(Math.min(parting, this.recorder.recordedUntil), plan);
    this.shownUntil = this.simulation.now;
    this.questions.forget();
  }

  /** Goes to the last common edge of all bins before `time`, and records again from there. */
  private recordAgainFrom(time: Picoseconds, edits: readonly Edit[]): void {
    this.restore(this.snapshots.nearest(edits, time), edits);
    this.recorder.forgetFromNow();
    this.shownDecision = null;
    this.rmAtPort = null;
    this.forgetFrom = Math.min(this.forgetFrom ?? Infinity, this.simulation.now);
  }

  /**
   * An identical run up to now, with the record of this one but without its edits still to come.
   * Returns it with the time from which its record is its own.
   */
  fork(): { run: Run; recordFromPs: Picoseconds } {
    const { simulation, snapshots } = this;
    return this.branchOff(
      simulation.edits,
      simulation.now,
      snapshots.nearest(simulation.edits, simulation.now),
    );
  }

  /**
   * A run of the same document with any edits, with the record of this one up to the first difference.
   * Returns it with the time from which its record is its own.
   */
  forkWith(edits: readonly Edit[]): { run: Run; recordFromPs: Picoseconds } {
    const plan = liveIn(edits);
    const { simulation, snapshots, recorder } = this;
    recorder.flush();
    const parting = Math.min(divergence(simulation.allEdits, plan) ?? Infinity, recorder.recordedUntil);
    const start = snapshots.nearest(plan, parting);
    return this.branchOff(plan, start.now, start);
  }

  private branchOff(edits: readonly Edit[], time: Picoseconds, start: Snapshot) {
    const { simulation, snapshots, recorder, port, beginning } = this;
    const run = new Run(
      createSimulation(simulation.scenario, { seed: simulation.seed }),
      snapshots,
      beginning,
    );
    run.port = port;
    run.restore(start, edits);
    run.recorder.copyFrom(recorder);
    run.advance(time, () => true);
    run.show();
    return { run, recordFromPs: start.now };
  }
}

/** Counters of a run at an earlier time. */
function markOf({ scenario, seed, allEdits }: Simulation, start: Snapshot, time: Picoseconds): Mark {
  const past = createSimulation(scenario, { seed });
  past.restore(start, allEdits);
  past.runUntil(time);
  return past.mark();
}

const liveIn = (edits: readonly Edit[]): readonly Edit[] => edits.filter((edit) => !isFromStart(edit));

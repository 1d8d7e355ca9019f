import {
  because,
  type Catalog,
  type Edit,
  type ParameterValue,
  type Picoseconds,
  type PortState,
  type Problem,
  PS_PER_MS,
  PS_PER_SECOND,
  type RateState,
  type RunResults,
  readEditPath,
  type VcState,
} from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import { byNumber } from '../../scenario/document/vcNames.ts';
import { rateState } from '../../scenario/edits/abrEdits.ts';
import { buffersFirst } from '../../scenario/edits/editOrder.ts';
import type { EditablePort, EditState } from '../../scenario/edits/judged.ts';
import { checkLiveEdit } from '../../scenario/edits/kinds.ts';
import { WindowSamples } from '../metrics/correlation.ts';
import {
  afterCheck,
  judgeRates,
  measureRates,
  type SettlingWindow,
  settledUntil,
  settlingStart,
  settlingWindowFrom,
} from '../metrics/fair/judge.ts';
import { breachOf, type PhysicsBreach, PhysicsJudge } from '../metrics/physics.ts';
import { resultsOf } from '../metrics/results.ts';
import { type Totals, takeTotals } from '../metrics/totals.ts';
import { buildNetwork, type EnginePath } from '../network/build/build.ts';
import { ratedVcsOf } from '../network/build/loops.ts';
import { componentsOf, type Network } from '../network/nodes/network.ts';
import { combine } from '../sim/digest.ts';
import { Probes } from '../sim/probes.ts';
import { capture, reinstate, type State } from '../sim/state.ts';
import { carryOut } from './carriedOut.ts';
import { LookaheadLoop } from './lookaheadLoop.ts';
import { type MarkReader, marksOf } from './marks.ts';
import type { RunProbe } from './runProbe.ts';

export interface SimulationOptions {
  /** Default: the seed of the scenario. */
  readonly seed?: number;
  /** Edits to apply at their times. */
  readonly edits?: readonly Edit[];
  readonly path?: EnginePath;
}

/** Number of physics checks per run; if switches run by their own clocks, which makes stops expensive, at most one per `LONG_STRIDE`. */
const JUDGEMENTS = 100;
const LONG_STRIDE: Picoseconds = 30 * PS_PER_MS;

/** A copy of a run at one instant; never changed once taken. */
export interface Snapshot {
  readonly now: Picoseconds;
  readonly ports: readonly PortState[];
  readonly vcs: readonly VcState[];
  readonly state: State;
  readonly fromTotals: Totals;
  readonly toTotals: Totals | null;
  readonly judging: SettlingWindow;
  /** Edits applied until then. */
  readonly edits: readonly Edit[];
}

/** Counters of a run at one instant; never changed once taken. */
export interface Mark {
  readonly totals: Totals;
  readonly samples: WindowSamples;
}

/** An edit with an invalid value, which has changed nothing. */
export class InvalidValue extends RangeError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    const { path, value, reason } = problem;
    super(value === undefined ? `${path}: ${reason.key}` : `${path} = ${String(value)}: ${reason.key}`);
    this.problem = problem;
  }
}

/**
 * A run: a pure function of (scenario, seed, edits). Time advances in lookahead windows (`lookaheadLoop.ts`), in
 * which each node runs independently; the division of a run into windows and calls has no effect on its result.
 */
export class Simulation {
  readonly scenario: CompleteScenario;
  readonly seed: number;
  readonly network: Network;
  readonly end: Picoseconds;
  now: Picoseconds = 0;
  private readonly catalog: Catalog;
  private readonly loop: LookaheadLoop;
  private readonly everyEvent: boolean;
  private readonly samples: WindowSamples;
  /** Time just before the last start of a VC, from which fair shares are determined. */
  private readonly lastStart: Picoseconds;
  private judging: SettlingWindow;
  /** Counters at the start of the measurement; until then, those of time zero. */
  private fromTotals: Totals;
  private toTotals: Totals | null = null;
  /** All edits of the run in order of time; the first `done` of them have been applied. */
  private log: Edit[];
  private vcs: readonly VcState[];
  /** VCs that cross each port, which no edit changes. */
  private readonly crossed: readonly Pick<EditablePort, 'frameCells' | 'crossing'>[];
  private editable: readonly { readonly of: PortState; readonly port: EditablePort }[] = [];
  private done = 0;
  private readonly refused: Problem[] = [];
  readonly probes = new Probes<RunProbe>();
  private readers: { readonly probes: readonly RunProbe[]; readonly marks: MarkReader | null } = {
    probes: [],
    marks: null,
  };
  private changes = 0;
  private readonly physics: PhysicsJudge;
  private judgedAt: Picoseconds = 0;
  /** The violation of physics at which this run has stopped. */
  private breach: PhysicsBreach | null = null;

  constructor(scenario: CompleteScenario, catalog: Catalog, options: SimulationOptions = {}) {
    this.scenario = scenario;
    this.catalog = catalog;
    this.seed = options.seed ?? scenario.seed;
    this.network = buildNetwork(scenario, this.seed, options.path ?? 'fast');
    this.everyEvent = options.path === 'general';
    this.end = scenario.durationPs;
    this.lastStart = settlingStart(scenario, this.seed);
    this.judging = settlingWindowFrom(scenario, this.lastStart);
    this.loop = new LookaheadLoop(this.network);
    const hasWindows = this.network.connections.some(({ tcp }) => tcp !== null);
    this.samples = new WindowSamples(scenario.vcs.length, hasWindows ? scenario.fromPs : Infinity);
    this.vcs = scenario.vcs.map(({ state }) => state);
    this.crossed = this.network.crossings.map((ofPort) => {
      const crossing = ofPort.map(({ vc, merged, frameCells }) => ({
        vc: merged ? null : this.vcs[vc]!.id,
        frameCells,
      }));
      return { frameCells: Math.max(0, ...crossing.map((hop) => hop.frameCells)), crossing };
    });
    this.log = this.timely(options.edits ?? []);
    this.fromTotals = this.totals();
    this.physics = new PhysicsJudge(this.network);
    this.reachMarks();
  }

  /** Edits in order of time; those with an invalid time are reported and omitted. */
  private timely(edits: readonly Edit[]): Edit[] {
    const usable = (edit: Edit): boolean => edit.time >= 0 && edit.time <= this.end;
    for (const edit of edits.filter((candidate) => !usable(candidate))) {
      const times = { atS: edit.time / PS_PER_SECOND, endS: this.end / PS_PER_SECOND };
      const reason = because('notInRunTime', times);
      this.refused.push({ path: edit.path, value: edit.value, reason });
    }
    return edits
      .filter(usable)
      .map((edit) => ({ ...edit, path: byNumber(edit.path, this.scenario.vcs) }))
      .sort((a, b) => a.time - b.time);
  }

  /** Cells put on links so far, without those waiting at ports. */
  get hops(): number {
    const { links, ports } = this.network;
    const carried = links.reduce((sum, link) => sum + link.tail - link.piggybackedCells, 0);
    return ports.reduce((sum, port) => (port.queue.holdsCells ? sum : sum - port.waiting), carried);
  }

  /** Edits applied so far, oldest first. */
  get edits(): readonly Edit[] {
    return this.log.slice(0, this.done);
  }

  /**
   * Processes all events before `time`, at most up to the end of the run.
   * @throws PhysicsBreach if the run has violated physics, as no real network can
   */
  runUntil(time: Picoseconds): void {
    if (this.breach !== null) throw this.breach;
    const target = Math.min(time, this.end);
    // After a restore, edits at this time have not been applied yet.
    this.reachMarks();
    while (this.now < target) {
      const mark = Math.min(target, this.nextMark());
      for (const node of this.network.switches) node.noteSettings();
      this.advance(mark);
      for (const probe of this.probes.list) probe.onBarrier?.();
      this.reachMarks();
    }
    for (const port of this.network.ports) port.advance(this.now - 1);
  }

  private advance(mark: Picoseconds): void {
    const before = this.now;
    try {
      if (this.everyEvent) this.runEventsByMarks(mark);
      else this.loop.run(before, mark, this.markReader());
      this.now = mark;
      if (mark < Math.min(this.end, this.judgedAt + Math.ceil(this.end / JUDGEMENTS))) return;
      this.judgedAt = mark;
      this.physics.judge(mark, mark === this.end);
    } catch (error) {
      this.breach = breachOf(error, before);
      throw this.breach ?? error;
    }
  }

  /** The reader of counters during the run; null for none. */
  private markReader(): MarkReader | null {
    const { list } = this.probes;
    if (this.readers.probes !== list) this.readers = { probes: list, marks: marksOf(list) };
    return this.readers.marks;
  }

  private runEventsByMarks(end: Picoseconds): void {
    const { network } = this;
    const marks = this.markReader();
    while (this.now < end) {
      const mark = marks === null || marks.next <= this.now ? Infinity : marks.next;
      this.loop.runEvents(this.now, Math.min(mark, end));
      this.now = Math.min(mark, end);
      if (marks !== null && this.now === mark) marks.allPassed(network.nodes, mark);
    }
  }

  /** Time of the next interruption: an edit, a window sample, start or end of the measurement, or a check. */
  private nextMark(): Picoseconds {
    const { fromPs, toPs } = this.scenario;
    const span = Math.ceil(this.end / JUDGEMENTS);
    const judgement = this.judgedAt + (this.loop.isPartitioned ? Math.max(span, LONG_STRIDE) : span);
    const later = (mark: Picoseconds): Picoseconds => (mark > this.now ? mark : Infinity);
    const edit = this.done < this.log.length ? this.log[this.done]!.time : Infinity;
    const sample = this.now < toPs ? this.samples.next : Infinity;
    const ahead = Math.min(later(this.lastStart), later(this.judging.next), later(fromPs), later(toPs));
    return Math.min(edit, sample, Math.max(this.now + 1, judgement), ahead);
  }

  private reachMarks(): void {
    const { fromPs, toPs } = this.scenario;
    if (this.now === this.samples.next && this.now < toPs) {
      this.samples.add(
        this.network.connections.map(({ tcp }) => (tcp?.sender.started ? tcp.sender.window.usable : 0)),
      );
    }
    if (this.now === this.lastStart) judgeRates(this.scenario, this.network, this.now);
    if (this.now === fromPs && this.fromTotals.time < fromPs) {
      this.fromTotals = this.totals();
      measureRates(this.network);
    }
    if (this.now === this.judging.next)
      this.judging = afterCheck(this.judging, this.scenario, this.network, this.lastStart);
    if (this.now === toPs && this.toTotals === null) this.toTotals = this.totals();
    this.carryOutDue();
  }

  /**
   * Applies the edits of this time, in their order. The last one of a path, if it is refused, is tried again after the others,
   * which may make it possible. One that cannot be applied is removed from the run and reported.
   */
  private carryOutDue(): void {
    const { log, now } = this;
    let end = this.done;
    while (end < log.length && log[end]!.time <= now) end++;
    if (end === this.done) return;
    let waiting = buffersFirst(log.splice(this.done, end - this.done), this.editState(), this.catalog);
    const last = new Map(waiting.map((edit) => [edit.path, edit]));
    for (let tried = Infinity; waiting.length > 0; ) {
      const isOver = waiting.length === tried;
      tried = waiting.length;
      waiting = waiting.filter((edit) => {
        const problem = this.carryOutLogged(edit);
        const waits = problem !== null && !isOver && last.get(edit.path) === edit;
        if (problem !== null && !waits) {
          this.refused.push(problem);
          this.changes++;
        }
        return waits;
      });
    }
  }

  private carryOutLogged(edit: Edit): Problem | null {
    try {
      const value = this.carryOut(edit.path, edit.value);
      this.log.splice(this.done, 0, value === edit.value ? edit : { ...edit, value });
      this.done++;
      this.changes++;
      return null;
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      return error.problem;
    }
  }

  /** Problems of edits in the log that could not be applied, since the last call. */
  takeRefused(): readonly Problem[] {
    return this.refused.splice(0);
  }

  /** Number of changes to the list of edits, or to how many of them are in force: equal numbers mean equal settings. */
  get revision(): number {
    return this.changes;
  }

  /** All edits of the run, including those not yet applied. */
  get allEdits(): readonly Edit[] {
    return this.log;
  }

  private totals(): Totals {
    for (const port of this.network.ports) port.advance(this.now - 1);
    return takeTotals(this.network, this.now);
  }

  /** Drops the edits not yet applied, because the run is about to become another one. */
  dropLaterEdits(): void {
    if (this.log.length > this.done) this.changes++;
    this.log.length = this.done;
  }

  /** Present settings of the switch ports. */
  portStates(): PortState[] {
    return this.network.ports.map(({ settings }) => settings);
  }

  /** Present weights, service classes and shares of the VCs. */
  vcStates(): readonly VcState[] {
    return this.vcs;
  }

  /** Present rate control settings of the VCs with rate control. */
  rateStates(): readonly RateState[] {
    return ratedVcsOf(this.network).map(rateState);
  }

  /** Applies an edit now; see contract/document/paths.ts for paths. @throws InvalidValue */
  apply(path: string, value: ParameterValue): Edit {
    const numbered = byNumber(path, this.scenario.vcs);
    const edit = { time: this.now, path: numbered, value: this.carryOut(numbered, value) };
    this.log.splice(this.done, 0, edit);
    this.done++;
    this.changes++;
    return edit;
  }

  private carryOut(text: string, value: ParameterValue): ParameterValue {
    const checked = checkLiveEdit(text, value, this.editState(), this.catalog);
    const path = readEditPath(text);
    if (!checked.ok) throw new InvalidValue(checked.problem);
    if (path !== null) carryOut(this, path, checked);
    return checked.value;
  }

  noteSettings(): void {
    for (const probe of this.probes.list) probe.onSettings?.();
  }

  private editState(): EditState {
    const { network, scenario, vcs } = this;
    const ports = this.editablePorts();
    return {
      ...{ ports, vcs, presets: scenario.presets, senders: scenario.vcs, links: scenario.links },
      get rated() {
        return ratedVcsOf(network);
      },
    };
  }

  /** Sets weights, service classes and shares of the VCs. */
  setVcs(vcs: readonly VcState[]): void {
    this.vcs = vcs;
    vcs.forEach((vc, i) => {
      this.network.vcs.set(i, vc);
    });
  }

  /** Ports as edits see them; recreated only for ports with changed settings, because many edits may be tried at one instant. */
  private editablePorts(): readonly EditablePort[] {
    this.editable = this.network.ports.map(({ settings }, i) => {
      const known = this.editable[i];
      return known?.of === settings ? known : { of: settings, port: { ...settings, ...this.crossed[i]! } };
    });
    return this.editable.map(({ port }) => port);
  }

  /** A copy of the present counters, for results from now on. */
  mark(): Mark {
    return { totals: this.totals(), samples: this.samples.copy() };
  }

  /**
   * Results over the measured window up to now; before its start, over the run so far.
   * @param since results from this mark on, if it is after the start of the measurement
   */
  results(since: Mark | null = null): RunResults {
    const mark = since !== null && since.totals.time > this.scenario.fromPs ? since : null;
    return resultsOf({
      scenario: this.scenario,
      network: this.network,
      vcs: this.vcs,
      samples: mark === null ? this.samples : this.samples.after(mark.samples),
      from: mark?.totals ?? this.fromTotals,
      isMarked: mark !== null,
      to: this.toTotals ?? this.totals(),
      judged: settledUntil(this.judging, this.network),
      changes: this.edits.map(({ time }) => time),
      seed: this.seed,
      digest: this.digest(),
      hops: this.hops,
    });
  }

  /** Digest of all lost cells and received frames so far, 16 hexadecimal digits. */
  digest(): string {
    const { ports, hosts, routers } = this.network;
    return combine([...ports.map(({ losses }) => losses), ...hosts, ...routers].map(({ digest }) => digest));
  }

  snapshot(): Snapshot {
    return {
      now: this.now,
      ports: this.portStates(),
      vcs: this.vcs,
      state: capture([...componentsOf(this.network), this.samples]),
      fromTotals: this.fromTotals,
      toTotals: this.toTotals,
      judging: this.judging,
      edits: this.edits,
    };
  }

  /**
   * Goes back (or forward) to a snapshot of this run, or of another one of the same scenario and seed;
   * later edits of the plan are applied again at their times.
   */
  restore(snapshot: Snapshot, plan: readonly Edit[] = this.log): void {
    this.setVcs(snapshot.vcs);
    snapshot.ports.forEach((settings, i) => {
      this.network.ports[i]!.restoreSettings(settings, snapshot.now);
    });
    reinstate([...componentsOf(this.network), this.samples], snapshot.state);
    this.network.rmReturns?.reset();
    this.now = snapshot.now;
    this.fromTotals = snapshot.fromTotals;
    this.toTotals = snapshot.toTotals;
    this.judging = snapshot.judging;
    if (plan !== this.log || snapshot.edits.length !== this.done) this.changes++;
    this.log = [...snapshot.edits, ...this.timely(plan.slice(snapshot.edits.length))];
    this.done = snapshot.edits.length;
    this.breach = null;
    this.physics.moved(this.now);
    this.judgedAt = this.now;
    for (const probe of this.probes.list) probe.onSeek?.();
  }
}

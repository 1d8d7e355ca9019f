import {
  type Breakpoint,
  type Command,
  type PauseReason,
  type Picoseconds,
  PS_PER_MS,
  pauseReason,
} from '../contract/index.ts';
import { PhysicsBreach } from '../engine/index.ts';
import { Answers } from './answers.ts';
import type { Branches } from './branches.ts';
import type { Run } from './run.ts';
import { BatchSender } from './sending/batchSender.ts';
import { AT_FAULT, Breakpoints } from './timeline/breakpoints.ts';
import { StepGoal } from './timeline/stepGoal.ts';
import { Warmup } from './warmup.ts';
import type { WorkerPort } from './workerPort.ts';

/** Longest period of work between two checks for messages. */
const SLICE_MS = 8;
/** Work between two checks of the wall clock, estimated from the speed so far, and its limit in simulated time. */
const LOOK_MS = 4;
const LONGEST_SPAN: Picoseconds = 32 * PS_PER_MS;
/** For a network so large that a millisecond of it takes seconds: without a check the worker could not answer. */
const SHORTEST_SPAN: Picoseconds = PS_PER_MS / 1000;

/** A time to seek to. */
interface SeekGoal {
  readonly time: Picoseconds;
  /** Id for `sought`; null: no reply. */
  readonly id: number | null;
  /** Whether the run was playing and continues from there. */
  readonly playOn: boolean;
  /** Whether edits of branches may have changed, and are reported. */
  readonly reportEdits: boolean;
}

export const STILL = { id: null, playOn: false, reportEdits: false } as const;

/** Moves the run and the branches compared with it: by the clock, to a time, or to the target of a step. */
export class Player {
  readonly outbox: BatchSender;
  readonly answers: Answers;
  private readonly warmup: Warmup;
  ratio = 0.01;
  /** The breakpoints at which it stops while it plays. */
  breakpointList: readonly Breakpoint[] = [];
  playing = false;
  private branches: Branches | null = null;
  private readonly outside: WorkerPort;
  private goal: SeekGoal | StepGoal | null = null;
  /** Work to be done when the run reaches its goal. */
  private waiting: (() => void)[] = [];
  private breakpoints: Breakpoints | null = null;
  private ticking = false;
  private lastTick = 0;
  /** Time that the run should have reached by the clock. */
  private due: Picoseconds = 0;
  /** Simulated time between two checks of the clock. */
  private span: Picoseconds = PS_PER_MS;

  constructor(outside: WorkerPort) {
    this.outside = outside;
    this.outbox = new BatchSender(outside);
    this.warmup = new Warmup(outside.now);
    this.answers = new Answers(outside, () => this.tickSoon(0));
  }

  private get run(): Run | null {
    return this.branches?.run ?? null;
  }

  /** A run has been loaded and is paused. */
  begin(branches: Branches): void {
    this.warmup.stop();
    this.doWaiting();
    this.breakpoints?.release();
    this.branches = branches;
    this.playing = false;
    this.goal = null;
    this.breakpoints = null;
    this.breakpointList = [];
    this.outbox.begin();
  }

  /** Sends the structures of branches that began again, before anything else about them. */
  sendStructures(branches: Branches): void {
    const begun = branches.takeRebuilt();
    if (begun.length > 0) this.outbox.forgetSent();
    for (const { id, run } of begun)
      this.outside.post({ type: 'structure', branch: id, structure: run.structure() });
  }

  sendBranches(branches: Branches): void {
    this.sendStructures(branches);
    this.outside.post(branches.report());
  }

  play(run: Run): void {
    if (this.playing) return;
    this.leaveGoal();
    this.playing = !run.ended;
    this.due = run.simulation.now;
    this.lastTick = this.outside.now();
    this.watchBreakpoints();
    this.send(null, false);
    this.tickSoon(0);
  }

  /** Runs a copy of this run while nothing moves, to warm up code, so that the first Play is as fast as later ones; null ends it. */
  warmUp(run: Run | null): void {
    if (run === null || this.playing || this.goal !== null) {
      this.warmup.stop();
      return;
    }
    this.warmup.begin(run.simulation.scenario.document);
    this.tickSoon(0);
  }

  /** Watches for breakpoints from the present time on, if the run plays. */
  watchBreakpoints(): void {
    this.breakpoints?.release();
    this.breakpoints =
      this.playing && this.run !== null ? new Breakpoints(this.run, this.breakpointList) : null;
  }

  pause(reason: PauseReason | null, stopped: number | null = null): void {
    this.playing = false;
    this.leaveGoal();
    this.watchBreakpoints();
    this.branches?.align();
    this.send(reason, true, stopped);
  }

  step(run: Run, { kind, back, vc }: Extract<Command, { type: 'step' }>): void {
    this.playing = false;
    this.leaveGoal();
    this.watchBreakpoints();
    this.goal = new StepGoal(run, kind, back ?? false, vc ?? null);
    this.tick();
  }

  /** Aborts a step; an unfinished search returns the run to where it began. */
  giveStepUp(): void {
    if (!(this.goal instanceof StepGoal)) return;
    this.goal.giveUp();
    this.goal = null;
  }

  seek(branches: Branches, goal: SeekGoal): void {
    this.playing = false;
    if (this.goal !== null && !(this.goal instanceof StepGoal) && this.goal.id !== goal.id) this.overtake();
    this.watchBreakpoints();
    const target = Math.max(0, Math.min(Math.round(goal.time), branches.run.simulation.end));
    for (const run of branches.running) run.approach(target);
    this.goal = { ...goal, time: target };
    this.tickSoon(0);
  }

  /** Time at which the run is, or to which it seeks. */
  heading({ run }: Branches): Pick<SeekGoal, 'time' | 'playOn' | 'id'> {
    const { goal } = this;
    if (goal !== null && !(goal instanceof StepGoal)) return goal;
    return { time: run.simulation.now, playOn: this.playing, id: null };
  }

  /** Does work when the run reaches its goal, at once if it has none. */
  whenThere(work: () => void): void {
    if (this.goal === null || this.goal instanceof StepGoal) work();
    else this.waiting.push(work);
  }

  private doWaiting(): void {
    for (const work of this.waiting.splice(0)) work();
  }

  /** Abandons the goal; work that waited for it is done at the present time. */
  private leaveGoal(): void {
    this.overtake();
    this.doWaiting();
  }

  /** Reports a pending seek as overtaken. */
  private overtake(): void {
    const { goal } = this;
    this.goal = null;
    if (goal === null || goal instanceof StepGoal || goal.id === null) return;
    this.outside.post({ type: 'overtaken', id: goal.id });
  }

  tickSoon(delayMs: number): void {
    if (this.ticking) return;
    this.ticking = true;
    this.outside.soon(() => {
      this.ticking = false;
      try {
        this.tick();
      } catch (error) {
        this.fail(error);
      }
    }, delayMs);
  }

  private tick(): void {
    const { branches } = this;
    if (branches === null) return;
    const started = this.outside.now();
    const mayGoOn = (): boolean => this.outside.now() - started < SLICE_MS;
    if (this.goal instanceof StepGoal) this.tickStep(this.goal, branches, mayGoOn);
    else if (this.goal !== null) this.tickTowards(this.goal, branches, started, mayGoOn);
    else if (this.playing) this.tickByClock(branches, started, mayGoOn);
    else if (this.warmup.isWanted) {
      this.warmup.work(mayGoOn);
      this.tickSoon(0);
    }
    this.answers.work(branches.run, mayGoOn);
  }

  private tickByClock(branches: Branches, started: number, mayGoOn: () => boolean): void {
    const { run } = branches;
    const { breakpoints } = this;
    const elapsed = Math.min(100, started - this.lastTick) / 1000;
    this.lastTick = started;
    this.due =
      this.ratio === Infinity
        ? Infinity
        : Math.min(this.due + elapsed * this.ratio * 1e12, run.simulation.end);
    const goal = Math.min(Math.floor(this.due), run.simulation.end);
    let stop: number | null = null;
    do {
      const target = Math.min(goal, breakpoints?.nextTime ?? Infinity);
      this.advance(branches, target, started, () => breakpoints?.reached() !== true && mayGoOn());
      stop = breakpoints?.arrive() ?? null;
    } while (stop === null && run.simulation.now < goal && mayGoOn());
    const reached = run.simulation.now >= goal;
    // A run slower than the clock does not catch up.
    if (!reached) this.due = run.simulation.now;
    if (stop === AT_FAULT) this.pause(pauseReason('atFault'));
    else if (stop !== null) this.pause(pauseReason('atStop'), stop);
    else if (run.ended) this.pause(pauseReason('atEnd'));
    else {
      this.outbox.sendIfDue(branches, started, this.state);
      this.tickSoon(reached && this.ratio !== Infinity ? SLICE_MS / 2 : 0);
    }
  }

  private tickStep(goal: StepGoal, branches: Branches, mayGoOn: () => boolean): void {
    const reason = goal.work(mayGoOn);
    if (reason === null) {
      this.tickSoon(0);
      return;
    }
    this.goal = null;
    branches.align();
    this.send(reason, true);
  }

  private advance(branches: Branches, time: Picoseconds, started: number, mayGoOn: () => boolean): boolean {
    const { simulation } = branches.run;
    const before = simulation.now;
    if (branches.advance(time, mayGoOn, this.span)) return true;
    const perMs = (simulation.now - before) / Math.max(1, this.outside.now() - started);
    this.span = Math.min(LONGEST_SPAN, Math.max(SHORTEST_SPAN, Math.floor(LOOK_MS * perMs)));
    return false;
  }

  private tickTowards(goal: SeekGoal, branches: Branches, started: number, mayGoOn: () => boolean): void {
    const { run } = branches;
    if (!this.advance(branches, goal.time, started, mayGoOn)) {
      this.outbox.sendIfDue(branches, this.outside.now(), this.state);
      this.tickSoon(0);
      return;
    }
    this.goal = null;
    if (goal.reportEdits) this.sendBranches(branches);
    this.send(null, true);
    const { now } = run.simulation;
    if (goal.id !== null)
      this.outside.post({ type: 'sought', id: goal.id, time: now, digest: run.simulation.digest() });
    this.doWaiting();
    if (goal.playOn) this.play(run);
  }

  private get state(): 'playing' | 'ended' | 'paused' {
    if (this.playing || this.goal !== null) return 'playing';
    return this.run?.ended ? 'ended' : 'paused';
  }

  send(reason: PauseReason | null, whole: boolean, stopped: number | null = null): void {
    if (this.branches !== null)
      this.outbox.send(this.branches, { state: this.state, reason, whole, stopped });
  }

  /** Sends news with the same reason as last time. */
  sendAgain(whole: boolean): void {
    this.send(this.outbox.reason, whole);
  }

  fail(error: unknown): void {
    this.playing = false;
    this.goal = null;
    this.waiting = [];
    const message = error instanceof Error ? error.message : String(error);
    const time = this.run?.simulation.now ?? 0;
    const because = error instanceof PhysicsBreach ? { reason: error.reason } : {};
    this.outside.post({ type: 'failed', time, message, ...because });
  }
}

import type {
  Command,
  Edit,
  ParameterValue,
  Picoseconds,
  Report,
  ScenarioDocument,
  StepKind,
} from '../contract/index.ts';
import { catalog, InvalidValue } from '../engine/index.ts';
import type { FrameQuestion } from './frames.ts';
import { beginRun, type Run } from './run.ts';
import type { WhyQuestion } from './why.ts';

/** What the host needs of its surroundings; a test gives its own. */
export interface Surroundings {
  readonly now: () => number;
  /** Calls `task` soon, after other messages. */
  readonly soon: (task: () => void, delayMs: number) => void;
  readonly post: (report: Report) => void;
}

/** Longest stretch of work between two looks at the messages, and between two batches. */
const SLICE_MS = 8;
const BATCH_MS = 15;
const RESULTS_MS = 500;
/** Batches that may be under way to a slow page. */
const CREDITS = 3;

/** Paces a run: takes commands between slices of work and sends what is new in batches. */
export class Host {
  private readonly outside: Surroundings;
  private run: Run | null = null;
  private ratio = 0.01;
  private playing = false;
  private goal: { readonly time: Picoseconds; readonly id: number } | null = null;
  private ticking = false;
  private lastTick = 0;
  /** Where the run should be by the clock. */
  private due: Picoseconds = 0;
  private credits = CREDITS;
  private lastBatch = Number.NEGATIVE_INFINITY;
  private lastResults = Number.NEGATIVE_INFINITY;
  private reason = '';

  constructor(outside: Surroundings) {
    this.outside = outside;
    outside.post({ type: 'ready', catalog, version: '1' });
  }

  /** Does what the page asks; a failure is reported, not thrown. */
  command(command: Command): void {
    try {
      this.obey(command);
    } catch (error) {
      this.fail(error);
    }
  }

  private obey(command: Command): void {
    if (command.type === 'load') this.load(command.scenario, command.seed, command.edits);
    else if (command.type === 'play') this.play();
    else if (command.type === 'pause') this.pause('');
    else if (command.type === 'speed') this.ratio = Math.max(0, command.ratio);
    else if (command.type === 'step') this.step(command.kind);
    else if (command.type === 'seek') this.seek(command.time, command.id);
    else if (command.type === 'set') this.set(command.path, command.value, command.token);
    else if (command.type === 'watch') this.watch(command.port);
    else if (command.type === 'credit') this.credits = Math.min(CREDITS, this.credits + 1);
    else if (command.type === 'frames') this.askFrames(command);
    else if (command.type === 'why') this.askWhy(command);
    else this.answer(command.id, command.what);
  }

  private load(document: ScenarioDocument, seed: number, edits: readonly Edit[]): void {
    const begun = beginRun(document, seed, edits);
    if ('problems' in begun) {
      this.outside.post({ type: 'refused', problems: begun.problems });
      return;
    }
    this.run = begun.run;
    this.playing = false;
    this.goal = null;
    this.credits = CREDITS;
    this.outside.post(begun.run.loaded());
    this.send('', true);
  }

  private play(): void {
    if (this.run === null || this.playing) return;
    this.goal = null;
    this.playing = !this.run.ended;
    this.reason = '';
    this.due = this.run.simulation.now;
    this.lastTick = this.outside.now();
    this.send('', false);
    this.tickSoon(0);
  }

  private pause(reason: string): void {
    this.playing = false;
    this.goal = null;
    this.send(reason, true);
  }

  private step(kind: StepKind): void {
    if (this.run === null) return;
    this.playing = false;
    this.goal = null;
    this.send(this.run.step(kind), true);
  }

  private seek(time: Picoseconds, id: number): void {
    if (this.run === null) return;
    this.playing = false;
    const target = Math.max(0, Math.min(Math.round(time), this.run.simulation.end));
    this.run.approach(target);
    this.goal = { time: target, id };
    this.tickSoon(0);
  }

  private set(path: string, value: ParameterValue, token: number): void {
    if (this.run === null) return;
    try {
      const edit = this.run.edit(path, value);
      const { simulation } = this.run;
      this.outside.post({
        type: 'applied',
        token,
        edit,
        ports: simulation.portStates(),
        vcs: simulation.vcStates(),
      });
      if (!this.playing) this.send(this.reason, true);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      this.outside.post({ type: 'rejected', token, problem: error.problem });
    }
  }

  private watch(port: string): void {
    if (this.run === null || !this.run.simulation.network.ports.some(({ id }) => id === port)) return;
    this.run.port = port;
    if (!this.playing) this.send(this.reason, true);
  }

  private answer(id: number, what: 'digest' | 'results' | 'edits'): void {
    if (this.run === null) return;
    const { simulation } = this.run;
    const value =
      what === 'digest' ? simulation.digest() : what === 'results' ? simulation.results() : simulation.edits;
    this.outside.post({ type: 'answer', id, value });
  }

  private askFrames(question: FrameQuestion): void {
    if (this.run === null) return;
    this.run.frames.ask(question);
    this.tickSoon(0);
  }

  private tellFrames(mayGoOn: () => boolean): void {
    if (!this.run?.frames.busy) return;
    const answer = this.run.frames.work(this.run.reach, mayGoOn);
    if (answer === null) this.tickSoon(0);
    else this.outside.post(answer);
  }

  private askWhy(question: WhyQuestion): void {
    if (this.run === null) return;
    this.run.why.ask(question);
    this.tickSoon(0);
  }

  private tellWhy(mayGoOn: () => boolean): void {
    if (!this.run?.why.busy) return;
    const answer = this.run.why.work(this.run.reach, mayGoOn);
    if (answer === null) this.tickSoon(0);
    else this.outside.post(answer);
  }

  private tickSoon(delayMs: number): void {
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
    if (this.run === null) return;
    const started = this.outside.now();
    const mayGoOn = (): boolean => this.outside.now() - started < SLICE_MS;
    if (this.goal !== null) this.tickTowards(this.goal, mayGoOn);
    else if (this.playing) this.tickByClock(started, mayGoOn);
    this.tellFrames(mayGoOn);
    this.tellWhy(mayGoOn);
  }

  private tickByClock(started: number, mayGoOn: () => boolean): void {
    const run = this.run as Run;
    const elapsed = Math.min(100, started - this.lastTick) / 1000;
    this.lastTick = started;
    this.due =
      this.ratio === Infinity
        ? Infinity
        : Math.min(this.due + elapsed * this.ratio * 1e12, run.simulation.end);
    const reached = run.advance(Math.floor(this.due), mayGoOn);
    // A run slower than the clock does not owe the time it lost.
    if (!reached) this.due = run.simulation.now;
    this.tellRefused();
    if (run.ended) {
      this.pause('at the end of the run');
      return;
    }
    this.sendIfDue(started);
    this.tickSoon(reached && this.ratio !== Infinity ? SLICE_MS / 2 : 0);
  }

  private tickTowards(
    goal: { readonly time: Picoseconds; readonly id: number },
    mayGoOn: () => boolean,
  ): void {
    const run = this.run as Run;
    if (!run.advance(goal.time, mayGoOn)) {
      this.sendIfDue(this.outside.now());
      this.tickSoon(0);
      return;
    }
    this.goal = null;
    this.tellRefused();
    this.send('', true);
    this.outside.post({
      type: 'sought',
      id: goal.id,
      time: run.simulation.now,
      digest: run.simulation.digest(),
    });
  }

  /** Edits of a link that the run could not take at their time. */
  private tellRefused(): void {
    for (const problem of this.run?.simulation.takeRefused() ?? [])
      this.outside.post({ type: 'rejected', token: -1, problem });
  }

  private sendIfDue(now: number): void {
    if (this.credits <= 0 || now - this.lastBatch < BATCH_MS) return;
    const whole = now - this.lastResults >= RESULTS_MS;
    if (whole) this.lastResults = now;
    this.send('', whole);
  }

  private send(reason: string, whole: boolean): void {
    if (this.run === null) return;
    this.tellRefused();
    this.reason = reason;
    const state = this.playing || this.goal !== null ? 'playing' : this.run.ended ? 'ended' : 'paused';
    this.credits--;
    this.lastBatch = this.outside.now();
    this.outside.post(this.run.batch(state, reason, whole));
  }

  private fail(error: unknown): void {
    this.playing = false;
    this.goal = null;
    const message = error instanceof Error ? error.message : String(error);
    this.outside.post({ type: 'failed', time: this.run?.simulation.now ?? 0, message });
  }
}

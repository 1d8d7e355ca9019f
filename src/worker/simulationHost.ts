import type { Command, Edit, ParameterValue, ScenarioDocument } from '../contract/index.ts';
import { beginWith, catalog, checkScenario, InvalidValue, readRule, settingsOf } from '../engine/index.ts';
import { Branches } from './branches.ts';
import { Player, STILL } from './player.ts';
import { DescribedRules } from './rules.ts';
import { beginRun, type Run } from './run.ts';
import { checkStops } from './timeline/checkBreakpoints.ts';
import type { WorkerPort } from './workerPort.ts';

/** Sends descriptions of rules to the page before the first report that names them. */
function describing(outside: WorkerPort): WorkerPort {
  const described = new DescribedRules();
  const { post } = outside;
  return {
    ...outside,
    post: (report) => {
      const policies = described.newIn(report);
      if (policies.length > 0) post({ type: 'rules', policies });
      post(report);
    },
  };
}

type Changes = Extract<Command, { type: 'fromStart' }>['changes'];

/** Executes the commands of the page; the player executes those that move the run. */
export class SimulationHost {
  private readonly outside: WorkerPort;
  private readonly player: Player;
  private branches: Branches | null = null;

  constructor(outside: WorkerPort) {
    this.outside = describing(outside);
    this.player = new Player(this.outside);
    outside.post({ type: 'ready', catalog, version: '1' });
  }

  /** The current branch. */
  private get run(): Run | null {
    return this.branches?.run ?? null;
  }

  /** Executes a command of the page; a failure is reported, not thrown. */
  command(command: Command): void {
    try {
      if (command.type === 'load') this.load(command.scenario, command.seed, command.edits);
      else if (command.type === 'speed') this.player.ratio = Math.max(0, command.ratio);
      else if (command.type === 'ackBatch') this.player.outbox.ackBatch(command.space);
      else if (command.type === 'loadLateParts') this.player.answers.loadLateParts();
      else if (command.type === 'rule')
        this.outside.post({ type: 'rule', id: command.id, ...readRule(command.text) });
      else if (command.type === 'judge') this.judge(command.id, command.scenario, command.edits);
      else if (this.branches !== null && this.run !== null) this.obey(command, this.branches, this.run);
    } catch (error) {
      this.player.fail(error);
    }
  }

  private load(document: ScenarioDocument, seed: number, edits: readonly Edit[]): void {
    const begun = beginRun(document, seed, edits);
    if ('problems' in begun) {
      this.outside.post({ type: 'refused', problems: begun.problems });
      return;
    }
    this.branches = new Branches(begun.run);
    this.player.begin(this.branches);
    const { run } = begun;
    this.outside.post({ type: 'loaded', ...run.structure(), edits: run.allEdits });
    this.player.send(null, true);
  }

  private judge(id: number, scenario: ScenarioDocument, edits: readonly Edit[]): void {
    const { document, problems } = beginWith(scenario, edits);
    this.outside.post({ type: 'judged', id, problems: [...problems, ...checkScenario(document).problems] });
  }

  private obey(command: Command, branches: Branches, run: Run): void {
    const { type } = command;
    if (type === 'ask') this.answer(run, command.id, command.what);
    else if (type === 'frames' || type === 'why' || type === 'rm' || type === 'acts') {
      run.questions.ask(command);
      this.player.answers.loadLateParts();
      this.player.tickSoon(0);
    } else if (type === 'watch') this.watch(run, command.port);
    else if (type === 'warmUp') this.player.warmUp(command.on ? run : null);
    else if (type === 'resyncEdits') this.player.sendBranches(branches);
    else if (type === 'budget') this.setBudget(run, command.bytes);
    else if (type === 'predictDrops') this.predictDrops(command.on);
    else if (type === 'stops') this.setStops(run, command.stops);
    else this.move(command, branches, run);
  }

  /** Executes a command that ends the search of a step. */
  private move(command: Command, branches: Branches, run: Run): void {
    const { player } = this;
    const { type } = command;
    player.warmUp(null);
    player.giveStepUp();
    if (type === 'play') player.play(run);
    else if (type === 'pause') player.pause(null);
    else if (type === 'step') player.step(run, command);
    else if (type === 'seek') player.seek(branches, { ...STILL, time: command.time, id: command.id });
    else if (type === 'set')
      player.whenThere(() => this.set(branches, command.path, command.value, command.token));
    else if (type === 'fromStart') this.fromStart(branches, command.changes, command.id);
    else if (type === 'replaceEdits') this.follow(branches, command.edits, command.id);
    else this.branch(branches, command);
  }

  private set(branches: Branches, path: string, value: ParameterValue, token: number): void {
    const { player } = this;
    const before = branches.current;
    // Sends the rest of a branch that is about to be left.
    if (branches.run.wasFurther) player.sendAgain(false);
    try {
      const edit = branches.edit(path, value);
      if (branches.current !== before) player.sendBranches(branches);
      const { simulation, allEdits } = branches.run;
      this.outside.post({
        type: 'applied',
        token,
        edit,
        from: before,
        branch: branches.current,
        edits: allEdits,
        inForce: settingsOf(simulation),
      });
      player.watchBreakpoints();
      if (!player.playing) player.sendAgain(true);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      this.outside.post({ type: 'rejected', token, problem: error.problem });
    }
  }

  /** Undo and redo: the run at the same time with other edits. */
  private follow(branches: Branches, edits: readonly Edit[], id: number): void {
    const { player } = this;
    const { time, playOn } = player.heading(branches);
    player.sendAgain(false);
    branches.follow(edits);
    player.sendStructures(branches);
    player.seek(branches, { time, id, playOn, reportEdits: true });
  }

  private fromStart(branches: Branches, changes: Changes, id: number): void {
    const { player } = this;
    const { time, playOn, id: sought } = player.heading(branches);
    player.sendAgain(false);
    const before = branches.edited();
    const problems = branches.fromStart(changes);
    if (problems.length === 0) {
      player.sendBranches(branches);
      player.seek(branches, { ...STILL, time, playOn, id: sought });
    }
    this.outside.post({ type: 'started', id, before, after: branches.edited(), problems });
  }

  private branch(branches: Branches, command: Command): void {
    const { player } = this;
    const { time, playOn, id } = player.heading(branches);
    player.sendAgain(false);
    if (command.type === 'fork') branches.fork(command.compared);
    else if (command.type === 'importBranch') branches.importBranch(command);
    else if (command.type === 'discard') branches.discard(command.branch);
    else if (command.type === 'compare') branches.compare(command.branches);
    else if (command.type === 'switch') branches.switchTo(command.branch);
    player.outbox.forgetSent();
    player.sendBranches(branches);
    if (branches.running.some(({ simulation }) => simulation.now !== time)) {
      player.seek(branches, { ...STILL, time, playOn, id });
      return;
    }
    player.watchBreakpoints();
    if (!playOn) player.sendAgain(true);
  }

  private watch(run: Run, port: string): void {
    if (!run.simulation.network.ports.some(({ id }) => id === port)) return;
    run.port = port;
    if (!this.player.playing) this.player.sendAgain(true);
  }

  private predictDrops(on: boolean): void {
    this.player.outbox.predictsDrops = on;
    if (!this.player.playing) this.player.sendAgain(false);
  }

  private setBudget({ snapshots, simulation }: Run, bytes: number): void {
    snapshots.setBudget(Math.max(0, bytes), simulation.now);
    if (!this.player.playing) this.player.sendAgain(false);
  }

  private setStops({ simulation, recorder }: Run, claimed: readonly unknown[]): void {
    const { stops, problems } = checkStops(claimed, simulation, recorder);
    this.player.breakpointList = stops;
    this.player.watchBreakpoints();
    this.outside.post({ type: 'stops', stops, problems });
  }

  private answer({ simulation }: Run, id: number, what: 'digest' | 'results' | 'edits'): void {
    const value =
      what === 'digest' ? simulation.digest() : what === 'results' ? simulation.results() : simulation.edits;
    this.outside.post({ type: 'answer', id, value });
  }
}

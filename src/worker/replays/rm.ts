import { type Picoseconds, PS_PER_MS, type Remark, type RmReport, remark } from '../../contract/index.ts';
import { RmReplay } from '../../engine/explain.ts';
import { createSimulation, type Simulation } from '../../engine/index.ts';
import type { Timeline } from '../timeline/timeline.ts';

export interface RmQuestion {
  readonly id: number;
  readonly vc: number;
  readonly number: number;
  /** A time at which the cell was under way. */
  readonly near: Picoseconds;
}

/** How much earlier a replay begins, and by what factor at each further try, when the cell was sent before it. */
const LEAD: Picoseconds = 5 * PS_PER_MS;
const FURTHER = 4;

/**
 * Answers what became of an RM cell, by a second simulation that goes the same way again from a snapshot, and on
 * beyond the present until the cell is home. The run itself is only read.
 */
export class RmReplays {
  private readonly run: Simulation;
  private readonly timeline: Timeline;
  private replica: Simulation | null = null;
  private replay: RmReplay | null = null;
  private question: RmQuestion | null = null;
  private leadTime: Picoseconds = LEAD;

  constructor(run: Simulation, timeline: Timeline) {
    this.run = run;
    this.timeline = timeline;
  }

  get busy(): boolean {
    return this.question !== null;
  }

  /** Takes the place of a question that is still open. */
  ask(question: RmQuestion): void {
    this.question = question;
    this.leadTime = LEAD;
    this.begin(question);
  }

  /** The run has been changed: what was replayed may not be what happens. */
  forget(): void {
    if (this.question !== null) this.ask(this.question);
  }

  /** Works on the open question; returns its answer when it has one. @param _reach does not matter */
  work(_reach: Picoseconds, mayGoOn: () => boolean): RmReport | null {
    const { question } = this;
    if (question === null) return null;
    const { vc, number, near } = question;
    if (this.replay === null) return this.answer(question, remark('noRateControl', { vc }));
    for (;;) {
      const { replay } = this;
      if (replay === null) return null;
      if (replay.startedTooLate && this.startOf(near) > 0) {
        this.leadTime *= FURTHER;
        this.begin(question);
      } else if (replay.step()) {
        const { story } = replay;
        const message = story === null ? remark('notUnderWay', { number, vc }) : null;
        return this.answer(question, message, story);
      }
      if (!mayGoOn()) return null;
    }
  }

  private startOf(near: Picoseconds): Picoseconds {
    return Math.max(0, near - this.leadTime);
  }

  private begin({ vc, number, near }: RmQuestion): void {
    this.leave();
    const index = this.run.network.connections.findIndex(
      (connection) => connection.vc.id === vc && connection.vc.abr !== null,
    );
    if (index < 0) return;
    const from = this.startOf(near);
    this.replay = new RmReplay(this.replicaAt(from), index, number, near);
  }

  /** The second simulation at the last snapshot before `from`. */
  private replicaAt(from: Picoseconds): Simulation {
    this.replica ??= createSimulation(this.run.scenario, { seed: this.run.seed });
    this.replica.restore(this.timeline.before(from), this.run.allEdits);
    this.replica.runUntil(this.replica.now);
    return this.replica;
  }

  private answer(
    { id, vc, number }: RmQuestion,
    message: Remark | null,
    story: RmReport['story'] = null,
  ): RmReport {
    this.leave();
    this.question = null;
    return { type: 'rm', id, vc, number, story, message };
  }

  private leave(): void {
    this.replay?.stop();
    this.replay = null;
  }
}

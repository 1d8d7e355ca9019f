import { type FramesReport, type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import { FollowedFrames } from '../../engine/explain.ts';
import { createSimulation, type Simulation } from '../../engine/index.ts';
import type { Timeline } from '../timeline/timeline.ts';

export interface FrameQuestion {
  readonly id: number;
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Most frames in an answer. More cannot be distinguished on any screen. */
const MOST = 4096;
/** Lead of the replay before the requested time, in addition to twice the longest path delay: time in queues. */
const LEAD: Picoseconds = 50 * PS_PER_MS;

/**
 * Finds the fates of the frames of a VC, whichever VC and time are chosen: a second simulation repeats the run from the
 * nearest snapshot. For repeated requests while the run plays, it continues from where it is. The run itself is only read.
 */
export class FrameReplay {
  private readonly run: Simulation;
  private readonly timeline: Timeline;
  private readonly leadTime: Picoseconds;
  private replica: Simulation | null = null;
  private followed: FollowedFrames | null = null;
  /** Scope of the log: frames of this VC that ended at `knownFrom` or later. */
  private vc = 0;
  private knownFrom: Picoseconds = 0;
  private question: FrameQuestion | null = null;

  constructor(run: Simulation, timeline: Timeline) {
    this.run = run;
    this.timeline = timeline;
    const ways = run.network.connections.map(({ forward }) =>
      forward.reduce((sum, link) => sum + link.delay, 0),
    );
    this.leadTime = LEAD + 2 * Math.max(0, ...ways);
  }

  get busy(): boolean {
    return this.question !== null;
  }

  /** Replaces an open question. */
  ask(question: FrameQuestion): void {
    this.question = question;
    if (!this.goesOn(question)) this.begin(question);
  }

  /** Begins the replay again: the run has been edited. */
  forget(): void {
    this.leave();
    if (this.question !== null) this.begin(this.question);
  }

  /** Works on the open question; returns its answer when complete. @param reach time up to which the run is recorded */
  work(reach: Picoseconds, mayGoOn: () => boolean): FramesReport | null {
    const { question, replica, followed } = this;
    if (question === null || replica === null || followed === null) return null;
    const to = Math.min(question.to, reach);
    while (replica.now < to) {
      replica.runUntil(Math.min(to, replica.now + PS_PER_MS));
      followed.forgetBefore(this.knownFrom);
      if (followed.rows > MOST) return this.giveUp(question, to);
      if (replica.now < to && !mayGoOn()) return null;
    }
    this.question = null;
    const { id, vc, from } = question;
    return { type: 'frames', id, vc, from, to, frames: followed.between(from, to), message: null };
  }

  private goesOn({ vc, from, to }: FrameQuestion): boolean {
    const { replica } = this;
    if (replica === null || this.followed === null || vc !== this.vc || from < this.knownFrom) return false;
    if (this.timeline.timeBefore(from - this.leadTime) > replica.now) return false;
    this.knownFrom = Math.max(this.knownFrom, from - (to - from));
    return true;
  }

  private begin({ vc, from }: FrameQuestion): void {
    this.leave();
    this.replica ??= createSimulation(this.run.scenario, { seed: this.run.seed });
    this.replica.restore(this.timeline.before(from - this.leadTime), this.run.allEdits);
    this.followed = new FollowedFrames(this.replica.network, vc);
    this.vc = vc;
    this.knownFrom = from;
  }

  private giveUp({ id, vc, from }: FrameQuestion, to: Picoseconds): FramesReport {
    this.leave();
    this.question = null;
    return { type: 'frames', id, vc, from, to, frames: null, message: null };
  }

  private leave(): void {
    this.followed?.stop();
    this.followed = null;
  }
}

import type { Command, FramesReport, Picoseconds, RmReport, WhyReport } from '../../contract/index.ts';
import type { Simulation } from '../../engine/index.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { FrameReplay } from './frames.ts';
import { RmReplays } from './rm.ts';
import { WhyReplays } from './why.ts';

/** About what has been. */
export type Question = Extract<Command, { type: 'frames' | 'why' | 'rm' }>;
export type Answer = FramesReport | WhyReport | RmReport;

/** Answers questions about one run, by replays beside it. */
export class Replays {
  private readonly frames: FrameReplay;
  private readonly why: WhyReplays;
  private readonly rm: RmReplays;

  constructor(run: Simulation, timeline: Timeline) {
    this.frames = new FrameReplay(run, timeline);
    this.why = new WhyReplays(run, timeline);
    this.rm = new RmReplays(run, timeline);
  }

  private get all() {
    return [this.frames, this.why, this.rm];
  }

  get busy(): boolean {
    return this.all.some(({ busy }) => busy);
  }

  /** Takes the place of a question of its kind that is still open. */
  ask(question: Question): void {
    if (question.type === 'frames') this.frames.ask(question);
    else if (question.type === 'why') this.why.ask(question);
    else this.rm.ask(question);
  }

  /** The run has been changed: what was replayed may not be what happens. */
  forget(): void {
    for (const replay of this.all) replay.forget();
  }

  /** Works on what is open; returns the answers that are found. @param reach how far the run is recorded */
  work(reach: Picoseconds, mayGoOn: () => boolean): readonly Answer[] {
    return this.all.flatMap((replay) => (replay.busy ? (replay.work(reach, mayGoOn) ?? []) : []));
  }
}

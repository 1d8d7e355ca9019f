import type {
  Command,
  FramesReport,
  LiveStatesReport,
  Picoseconds,
  RmReport,
  WhyReport,
} from '../../contract/index.ts';
import type { Simulation } from '../../engine/index.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { FrameReplay } from './frames.ts';
import { LiveStatesNow } from './liveStates.ts';
import { RmReplays } from './rm.ts';
import { WhyReplays } from './why.ts';

/** About what has been. */
export type Question = Extract<Command, { type: 'frames' | 'why' | 'rm' | 'acts' }>;
export type Answer = FramesReport | WhyReport | RmReport | LiveStatesReport;

/** Answers questions about one run, by replays next to it, and by a look at it. */
export class Replays {
  private readonly frames: FrameReplay;
  private readonly why: WhyReplays;
  private readonly rm: RmReplays;
  private readonly acts: LiveStatesNow;

  constructor(run: Simulation, timeline: Timeline) {
    this.frames = new FrameReplay(run, timeline);
    this.why = new WhyReplays(run, timeline);
    this.rm = new RmReplays(run, timeline);
    this.acts = new LiveStatesNow(run);
  }

  private get all() {
    return [this.frames, this.why, this.rm, this.acts];
  }

  get busy(): boolean {
    return this.all.some(({ busy }) => busy);
  }

  /** Takes the place of a question of its kind that is still open. */
  ask(question: Question): void {
    if (question.type === 'frames') this.frames.ask(question);
    else if (question.type === 'why') this.why.ask(question);
    else if (question.type === 'rm') this.rm.ask(question);
    else this.acts.ask(question);
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

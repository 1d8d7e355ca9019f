import type { Picoseconds, Remark } from '../contract/index.ts';
import type { Simulation } from '../engine/index.ts';
import type { Answer, Question, Replays } from './replays/index.ts';
import type { Timeline } from './timeline/timeline.ts';

/** Script that answers questions; it loads after the first script. */
export interface Answering {
  readonly Replays: typeof Replays;
}

/** Open questions about one run, the newest of each kind, until they can be answered. */
export class Questions {
  private readonly run: Simulation;
  private readonly timeline: Timeline;
  private readonly waiting = new Map<Question['type'], Question>();
  private replays: Replays | null = null;

  constructor(run: Simulation, timeline: Timeline) {
    this.run = run;
    this.timeline = timeline;
  }

  get open(): boolean {
    return this.waiting.size > 0 || this.replays?.busy === true;
  }

  /** Replaces an open question of the same kind. */
  ask(question: Question): void {
    this.waiting.set(question.type, question);
  }

  /** Discards replays: the run has been edited. */
  forget(): void {
    this.replays?.forget();
  }

  /** Works on the open questions; returns the answers found. @param reach time up to which the run is recorded */
  work({ Replays }: Answering, reach: Picoseconds, mayGoOn: () => boolean): readonly Answer[] {
    this.replays ??= new Replays(this.run, this.timeline);
    for (const question of this.waiting.values()) this.replays.ask(question);
    this.waiting.clear();
    return this.replays.work(reach, mayGoOn);
  }

  /** Answers the open questions with a reason, because the script is not available. @param message the reason */
  giveUp(message: Remark): readonly Answer[] {
    const answers = [...this.waiting.values()].map((question) => unanswered(question, message));
    this.waiting.clear();
    return answers;
  }
}

function unanswered(question: Question, message: Remark): Answer {
  if (question.type === 'frames') return { ...question, frames: null, message };
  const { type, id } = question;
  if (type === 'acts') return { type, id, vc: question.vc, time: 0, states: [] };
  if (type === 'why') return { type, id, event: question.event, why: null, message };
  return { type, id, vc: question.vc, number: question.number, story: null, message };
}

import type { Picoseconds, Remark } from '../contract/index.ts';
import type { Simulation } from '../engine/index.ts';
import type { Answer, Question, Replays } from './replays/index.ts';
import type { Timeline } from './timeline/timeline.ts';

/** What answers questions; it comes after the first script. */
export interface Answering {
  readonly Replays: typeof Replays;
}

/** Questions about one run, the newest of each kind. They wait for what answers them. */
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

  /** Takes the place of a question of its kind that is still open. */
  ask(question: Question): void {
    this.waiting.set(question.type, question);
  }

  /** The run has been changed: what was replayed may not be what happens. */
  forget(): void {
    this.replays?.forget();
  }

  /** Works on what is open; returns the answers that are found. @param reach how far the run is recorded */
  work({ Replays }: Answering, reach: Picoseconds, mayGoOn: () => boolean): readonly Answer[] {
    this.replays ??= new Replays(this.run, this.timeline);
    for (const question of this.waiting.values()) this.replays.ask(question);
    this.waiting.clear();
    return this.replays.work(reach, mayGoOn);
  }

  /** There is nothing that could answer those that wait. @param message why */
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

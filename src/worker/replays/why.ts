import {
  type Picoseconds,
  PS_PER_MS,
  type Remark,
  remark,
  type WhyEvent,
  type WhyFind,
  type WhyReport,
} from '../../contract/index.ts';
import { eventExplainer, type Replay } from '../../engine/explain.ts';
import { createSimulation, type Simulation } from '../../engine/index.ts';
import type { Timeline } from '../timeline/timeline.ts';

export interface WhyQuestion {
  readonly id: number;
  readonly event: WhyEvent;
  readonly find?: WhyFind;
}

/** Factor of the lead at each further try, if the cause is before the replay. */
const FURTHER = 4;
/** Lead for queues and path delays of frames that were under way when the replay began. */
const LEAD: Picoseconds = 20 * PS_PER_MS;

/**
 * Finds the causes and consequences of an event: a second simulation repeats the run from a snapshot before the event, and
 * continues after it. The run itself is only read.
 */
export class WhyReplays {
  private readonly run: Simulation;
  private readonly timeline: Timeline;
  private replica: Simulation | null = null;
  private replay: Replay | null = null;
  private question: WhyQuestion | null = null;
  /** The remaining part of the question. */
  private wish: Replay['request'] | null = null;
  /** Least time by which the replay begins before the event. */
  private leadTime: Picoseconds = 0;

  constructor(run: Simulation, timeline: Timeline) {
    this.run = run;
    this.timeline = timeline;
  }

  get busy(): boolean {
    return this.question !== null;
  }

  /** Replaces an open question. */
  ask(question: WhyQuestion): void {
    const { event, find = 'at' } = question;
    this.question = question;
    this.leadTime = LEAD + (eventExplainer(event)?.leadTime ?? 0);
    this.begin({ event, find });
  }

  /** Begins the replay again: the run has been edited. */
  forget(): void {
    if (this.question !== null) this.ask(this.question);
  }

  /** Works on the open question; returns its answer when complete. @param reach time up to which the run is recorded */
  work(reach: Picoseconds, mayGoOn: () => boolean): WhyReport | null {
    const { question } = this;
    if (question === null) return null;
    const { id, event, find = 'at' } = question;
    const kind = eventExplainer(event);
    if (kind === null) return this.answer(id, event, remark('explainsItself'));
    if (event.time >= reach && find === 'at')
      return this.answer(id, event, remark('notRecorded', { time: event.time, reach }));
    if (this.replay === null) return this.answer(id, event, this.lacking(event));
    for (;;) {
      const { replay } = this;
      if (replay === null) return null;
      const done = replay.step(reach);
      if (replay.startedTooLate) this.beginAgain(replay.request);
      else if (done) {
        const why = replay.explain();
        const message = why === null ? kind.nothing({ event, find }) : null;
        return this.answer(id, replay.request.event, message, why);
      }
      if (!mayGoOn()) return null;
    }
  }

  private lacking({ vc }: WhyEvent): Remark {
    const there = this.run.network.connections.some((connection) => connection.vc.id === vc);
    return remark(there ? 'noRateControl' : 'noSuchVc', { vc });
  }

  /** Begins again, and earlier unless the request has become more specific. */
  private beginAgain(wish: Replay['request']): void {
    if (this.wish?.find === wish.find) this.leadTime *= FURTHER;
    this.begin(wish);
  }

  private begin(wish: Replay['request']): void {
    this.leave();
    const { event } = wish;
    this.wish = wish;
    const index = this.run.network.connections.findIndex(({ vc }) => vc.id === event.vc);
    const kind = eventExplainer(event);
    if (index < 0 || kind === null) return;
    this.replica ??= createSimulation(this.run.scenario, { seed: this.run.seed });
    this.replica.restore(this.timeline.before(Math.max(0, event.time - this.leadTime)), this.run.allEdits);
    this.replay = kind.begin(this.replica, wish, index);
  }

  private answer(
    id: number,
    event: WhyEvent,
    message: Remark | null,
    why: WhyReport['why'] = null,
  ): WhyReport {
    this.leave();
    this.question = null;
    this.wish = null;
    return { type: 'why', id, event, why, message };
  }

  private leave(): void {
    this.replay?.stop();
    this.replay = null;
  }
}

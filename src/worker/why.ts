import { type Picoseconds, PS_PER_MS, type WhyEvent, type WhyReport } from '../contract/index.ts';
import { createSimulation, type Simulation, WhyReplay, whyKind } from '../engine/index.ts';
import type { Timeline } from './timeline/timeline.ts';

export interface WhyQuestion {
  readonly id: number;
  readonly event: WhyEvent;
}

/** How much earlier the replay begins, at each further try, when the reason lies before it. */
const FURTHER = 4;
/** Queues and ways of frames that were under way when the replay began. */
const LEAD: Picoseconds = 20 * PS_PER_MS;

/**
 * Answers why an event came about and what followed: a second simulation goes the same way again from a
 * snapshot before it, and on beyond it. The run itself is only read.
 */
export class WhyReplays {
  private readonly run: Simulation;
  private readonly timeline: Timeline;
  private twin: Simulation | null = null;
  private replay: WhyReplay | null = null;
  private question: WhyQuestion | null = null;
  /** How far before the event the replay at hand begins, at least. */
  private lead: Picoseconds = 0;

  constructor(run: Simulation, timeline: Timeline) {
    this.run = run;
    this.timeline = timeline;
  }

  get busy(): boolean {
    return this.question !== null;
  }

  /** Takes the place of a question that is still open. */
  ask(question: WhyQuestion): void {
    this.question = question;
    this.lead = LEAD + (whyKind(question.event)?.lead ?? 0);
    this.begin(question.event);
  }

  /** The run has been changed: what was replayed may not be what happens. */
  forget(): void {
    if (this.question !== null) this.ask(this.question);
  }

  /** Works on the open question; returns its answer when it has one. @param reach how far the run is recorded */
  work(reach: Picoseconds, mayGoOn: () => boolean): WhyReport | null {
    const { question } = this;
    if (question === null) return null;
    const { id, event } = question;
    const kind = whyKind(event);
    if (kind === null)
      return this.answer(
        id,
        event,
        'Events of this kind explain themselves: there is no decision behind them.',
      );
    if (event.time >= reach)
      return this.answer(
        id,
        event,
        `Nothing is recorded at ${event.time / 1e12} s: the run has come to ${reach / 1e12} s.`,
      );
    if (this.replay === null) return this.answer(id, event, `There is no VC ${event.vc} in this run.`);
    for (;;) {
      const { replay } = this;
      if (replay === null) return null;
      const done = replay.step();
      if (replay.met && kind.lacksReason(replay.facts) && replay.facts.began > 0) {
        this.lead *= FURTHER;
        this.begin(event);
      } else if (done) {
        const why = kind.tell(replay.facts);
        const message =
          why === null ? `Nothing of this kind happened to VC ${event.vc} at ${event.time / 1e12} s.` : '';
        return this.answer(id, event, message, why);
      }
      if (!mayGoOn()) return null;
    }
  }

  private begin(event: WhyEvent): void {
    this.leave();
    const index = this.run.network.connections.findIndex(({ vc }) => vc.id === event.vc);
    const kind = whyKind(event);
    if (index < 0 || kind === null) return;
    this.twin ??= createSimulation(this.run.scenario, { seed: this.run.seed });
    this.twin.restore(this.timeline.before(Math.max(0, event.time - this.lead)), this.run.plan);
    for (const port of this.twin.network.ports) {
      port.watched = false;
      port.inspecting = false;
    }
    this.replay = new WhyReplay(this.twin, kind, event, index);
  }

  private answer(id: number, event: WhyEvent, message: string, why: WhyReport['why'] = null): WhyReport {
    this.leave();
    this.question = null;
    return { type: 'why', id, event, why, message };
  }

  private leave(): void {
    this.replay?.stop();
    this.replay = null;
  }
}

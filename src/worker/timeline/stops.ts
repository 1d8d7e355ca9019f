import { EventCode, type Picoseconds, type Stop } from '../../contract/index.ts';
import type { Run } from '../run.ts';
import { conditionsOfStop } from './conditions.ts';
import { type Condition, ConditionWatcher } from './conditionWatcher.ts';
import { IdleLink } from './idleLink.ts';

/** A rule at any port meets a number that is none. */
const FAULT: Condition = { kind: 'event', codes: [EventCode.fault], vc: null, port: null };
/** Replaces one in the list. */
export const AT_FAULT = -1;

/** Where a run that plays on from here stops on its own: at the breakpoints of a list, and where a rule fails. */
export class Stops {
  private readonly run: Run;
  private readonly list: readonly Stop[];
  private readonly sentry: ConditionWatcher;
  /** Per condition of the watcher: its place in the list, or `AT_FAULT`. */
  private readonly places: readonly number[];
  /** The next moment of the list; Infinity for none. */
  private readonly nextMoment: Picoseconds;
  /** By place in the list. */
  private readonly idle = new Map<number, IdleLink>();

  constructor(run: Run, list: readonly Stop[]) {
    const { simulation, recorder } = run;
    const sought = list.flatMap((stop, place) =>
      conditionsOfStop(stop, run).map((condition) => ({ place, condition })),
    );
    this.run = run;
    this.list = list;
    this.places = [AT_FAULT, ...sought.map(({ place }) => place)];
    const conditions = [FAULT, ...sought.map(({ condition }) => condition)];
    this.sentry = new ConditionWatcher(recorder, conditions, simulation.now);
    const times = list.flatMap((stop) => (stop.kind === 'time' && !stop.off ? [stop.timePs] : []));
    this.nextMoment = Math.min(Infinity, ...times.filter((time) => time > simulation.now));
    for (const [i, stop] of list.entries())
      if (stop.kind === 'idle' && !stop.off) this.idle.set(i, new IdleLink(run, stop.port, stop.forPs));
  }

  /** When to look whether the run has to stop, apart from events; Infinity for never. */
  get nextTime(): Picoseconds {
    return Math.min(this.nextMoment, ...[...this.idle.values()].map(({ next }) => next));
  }

  /** Whether the run has come by a stop, and is at it or a little behind. */
  reached(): boolean {
    return this.sentry.first < Infinity;
  }

  /** Is right behind the event, or at the moment, that comes first; its place in the list or `AT_FAULT`, null for none yet. */
  arrive(): number | null {
    const { run, sentry, nextMoment } = this;
    if (sentry.first < Infinity) {
      const place = this.places[sentry.firstOf] ?? null;
      const behind = sentry.first + 1;
      this.release();
      if (place === AT_FAULT) run.inspect(behind, 1);
      else {
        run.approach(behind);
        run.advance(behind, () => true);
      }
      return place;
    }
    if (run.simulation.now === nextMoment)
      return this.list.findIndex((stop) => stop.kind === 'time' && !stop.off && stop.timePs === nextMoment);
    return this.idleNow();
  }

  private idleNow(): number | null {
    const { now } = this.run.simulation;
    let found: number | null = null;
    for (const [place, link] of this.idle) if (link.next === now && link.look()) found ??= place;
    return found;
  }

  release(): void {
    this.sentry.release();
  }
}

import { type Breakpoint, EventCode, type Picoseconds } from '../../contract/index.ts';
import type { Run } from '../run.ts';
import { conditionsOfStop } from './conditions.ts';
import { ConditionWatcher, type RunCondition } from './conditionWatcher.ts';
import { IdleLink } from './idleLink.ts';

/** A rule at any port fails: it computes no number. */
const FAULT: RunCondition = { kind: 'event', codes: [EventCode.fault], vc: null, port: null };
/** Instead of an index into the list: a rule has failed. */
export const AT_FAULT = -1;

/** Watches a playing run for the breakpoints of a list, and for rules that fail. */
export class Breakpoints {
  private readonly run: Run;
  private readonly list: readonly Breakpoint[];
  private readonly watcher: ConditionWatcher;
  /** By condition of the watcher: its index in the list, or `AT_FAULT`. */
  private readonly places: readonly number[];
  /** The next time of the list; Infinity for none. */
  private readonly nextMoment: Picoseconds;
  /** Idle links to watch, by index in the list. */
  private readonly idle = new Map<number, IdleLink>();

  constructor(run: Run, list: readonly Breakpoint[]) {
    const { simulation, recorder } = run;
    const sought = list.flatMap((stop, place) =>
      conditionsOfStop(stop, run).map((condition) => ({ place, condition })),
    );
    this.run = run;
    this.list = list;
    this.places = [AT_FAULT, ...sought.map(({ place }) => place)];
    const conditions = [FAULT, ...sought.map(({ condition }) => condition)];
    this.watcher = new ConditionWatcher(recorder, conditions, simulation.now);
    const times = list.flatMap((stop) => (stop.kind === 'time' && !stop.off ? [stop.timePs] : []));
    this.nextMoment = Math.min(Infinity, ...times.filter((time) => time > simulation.now));
    for (const [i, stop] of list.entries())
      if (stop.kind === 'idle' && !stop.off) this.idle.set(i, new IdleLink(run, stop.port, stop.forPs));
  }

  /** When to check for breakpoints that are no events; Infinity for never. */
  get nextTime(): Picoseconds {
    return Math.min(this.nextMoment, ...[...this.idle.values()].map(({ next }) => next));
  }

  /** Whether the run has reached an event of a breakpoint; it may be a little behind it. */
  reached(): boolean {
    return this.watcher.first < Infinity;
  }

  /** Moves the run right behind the first event, or to the time, of a breakpoint. @returns its index in the list or `AT_FAULT`; null for none yet */
  arrive(): number | null {
    const { run, watcher, nextMoment } = this;
    if (watcher.first < Infinity) {
      const place = this.places[watcher.firstOf] ?? null;
      const behind = watcher.first + 1;
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
    let first: number | null = null;
    for (const [place, link] of this.idle) if (link.next === now && link.look()) first ??= place;
    return first;
  }

  release(): void {
    this.watcher.release();
  }
}

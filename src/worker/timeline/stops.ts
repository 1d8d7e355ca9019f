import type { Picoseconds, Stop } from '../../contract/index.ts';
import type { Run } from '../run.ts';
import { conditionOfStop } from './conditions.ts';
import { type Condition, Sentry } from './sentry.ts';

/** Where a run that plays on from here stops by itself. */
export class Stops {
  private readonly run: Run;
  private readonly list: readonly Stop[];
  private readonly sentry: Sentry | null;
  /** Per condition of the sentry: its place in the list. */
  private readonly places: readonly number[];
  /** The next moment of the list; Infinity for none. */
  readonly nextTime: Picoseconds;

  constructor(run: Run, list: readonly Stop[]) {
    const { simulation, recorder } = run;
    const conditions = list.map((stop) => conditionOfStop(stop, simulation, recorder));
    this.run = run;
    this.list = list;
    this.places = conditions.flatMap((one, i) => (one === null ? [] : [i]));
    const sought = conditions.filter((one): one is Condition => one !== null);
    this.sentry = sought.length > 0 ? new Sentry(recorder, sought, simulation.now) : null;
    const times = list.flatMap((stop) => (stop.kind === 'time' ? [stop.timePs] : []));
    this.nextTime = Math.min(Infinity, ...times.filter((time) => time > simulation.now));
  }

  /** Whether the run has come by a stop, and stands at it or a little behind. */
  reached(): boolean {
    return this.sentry !== null && this.sentry.first < Infinity;
  }

  /** Stands right behind the event, or at the moment, that comes first; its place in the list, null for none yet. */
  arrive(): number | null {
    const { run, sentry, nextTime } = this;
    if (sentry !== null && sentry.first < Infinity) {
      const { first, firstOf } = sentry;
      this.release();
      run.approach(first + 1);
      run.advance(first + 1, () => true);
      return this.places[firstOf] ?? null;
    }
    if (run.simulation.now < nextTime) return null;
    return this.list.findIndex((stop) => stop.kind === 'time' && stop.timePs === nextTime);
  }

  release(): void {
    this.sentry?.release();
  }
}

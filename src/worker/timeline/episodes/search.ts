import { type PauseReason, type Picoseconds, PS_PER_MS, pauseReason } from '../../../contract/index.ts';
import type { Run } from '../../run.ts';
import { divergence } from '../plans.ts';
import { type Activity, episodeOf, isOver, type Moment, momentsIn } from './moments.ts';
import { quietTimeAt } from './quiet.ts';
import { EpisodeWatch } from './watch.ts';

/** First stretch of a search backwards; each further one is twice as long. */
const FIRST_STRETCH: Picoseconds = 128 * PS_PER_MS;

/**
 * Finds the next event that the eye sees, or the previous one, slice by slice. An event depends on the quiet time around it,
 * so the search begins earlier and ends later by that time. Stretches that the previous search has watched are not run
 * again.
 */
export class EpisodeSearch {
  /** Time at which it began. */
  readonly start: Picoseconds;
  private readonly run: Run;
  private readonly back: boolean;
  private readonly quiet: Picoseconds;
  private watch: EpisodeWatch | null = null;
  private moment: Moment | null = null;
  /** Bounds of the stretch searched: from, and before. */
  private from: Picoseconds;
  private before: Picoseconds;
  private stretch = FIRST_STRETCH;

  constructor(run: Run, back: boolean) {
    this.run = run;
    this.back = back;
    this.quiet = quietTimeAt(run.simulation, run.port);
    this.start = run.simulation.now;
    // A step stops one picosecond after its target.
    this.before = back ? this.start - 1 : Infinity;
    this.from = back ? this.before - this.stretch : this.start;
  }

  /** Time of the event found; null: none. */
  get found(): Picoseconds | null {
    return this.moment?.time ?? null;
  }

  /** The event found, as a reason of the pause. */
  get said(): PauseReason {
    const { moment, run } = this;
    if (moment === null) throw new Error('no event was found');
    return pauseReason('episode', episodeOf(moment, run.simulation.end));
  }

  /** Works on a slice; returns whether the search has ended. */
  work(mayGoOn: () => boolean): boolean {
    if (this.watch === null && this.isCovered()) return true;
    for (;;) {
      if (this.before <= 0) return true;
      this.watch ??= this.beginWatch();
      while (!this.isDone()) {
        this.run.slice(this.run.simulation.end);
        if (!mayGoOn() && !this.isDone()) return false;
      }
      this.moment = this.soFar();
      this.leave();
      if (this.moment !== null || !this.back) return true;
      this.before = this.from;
      this.stretch *= 2;
      this.from = this.before - this.stretch;
    }
  }

  /** Ends the search; the run is not where the search began. */
  leave(): void {
    const { run, watch } = this;
    if (watch === null) return;
    const { port, from, activity } = watch;
    run.lastSearch = { port, from, activity, until: run.simulation.now, edits: [...run.simulation.allEdits] };
    watch.release();
    this.watch = null;
  }

  private beginWatch(): EpisodeWatch {
    this.run.approach(Math.max(0, this.from - this.quiet));
    return new EpisodeWatch(this.run, this.quiet);
  }

  /** Whether the previous search has watched everything that decides this one. */
  private isCovered(): boolean {
    const { run, quiet, back, before } = this;
    const { lastSearch: last, simulation } = run;
    if (last === null || last.port !== run.port) return false;
    const { from, until, activity } = last;
    const first = from === 0 ? 0 : from + quiet;
    const isWhole = until >= simulation.end;
    if (back ? !isWhole && until < before + quiet : first > this.from) return false;
    if (divergence(last.edits, simulation.allEdits) !== null) return false;
    const moment = this.momentIn(activity, until, back ? first : this.from);
    if (moment === null) return back ? first === 0 : isWhole;
    if (!isWhole && !this.isSettled(moment, until)) return false;
    this.moment = moment;
    return true;
  }

  /** Whether nothing earlier, or later, can still be found, and the event found is complete. */
  private isDone(): boolean {
    const { run, quiet, before } = this;
    const { now } = run.simulation;
    if (run.ended) return true;
    if (this.back && now < before + quiet) return false;
    const moment = this.soFar();
    return moment === null ? this.back : this.isSettled(moment, now);
  }

  /** Whether the event and its reported values are final, given the run so far. */
  private isSettled(moment: Moment, until: Picoseconds): boolean {
    return until >= moment.time + this.quiet && isOver(moment, until, this.quiet);
  }

  /** The event sought, in the run so far. */
  private soFar(): Moment | null {
    const { watch, from, run } = this;
    return watch === null ? null : this.momentIn(watch.activity, run.simulation.now, from);
  }

  private momentIn(activity: Activity, until: Picoseconds, from: Picoseconds): Moment | null {
    const within = momentsIn(activity, until, this.quiet).filter(
      ({ time }) => time >= from && time < this.before && time > 0,
    );
    return (this.back ? within.at(-1) : within[0]) ?? null;
  }
}

import {
  type Compared,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  type StoryCondition,
  type StoryWatch,
} from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import { amountOf, type Bases, conditionsOf } from './conditions.ts';
import { StoryProbe } from './storyProbe.ts';

/** Step of the scout. */
const STEP: Picoseconds = PS_PER_MS;

/** Smallest and largest value in an interval of time, both inclusive. */
type Range = readonly [least: number, most: number];

/** Counters that never decrease, at an instant. */
interface Counted {
  readonly lost: number;
  readonly timeouts: number;
  readonly inVain: number;
  readonly filesDone: number;
  readonly overflows: number;
  readonly hit: number;
}

/**
 * The same run, ahead of the shown run and in long steps, to find steps in which a watch cannot be met: in these the
 * shown run need not stop at every event. It computes the range of the values of conditions over a step; a value
 * without a known range may be anything.
 */
export class Scout {
  private readonly simulation: Simulation;
  private readonly probe: StoryProbe;
  /** Start of the last examined step. */
  private start: Picoseconds = 0;
  private before: Counted;
  private after: Counted;
  private queue: Range = [0, 0];

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.probe = new StoryProbe(simulation, false, true, false);
    this.before = this.counted();
    this.after = this.before;
  }

  /**
   * Runs ahead.
   * @param from time before which steps are ignored
   * @returns start of the first step in which the watch may be met; Infinity if it is not met in the run
   */
  firstChance(watch: StoryWatch, bases: Bases, from: Picoseconds): Picoseconds {
    while (this.simulation.now <= from || !this.mayMeet(watch, bases)) {
      if (this.simulation.now >= this.simulation.end) return Infinity;
      this.advance();
    }
    return this.start;
  }

  private advance(): void {
    const { simulation, probe } = this;
    this.start = simulation.now;
    this.before = this.after;
    this.queue = probe.leap(this.start + STEP);
    this.after = this.counted();
  }

  private counted(): Counted {
    const { lostSoFar, timeoutsSoFar, inVainSoFar, filesDone, overflows, firstLosses } = this.probe;
    return {
      lost: lostSoFar,
      timeouts: timeoutsSoFar,
      inVain: inVainSoFar,
      filesDone,
      overflows,
      hit: firstLosses.length,
    };
  }

  private mayMeet(watch: StoryWatch, bases: Bases): boolean {
    return conditionsOf(watch).some((condition) => this.mayHold(condition, bases));
  }

  private mayHold(condition: StoryCondition, bases: Bases): boolean {
    if ('all' in condition) return condition.all.every((part) => this.mayHold(part, bases));
    if ('any' in condition) return condition.any.some((part) => this.mayHold(part, bases));
    const { before, after, probe, simulation } = this;
    const since = (name: keyof Bases): Range => [
      Math.max(0, before[name] - bases[name]),
      Math.max(0, after[name] - bases[name]),
    ];
    const fits = (range: Range, bounds: Compared): boolean => meets(range, bounds, probe);
    if ('queue' in condition)
      return 'falls' in condition.queue ? after.overflows > 0 : fits(this.queue, condition.queue);
    if ('lostSenders' in condition) {
      const most = before.overflows === after.overflows ? after.hit : probe.senders;
      return fits([0, most], condition.lostSenders);
    }
    if ('lost' in condition) return fits(since('lost'), condition.lost);
    if ('timeouts' in condition) return fits(since('timeouts'), condition.timeouts);
    if ('inVain' in condition) return fits(since('inVain'), condition.inVain);
    if ('filesDone' in condition) return fits([before.filesDone, after.filesDone], condition.filesDone);
    if ('overflow' in condition) return after.overflows >= condition.overflow;
    if ('time' in condition) return simulation.now > condition.time * PS_PER_SECOND;
    return !('end' in condition) || probe.ended;
  }
}

/** Whether a value in the range may be within the bounds. */
function meets([least, most]: Range, { equals, atLeast, atMost, of }: Compared, probe: StoryProbe): boolean {
  const amount = (value: number | 'senders'): number => amountOf(value, of, probe);
  if (equals !== undefined && (amount(equals) < least || amount(equals) > most)) return false;
  if (atLeast !== undefined && most < amount(atLeast)) return false;
  return atMost === undefined || least <= amount(atMost);
}

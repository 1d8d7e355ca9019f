import { type Picoseconds, PS_PER_MS, type Why } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Replaying, ReplayRequest } from './whyKind.ts';

const STEP: Picoseconds = PS_PER_MS;
/** What followed is looked for so long, or for so many round trips, and no longer than the last. */
const AFTER: Picoseconds = 100 * PS_PER_MS;
const ROUND_TRIPS = 20;
const MOST_AFTER: Picoseconds = 2_000 * PS_PER_MS;

/** Something that happens again and again. */
interface Happening {
  readonly time: Picoseconds;
}

/**
 * Lives through something that happens again and again, and on: that of a time, or a neighbour of it. What is found
 * only when it is over is lived through once more.
 */
export abstract class SearchReplay<T extends Happening> implements Replaying {
  wish: ReplayRequest;
  protected readonly simulation: Simulation;
  protected readonly index: number;
  /** What was found. */
  protected found: T | null = null;
  private readonly began: Picoseconds;
  private readonly patience: Picoseconds;
  /** The last one that may be it. */
  private last: T | null = null;
  /** Nothing more is looked for, and nothing was found; or what was is over. */
  private missed = false;
  private passed = false;

  /** @param simulation is before it; @param index of the VC */
  constructor(simulation: Simulation, wish: ReplayRequest, index: number) {
    this.simulation = simulation;
    this.wish = wish;
    this.index = index;
    this.began = simulation.now;
    const { forward, backward } = simulation.network.connections[index]!;
    const roundTrip = [...forward, ...backward].reduce((sum, { delay }) => sum + delay, 0);
    this.patience = Math.min(MOST_AFTER, Math.max(AFTER, ROUND_TRIPS * roundTrip));
  }

  /** The reasons of what was found lie before the replay began. */
  protected abstract readonly lacksReason: boolean;
  /** There is nothing more to wait for. */
  protected abstract readonly isOver: boolean;
  /** It has been found, in its instant. */
  protected abstract begin(found: T): void;
  abstract explain(): Why | null;
  abstract stop(): void;

  get late(): boolean {
    if (this.passed) return true;
    if (this.began === 0) return false;
    return this.found === null ? this.missed && this.looksBack : this.lacksReason;
  }

  private get looksBack(): boolean {
    return this.wish.find === 'before' || this.wish.find === 'nearest';
  }

  step(reach: Picoseconds): boolean {
    const { simulation } = this;
    const end = this.endOf(reach);
    simulation.runUntil(Math.min(end, simulation.now + STEP));
    if (this.found !== null) return this.late || this.isOver || simulation.now >= this.endOf(reach);
    if (simulation.now < end) return false;
    if (this.last !== null) this.take(this.last);
    this.missed = true;
    return true;
  }

  /** How far to go on. */
  private endOf(reach: Picoseconds): Picoseconds {
    const { found, simulation } = this;
    const { event, find } = this.wish;
    if (found !== null) return Math.min(simulation.end, found.time + this.patience);
    if (find === 'after') return reach;
    return Math.min(reach, event.time + 1 + (find === 'nearest' ? this.furthest : 0));
  }

  /** How far behind the time the nearest one may be. */
  private get furthest(): Picoseconds {
    return this.wish.event.time - (this.last?.time ?? this.began);
  }

  /** Another one, in its instant; they come in order of time. */
  protected consider(found: T): void {
    const { wish, last } = this;
    if (this.found !== null || this.passed) return;
    const ahead = found.time - wish.event.time;
    if (wish.find === 'after' ? ahead > 0 : ahead === 0 && wish.find !== 'before') this.meet(found);
    else if (wish.find === 'nearest' && ahead > 0 && ahead <= this.furthest) {
      if (last !== null && wish.event.time - last.time <= ahead) this.take(last);
      else this.meet(found);
    } else if (this.looksBack && ahead < 0) this.last = found;
  }

  private meet(found: T): void {
    this.found = found;
    this.ask(found.time);
    this.begin(found);
  }

  private take({ time }: T): void {
    this.passed = true;
    this.ask(time);
  }

  private ask(time: Picoseconds): void {
    this.wish = { event: { ...this.wish.event, time }, find: 'at' };
  }
}

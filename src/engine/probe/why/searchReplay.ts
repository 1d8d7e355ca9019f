import { type Picoseconds, PS_PER_MS, type Why } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Replay, ReplayRequest } from './eventExplainer.ts';

const STEP: Picoseconds = PS_PER_MS;
/** Time for which the replay follows the consequences: `AFTER`, or `ROUND_TRIPS` round trips if longer, at most `MOST_AFTER`. */
const AFTER: Picoseconds = 100 * PS_PER_MS;
const ROUND_TRIPS = 20;
const MOST_AFTER: Picoseconds = 2_000 * PS_PER_MS;

/** An event of a kind that recurs. */
interface Happening {
  readonly time: Picoseconds;
}

/**
 * Replays an event of a kind that recurs: the one at a given time, or the one before, after or nearest to it. If the event is found
 * only after it is over, another replay is needed.
 */
export abstract class SearchReplay<T extends Happening> implements Replay {
  request: ReplayRequest;
  protected readonly simulation: Simulation;
  protected readonly index: number;
  /** The event that was found. */
  protected found: T | null = null;
  private readonly began: Picoseconds;
  private readonly patience: Picoseconds;
  /** The last candidate. */
  private last: T | null = null;
  /** Whether the search has ended without a result. */
  private missed = false;
  /** Whether the event was found after it was over. */
  private passed = false;

  /** @param simulation at a time before the event; @param index of the VC */
  constructor(simulation: Simulation, wish: ReplayRequest, index: number) {
    this.simulation = simulation;
    this.request = wish;
    this.index = index;
    this.began = simulation.now;
    const { forward, backward } = simulation.network.connections[index]!;
    const roundTrip = [...forward, ...backward].reduce((sum, { delay }) => sum + delay, 0);
    this.patience = Math.min(MOST_AFTER, Math.max(AFTER, ROUND_TRIPS * roundTrip));
  }

  /** Whether the reasons of the event precede the start of the replay. */
  protected abstract readonly lacksReason: boolean;
  /** Whether the replay of the event is complete. */
  protected abstract readonly isOver: boolean;
  /** Begins to follow the event, at its time. */
  protected abstract begin(found: T): void;
  abstract explain(): Why | null;
  abstract stop(): void;

  get startedTooLate(): boolean {
    if (this.passed) return true;
    if (this.began === 0) return false;
    return this.found === null ? this.missed && this.looksBack : this.lacksReason;
  }

  private get looksBack(): boolean {
    return this.request.find === 'before' || this.request.find === 'nearest';
  }

  step(reach: Picoseconds): boolean {
    const { simulation } = this;
    const end = this.endOf(reach);
    simulation.runUntil(Math.min(end, simulation.now + STEP));
    if (this.found !== null) return this.startedTooLate || this.isOver || simulation.now >= this.endOf(reach);
    if (simulation.now < end) return false;
    if (this.last !== null) this.take(this.last);
    this.missed = true;
    return true;
  }

  /** The time at which the replay ends at the latest. */
  private endOf(reach: Picoseconds): Picoseconds {
    const { found, simulation } = this;
    const { event, find } = this.request;
    if (found !== null) return Math.min(simulation.end, found.time + this.patience);
    if (find === 'after') return reach;
    return Math.min(reach, event.time + 1 + (find === 'nearest' ? this.furthest : 0));
  }

  /** Maximum time after the requested time at which an event can be the nearest. */
  private get furthest(): Picoseconds {
    return this.request.event.time - (this.last?.time ?? this.began);
  }

  /** Considers an event of the kind, at its time; events are reported in order of time. */
  protected consider(found: T): void {
    const { request, last } = this;
    if (this.found !== null || this.passed) return;
    const ahead = found.time - request.event.time;
    if (request.find === 'after' ? ahead > 0 : ahead === 0 && request.find !== 'before') this.settleOn(found);
    else if (request.find === 'nearest' && ahead > 0 && ahead <= this.furthest) {
      if (last !== null && request.event.time - last.time <= ahead) this.take(last);
      else this.settleOn(found);
    } else if (this.looksBack && ahead < 0) this.last = found;
  }

  private settleOn(found: T): void {
    this.found = found;
    this.ask(found.time);
    this.begin(found);
  }

  private take({ time }: T): void {
    this.passed = true;
    this.ask(time);
  }

  private ask(time: Picoseconds): void {
    this.request = { event: { ...this.request.event, time }, find: 'at' };
  }
}

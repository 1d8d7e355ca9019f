import type { Picoseconds } from '../../contract/index.ts';
import { type Endpoint, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import { type Events, TIMER } from './events.ts';

/** Timers of the ends at a node: one due time per slot, Infinity when off. At one instant the lower slot goes first. */
export class Timers {
  readonly due: Picoseconds[] = [];
  private readonly events: Events;
  private readonly ends: readonly Pick<Endpoint, 'timerFired'>[];

  /** @param ends indexed by slot / TIMERS_PER_ENDPOINT */
  constructor(events: Events, ends: readonly Pick<Endpoint, 'timerFired'>[]) {
    this.events = events;
    this.ends = ends;
  }

  set(slot: number, time: Picoseconds): void {
    this.due[slot] = time;
    this.events.plan(time, TIMER, slot, () => {
      // The timer may have been cleared or set again meanwhile.
      if (this.due[slot] !== time) return;
      this.due[slot] = Infinity;
      this.ends[Math.floor(slot / TIMERS_PER_ENDPOINT)]!.timerFired(time, slot % TIMERS_PER_ENDPOINT);
    });
  }

  clear(slot: number): void {
    this.due[slot] = Infinity;
  }

  dueAt(slot: number): Picoseconds {
    return this.due[slot] ?? Infinity;
  }

  isSet(slot: number): boolean {
    return this.dueAt(slot) !== Infinity;
  }
}

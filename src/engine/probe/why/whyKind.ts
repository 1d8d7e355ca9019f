import type { Picoseconds, Remark, Why, WhyEvent, WhyFind } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';

/** What is asked: which event, by its time or as the neighbour of a time. */
export interface ReplayRequest {
  readonly event: WhyEvent;
  readonly find: WhyFind;
}

/** Replays an event in a separate simulation. */
export interface Replaying {
  /** What is left to ask: the event by its own time, once it was found. */
  readonly wish: ReplayRequest;
  /** The event or its reasons lie before it began, or it was found only when it was over: another one is needed. */
  readonly late: boolean;
  /** Goes on a little; returns whether there is nothing more to wait for. @param reach how far the run is recorded */
  step(reach: Picoseconds): boolean;
  /** Null: nothing of the kind was there. */
  explain(): Why | null;
  stop(): void;
}

/** A kind of events that can be explained. */
export interface EventExplainer {
  /** Its reasons lie at most so far before it, mostly. */
  readonly lead: Picoseconds;
  /** @param simulation is before the event, without probes; @param index of the VC; null: it has nothing of the kind */
  begin(simulation: Simulation, wish: ReplayRequest, index: number): Replaying | null;
  /** What to say where nothing of the kind is found. */
  nothing(wish: ReplayRequest): Remark;
}

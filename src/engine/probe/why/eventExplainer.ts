import type { Picoseconds, Remark, Why, WhyEvent, WhyFind } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';

/** Which event to explain, by its time or as the neighbour of a time. */
export interface ReplayRequest {
  readonly event: WhyEvent;
  readonly find: WhyFind;
}

/** Replays an event in a separate simulation. */
export interface Replay {
  /** The event to explain; once it is found, with its own time. */
  readonly request: ReplayRequest;
  /** Whether an earlier replay is needed: the event or its reasons precede this one, or the event was found only after it was over. */
  readonly startedTooLate: boolean;
  /** Runs one step; returns whether the replay is complete. @param reach time up to which the run is recorded */
  step(reach: Picoseconds): boolean;
  /** The explanation; null if there was no event of the kind. */
  explain(): Why | null;
  stop(): void;
}

/** A kind of events that can be explained. */
export interface EventExplainer {
  /** The longest time between the reasons of an event and the event, in most cases. */
  readonly leadTime: Picoseconds;
  /** @param simulation at a time before the event, without probes; @param index of the VC @returns null if it has no such events */
  begin(simulation: Simulation, wish: ReplayRequest, index: number): Replay | null;
  /** The sentence if no event of the kind is found. */
  nothing(wish: ReplayRequest): Remark;
}

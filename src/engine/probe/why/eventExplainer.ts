import type { Picoseconds, Remark, Why, WhyEvent, WhyFind } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';

/** Which event to explain, by its time or as the neighbour of a time. */
export interface ReplayRequest {
  readonly event: WhyEvent;
  readonly find: WhyFind;
}

/** Replays an event in a separate simulation. */
export interface Replay {
  /** The event to explain; once it is found, by its own time. */
  readonly request: ReplayRequest;
  /** The event or its reasons are earlier than the beginning of the replay, or it was found only after it was over: an earlier replay is needed. */
  readonly startedTooLate: boolean;
  /** Runs a little; returns whether the replay is complete. @param reach the time up to which the run is recorded */
  step(reach: Picoseconds): boolean;
  /** Null: there was no event of the kind. */
  explain(): Why | null;
  stop(): void;
}

/** A kind of events that can be explained. */
export interface EventExplainer {
  /** The longest time between the reasons of an event and the event, in most cases. */
  readonly leadTime: Picoseconds;
  /** @param simulation is before the event, without probes; @param index of the VC; null: it has nothing of the kind */
  begin(simulation: Simulation, wish: ReplayRequest, index: number): Replay | null;
  /** The sentence if no event of the kind is found. */
  nothing(wish: ReplayRequest): Remark;
}

import type { Problem } from '../document/edits.ts';
import type { Picoseconds } from '../units.ts';
import type { EventCode } from './traces.ts';

/**
 * `loss`: a cell refused or pushed out; `halving`: a window is cut, by a fast retransmit or a timeout; `floor`: an allowed
 * rate falls to MCR; `credit`: a VC has used up its credit to a port; `refill`: the queue of a port grows after it was empty
 * for a while (`quietTime`).
 */
export type BreakpointEvent = keyof typeof EventCode | 'loss' | 'halving' | 'floor' | 'credit' | 'refill';

/** Shortest and longest time for which a link can be asked to be idle. */
export const IDLE_FOR: { readonly min: Picoseconds; readonly max: Picoseconds } = { min: 1e7, max: 1e13 };

interface Switched {
  /** It is kept, and the run does not stop there. */
  readonly off?: true;
}

/** A condition at which a playing run pauses. */
export type Breakpoint = Switched & Condition;

type Condition =
  | { readonly kind: 'time'; readonly timePs: Picoseconds }
  /** At the next such event; of one VC, at one port, or anywhere. */
  | {
      readonly kind: 'event';
      readonly event: BreakpointEvent;
      readonly vc: number | null;
      readonly port: string | null;
    }
  /** When a recorded value comes to be above a limit, or below it. */
  | {
      readonly kind: 'level';
      /** Id of a channel: `queue/S2>S3`, `cwnd/3`. */
      readonly channel: string;
      readonly side: 'above' | 'below';
      /** In the unit of the channel. */
      readonly limit: number;
    }
  /** When the link of a port has carried no cell for so long. */
  | { readonly kind: 'idle'; readonly port: string; readonly forPs: Picoseconds };

/** The list of breakpoints in force, and what is wrong with those left out: `stops.2.vc = 11: ...`. */
export interface BreakpointsReport {
  readonly type: 'stops';
  readonly stops: readonly Breakpoint[];
  readonly problems: readonly Problem[];
}

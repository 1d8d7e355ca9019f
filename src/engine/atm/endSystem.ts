import type { Registered } from '../sim/state.ts';
import type { Timers } from '../sim/timers.ts';
import type { Flow } from './flow.ts';

/** An end of a VC, as its host sees it; a shaper is one too, for its timer. */
export interface Endpoint {
  /** So many whole frames have been reassembled. Of ends where nothing that arrives sets anything going. */
  framesArrived?(count: number): void;
  /** A whole frame of the other end has been reassembled. */
  frameArrived(now: number, frame: number): void;
  /** The timer `kind` of this endpoint is due. */
  timerFired(now: number, kind: number): void;
}

/** Keeps the peak rate of a flow (`traffic/shaper.ts`). */
export interface CellShaper extends Endpoint, Registered {
  readonly flow: Flow;
  /** Cells that wait here. */
  readonly waiting: number;
  /** Its parts with state of their own. */
  readonly components: readonly Registered[];
  /** Takes a frame that has just been cut into cells. */
  submit(now: number, frame: number, cells: number): void;
  /** A backward RM cell of its VC has come: its bits and its number; or a credit. */
  feedback?(now: number, meta: number, serial: number): void;
  /** Up to `until` it may send many cells at a time. @param alone nothing else leaves by its link */
  beginBatch?(until: number, alone: boolean): void;
}

/** Timer slots per endpoint; a power of two, so that a slot says whose it is without a division. */
export const TIMERS_PER_ENDPOINT = 4;

/** What sends frames: a host, as the ends of its VCs see it. */
export interface EndSystem {
  readonly timers: Timers;
  /**
   * Cuts a frame into cells and hands them to the link by which the flow leaves, or to a shaper.
   * @param header bytes of its TCP and IP header; left out: as all of the flow
   */
  send(now: number, flow: Flow, seq: number, bytes: number, cells: number, header?: number): void;
}

import type { Registered } from '../sim/state.ts';
import type { Timers } from '../sim/timers.ts';
import type { Flow } from './flow.ts';

/** An end of a VC at its host; also a shaper, which has a timer. */
export interface Endpoint {
  /** Called with a number of complete frames, at ends on which arriving frames have no effect but the count. */
  framesArrived?(count: number): void;
  /** A complete frame from the other end has been reassembled. */
  frameArrived(now: number, frame: number): void;
  /** The timer `kind` of this endpoint is due. */
  timerFired(now: number, kind: number): void;
}

/** Holds cells of a flow between AAL5 and its link: for its peak rate (`traffic/shaper.ts`), its allowed rate or credit. */
export interface CellShaper extends Endpoint, Registered {
  readonly flow: Flow;
  /** Cells waiting here. */
  readonly waiting: number;
  /** Components that register its state. */
  readonly components: readonly Registered[];
  /** Takes a frame that has just been segmented into cells. */
  submit(now: number, frame: number, cells: number): void;
  /** A backward RM cell of its VC, or a credit, has arrived. @param meta its bits; @param serial its number */
  feedback?(now: number, meta: number, serial: number): void;
  /** Allows it to send many cells at a time up to `until`. @param alone whether nothing else leaves by its link */
  beginBatch?(until: number, alone: boolean): void;
}

/** Timer slots per endpoint; a power of two, so that the endpoint of a slot follows without a division. */
export const TIMERS_PER_ENDPOINT = 4;

/** A host, as the ends of its VCs see it. */
export interface EndSystem {
  readonly timers: Timers;
  /**
   * Segments a frame into cells and passes them to the output link of the flow, or to a shaper.
   * @param header bytes of its TCP and IP header; default: that of the flow
   */
  send(now: number, flow: Flow, seq: number, bytes: number, cells: number, header?: number): void;
}

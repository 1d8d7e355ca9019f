import type { EventCodeValue } from '../../contract/index.ts';

/** Value of `port` for events of a source. */
export const AT_SOURCE = 65_535;

/**
 * Listens to events of a traffic source and of the end systems of its control loops; each method is optional. Times are
 * picoseconds, windows and sequence numbers bytes, rates cells/s.
 */
export interface SourceProbe {
  /** The source begins to have something to send, or has nothing more to send. */
  onSession?(now: number): void;
  /** The window may have changed. @param usable bytes that may be unacknowledged */
  onWindow?(now: number, usable: number, ssthresh: number): void;
  /** A segment is sent, new or again: called with its end, and then with the next byte to send. */
  onSegment?(now: number, end: number): void;
  /** Everything before this byte is acknowledged. */
  onAcked?(now: number, una: number): void;
  onEvent?(now: number, code: EventCodeValue, vc: number, port: number, value: number): void;
  /** The allowed cell rate has changed. */
  onRate?(now: number, acr: number): void;
  /** A forward RM cell with this CCR is sent. @param isFirst whether it is the first one */
  onCcr?(now: number, ccr: number, isFirst: boolean): void;
  /** Number of cells waiting in a virtual source. */
  onWaiting?(now: number, cells: number): void;
  /** A forward RM cell is about to leave the source. A source with such a probe sends no cells in advance. */
  onForwardRm?(now: number, serial: number): void;
  /**
   * The destination is about to turn an RM cell around.
   * @param marked whether the last data cell had EFCI; @param most maximum rate of the receiver, cells/s
   */
  onTurn?(now: number, serial: number, marked: boolean, most: number): void;
  /** A backward RM cell has reached the source and acted on ACR. @param acr before that */
  onBackwardRm?(now: number, serial: number, acr: number): void;
}

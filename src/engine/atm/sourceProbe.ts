import type { EventCodeValue } from '../../contract/index.ts';

/** Instead of a port: the event is one of a source. */
export const AT_SOURCE = 65_535;

/**
 * Listens to a source of traffic and to the end systems of its control loops, by the methods that it has. Times are
 * picoseconds, windows and numbers bytes, rates cells/s.
 */
export interface SourceProbe {
  /** It has something to send from now on, or has nothing more. */
  onSession?(now: number): void;
  /** The window may have changed. @param usable what may be unacknowledged */
  onWindow?(now: number, usable: number, ssthresh: number): void;
  /** The end of a segment as it is sent, also of one that is sent again; then the next byte to send. */
  onSegment?(now: number, end: number): void;
  /** Everything before this byte is acknowledged. */
  onAcked?(now: number, una: number): void;
  onEvent?(now: number, code: EventCodeValue, vc: number, port: number, value: number): void;
  /** The allowed cell rate has changed. */
  onRate?(now: number, acr: number): void;
  /** A forward RM cell carries this CCR. @param isFirst none has been sent before */
  onCcr?(now: number, ccr: number, isFirst: boolean): void;
  /** Cells that wait in a virtual source. */
  onWaiting?(now: number, cells: number): void;
  /** A forward RM cell is about to leave the source. A source with a probe of these sends no cells ahead. */
  onForwardRm?(now: number, serial: number): void;
  /**
   * The destination is about to turn an RM cell round.
   * @param marked the last data cell came with EFCI; @param most what it can take, cells/s
   */
  onTurn?(now: number, serial: number, marked: boolean, most: number): void;
  /** An RM cell has come home and acted on ACR. @param acr before that */
  onBackwardRm?(now: number, serial: number, acr: number): void;
}

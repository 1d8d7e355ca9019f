/** Follows the RM cells of one VC, or of a segment of its loop, at its two ends; the switches between them notify an `RmWatch`. A run needs none. */
export interface RmEndWatch {
  /** A forward RM cell is about to leave the source. */
  left(now: number, serial: number): void;
  /**
   * The destination is about to turn one round.
   * @param marked the last data cell came with EFCI; @param most what it can take, cells/s
   */
  turns(now: number, serial: number, marked: boolean, most: number): void;
  /** One has come home and acted on ACR. @param acr before that, cells/s */
  home(now: number, serial: number, acr: number): void;
}

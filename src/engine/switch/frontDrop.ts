import type { Cells, Picoseconds } from '../../contract/index.ts';

/**
 * What a policy asks of its port in addition to the verdict: cells to be taken out at the head of the queue, before
 * the arriving cell enters. The cell on the wire cannot be taken out.
 */
export class FrontDrop {
  /** For the decision just taken; the port carries it out and sets it back to 0. */
  cells: Cells = 0;
  /** Line of pseudo-code that each of them is refused by. */
  line = 0;
  /** For how long from now on it only drops to make room; 0: no such pause. */
  pausePs: Picoseconds = 0;

  ask(cells: Cells, line: number, pausePs: Picoseconds = 0): void {
    this.cells = cells;
    this.line = line;
    this.pausePs = pausePs;
  }
}

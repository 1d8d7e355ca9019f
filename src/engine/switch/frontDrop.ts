import type { Cells, Picoseconds } from '../../contract/index.ts';

/**
 * What a policy asks of its port besides the verdict: cells to be taken out at the head of the queue, where the
 * next one to be served stands, before the arriving cell enters. The cell on the wire is past asking.
 */
export class FrontDrop {
  /** For the decision just taken; the port carries it out and sets it back to 0. */
  cells: Cells = 0;
  /** Line of pseudo-code that each of them is refused by. */
  line = 0;
  /** How long it will ask for no more but to make room, from now on; 0 for no such promise. */
  pausePs: Picoseconds = 0;

  ask(cells: Cells, line: number, pausePs: Picoseconds = 0): void {
    this.cells = cells;
    this.line = line;
    this.pausePs = pausePs;
  }
}

import type { Cells } from '../../../contract/index.ts';

/**
 * What a port may decide without asking its policy. One class for all policies: the port looks at it for every
 * cell. May change with a decision.
 */
export class Calm {
  /** While no VC is listed, a queue below this admits any cell by `line` and changes nothing. 0: always ask. */
  below: Cells = 0;
  /**
   * While its own VC is not listed, a queue below this does the same for a later cell of a frame, whoever else is
   * listed: for policies that judge frames by their first cell.
   */
  later: Cells = 0;
  line: number;

  constructor(line: number) {
    this.line = line;
  }
}

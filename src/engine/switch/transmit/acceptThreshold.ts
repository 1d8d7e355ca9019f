import type { Cells, Picoseconds } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/**
 * What a port may decide without asking its policy. One class for all policies: the port looks at it for every
 * cell. May change with a decision.
 */
export class AcceptThreshold {
  /** A queue below this admits any cell of a VC that is not listed by `line` and changes nothing. 0: always ask. */
  below: Cells = 0;
  /** The same for a later cell of a frame: for policies that judge frames by their first cell. */
  later: Cells = 0;
  /** From this time on nothing is promised: a timer of the policy is due. */
  until: Picoseconds = Number.POSITIVE_INFINITY;
  line: number;

  constructor(line: number) {
    this.line = line;
  }

  state(io: StateIo): void {
    this.below = io.number(this.below);
    this.later = io.number(this.later);
    this.until = io.number(this.until);
    this.line = io.number(this.line);
  }
}

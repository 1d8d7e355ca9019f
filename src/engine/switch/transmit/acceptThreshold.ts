import type { Cells, Picoseconds } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/**
 * When a port accepts cells without asking its policy. One class for all policies, since the port reads it for every
 * cell. A decision may change it.
 */
export class AcceptThreshold {
  /** A queue below this admits any cell of a VC that is not listed by `line` and changes nothing. 0: always ask. */
  below: Cells = 0;
  /** A queue below this admits any cell that continues a frame, of a VC that is not listed: for policies that judge frames by their first cell. */
  continuationBelow: Cells = 0;
  /** From this time on the policy has to be asked: its timer is due. */
  until: Picoseconds = Number.POSITIVE_INFINITY;
  line: number;

  constructor(line: number) {
    this.line = line;
  }

  state(io: StateIo): void {
    this.below = io.number(this.below);
    this.continuationBelow = io.number(this.continuationBelow);
    this.until = io.number(this.until);
    this.line = io.number(this.line);
  }
}

import type { Cells, Picoseconds } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/**
 * Conditions in which a port accepts cells without asking its policy. One class for all policies, since the port reads it for every
 * cell. A decision may change them.
 */
export class AcceptThreshold {
  /** With a queue below this, `line` accepts any cell of a VC that is not on the drop list, without a change of state. 0: always ask. */
  below: Cells = 0;
  /** The same for cells that continue a frame: for policies that judge frames by their first cell. */
  continuationBelow: Cells = 0;
  /** From this time on the policy has to be asked, because its timer is due. */
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

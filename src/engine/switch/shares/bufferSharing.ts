import type { ParameterValues } from '../../../contract/index.ts';
import type { AllocationDefinition } from '../allocation/allocation.ts';
import type { Names } from '../discard/policy.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { WaitingUnits } from '../state/waitingUnits.ts';
import type { QueueFigures, SharingOutcome } from './sharing.ts';

/** Tolerance for floating point, in cells: 0.29 of 100 cells are 29 cells. */
const ROUNDING = 1e-6;

/** Cells waiting in a buffer, and its capacity. */
interface Room {
  readonly waiting: number;
  readonly capacity: number;
}

/** Enforces the shares of a port's queues in a buffer, in cells. */
export class BufferSharing {
  /** By flow: guaranteed number of cells. */
  readonly guaranteed: Float64Array;
  /** By flow: cells above this may be pushed out for other flows. One less than `guaranteed` if the share is not a whole number. */
  private readonly evictableAbove: Float64Array;
  /** By flow: maximum number of cells. */
  readonly cap: Float64Array;
  readonly definition: AllocationDefinition;
  /** Flows that cross the port. */
  private readonly members: readonly number[];
  private readonly vcs: VcTable;

  constructor(definition: AllocationDefinition, members: readonly number[], vcs: VcTable) {
    this.definition = definition;
    this.members = members;
    this.vcs = vcs;
    this.guaranteed = new Float64Array(vcs.weight.length);
    this.evictableAbove = new Float64Array(vcs.weight.length);
    this.cap = new Float64Array(vcs.weight.length).fill(Infinity);
  }

  configure(params: ParameterValues, capacity: number): void {
    for (const flow of this.members) {
      const share = this.vcs.shareOf(flow);
      const { min, max } = this.definition.shares(params, share, this.members.length);
      this.guaranteed[flow] = Math.ceil(min * capacity - ROUNDING);
      this.evictableAbove[flow] = Math.floor(min * capacity + ROUNDING);
      this.cap[flow] = Math.floor(max * capacity + ROUNDING);
    }
  }

  /** Line that refuses a cell of a flow that holds `cells` cells; 0 for none. */
  refuses(flow: number, cells: number): number {
    return cells >= this.cap[flow]! ? this.definition.capLine : 0;
  }

  /** Slot of the cell that is pushed out of a full buffer for a cell of `flow`; -1 for none. */
  victim(flow: number, { length, last }: WaitingUnits): number {
    if (length[flow]! >= this.guaranteed[flow]!) return -1;
    let longest = -1;
    let cells = 0;
    for (const other of this.members) {
      if (length[other]! > cells && length[other]! > this.evictableAbove[other]!) {
        longest = other;
        cells = length[other]!;
      }
    }
    return longest < 0 ? -1 : last[longest]!;
  }

  /** Explains what happens to a cell of `flow` that the policy has accepted; changes nothing. */
  explain(flow: number, queues: WaitingUnits, slot: number, room: Room, names: Names): SharingOutcome {
    const figuresOf = (of: number, mins = this.guaranteed): QueueFigures => ({
      name: names.flow(of),
      cells: queues.length[of]!,
      min: mins[of]!,
      max: this.cap[of]!,
    });
    const victim = slot < 0 ? null : figuresOf(queues.flowOf(slot), this.evictableAbove);
    return this.definition.explain({ queue: figuresOf(flow), ...room, victim });
  }
}

import type { ParameterValues } from '../../../contract/index.ts';
import type { AllocationDefinition } from '../allocation/allocation.ts';
import type { Names } from '../discard/policy.ts';
import type { CellQueues } from '../state/cellQueues.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { QueueFigures, SharingOutcome } from './sharing.ts';

/** 0.29 of 100 cells are 29 cells, whatever floating point says. */
const ROUNDING = 1e-6;

/** A buffer: cells waiting, and places. */
interface Room {
  readonly waiting: number;
  readonly capacity: number;
}

/** Holds the queues of a port to their shares of the buffer, in cells. */
export class BufferSharing {
  /** By flow: guaranteed, and the most it may hold. */
  readonly floor: Float64Array;
  /** Beyond so many it has more than its share: cells that it may lose to others. One less than `floor` where shares are broken. */
  private readonly covered: Float64Array;
  readonly most: Float64Array;
  readonly definition: AllocationDefinition;
  /** Flows that cross the port. */
  private readonly members: readonly number[];
  private readonly vcs: VcTable;

  constructor(definition: AllocationDefinition, members: readonly number[], vcs: VcTable) {
    this.definition = definition;
    this.members = members;
    this.vcs = vcs;
    this.floor = new Float64Array(vcs.weight.length);
    this.covered = new Float64Array(vcs.weight.length);
    this.most = new Float64Array(vcs.weight.length).fill(Infinity);
  }

  configure(params: ParameterValues, capacity: number): void {
    for (const flow of this.members) {
      const own = this.vcs.shareOf(flow);
      const { min, max } = this.definition.shares(params, own, this.members.length);
      this.floor[flow] = Math.ceil(min * capacity - ROUNDING);
      this.covered[flow] = Math.floor(min * capacity + ROUNDING);
      this.most[flow] = Math.floor(max * capacity + ROUNDING);
    }
  }

  /** Line that refuses a cell of a flow that holds so many; 0 for none. */
  refuses(flow: number, cells: number): number {
    return cells >= this.most[flow]! ? this.definition.capLine : 0;
  }

  /** Slot of the cell that gives its place in a full buffer to a cell of `flow`; -1 for none. */
  victim(flow: number, { length, last }: CellQueues): number {
    if (length[flow]! >= this.floor[flow]!) return -1;
    let longest = -1;
    let cells = 0;
    for (const other of this.members) {
      if (length[other]! > cells && length[other]! > this.covered[other]!) {
        longest = other;
        cells = length[other]!;
      }
    }
    return longest < 0 ? -1 : last[longest]!;
  }

  /** Explains what happens to a cell of `flow` that the policy has accepted; changes nothing. */
  explain(flow: number, queues: CellQueues, slot: number, room: Room, names: Names): SharingOutcome {
    const figuresOf = (of: number, mins = this.floor): QueueFigures => ({
      name: names.flow(of),
      cells: queues.length[of]!,
      min: mins[of]!,
      max: this.most[of]!,
    });
    const victim = slot < 0 ? null : figuresOf(queues.flowOf(slot), this.covered);
    return this.definition.explain({ queue: figuresOf(flow), ...room, victim });
  }
}

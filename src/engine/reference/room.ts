import type { Cells, ClassState, ParameterValues, Picoseconds } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { findPolicy } from '../switch/discard/index.ts';
import type { DiscardPolicy } from '../switch/discard/policy.ts';
import { BufferSharing } from '../switch/shares/bufferSharing.ts';
import type { VcTable } from '../switch/state/vcTable.ts';

export interface RoomParts {
  /** Of the run, and of them those that cross the port. */
  readonly flows: number;
  readonly crossing: number;
  readonly random: RandomStream;
  readonly vcs: VcTable;
}

export type RoomSettings = Omit<ClassState, 'own'>;

/** How its places are shared, and by which flows. */
export interface Sharing {
  readonly allocation: string;
  readonly params: ParameterValues;
  readonly flows: readonly number[];
}

/** Places for units that wait, and what judges those that want one. */
export class Room {
  capacity: Cells = 0;
  policy: DiscardPolicy;
  /** Null: every place is for everybody. */
  shares: BufferSharing | null = null;
  waiting = 0;
  /** Of those that wait. */
  bytes = 0;
  /** When the queue took on this length. */
  since: Picoseconds = 0;
  private readonly parts: RoomParts;
  private policyId: string;

  constructor(parts: RoomParts, settings: RoomSettings) {
    this.parts = parts;
    this.policyId = settings.policy;
    this.policy = this.newPolicy();
    this.set(settings);
  }

  /** Other settings from now on. @returns whether another policy begins, with empty state */
  set({ bufferCells, policy, params }: RoomSettings): boolean {
    const isOther = policy !== this.policyId;
    this.policyId = policy;
    if (isOther) this.policy = this.newPolicy();
    this.policy.configure(params, bufferCells);
    this.capacity = bufferCells;
    return isOther;
  }

  share({ allocation, params, flows }: Sharing): void {
    const definition = findAllocation(allocation);
    this.shares = definition.isShared === true ? null : new BufferSharing(definition, flows, this.parts.vcs);
    this.shares?.configure(params, this.capacity);
  }

  private newPolicy(): DiscardPolicy {
    const { flows, crossing, random } = this.parts;
    return findPolicy(this.policyId).create(flows, random, crossing);
  }
}

import type { Cells, ClassState, ParameterValues, Picoseconds } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import { findAllocation } from '../switch/allocation/index.ts';
import { findPolicy } from '../switch/discard/index.ts';
import type { DiscardPolicy } from '../switch/discard/policy.ts';
import { BufferSharing } from '../switch/shares/bufferSharing.ts';
import type { VcTable } from '../switch/state/vcTable.ts';

export interface RoomParts {
  /** Number of flows of the run, and of those that cross the port. */
  readonly flows: number;
  readonly crossing: number;
  readonly random: RandomStream;
  readonly vcs: VcTable;
}

export type RoomSettings = Omit<ClassState, 'own'>;

/** Allocation of the places of a room, and the flows that share them. */
export interface Sharing {
  readonly allocation: string;
  readonly params: ParameterValues;
  readonly flows: readonly number[];
}

/** A buffer of a port: places for waiting units, with the policy and the shares that judge arriving ones. */
export class Room {
  capacity: Cells = 0;
  policy: DiscardPolicy;
  /** Null if all flows share all places without limits. */
  shares: BufferSharing | null = null;
  waiting = 0;
  /** Bytes of the waiting units. */
  bytes = 0;
  /** Time of the last change of the queue length. */
  since: Picoseconds = 0;
  private readonly parts: RoomParts;
  private policyId: string;

  constructor(parts: RoomParts, settings: RoomSettings) {
    this.parts = parts;
    this.policyId = settings.policy;
    this.policy = this.newPolicy();
    this.set(settings);
  }

  /** Applies other settings. @returns whether another policy starts, with empty state */
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

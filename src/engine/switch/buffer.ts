import type { Cells, ClassState, Picoseconds, ServiceClass } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { AllocationDefinition } from './allocation/allocation.ts';
import { findPolicy } from './discard/index.ts';
import type { DiscardPolicy } from './discard/policy.ts';
import { BufferSharing } from './shares/bufferSharing.ts';
import type { DropListListener } from './state/dropList.ts';
import type { Losses } from './state/losses.ts';
import type { VcTable } from './state/vcTable.ts';

export type BufferSettings = Omit<ClassState, 'own'>;

/** What a buffer asks of its port. */
export interface BufferedPort extends DropListListener {
  readonly flows: readonly unknown[];
  /** Flows that cross the port. */
  readonly members: readonly number[];
  readonly random: RandomStream;
  readonly vcs: VcTable;
  readonly losses: Losses;
}

/** Places for cells that wait, the policy that judges cells that want one, and how VCs share them. */
export class Buffer {
  policy: DiscardPolicy;
  /** Null while all VCs share every place. */
  sharing: BufferSharing | null = null;
  /** Cells that wait in it, and since when so many; kept where a port has several. */
  waiting: Cells = 0;
  since: Picoseconds = 0;
  /** Whose cells wait in it; null: all. */
  readonly serviceClass: ServiceClass | null;
  private readonly port: BufferedPort;
  private settings: BufferSettings;

  constructor(port: BufferedPort, settings: BufferSettings, serviceClass: ServiceClass | null) {
    this.port = port;
    this.serviceClass = serviceClass;
    this.settings = settings;
    this.policy = this.createPolicy();
  }

  state(io: StateIo): void {
    this.waiting = io.number(this.waiting);
    this.since = io.number(this.since);
  }

  /** Components that register its state. */
  get parts(): readonly Registered[] {
    const { acceptThreshold, list, occupancy, parts = [] } = this.policy;
    const all: Registered[] = [this, this.policy, acceptThreshold];
    if (list !== null) all.push(list);
    if (occupancy !== null) all.push(occupancy);
    all.push(...parts);
    return all;
  }

  get capacity(): Cells {
    return this.settings.bufferCells;
  }

  get policyId(): string {
    return this.settings.policy;
  }

  private createPolicy(): DiscardPolicy {
    const { port, settings } = this;
    const policy = findPolicy(settings.policy).create(port.flows.length, port.random, port.members.length);
    policy.list?.listeners.add(port);
    policy.failing = (flow, line, at) => port.losses.noteFault(at, flow, line);
    policy.configure(settings.params, settings.bufferCells);
    return policy;
  }

  /** Other settings from now on. @returns whether another policy begins, with empty state */
  set(settings: BufferSettings, now: Picoseconds): boolean {
    const isOther = settings.policy !== this.settings.policy;
    if (isOther) this.end(now);
    this.settings = settings;
    if (isOther) this.policy = this.createPolicy();
    else this.policy.configure(settings.params, settings.bufferCells);
    return isOther;
  }

  /** The policy is in force no longer. */
  end(now: Picoseconds): void {
    this.policy.list?.clear(now);
    if ((this.policy.suspendedUntil ?? 0) > now) this.port.losses.resume(now);
  }

  /** From now on these flows share its places as the allocation says. */
  share(definition: AllocationDefinition, flows: readonly number[]): void {
    this.sharing = definition.isShared === true ? null : new BufferSharing(definition, flows, this.port.vcs);
  }

  /** A frame that the policy has let in loses a cell to the shares. */
  capture(flow: number, now: Picoseconds): void {
    const { policy } = this;
    (policy.capture ? policy : policy.list)?.capture?.(flow, now);
  }

  join(flow: number, now: Picoseconds): void {
    this.waiting++;
    this.since = now;
    this.policy.occupancy?.join(flow);
  }

  leave(flow: number, now: Picoseconds): void {
    this.waiting--;
    this.since = now;
    this.policy.occupancy?.leave(flow);
  }
}

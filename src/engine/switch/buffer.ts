import type { Cells, ClassState, Picoseconds, ServiceClass } from '../../contract/index.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { AllocationDefinition } from './allocation/allocation.ts';
import { findPolicy } from './discard/index.ts';
import { type DiscardPolicy, reportCapped } from './discard/policy.ts';
import { BufferSharing } from './shares/bufferSharing.ts';
import type { DropListListener } from './state/dropList.ts';
import type { DropLog } from './state/dropLog.ts';
import type { VcTable } from './state/vcTable.ts';

export type BufferSettings = Omit<ClassState, 'own'>;

/** The parts of a port that its buffers use. */
export interface BufferedPort extends DropListListener {
  readonly flows: readonly unknown[];
  /** Flows that cross the port. */
  readonly members: readonly number[];
  readonly random: RandomStream;
  readonly vcs: VcTable;
  readonly losses: DropLog;
}

/** Places for waiting cells, with the policy that judges arriving cells and the shares of the VCs. */
export class Buffer {
  policy: DiscardPolicy;
  /** Null while all VCs share all places without limits. */
  sharing: BufferSharing | null = null;
  /** Cells waiting in the buffer; counted only if its port has several. */
  waiting: Cells = 0;
  since: Picoseconds = 0;
  /** The service class whose cells wait in the buffer; null for cells of all classes. */
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

  /** Applies other settings. @returns whether another policy begins, with empty state */
  set(settings: BufferSettings, now: Picoseconds): boolean {
    const isOther = settings.policy !== this.settings.policy;
    if (isOther) this.end(now);
    this.settings = settings;
    if (isOther) this.policy = this.createPolicy();
    else this.policy.configure(settings.params, settings.bufferCells);
    return isOther;
  }

  /** Ends the policy: empties its drop list and ends its pause. */
  end(now: Picoseconds): void {
    this.policy.list?.clear(now);
    if ((this.policy.pausedUntil ?? 0) > now) this.port.losses.pauseEnded(now);
  }

  /** Sets the allocation by which these flows share the places. */
  share(definition: AllocationDefinition, flows: readonly number[]): void {
    this.sharing = definition.isShared === true ? null : new BufferSharing(definition, flows, this.port.vcs);
  }

  /** Reports to the policy that a frame which it accepted lost a cell because the flow was at its maximum share. */
  onCapped(flow: number, now: Picoseconds): void {
    reportCapped(this.policy, flow, now);
  }

  increment(flow: number, now: Picoseconds): void {
    this.waiting++;
    this.since = now;
    this.policy.occupancy?.increment(flow);
  }

  decrement(flow: number, now: Picoseconds): void {
    this.waiting--;
    this.since = now;
    this.policy.occupancy?.decrement(flow);
  }
}

import type { Picoseconds } from '../../../contract/index.ts';
import type { Host } from '../../network/nodes/host.ts';
import type { Records } from '../records.ts';
import type { KernelLink } from './kernelLink.ts';

/** The kernel's view of a host: the links to and from its switch, and the due time of its next timer. The script runs the host. */
export class KernelHost {
  readonly host: Host;
  /** Links from the switch. */
  private readonly inputs: readonly KernelLink[];
  /** Links to the switch. */
  private readonly outputs: readonly KernelLink[];
  /** Slot of its next timer among the due times of the hosts. */
  private readonly timers: number;
  private readonly records: Records;

  constructor(
    host: Host,
    inputs: readonly KernelLink[],
    outputs: readonly KernelLink[],
    timers: number,
    records: Records,
  ) {
    this.host = host;
    this.inputs = inputs;
    this.outputs = outputs;
    this.timers = timers;
    this.records = records;
  }

  /** Writes the due time of the next timer for the kernel. */
  publishTimers(): void {
    this.records.values[this.timers] = this.host.timers.next;
  }

  run(end: Picoseconds): void {
    this.enterScript();
    this.host.run(end);
    this.leaveScript();
  }

  /** Makes the host process deferred cells before a mark. */
  flushBatch(mark: Picoseconds): void {
    this.enterScript();
    this.host.flushBatch(mark);
    this.leaveScript();
  }

  private enterScript(): void {
    const { inputs, outputs } = this;
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverEnters();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderEnters();
  }

  private leaveScript(): void {
    const { inputs, outputs } = this;
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverLeaves();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderLeaves();
    this.publishTimers();
  }
}

import type { Picoseconds } from '../../../contract/index.ts';
import type { Host } from '../../network/nodes/host.ts';
import type { Records } from '../records.ts';
import type { KernelLink } from './kernelLink.ts';

/** One host as the kernel knows it: the links by which it meets its switch, and when its next timer is due. The script runs it. */
export class KernelHost {
  readonly host: Host;
  /** Links that bring cells to it, and links that it sends by. */
  private readonly inputs: readonly KernelLink[];
  private readonly outputs: readonly KernelLink[];
  /** Slot of its timers among all that is due. */
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

  /** Its next timer, as the kernel has to know it before a call. */
  checkIn(): void {
    this.records.values[this.timers] = this.host.timers.next;
  }

  run(end: Picoseconds): void {
    this.enter();
    this.host.run(end);
    this.leave();
  }

  /** It comes to a mark: what can wait is done as well. */
  settle(mark: Picoseconds): void {
    this.enter();
    this.host.flushBatch(mark);
    this.leave();
  }

  private enter(): void {
    const { inputs, outputs } = this;
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverEnters();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderEnters();
  }

  private leave(): void {
    const { inputs, outputs } = this;
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverLeaves();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderLeaves();
    this.checkIn();
  }
}

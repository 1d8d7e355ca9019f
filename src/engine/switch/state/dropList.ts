import type { Picoseconds } from '../../../contract/index.ts';
import { Probes } from '../../sim/probes.ts';
import type { StateIo } from '../../sim/state.ts';

/** Called when VCs enter and leave a drop list. */
export interface DropListListener {
  onChange(flow: number, on: boolean, now: Picoseconds): void;
}

/** The VCs a port is refusing at the moment. */
export class DropList {
  readonly members: Uint8Array;
  size = 0;
  readonly listeners = new Probes<DropListListener>();

  constructor(flows: number) {
    this.members = new Uint8Array(flows);
  }

  state(io: StateIo): void {
    io.array(this.members);
    this.size = io.number(this.size);
  }

  has(flow: number): boolean {
    return this.members[flow] === 1;
  }

  add(flow: number, now: Picoseconds): void {
    if (this.members[flow] === 1) return;
    this.members[flow] = 1;
    this.size++;
    for (const listener of this.listeners.list) listener.onChange(flow, true, now);
  }

  remove(flow: number, now: Picoseconds): void {
    if (this.members[flow] === 0) return;
    this.members[flow] = 0;
    this.size--;
    for (const listener of this.listeners.list) listener.onChange(flow, false, now);
  }

  clear(now: Picoseconds): void {
    if (this.size === 0) return;
    for (let flow = 0; flow < this.members.length; flow++) this.remove(flow, now);
  }
}

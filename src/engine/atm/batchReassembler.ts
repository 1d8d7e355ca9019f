import { type CellRing, EFCI, LAST_CELL } from './cell.ts';
import type { Flow } from './flow.ts';

/** Reassembles the frames of a flow from a batch of cells. Keeps their end times and numbers; ~number for an incomplete frame. */
export class BatchReassembler {
  time = new Float64Array(64);
  frame = new Int32Array(64);
  count = 0;

  /** Receives the cells in these slots, all of which belong to the flow. No probe observes the flow. */
  receive(flow: Flow, ring: CellRing, from: number, to: number): void {
    this.reserve(to - from);
    const { time, meta, frame, mask } = ring;
    const { time: endTimes, frame: endFrames } = this;
    const { cells } = flow;
    const table = cells.length - 1;
    let { pendingCells: pending, pendingFrame: first } = flow;
    let count = 0;
    let complete = 0;
    let marked = 0;
    let oldest = -1;
    for (let i = from; i < to; i++) {
      const slot = i & mask;
      const number = frame[slot]!;
      marked += (meta[slot]! & EFCI) === 0 ? 0 : 1;
      if (pending === 0) first = number;
      pending++;
      if ((meta[slot]! & LAST_CELL) === 0) continue;
      const whole = first === number && pending === cells[number & table];
      if (whole) complete += pending;
      else flow.fail(number, pending);
      endTimes[count] = time[slot]!;
      endFrames[count++] = whole ? number : ~number;
      pending = 0;
      oldest = number - 1;
    }
    this.count = count;
    flow.completeCells += complete;
    flow.markedCells += marked;
    flow.pendingCells = pending;
    flow.pendingFrame = first;
    if (count > 0) flow.oldest = oldest;
  }

  /** Records the delays of the complete frames; returns their number. */
  recordDelays({ sentAt, bytes, delays }: Flow): number {
    const { time, frame, count } = this;
    const mask = sentAt.length - 1;
    let whole = 0;
    for (let i = 0; i < count; i++) {
      const number = frame[i]!;
      if (number < 0) continue;
      whole++;
      // Frames of a handshake carry no data.
      if (bytes[number & mask]! > 0) delays.add(time[i]! - sentAt[number & mask]!);
    }
    return whole;
  }

  private reserve(room: number): void {
    if (room <= this.time.length) return;
    this.time = new Float64Array(room);
    this.frame = new Int32Array(room);
  }
}

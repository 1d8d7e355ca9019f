import type { CellRecords } from '../../atm/cell.ts';
import type { StateIo } from '../../sim/state.ts';
import { RateSource, type RateSourceParts } from './rateSource.ts';

/** The outlet of a virtual source: the switch, which passes cells to the output port of the data. */
export interface SegmentOutlet {
  /** Takes the data cell in this slot. */
  takeSegmentData(from: CellRecords, slot: number): void;
  /** Takes a forward RM cell. */
  takeSegmentRm(now: number, flow: number, serial: number): void;
}

/**
 * The source end system of one part of a cut loop (TM 4.0, 5.10.6, rule 1d): data cells that reach a switch wait
 * here, per VC and ahead of the port, and leave by the rules of a source with the VC's parameters. Its queue has no limit:
 * feedback of its virtual destination upstream keeps it short.
 */
export class VirtualSource extends RateSource {
  private readonly outlet: SegmentOutlet;
  /** Ring of waiting cells, from `head` on; `time` is set when they leave. */
  private ring = { time: new Float64Array(64), meta: new Int32Array(64), frame: new Int32Array(64) };
  private head = 0;

  constructor(parts: RateSourceParts, outlet: SegmentOutlet) {
    super(parts);
    this.outlet = outlet;
  }

  override state(io: StateIo): void {
    super.state(io);
    this.head = io.number(this.head);
    const { time, meta, frame } = this.ring;
    this.ring = { time: io.sized(time), meta: io.sized(meta), frame: io.sized(frame) };
  }

  /** Queues a data cell from upstream. @param meta its bits, without EFCI */
  take(now: number, meta: number, frame: number): void {
    if (this.waiting === this.ring.time.length) this.grow();
    const { ring } = this;
    const slot = (this.head + this.waiting) & (ring.time.length - 1);
    ring.meta[slot] = meta;
    ring.frame[slot] = frame;
    this.waiting++;
    this.mostWaiting = Math.max(this.mostWaiting, this.waiting);
    for (const probe of this.probes.list) probe.onWaiting?.(now, this.waiting);
    if (this.waiting === 1) this.resume(now);
  }

  protected sendData(now: number, mark: number): void {
    const { ring, head } = this;
    this.head = (head + 1) & (ring.time.length - 1);
    this.waiting--;
    for (const probe of this.probes.list) probe.onWaiting?.(now, this.waiting);
    ring.time[head] = now;
    ring.meta[head]! |= mark;
    this.outlet.takeSegmentData(ring, head);
  }

  protected emitForward(now: number, serial: number): void {
    this.outlet.takeSegmentRm(now, this.flow.index, serial);
  }

  private grow(): void {
    const { time, meta, frame } = this.ring;
    const old = time.length;
    const size = old * 2;
    const larger = {
      time: new Float64Array(size),
      meta: new Int32Array(size),
      frame: new Int32Array(size),
    };
    for (let i = 0; i < this.waiting; i++) {
      larger.meta[i] = meta[(this.head + i) & (old - 1)]!;
      larger.frame[i] = frame[(this.head + i) & (old - 1)]!;
    }
    this.ring = larger;
    this.head = 0;
  }
}

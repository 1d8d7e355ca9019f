import { cellsOf } from '../atm/cell.ts';
import type { EndSystem } from '../atm/endSystem.ts';
import type { Flow } from '../atm/flow.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { EcnSender } from './ecn.ts';
import type { IpService } from './ipService.ts';

/** Bytes that headers and trailers add to a segment. */
export interface FrameBytes {
  /** TCP and IP header, and that of a SYN. */
  readonly header: number;
  readonly synHeader: number;
  /** Bytes of AAL5 and encapsulation. */
  readonly overhead: number;
}

/**
 * Sends segments from a host: IP service ahead of the wire, cells and timestamp of a segment.
 * Segments without bytes belong to the handshake: `-1 - n` is the number of the SYN before byte n.
 */
export class SegmentSender {
  readonly host: EndSystem;
  readonly data: Flow;
  readonly ip: IpService;
  readonly mss: number;
  readonly frame: FrameBytes;
  /** Null without ECN. */
  readonly ecn: EcnSender | null;
  /** Cells of a full segment. */
  readonly segmentCells: number;
  private readonly timer: number;
  /** Segments with data that have been sent. */
  packetsSent = 0;

  /** @param timer slot among the timers of the host */
  constructor(
    host: EndSystem,
    timer: number,
    data: Flow,
    ip: IpService,
    mss: number,
    frame: FrameBytes,
    ecn: EcnSender | null = null,
  ) {
    this.host = host;
    this.timer = timer;
    this.data = data;
    this.ip = ip;
    this.mss = mss;
    this.frame = frame;
    this.ecn = ecn;
    this.segmentCells = cellsOf(mss + frame.header, frame.overhead);
  }

  state(io: StateIo): void {
    this.packetsSent = io.number(this.packetsSent);
  }

  get components(): readonly Registered[] {
    const { ip, ecn } = this;
    return ecn === null ? ip.components : [...ip.components, ecn];
  }

  submit(now: number, seq: number, bytes: number): void {
    if (!this.ip.limited) this.emit(now, seq, bytes, now);
    else if (this.ip.submit(now, seq, bytes)) this.host.timers.set(this.timer, this.ip.done);
  }

  /** Called when the IP service of the first packet ends. */
  served(now: number): void {
    const { bytes, submittedAt } = this.ip;
    this.emit(now, this.ip.take(), bytes, submittedAt);
    if (this.ip.busy) this.host.timers.set(this.timer, this.ip.done);
  }

  private emit(now: number, seq: number, bytes: number, stamp: number): void {
    if (bytes > 0) this.packetsSent++;
    const { data, frame } = this;
    const header = seq < 0 ? frame.synHeader : frame.header;
    const cells = bytes === this.mss ? this.segmentCells : cellsOf(bytes + header, frame.overhead);
    const isNew = bytes > 0 && seq >= data.furthest;
    this.host.send(now, data, seq, bytes, cells, header);
    if (isNew) this.ecn?.sentNew();
    const { options } = data;
    if (options !== null) options.values[options.begin(data.next - 1, header)] = stamp;
  }
}

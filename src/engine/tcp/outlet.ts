import { cellsOf } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Host } from '../network/host.ts';
import type { IpService } from './ipService.ts';

/** The way of a segment out of its host: IP service in front of the wire, and how many cells it makes. */
export class Outlet {
  readonly host: Host;
  readonly data: Flow;
  readonly ip: IpService;
  readonly mss: number;
  readonly headerBytes: number;
  readonly overheadBytes: number;
  /** Of a full segment. */
  readonly segmentCells: number;
  private readonly timer: number;
  packetsSent = 0;

  /** @param timer its slot among the host's timers */
  constructor(
    host: Host,
    timer: number,
    data: Flow,
    ip: IpService,
    mss: number,
    headerBytes: number,
    overheadBytes: number,
  ) {
    this.host = host;
    this.timer = timer;
    this.data = data;
    this.ip = ip;
    this.mss = mss;
    this.headerBytes = headerBytes;
    this.overheadBytes = overheadBytes;
    this.segmentCells = cellsOf(mss + headerBytes, overheadBytes);
  }

  submit(now: number, seq: number, bytes: number): void {
    if (!this.ip.limited) this.emit(now, seq, bytes);
    else if (this.ip.submit(now, seq, bytes)) this.host.timers.set(this.timer, this.ip.done);
  }

  /** The IP service of the first packet ends. */
  served(now: number): void {
    const { bytes } = this.ip;
    this.emit(now, this.ip.take(), bytes);
    if (this.ip.busy) this.host.timers.set(this.timer, this.ip.done);
  }

  private emit(now: number, seq: number, bytes: number): void {
    this.packetsSent++;
    const cells =
      bytes === this.mss ? this.segmentCells : cellsOf(bytes + this.headerBytes, this.overheadBytes);
    this.host.send(now, this.data, seq, bytes, cells);
  }
}

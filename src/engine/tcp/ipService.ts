import { exactPeriod, Server } from '../sim/clock.ts';

/** IP at a source host: packets wait without limit and are served at a constant rate. */
export class IpService {
  readonly limited: boolean;
  readonly server: Server;
  /** Sequence numbers and lengths in service order; the first one is being served. */
  private waiting: number[] = [];
  private lengths: number[] = [];
  /** When each was handed over. */
  private since: number[] = [];
  private first = 0;
  /** When the packet in service is done. */
  done = 0;

  /** @param packetsPerSecond thousandths are kept; 0 = no limit */
  constructor(packetsPerSecond: number) {
    this.limited = packetsPerSecond > 0;
    this.server = new Server(exactPeriod(1000, this.limited ? Math.round(packetsPerSecond * 1000) : 1));
  }

  get busy(): boolean {
    return this.first < this.waiting.length;
  }

  /** Length of the packet in service. */
  get bytes(): number {
    return this.lengths[this.first];
  }

  /** When the packet in service was handed over. */
  get submittedAt(): number {
    return this.since[this.first];
  }

  /** Adds a packet; returns whether its service begins at once. */
  submit(now: number, seq: number, bytes: number): boolean {
    const begins = !this.busy;
    this.waiting.push(seq);
    this.lengths.push(bytes);
    this.since.push(now);
    if (begins) this.done = this.server.serve(now);
    return begins;
  }

  /** Ends the service of the first packet and begins the next. */
  take(): number {
    const seq = this.waiting[this.first++];
    if (this.busy) this.done = this.server.serve(this.done);
    if (!this.busy || this.first >= 256) {
      this.waiting.splice(0, this.first);
      this.lengths.splice(0, this.first);
      this.since.splice(0, this.first);
      this.first = 0;
    }
    return seq;
  }
}

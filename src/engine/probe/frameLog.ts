import { FrameFate, type FrameFateValue } from '../../contract/index.ts';
import type { Flow } from '../atm/flow.ts';
import type { FrameProbe, ProbedFlow } from '../atm/frameProbe.ts';

export interface FrameRow {
  readonly sent: number;
  ended: number;
  readonly number: number;
  readonly bytes: number;
  readonly ack: boolean;
  readonly again: boolean;
  fate: FrameFateValue;
  place: string;
}

/**
 * Log of the frames of one direction of a connection. A frame keeps number, length and time of sending
 * on all flows that carry it, so its row is found by them. A frame that was in transit when the
 * log began gets its row at its end, without a claim whether it was sent again, which is not known.
 */
export class FrameLog implements FrameProbe {
  readonly rows: FrameRow[] = [];
  /** Index of the first row that may be in transit. */
  private firstOpen = 0;
  private readonly flows: readonly Flow[];
  private readonly detach: readonly (() => void)[];
  private readonly direction: number;
  private readonly ack: boolean;
  /** Number of the last frame sent. */
  private last: number;

  /** @param flows from source to destination; @param direction of its frames, which selects them on merged flows */
  constructor(flows: readonly Flow[], direction: number, ack: boolean) {
    this.flows = flows;
    this.direction = direction;
    this.ack = ack;
    const [first] = flows;
    this.last = first!.next > 0 ? first!.seq[first!.slot(first!.next - 1)]! : Number.NaN;
    this.detach = flows.map(({ probes }) => probes.add(this));
  }

  onSent(flow: ProbedFlow, frame: number): void {
    if (flow !== this.flows[0]) return;
    const slot = flow.slot(frame);
    const number = flow.seq[slot]!;
    const again = this.ack ? number === this.last : flow.bytes[slot]! > 0 && number < flow.furthest;
    this.last = number;
    this.rows.push(this.row(flow, slot, again));
  }

  onLost(flow: ProbedFlow, frame: number, now: number, place: string, fate: FrameFateValue): void {
    this.end(flow, frame, now, place, fate);
  }

  onDelivered(flow: ProbedFlow, frame: number, now: number): void {
    this.end(flow, frame, now, '', FrameFate.arrived);
  }

  private end(flow: ProbedFlow, frame: number, now: number, place: string, fate: FrameFateValue): void {
    if (flow.directionOf(frame) !== this.direction) return;
    const row = this.find(flow, flow.slot(frame)) ?? this.late(flow, frame);
    if (row.fate !== FrameFate.underWay) return;
    row.ended = now;
    row.fate = fate;
    row.place = place;
  }

  /** Finds the row of a frame. The last step of a handshake and the first data have the same time and number, but differ in length. */
  private find({ sentAt, seq, bytes }: ProbedFlow, slot: number): FrameRow | undefined {
    const { rows } = this;
    while (this.firstOpen < rows.length && rows[this.firstOpen]!.fate !== FrameFate.underWay)
      this.firstOpen++;
    for (let i = this.firstOpen; i < rows.length; i++) {
      const row = rows[i]!;
      if (row.sent === sentAt[slot] && row.number === seq[slot] && row.bytes === bytes[slot]) return row;
    }
    return undefined;
  }

  private late(flow: ProbedFlow, frame: number): FrameRow {
    const row = this.row(flow, flow.slot(frame), false);
    this.rows.push(row);
    return row;
  }

  private row(flow: ProbedFlow, slot: number, again: boolean): FrameRow {
    const { ack } = this;
    const fate = FrameFate.underWay;
    return {
      sent: flow.sentAt[slot]!,
      ended: Number.NaN,
      number: flow.seq[slot]!,
      bytes: flow.bytes[slot]!,
      ack,
      again,
      fate,
      place: '',
    };
  }

  /** Removes the frames that ended before `time`. */
  forgetBefore(time: number): void {
    let remaining = 0;
    for (const row of this.rows) if (!(row.ended < time)) this.rows[remaining++] = row;
    this.rows.length = remaining;
    this.firstOpen = 0;
  }

  stop(): void {
    for (const detach of this.detach) detach();
  }
}

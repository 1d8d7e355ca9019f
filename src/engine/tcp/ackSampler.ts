import type { StateIo } from '../sim/state.ts';
import type { AckSample, PathSample } from './congestion/control.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { TcpWindow } from './window.ts';

const PS_PER_SECOND = 1e12;

/** A segment in flight, with the state of the connection when it was sent. */
class SentSegment {
  seq = 0;
  end = 0;
  sentAt = 0;
  /** Whether it was sent more than once. */
  again = false;
  /** Number of delivered bytes, and the time of its last increase. */
  delivered = 0;
  deliveredAt = 0;
  /** Send time of the segment that had been reported last. */
  firstSentAt = 0;
  isAppLimited = false;

  state(io: StateIo): void {
    this.seq = io.number(this.seq);
    this.end = io.number(this.end);
    this.sentAt = io.number(this.sentAt);
    this.again = io.flag(this.again);
    this.delivered = io.number(this.delivered);
    this.deliveredAt = io.number(this.deliveredAt);
    this.firstSentAt = io.number(this.firstSentAt);
    this.isAppLimited = io.flag(this.isAppLimited);
  }
}

/**
 * Fills in the samples of a congestion control that measures the path: delivered bytes, delivery rate and lost bytes (Cheng et al.,
 * delivery rate estimation, IETF draft, section 3). Without SACK, duplicate ACKs deliver nothing.
 */
export class AckSampler {
  private readonly window: TcpWindow;
  private readonly board: Scoreboard | null;
  private readonly path: PathSample;
  /** Segments not yet reported, in the order of their bytes. */
  private readonly segments: SentSegment[] = [];
  /** First byte of the connection. */
  private base = 0;
  private delivered = 0;
  private deliveredAt = 0;
  private firstSentAt = 0;
  private lost = 0;
  /** Until more bytes than this are delivered, segments count as limited by the application; -1 = none are. */
  private limitedUpTo = -1;
  private round = 0;
  /** Number of delivered bytes at which the next round begins: it does when a segment sent since then is reported. */
  private roundEnd = 0;

  /** @param path sample to fill in */
  constructor(window: TcpWindow, board: Scoreboard | null, path: PathSample) {
    this.window = window;
    this.board = board;
    this.path = path;
  }

  state(io: StateIo): void {
    this.base = io.number(this.base);
    this.delivered = io.number(this.delivered);
    this.deliveredAt = io.number(this.deliveredAt);
    this.firstSentAt = io.number(this.firstSentAt);
    this.lost = io.number(this.lost);
    this.limitedUpTo = io.number(this.limitedUpTo);
    this.round = io.number(this.round);
    this.roundEnd = io.number(this.roundEnd);
    const { segments } = this;
    const count = io.number(segments.length);
    while (segments.length < count) segments.push(new SentSegment());
    segments.length = count;
    for (const segment of segments) segment.state(io);
  }

  begin(now: number): void {
    this.segments.length = 0;
    this.base = this.window.una;
    this.delivered = 0;
    this.deliveredAt = now;
    this.firstSentAt = now;
    this.lost = 0;
    this.limitedUpTo = -1;
    this.round = 0;
    this.roundEnd = 0;
  }

  sent(now: number, seq: number, bytes: number, again: boolean): void {
    const { segments } = this;
    if (again) this.lost += bytes;
    if (segments.length === 0) {
      this.firstSentAt = now;
      this.deliveredAt = now;
    }
    const segment = this.segmentOf(seq, seq + bytes);
    segment.sentAt = now;
    segment.again = again;
    segment.delivered = this.delivered;
    segment.deliveredAt = this.deliveredAt;
    segment.firstSentAt = this.firstSentAt;
    segment.isAppLimited = this.limitedUpTo >= 0;
  }

  /** A new record of a segment, which replaces those that it covers. */
  private segmentOf(seq: number, end: number): SentSegment {
    const { segments } = this;
    let at = segments.length;
    while (at > 0 && segments[at - 1]!.end > seq) at--;
    let covered = 0;
    while (at + covered < segments.length && segments[at + covered]!.seq < end) covered++;
    const segment = new SentSegment();
    segment.seq = seq;
    segment.end = end;
    segments.splice(at, covered, segment);
    return segment;
  }

  /** Called when the window has room for more data than there is to send. */
  ranDry(): void {
    this.limitedUpTo = this.window.sent - this.base;
  }

  /** Fills in the sample of an acknowledgement, after window and scoreboard have been updated. */
  complete({ now }: AckSample): void {
    const newest = this.takeReported();
    const { path, window, board } = this;
    const delivered = window.una - this.base + (board?.sacked.bytes ?? 0);
    if (delivered > this.delivered) {
      this.delivered = delivered;
      this.deliveredAt = now;
    }
    path.delivered = this.delivered;
    path.lost = this.lost;
    path.roundTrip = newest === null || newest.again ? 0 : now - newest.sentAt;
    path.isAppLimited = newest?.isAppLimited ?? false;
    path.deliveryRate = newest === null ? 0 : this.rateSince(newest);
    if (newest !== null) this.firstSentAt = newest.sentAt;
    if (this.delivered > this.limitedUpTo) this.limitedUpTo = -1;
    if (newest !== null && newest.delivered >= this.roundEnd) {
      this.round++;
      this.roundEnd = this.delivered;
    }
    path.round = this.round;
  }

  /** Delivery rate, over the longer of the times in which the same bytes were sent and reported, since either way may compress them. */
  private rateSince({ sentAt, firstSentAt, delivered, deliveredAt }: SentSegment): number {
    const time = Math.max(sentAt - firstSentAt, this.deliveredAt - deliveredAt);
    return time > 0 ? ((this.delivered - delivered) * PS_PER_SECOND) / time : 0;
  }

  /** Removes the segments that the receiver is known to have. @returns the one of these that was sent last */
  private takeReported(): SentSegment | null {
    const { segments } = this;
    let newest: SentSegment | null = null;
    let remaining = 0;
    for (const segment of segments) {
      if (!this.isReported(segment)) segments[remaining++] = segment;
      else if (newest === null || segment.sentAt >= newest.sentAt) newest = segment;
    }
    segments.length = remaining;
    return newest;
  }

  private isReported({ seq, end }: SentSegment): boolean {
    if (end <= this.window.una) return true;
    const sacked = this.board?.sacked;
    return sacked?.start.some((start, i) => start <= seq && end <= sacked.end[i]!) ?? false;
  }
}

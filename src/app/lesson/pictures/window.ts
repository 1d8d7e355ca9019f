/** Number of duplicate acknowledgements after which Reno sends a packet again. */
const THRESHOLD = 3;

/** State of a sender after a round trip: everything under way has arrived or is lost, and is acknowledged. Packets count from 0. */
export interface Round {
  /** The oldest unacknowledged packet. */
  readonly oldest: number;
  /** The first packet that was never sent. */
  readonly next: number;
  /** Window size, packets. */
  readonly size: number;
  readonly arrived: ReadonlySet<number>;
  /** Packets that were sent again in this round. */
  readonly again: readonly number[];
  /** Number of duplicate acknowledgements. */
  readonly duplicates: number;
}

export interface WindowRepair {
  /** Rounds; in the first one, all of the window is under way. */
  readonly rounds: readonly [Round, ...Round[]];
  /** Whether a packet is missing and no acknowledgement will come, so that only the timer can repair the loss. */
  readonly needsTimer: boolean;
}

/** A Reno sender in one window, in packets; a test compares it with the engine's. */
class Sender {
  oldest = 0;
  next: number;
  size: number;
  again: number[] = [];
  duplicates = 0;
  private repeated = 0;
  private half = 0;
  private isRecovering = false;
  private underWay: number[] = [];

  constructor(packets: number) {
    this.next = packets;
    this.size = packets;
    this.underWay = Array.from({ length: packets }, (_, packet) => packet);
  }

  /** Takes the packets under way, which arrive next. */
  takeUnderWay(): readonly number[] {
    const sent = this.underWay;
    this.underWay = [];
    this.again = [];
    this.duplicates = 0;
    return sent;
  }

  acknowledge(upTo: number): void {
    if (upTo > this.oldest) this.advance(upTo);
    else this.repeat();
    while (this.next < this.oldest + Math.floor(this.size)) this.underWay.push(this.next++);
  }

  private advance(upTo: number): void {
    this.oldest = upTo;
    this.repeated = 0;
    if (this.isRecovering) this.size = this.half;
    else this.size += 1 / this.size;
    this.isRecovering = false;
  }

  private repeat(): void {
    this.duplicates++;
    this.repeated++;
    if (this.isRecovering || this.repeated > THRESHOLD) this.size++;
    else if (this.repeated === THRESHOLD) {
      this.half = Math.max(2, Math.floor(this.size / 2));
      this.size = this.half + THRESHOLD;
      this.isRecovering = true;
      this.again.push(this.oldest);
      this.underWay.push(this.oldest);
    }
  }
}

/** Rounds of a window of `packets` packets, some of which are lost once. */
export function repairOf(packets: number, lost: ReadonlySet<number>): WindowRepair {
  const sender = new Sender(packets);
  const arrived = new Set<number>();
  const missing = new Set(lost);
  const look = (): Round => {
    const { oldest, next, size, again, duplicates } = sender;
    return { oldest, next, size: Math.floor(size), again, duplicates, arrived: new Set(arrived) };
  };
  const rounds: [Round, ...Round[]] = [look()];
  let expected = 0;
  const isWhole = (): boolean => sender.oldest >= packets;
  for (let sent = sender.takeUnderWay(); sent.length > 0 && !isWhole(); sent = sender.takeUnderWay()) {
    for (const packet of sent) {
      if (missing.delete(packet)) continue;
      arrived.add(packet);
      while (arrived.has(expected)) expected++;
      sender.acknowledge(expected);
    }
    rounds.push(look());
  }
  return { rounds, needsTimer: !isWhole() };
}

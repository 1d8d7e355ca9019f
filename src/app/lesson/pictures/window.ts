/** Duplicate acknowledgements after which Reno sends a packet again. */
const THRESHOLD = 3;

/** A sender once all that was under way has arrived or is lost, and the news of it is back. Packets count from 0. */
export interface Round {
  /** The oldest packet that is not acknowledged. */
  readonly oldest: number;
  /** The first that was never sent. */
  readonly next: number;
  /** Packets that may be under way: the window ends there. */
  readonly size: number;
  readonly arrived: ReadonlySet<number>;
  /** Sent again on this news. */
  readonly again: readonly number[];
  /** Acknowledgements that repeat the one before. */
  readonly duplicates: number;
}

export interface WindowRepair {
  /** The first: all of the window is under way. */
  readonly rounds: readonly [Round, ...Round[]];
  /** Nothing comes back any more, but a packet is missing: only the timer is left. */
  readonly needsTimer: boolean;
}

/** The sender of Reno in one window, in packets; a test compares it with that of the engine. */
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

  /** What arrives next; the news of it will find nothing under way. */
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

/** What becomes of a window of so many packets, some of which are lost once. */
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

/** Picoseconds of a cell at 42.4 Mb/s. */
export const CELL_PS = 1e7;

/** Files over one VC, one switch and no losses. Bytes and picoseconds. */
export interface Transfers {
  readonly mss: number;
  readonly fileBytes: number;
  readonly files: number;
  readonly pause: number;
  readonly delay: number;
  /** TCP and IP header with its options, that of a SYN, and what AAL5 and encapsulation add. */
  readonly header: number;
  readonly synHeader: number;
  readonly overhead: number;
  readonly window: number;
  readonly initialSegments: number;
  readonly ssthresh: number;
  readonly growthDivisor: number;
  readonly ackEvery: number;
  readonly delayedAck: number;
  readonly nagle: boolean;
  readonly swsAvoidance: boolean;
  readonly handshake: boolean;
}

interface Due {
  readonly time: number;
  readonly order: number;
  readonly happen: () => void;
}

/** What happens at a time, arrivals before timers. */
class Agenda {
  private list: Due[] = [];
  private count = 0;

  at(time: number, happen: () => void, isTimer = false): Due {
    const due = { time, order: (isTimer ? 1e9 : 0) + this.count++, happen };
    this.list.push(due);
    return due;
  }

  drop(due: Due): void {
    this.list = this.list.filter((one) => one !== due);
  }

  run(): void {
    while (this.list.length > 0) {
      const next = this.list.reduce((first, one) =>
        one.time < first.time || (one.time === first.time && one.order < first.order) ? one : first,
      );
      this.drop(next);
      next.happen();
    }
  }
}

/** One way through the switch: when the last cell of a frame sent now arrives. */
function wayOf(delay: number): (now: number, cells: number) => number {
  let hostFree = 0;
  let portFree = 0;
  return (now, cells) => {
    hostFree = Math.max(hostFree, now);
    for (let i = 0; i < cells; i++) {
      hostFree += CELL_PS;
      portFree = Math.max(portFree, hostFree + delay) + CELL_PS;
    }
    return portFree + delay;
  };
}

/** How long each file takes, by RFC 896, 1122 and 5681 alone: from its first byte or SYN to its last acknowledgement. */
export function transferTimes(given: Transfers): number[] {
  const { mss, window, ackEvery } = given;
  const agenda = new Agenda();
  const [forth, back] = [wayOf(given.delay), wayOf(given.delay)];
  const cellsOf = (bytes: number, header = given.header) => Math.ceil((bytes + header + given.overhead) / 48);
  const times: number[] = [];
  let [una, next, end, cwnd, begun, left] = [0, 0, 0, 0, 0, given.files];
  let [expected, unacknowledged] = [0, 0];
  let timer: Due | null = null;

  const acknowledge = (now: number): void => {
    if (timer !== null) agenda.drop(timer);
    [timer, unacknowledged] = [null, 0];
    const ack = expected;
    const arrival = back(now, cellsOf(0));
    agenda.at(arrival, () => acknowledged(arrival, ack));
  };
  const receive = (now: number, to: number): void => {
    expected = to;
    const due = now + given.delayedAck;
    if (++unacknowledged >= ackEvery) acknowledge(now);
    else timer ??= agenda.at(due, () => acknowledge(due), true);
  };
  const segment = (): number => {
    const room = una + Math.min(cwnd, window) - next;
    const data = end - next;
    const mayBeShort = una === next || !given.nagle;
    if (Math.min(room, data) >= mss) return mss;
    if (data <= room) return mayBeShort ? data : 0;
    const cut = Math.max(0, Math.floor(room));
    return mayBeShort && (!given.swsAvoidance || 2 * cut >= window) ? cut : 0;
  };
  const send = (now: number): void => {
    for (let bytes = segment(); bytes > 0; bytes = segment()) {
      next += bytes;
      const to = next;
      const arrival = forth(now, cellsOf(bytes));
      agenda.at(arrival, () => receive(arrival, to));
    }
  };
  const shakeHands = (now: number): void => {
    const asked = forth(now, cellsOf(0, given.synHeader));
    agenda.at(asked, () => {
      const answered = back(asked, cellsOf(0, given.synHeader));
      agenda.at(answered, () => {
        forth(answered, cellsOf(0));
        send(answered);
      });
    });
  };
  const begin = (now: number): void => {
    left--;
    [begun, cwnd, end] = [now, given.initialSegments * mss, una + given.fileBytes];
    if (given.handshake) shakeHands(now);
    else send(now);
  };
  const acknowledged = (now: number, ack: number): void => {
    una = ack;
    const { growthDivisor: divisor } = given;
    cwnd += cwnd <= given.ssthresh ? mss : mss ** 2 / cwnd + (divisor > 0 ? mss / divisor : 0);
    cwnd = Math.min(cwnd, window);
    if (una < end) send(now);
    else {
      times.push(now - begun);
      if (left > 0) agenda.at(now + given.pause, () => begin(now + given.pause), true);
    }
  };
  begin(0);
  agenda.run();
  return times;
}

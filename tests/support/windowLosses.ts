import type { TcpDocument } from '../../src/contract/index.ts';
import { TcpPair } from './tcpPair.ts';

const SEGMENT = 1_000;
/** By then the longest wait for a timer is over, ms. */
const END_MS = 400;

/** A packet of the window that was lost, from 0, sent again. */
export interface Repair {
  readonly packet: number;
  /** Since the first packet of the window was sent. */
  readonly ms: number;
  /** `d`: three duplicate ACKs; `p`: an ACK that covers a part of the window; `t`: the timer. */
  readonly cause: 'd' | 'p' | 't';
}

interface WindowOptions {
  readonly tcp: Partial<TcpDocument>;
  readonly delayMs: number;
  readonly frameMs: number;
  /** Packets of the window; slow start ends there. */
  readonly packets: number;
}

/** Losses in the first window of so many packets, and what a sender does about them. */
export class WindowLosses {
  private readonly options: WindowOptions;
  /** Number of the first packet of the window. */
  private readonly first: number;

  constructor(options: WindowOptions) {
    this.options = options;
    const pair = this.pair([]);
    let first: number | null = null;
    watch(pair, (number) => {
      if (pair.sender.window.cwnd >= options.packets * SEGMENT) first ??= number;
    });
    pair.run(END_MS);
    this.first = first ?? Number.NaN;
  }

  private pair(lost: readonly number[]): TcpPair {
    const { tcp, packets, delayMs, frameMs } = this.options;
    return new TcpPair({ tcp: { ...tcp, initialSsthreshBytes: packets * SEGMENT }, lost, delayMs, frameMs });
  }

  /** @param lost packets of the window, from 0 */
  repairs(lost: readonly number[]): readonly Repair[] {
    const pair = this.pair(lost.map((packet) => this.first + packet));
    const found: Repair[] = [];
    const seen = new Set<number>();
    let [start, timeouts, fast] = [Number.NaN, 0, 0];
    watch(pair, (number, ms) => {
      const packet = number - this.first;
      const { sender } = pair;
      if (number === this.first && !seen.has(number)) start = ms;
      if (seen.has(number) && lost.includes(packet))
        found.push({
          packet,
          ms: ms - start,
          cause: sender.timeouts > timeouts ? 't' : sender.fastRetransmits > fast ? 'd' : 'p',
        });
      seen.add(number);
      [timeouts, fast] = [sender.timeouts, sender.fastRetransmits];
    });
    pair.run(END_MS);
    return found;
  }
}

/** Calls with each packet as it is sent: its number, and when. */
function watch({ there }: TcpPair, sent: (number: number, ms: number) => void): void {
  const { send } = there;
  there.send = function (...args) {
    const [now, , seq, bytes] = args;
    if (bytes > 0) sent(seq / SEGMENT, now / 1e9);
    send.apply(this, args);
  };
}

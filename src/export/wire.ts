import { PS_PER_MS, type TcpDocument } from '../contract/index.ts';
import { CE, CWR, ECE, ECT, type Flow } from '../engine/atm/flow.ts';
import { advertisedWindow, UNSCALED_WINDOW, usesSack } from '../engine/tcp/headers.ts';
import { ECN, FLAG, type TcpSegment } from './datagram.ts';
import { type OptionFields, tcpOptions } from './tcpOptions.ts';

const NUMBERS = 4_294_967_296;
/** Port of the discard service (RFC 863). */
const DISCARD_PORT = 9;
const FIRST_PORT = 10_000;

/** IPv4 address of the n-th host of the document: 10.0.0.1, 10.0.0.2 ... */
export const addressOf = (host: number): number => 0x0a000001 + host;

/** Ends of a connection, and parameters of its TCP. */
export interface ConnectionInfo {
  readonly vc: number;
  /** Indices of its hosts. */
  readonly from: number;
  readonly to: number;
  readonly mss: number;
  readonly tcp: TcpDocument;
}

/** Sequence number on the wire: bytes of a connection are counted from 0, and the SYN before the first one has number 0. */
const onWire = (number: number): number => (number + 1) % NUMBERS;
const clock = (time: number): number => Math.floor(time / PS_PER_MS) % NUMBERS;

/** The shift of RFC 7323 with which the window fits 16 bits. */
export function shiftOf(tcp: TcpDocument): number {
  let shift = 0;
  while (Math.floor(tcp.windowBytes / (1 << shift)) > UNSCALED_WINDOW) shift++;
  return shift;
}

/**
 * Converts frames of one connection to segments in wire format. Fields outside the model have one value throughout a run: receivers
 * of acknowledgements offer the window of the data's receiver, and the timestamp of each segment is its time.
 */
export class Wire {
  private readonly info: ConnectionInfo;
  private readonly shift: number;
  /** Arrival of each acknowledgement at the sender, with its timestamp: hosts may run ahead of each other, so times decide. */
  private readonly acks: (readonly [time: number, stamp: number])[] = [];

  constructor(info: ConnectionInfo) {
    this.info = info;
    this.shift = shiftOf(info.tcp);
  }

  /** @param sent time at which its host handed it over; @param isAtEnd whether reassembly has turned EFCI into CE there */
  data(flow: Flow, frame: number, sent: number, isAtEnd = true): TcpSegment {
    const { info } = this;
    const slot = flow.slot(frame);
    const number = flow.seq[slot]!;
    const opens = number < 0;
    const stamp = flow.options === null ? sent : flow.options.values[flow.options.at(frame)]!;
    const ce = isAtEnd && flow.hasEcn(frame, CE);
    const capable = flow.hasEcn(frame, ECT) ? ECN.capable : ECN.none;
    return {
      source: addressOf(info.from),
      destination: addressOf(info.to),
      sourcePort: FIRST_PORT + info.vc,
      destinationPort: DISCARD_PORT,
      // The SYN before byte n is numbered -1 - n.
      sequence: opens ? (-1 - number) % NUMBERS : onWire(number),
      acknowledgement: opens ? 0 : 1,
      flags: opens
        ? FLAG.syn | (info.tcp.ecn ? FLAG.ece | FLAG.cwr : 0)
        : FLAG.ack | (flow.hasEcn(frame, CWR) ? FLAG.cwr : 0),
      window: this.window(opens),
      ecn: ce ? ECN.experienced : capable,
      identification: frame & 0xffff,
      options: tcpOptions({
        ...this.opening(opens),
        ...this.stamps(stamp, opens ? 0 : this.answeredBy(sent)),
      }),
      payloadBytes: flow.bytes[slot]!,
    };
  }

  ack(flow: Flow, frame: number, sent: number): TcpSegment {
    const { info } = this;
    const number = flow.seq[flow.slot(frame)]!;
    const opens = number < 0;
    const echo = flow.options === null ? 0 : flow.options.values[flow.options.at(frame)]!;
    const echoes = opens ? info.tcp.ecn : flow.hasEcn(frame, ECE);
    return {
      source: addressOf(info.to),
      destination: addressOf(info.from),
      sourcePort: DISCARD_PORT,
      destinationPort: FIRST_PORT + info.vc,
      sequence: opens ? 0 : 1,
      acknowledgement: opens ? -number % NUMBERS : onWire(number),
      flags: FLAG.ack | (opens ? FLAG.syn : 0) | (echoes ? FLAG.ece : 0),
      window: this.window(opens),
      ecn: ECN.none,
      identification: frame & 0xffff,
      options: tcpOptions({
        ...this.opening(opens),
        ...this.stamps(sent, clock(echo)),
        blocks: opens ? [] : blocksOf(flow, frame),
      }),
      payloadBytes: 0,
    };
  }

  /** Notes an acknowledgement that has reached the sender. */
  noteAck(now: number, sent: number): void {
    if (this.info.tcp.timestamps) this.acks.push([now, clock(sent)]);
  }

  /** Timestamp that a segment sent at `time` echoes. */
  private answeredBy(time: number): number {
    for (let i = this.acks.length - 1; i >= 0; i--) if (this.acks[i]![0] <= time) return this.acks[i]![1];
    return 0;
  }

  private window(opens: boolean): number {
    const bytes = advertisedWindow(this.info.tcp);
    return opens ? Math.min(UNSCALED_WINDOW, bytes) : bytes / (1 << this.shift);
  }

  private opening(opens: boolean): OptionFields {
    const { mss, tcp } = this.info;
    return opens ? { opening: { mss, shift: this.shift, sack: usesSack(tcp) } } : {};
  }

  /** @param value time, picoseconds; @param echo milliseconds */
  private stamps(value: number, echo: number): OptionFields {
    return this.info.tcp.timestamps ? { stamps: [clock(value), echo] } : {};
  }
}

/** Pairs of edges up to an end of 0 (`tcp/ackOptions.ts`). */
function blocksOf({ options }: Flow, frame: number): readonly number[] {
  if (options === null) return [];
  const edges: number[] = [];
  const first = options.at(frame) + 1;
  for (let at = first; at < first + 8 && options.values[at + 1]! > 0; at += 2)
    edges.push(onWire(options.values[at]!), onWire(options.values[at + 1]!));
  return edges;
}

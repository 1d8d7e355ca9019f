const IP_HEADER = 20;
const TCP_HEADER = 20;
const TCP = 6;
const DO_NOT_FRAGMENT = 0x4000;
const HOPS = 64;
const MOST_LENGTH = 65_535;

/** Bits of the TCP header. */
export const FLAG = { syn: 0x02, ack: 0x10, ece: 0x40, cwr: 0x80 } as const;

/** ECN field: the last two bits of the second byte of IP (RFC 3168, section 5). */
export const ECN = { none: 0, capable: 2, experienced: 3 } as const;

/** Fields of a TCP segment; numbers as on the wire, of 32 and 16 bits. */
export interface TcpSegment {
  readonly source: number;
  readonly destination: number;
  readonly sourcePort: number;
  readonly destinationPort: number;
  readonly sequence: number;
  readonly acknowledgement: number;
  readonly flags: number;
  readonly window: number;
  readonly ecn: number;
  readonly identification: number;
  /** A multiple of four bytes. */
  readonly options: Uint8Array;
  /** All payload bytes are 0. */
  readonly payloadBytes: number;
}

/** Length of the whole datagram, bytes. */
export const lengthOf = ({ options, payloadBytes }: Pick<TcpSegment, 'options' | 'payloadBytes'>): number =>
  IP_HEADER + TCP_HEADER + options.length + payloadBytes;

/** One's complement sum of 16-bit words (RFC 1071); an odd last byte is the upper half of a word. */
export function internetSum(bytes: Uint8Array, from: number, to: number, start = 0): number {
  let sum = start;
  for (let at = from; at < to; at += 2)
    sum += ((bytes[at] ?? 0) << 8) | (at + 1 < to ? (bytes[at + 1] ?? 0) : 0);
  while (sum > 0xffff) sum = (sum & 0xffff) + Math.floor(sum / 0x10000);
  return sum;
}

const complement = (sum: number): number => ~sum & 0xffff;

/** The IPv4 datagram of a segment, cut to at most `most` bytes; a payload of zeros affects checksums only by its length. */
export function datagram(segment: TcpSegment, most: number): Uint8Array {
  const length = lengthOf(segment);
  const headers = length - segment.payloadBytes;
  const bytes = new Uint8Array(Math.max(headers, Math.min(length, most)));
  const view = new DataView(bytes.buffer);
  view.setUint8(0, 0x45);
  view.setUint8(1, segment.ecn);
  // As with segmentation offload: 0 if the length exceeds the field.
  view.setUint16(2, length > MOST_LENGTH ? 0 : length);
  view.setUint16(4, segment.identification);
  view.setUint16(6, DO_NOT_FRAGMENT);
  view.setUint8(8, HOPS);
  view.setUint8(9, TCP);
  view.setUint32(12, segment.source);
  view.setUint32(16, segment.destination);
  view.setUint16(10, complement(internetSum(bytes, 0, IP_HEADER)));
  view.setUint16(20, segment.sourcePort);
  view.setUint16(22, segment.destinationPort);
  view.setUint32(24, segment.sequence);
  view.setUint32(28, segment.acknowledgement);
  view.setUint8(32, ((TCP_HEADER + segment.options.length) / 4) << 4);
  view.setUint8(33, segment.flags);
  view.setUint16(34, segment.window);
  bytes.set(segment.options, IP_HEADER + TCP_HEADER);
  // The pseudo-header: both addresses, the protocol, and the length of everything after IP.
  const pseudo = internetSum(bytes, 12, IP_HEADER, TCP + length - IP_HEADER);
  view.setUint16(36, complement(internetSum(bytes, IP_HEADER, headers, pseudo)));
  return bytes.length > most ? bytes.subarray(0, most) : bytes;
}

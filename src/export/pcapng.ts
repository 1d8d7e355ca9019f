/**
 * Blocks of a capture file (draft-ietf-opsawg-pcapng), little-endian. Each begins and ends with its length, and all its parts are
 * aligned to words of four bytes.
 */
const SECTION = 0x0a0d0d0a;
const INTERFACE = 1;
const NAMES = 4;
const STATISTICS = 5;
const PACKET = 6;
const BYTE_ORDER = 0x1a2b3c4d;

/** Option codes; a comment may be in any block. */
export const OPTION = {
  comment: 1,
  application: 4,
  interfaceName: 2,
  interfaceDescription: 3,
  interfaceSpeed: 8,
  timeResolution: 9,
  packetFlags: 2,
  statisticsReceived: 4,
} as const;

/** Link types: headers of the packets of an interface (registry of the Tcpdump group). */
export const LINK_TYPE = { rawIp: 101, erf: 197 } as const;

/** Decimals of a second in timestamps. */
const NANOSECONDS = 9;
const PS_PER_NS = 1_000;
const WORD = 4_294_967_296;

/** UTF-8; a lone surrogate becomes U+FFFD. */
const encoded = (text: string): FileBytes =>
  Uint8Array.from(
    encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).match(/%..|./g) ?? [],
    (unit) => (unit.length === 1 ? unit.charCodeAt(0) : Number.parseInt(unit.slice(1), 16)),
  );
/** Bytes of a block or a part of one. */
export type FileBytes = Uint8Array<ArrayBuffer>;
const padded = (length: number): number => (length + 3) & ~3;

type Option = readonly [code: number, value: string | Uint8Array];

function block(type: number, body: readonly Uint8Array[], options: readonly Option[]): FileBytes {
  const parts = options.map(([code, value]): readonly [number, Uint8Array] => [
    code,
    typeof value === 'string' ? encoded(value) : value,
  ]);
  const inOptions = parts.reduce((sum, [, { length }]) => sum + 4 + padded(length), parts.length > 0 ? 4 : 0);
  const length = 12 + body.reduce((sum, part) => sum + padded(part.length), 0) + inOptions;
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, type, true);
  view.setUint32(4, length, true);
  view.setUint32(length - 4, length, true);
  let at = 8;
  for (const part of body) {
    bytes.set(part, at);
    at += padded(part.length);
  }
  for (const [code, value] of parts) {
    view.setUint16(at, code, true);
    view.setUint16(at + 2, value.length, true);
    bytes.set(value, at + 4);
    at += 4 + padded(value.length);
  }
  return bytes;
}

function words(...values: readonly number[]): FileBytes {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    view.setUint32(4 * i, value, true);
  });
  return bytes;
}

function quad(value: number): FileBytes {
  return words(value % WORD, Math.floor(value / WORD));
}

/** First block of the file; it does not contain the length of the file. */
export const sectionHeader = (application: string, comment: string): FileBytes =>
  block(
    SECTION,
    [words(BYTE_ORDER, 1, 0xffffffff, 0xffffffff)],
    [
      [OPTION.application, application],
      [OPTION.comment, comment],
    ],
  );

export interface InterfaceInfo {
  readonly linkType: number;
  /** Bytes kept of each packet. */
  readonly snapLength: number;
  readonly name: string;
  readonly description: string;
  /** bit/s */
  readonly rate: number;
}

/** Interfaces are numbered from 0 in the order of these blocks. */
export const interfaceDescription = (info: InterfaceInfo): FileBytes =>
  block(
    INTERFACE,
    [words(info.linkType, info.snapLength)],
    [
      [OPTION.interfaceName, info.name],
      [OPTION.interfaceDescription, info.description],
      [OPTION.interfaceSpeed, quad(info.rate)],
      [OPTION.timeResolution, Uint8Array.of(NANOSECONDS)],
    ],
  );

/** Names of IPv4 addresses. */
export function nameResolution(names: ReadonlyMap<number, string>): FileBytes {
  const records = [...names].map(([address, name]) => {
    const text = encoded(`${name}\0`);
    const record = new Uint8Array(8 + text.length);
    const view = new DataView(record.buffer);
    view.setUint16(0, 1, true);
    view.setUint16(2, 4 + text.length, true);
    view.setUint32(4, address);
    record.set(text, 8);
    return record;
  });
  return block(NAMES, [...records, new Uint8Array(4)], []);
}

export interface PacketInfo {
  readonly interface: number;
  /** Picoseconds; the file has whole nanoseconds. */
  readonly time: number;
  readonly bytes: Uint8Array;
  /** Length before it was cut, bytes. */
  readonly length: number;
  readonly inbound: boolean;
}

export function enhancedPacket({ interface: index, time, bytes, length, inbound }: PacketInfo): FileBytes {
  const ns = Math.floor(time / PS_PER_NS);
  const head = words(index, Math.floor(ns / WORD), ns % WORD, bytes.length, length);
  return block(PACKET, [head, bytes], [[OPTION.packetFlags, words(inbound ? 1 : 2)]]);
}

/** Closes the packets of an interface. */
export function interfaceStatistics(
  index: number,
  time: number,
  packets: number,
  comment: string,
): FileBytes {
  const ns = Math.floor(time / PS_PER_NS);
  return block(
    STATISTICS,
    [words(index, Math.floor(ns / WORD), ns % WORD)],
    [
      [OPTION.statisticsReceived, quad(packets)],
      [OPTION.comment, comment],
    ],
  );
}

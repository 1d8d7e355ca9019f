const NO_OPERATION = 1;
const MAXIMUM_SEGMENT = 2;
const WINDOW_SCALE = 3;
const SACK_PERMITTED = 4;
const SACK = 5;
const TIMESTAMPS = 8;

/** Contents of the options of a segment. */
export interface OptionFields {
  /** For a SYN: maximum segment size, window scale shift (0: no option), whether SACK is permitted. */
  readonly opening?: { readonly mss: number; readonly shift: number; readonly sack: boolean };
  /** Timestamps of this segment and its echo, in milliseconds. */
  readonly stamps?: readonly [value: number, echo: number];
  /** Edges of SACK blocks as on the wire, alternately left and right. */
  readonly blocks?: readonly number[];
}

const word = (value: number): readonly number[] => [
  (value >>> 24) & 0xff,
  (value >>> 16) & 0xff,
  (value >>> 8) & 0xff,
  value & 0xff,
];

/** Layout of BSD, each option aligned to words (RFC 7323, appendix A; RFC 2018). */
export function tcpOptions({ opening, stamps, blocks = [] }: OptionFields): Uint8Array {
  const bytes: number[] = [];
  if (opening !== undefined) {
    bytes.push(MAXIMUM_SEGMENT, 4, (opening.mss >>> 8) & 0xff, opening.mss & 0xff);
    if (opening.shift > 0) bytes.push(NO_OPERATION, WINDOW_SCALE, 3, opening.shift);
    // SACK-permitted takes the padding of the timestamps.
    if (opening.sack && stamps === undefined) bytes.push(NO_OPERATION, NO_OPERATION, SACK_PERMITTED, 2);
  }
  if (stamps !== undefined) {
    const pad = opening?.sack === true ? [SACK_PERMITTED, 2] : [NO_OPERATION, NO_OPERATION];
    bytes.push(...pad, TIMESTAMPS, 10, ...word(stamps[0]), ...word(stamps[1]));
  }
  if (blocks.length > 0)
    bytes.push(NO_OPERATION, NO_OPERATION, SACK, 2 + 4 * blocks.length, ...blocks.flatMap(word));
  return Uint8Array.from(bytes);
}

import type { FrameColumns } from '../../src/contract/index.ts';

export interface ToldFrame {
  readonly sent: number;
  readonly ended: number;
  readonly number: number;
  readonly bytes: number;
  /** Counted from 1; of an acknowledgement: the packet it waits for. */
  readonly packet: number;
  readonly ack: boolean;
  readonly again: boolean;
  readonly fate: number;
  readonly place: string;
}

/** Columns as rows, with packets of `segment` bytes. */
export const framesOf = (frames: FrameColumns, segment: number): ToldFrame[] =>
  [...frames.sent].map((sent, i) => ({
    sent,
    ended: frames.ended[i]!,
    number: frames.number[i]!,
    bytes: frames.bytes[i]!,
    packet: Math.floor(frames.number[i]! / segment) + 1,
    ack: frames.ack[i] === 1,
    again: frames.again[i] === 1,
    fate: frames.fate[i]!,
    place: frames.places[frames.place[i]!] ?? '',
  }));

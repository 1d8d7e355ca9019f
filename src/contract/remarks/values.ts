import type { MessageOf, NoValues } from '../message.ts';
import type { Bytes, Picoseconds } from '../units.ts';

/** A segment by its ordinal number, from 1. */
export type SegmentName = number | 'handshake';

/** Place of the loss of a frame. */
export interface LossPlace {
  /** `mergedWithDamaged`: joined to the frame before it, whose last cell was missing. `atSource`: no free place at the source. */
  readonly how: 'atPort' | 'pushedOut' | 'onLink' | 'mergedWithDamaged' | 'atSource';
  /** Id of a port, a link or a node. */
  readonly place: string;
}

/** Data whose acknowledgement a sender waits for. */
export type Awaited = MessageOf<{
  readonly firstData: NoValues;
  readonly lostBytes: { readonly bytes: Bytes };
  readonly lostSegments: { readonly count: number };
  readonly bytesWaitedFor: NoValues;
}>;

/** Window before and after, bytes; NaN: not known. */
export interface WindowChange {
  readonly before: Bytes;
  readonly after: Bytes;
}

/** Changes of an RM cell at a station. */
export interface RmChange {
  /** Cells/s; null: unchanged. */
  readonly er: readonly [before: number, after: number] | null;
  readonly ci: boolean;
  readonly ni: boolean;
  /** Whether CI was set before. */
  readonly hadCi: boolean;
  /** Whether the algorithm read a forward RM cell. */
  readonly isRead: boolean;
}

/** The time asked about, and whether the event is at, nearest to, before or after it. */
export interface Sought {
  readonly find: 'at' | 'nearest' | 'before' | 'after';
  readonly time: Picoseconds;
}

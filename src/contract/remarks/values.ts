import type { MessageOf, NoValues } from '../message.ts';
import type { Bytes, Picoseconds } from '../units.ts';

/** A segment by its ordinal number, from 1. */
export type SegmentName = number | 'handshake';

/** Where a frame was lost. */
export interface LossPlace {
  /** `mergedWithDamaged`: with the frame before it, whose last cell was missing. `atSource`: there was no place for it to wait. */
  readonly how: 'atPort' | 'pushedOut' | 'onLink' | 'mergedWithDamaged' | 'atSource';
  /** Id of a port, a link or a node. */
  readonly place: string;
}

/** What a sender waits to see acknowledged. */
export type Awaited = MessageOf<{
  readonly firstData: NoValues;
  readonly lostBytes: { readonly bytes: Bytes };
  readonly lostSegments: { readonly count: number };
  readonly bytesWaitedFor: NoValues;
}>;

/** Bytes before and after; NaN: not known. */
export interface WindowChange {
  readonly before: Bytes;
  readonly after: Bytes;
}

/** What a station did to an RM cell. */
export interface RmChange {
  /** Cells/s; null: as it was. */
  readonly er: readonly [before: number, after: number] | null;
  readonly ci: boolean;
  readonly ni: boolean;
  /** CI had been set before. */
  readonly hadCi: boolean;
  /** The algorithm looked at a forward cell. */
  readonly isRead: boolean;
}

/** The instant that was asked about, or a time before or after it. */
export interface Sought {
  readonly find: 'at' | 'nearest' | 'before' | 'after';
  readonly time: Picoseconds;
}

import type { SegmentName, WhyStep } from '../../../contract/index.ts';

/** Ordinal number of the segment that begins at this byte of a connection. */
export const segmentAt = (byte: number, mss: number): SegmentName =>
  byte < 0 ? 'handshake' : Math.floor(byte / mss) + 1;

export const inOrderOfTime = (steps: readonly WhyStep[]): WhyStep[] =>
  [...steps].sort((a, b) => a.time - b.time);

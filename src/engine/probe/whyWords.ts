import type { WhyStep } from '../../contract/index.ts';
import { grouped } from '../text.ts';

export const bold = (text: string | number): string =>
  `**${typeof text === 'number' ? grouped(text) : text}**`;

/** `18.2 ms`, `640 µs`, `1.25 s`. @param ps picoseconds, not below 0 */
export function span(ps: number): string {
  if (ps < 1e9) return `${(ps / 1e6).toFixed(0)}\u00a0µs`;
  if (ps < 1e12) return `${(ps / 1e9).toFixed(ps < 1e11 ? 1 : 0)}\u00a0ms`;
  return `${(ps / 1e12).toFixed(2)}\u00a0s`;
}

/** Bytes as kilobytes of 1,024: `45 KB`, `9.3 KB`, `0.5 KB`. */
export function kilobytes(bytes: number): string {
  const value = bytes / 1024;
  return `${value.toFixed(value >= 9.95 ? 0 : 1)}\u00a0KB`;
}

/** `47 KB → 25 KB`; what it becomes may not be known. */
export const shrunk = (before: number, after: number): string =>
  Number.isNaN(after) ? kilobytes(before) : `${kilobytes(before)} → ${kilobytes(after)}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

/** `S2>S3` as people write it. */
export const wayName = (id: string): string => id.replace('>', ' → ');

/** Ordinal number of the segment that begins at this byte of a connection, as people count. */
export const segmentAt = (byte: number, mss: number): string =>
  byte < 0 ? 'the handshake' : `segment ${grouped(Math.floor(byte / mss) + 1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences that are there, one after the other. */
export const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

export const inOrderOfTime = (steps: readonly WhyStep[]): WhyStep[] =>
  [...steps].sort((a, b) => a.time - b.time);

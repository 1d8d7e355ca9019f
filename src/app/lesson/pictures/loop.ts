import type { LoopPicture } from '../../../lessons/pictures/loop.ts';

/** An RM cell at one station of its loop. */
export interface Hop {
  readonly station: 'source' | 'switch' | 'turn' | 'home';
  /** Index into `switches`; -1 at an end. */
  readonly index: number;
  /** Explicit rate in the cell before and after the station, cells/s. */
  readonly before: number;
  readonly after: number;
}

/** Initial share of each switch, in the steps of its handle. */
export const sharesOf = ({ switches }: LoopPicture): readonly number[] => switches.map(({ share }) => share);

/** Rate that a handle position allows, cells/s. */
export const rateOf = ({ given, steps }: LoopPicture, share: number): number => (given * share) / steps;

/** Stations of an RM cell in order: each switch lowers ER to its share if that is smaller. */
export function hopsOf(picture: LoopPicture, shares: readonly number[]): readonly Hop[] {
  let er = picture.peak;
  const hops: Hop[] = [{ station: 'source', index: -1, before: er, after: er }];
  for (const [index, share] of shares.entries()) {
    const after = Math.min(er, rateOf(picture, share));
    hops.push({ station: 'switch', index, before: er, after });
    er = after;
  }
  for (const station of ['turn', 'home'] as const) hops.push({ station, index: -1, before: er, after: er });
  return hops;
}

/** Switches with the smallest share, which limit the source; empty if the source's own limit (PCR) is smaller. */
export function decidesIn(picture: LoopPicture, shares: readonly number[]): readonly number[] {
  const least = Math.min(...shares);
  if (rateOf(picture, least) >= picture.peak) return [];
  return [...shares.keys()].filter((index) => shares[index] === least);
}

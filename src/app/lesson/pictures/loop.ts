import type { LoopPicture } from '../../../lessons/pictures/loop.ts';

/** An RM cell at one station of its loop. */
export interface Hop {
  readonly station: 'source' | 'switch' | 'turn' | 'home';
  /** Of `switches`; -1: the station is an end. */
  readonly index: number;
  /** Explicit rate in the cell before and behind the station, cells/s. */
  readonly before: number;
  readonly after: number;
}

/** The share of each switch at first, in the steps of its handle. */
export const sharesOf = ({ switches }: LoopPicture): readonly number[] => switches.map(({ share }) => share);

/** What a handle gives, cells/s. */
export const rateOf = ({ given, steps }: LoopPicture, share: number): number => (given * share) / steps;

/** The stations of an RM cell in their order: each switch writes its share where that is the smaller rate. */
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

/** The switches with the least share: they decide what the source may send. None: that is more than its own limit. */
export function decidesIn(picture: LoopPicture, shares: readonly number[]): readonly number[] {
  const least = Math.min(...shares);
  if (rateOf(picture, least) >= picture.peak) return [];
  return [...shares.keys()].filter((index) => shares[index] === least);
}

import { RandomStream } from './random.ts';

/** What puts cells in order that reach a node in one picosecond: a key per input, and that of its input per flow. */
export interface TieKeys {
  readonly byInput: Int32Array;
  /** 0 for flows that do not pass. */
  readonly byFlow: Int32Array;
}

/** Keys of a node's inputs, a stream per node; no two are equal. @param inputOf place among the inputs, by flow; -1: none */
export function drawTieKeys(
  seed: number,
  label: string,
  inputs: number,
  inputOf: readonly number[],
): TieKeys {
  const random = new RandomStream(seed, label);
  const keys = new Set<number>();
  while (keys.size < inputs) keys.add(random.uint32() | 0);
  const byInput = Int32Array.from(keys);
  return { byInput, byFlow: Int32Array.from(inputOf, (place) => (place < 0 ? 0 : byInput[place]!)) };
}

/**
 * The lower rank goes first. Drawn again at every instant, and yet a function of (seed, node, input, time): a run that is
 * cut, copied or computed ahead draws the same, and there is no state. Different keys never give equal ranks. The mixing
 * function is lowbias32 (C. Wellons, Hash Prospector, public domain).
 */
export function tieRank(key: number, time: number): number {
  let x = key ^ time ^ Math.imul(Math.floor(time / 4294967296), 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

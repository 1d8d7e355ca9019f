import { RandomStream } from './random.ts';

/** Keys for the order of cells that reach a node in the same picosecond: one per input, and per flow that of its input. */
export interface TieKeys {
  readonly byInput: Int32Array;
  /** 0 for flows that do not cross the node. */
  readonly byFlow: Int32Array;
}

/** Draws different keys for the inputs of a node, from a stream per node. @param inputOf index of the input, by flow; -1 for none */
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
 * Rank of an input at an instant; the lower goes first. It differs at every instant, and yet is a function of (seed, node, input, time):
 * there is no state, and a run that is resumed, copied or computed in advance has the same ranks. Different keys never give equal
 * ranks. The mixing function is lowbias32 (C. Wellons, Hash Prospector, public domain).
 */
export function tieRank(key: number, time: number): number {
  let x = key ^ time ^ Math.imul(Math.floor(time / 4294967296), 0x9e3779b1);
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

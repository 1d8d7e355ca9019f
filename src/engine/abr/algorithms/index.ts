import type { AlgorithmDefinition } from '../algorithm.ts';
import { none } from './none.ts';

/** ABR switch algorithms that a run can have: none, and once `all.ts` has come every one. */
export let algorithms: readonly AlgorithmDefinition[] = [none];

/** From now on runs can have these. */
export function offerAlgorithms(all: readonly AlgorithmDefinition[]): void {
  algorithms = all;
}

/** @throws RangeError naming the known ids */
export function findAlgorithm(id: string): AlgorithmDefinition {
  const definition = algorithms.find((algorithm) => algorithm.id === id);
  if (definition === undefined) {
    throw new RangeError(`unknown algorithm ${id}; known: ${algorithms.map((a) => a.id).join(', ')}`);
  }
  return definition;
}

import type { AlgorithmDefinition } from '../algorithm.ts';
import { none } from './none.ts';

/** ABR switch algorithms available to runs: `none`, and all once `all.ts` is loaded. */
export let algorithms: readonly AlgorithmDefinition[] = [none];

/** Makes these algorithms available to runs. */
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

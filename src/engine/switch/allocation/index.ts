import type { AllocationDefinition } from './allocation.ts';
import { caps } from './caps.ts';
import { dynamic } from './dynamic.ts';
import { partition } from './partition.ts';
import { shared } from './shared.ts';

/** Every buffer allocation, in the order of the lists of the page. A new one is one file and one line here. */
export const allocations: readonly AllocationDefinition[] = [shared, dynamic, caps, partition];

/** @throws RangeError naming the known ids */
export function findAllocation(id: string): AllocationDefinition {
  const definition = allocations.find((allocation) => allocation.id === id);
  if (definition === undefined) {
    throw new RangeError(
      `unknown allocation ${id}; known: ${allocations.map((allocation) => allocation.id).join(', ')}`,
    );
  }
  return definition;
}

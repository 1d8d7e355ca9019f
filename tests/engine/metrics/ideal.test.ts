import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { findEnvironment } from '../../../src/scenarios/rosolen.ts';
import { complete } from '../../support/networks.ts';

/** Different ideals of the sessions, Mb/s, in the order of the document. */
function ideals(id: string): string[] {
  const document = findEnvironment(id);
  if (document === null) throw new Error(id);
  const { sessions } = createSimulation(complete(document)).results();
  return [...new Set(sessions.map(({ idealMbps }) => idealMbps.toFixed(2)))];
}

describe('ideal goodputs worked out by water-filling', () => {
  it.each([
    ['rosolen-direct', ['13.45']],
    ['rosolen-direct-geo', ['13.45']],
    // Clusters A and Y, B and X, C: the paper prints 4.04, 1.35 and 8.07.
    ['rosolen-gfc', ['4.04', '1.35', '8.07']],
    ['rosolen-gfc-geo', ['4.04', '1.35', '8.07']],
  ])('are those printed for %s', (id, printed) => expect(ideals(id)).toEqual(printed));
});

import { describe, expect, it, vi } from 'vitest';
import { enableKernel } from '../../../src/engine/kernelLoader.ts';
import { createSimulation, PhysicsBreach } from '../../../src/engine/node.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';
import { eraaHost, slowHost } from '../../support/longQueues.ts';
import { complete } from '../../support/networks.ts';

/** The kernel with the fault that it had: where more cells are under way than the ring wants, the room below 0 is room without end. */
vi.mock('../../../src/engine/kernel/code.ts', async () => {
  const now = 'const end = from + <usize>(roomFor(link, <i32>(until - from) / CELL_SIZE) * CELL_SIZE);';
  const was = `const room = whole(link, LINK_HEAD) + whole(link, LINK_RING_SPACE) - before;
  const end = <i32>(until - from) > room * CELL_SIZE ? from + <usize>(room * CELL_SIZE) : until;`;
  const { kernelCode } = await import('../../../scripts/compileKernel.mjs');
  const CODE = await kernelCode((path: string, text: string) => {
    if (!path.endsWith('assembly/acceptBatch.ts')) return text;
    if (!text.includes(now)) throw new RangeError(`${path}: the line that was wrong is not there`);
    return text
      .replace('  LINK_WAKES_ON_RM,\n', '  LINK_RING_SPACE,\n  LINK_WAKES_ON_RM,\n')
      .replace(now, was);
  });
  return { CODE };
});

// What lies beyond its cells is whatever the memory holds there: a count may be of either sign, and cells may be out of
// balance before a number is out of range and the run breaks off.
describe('the judge of physics stops a kernel that reads beyond its cells', () => {
  it.each([
    [
      'one VC before a slow host',
      slowHost,
      /^link S>B, 0 to 0\.0\d s: -?[\d,]+ cells where at most [\d,]+ fit/,
    ],
    [
      'two VCs under ERAA',
      eraaHost,
      /^(after 0\.\d+ s the run broke off|VC \d, data, at 0\.\d+ s: [\d,]+ cells sent, but [\d,]+ delivered)/,
    ],
  ] as const)('%s', (_, document, sentence) => {
    expect(enableKernel()).toBe(true);
    const simulation = createSimulation(complete(document));
    let said = 'nothing is said';
    try {
      simulation.runUntil(simulation.end);
    } catch (error) {
      if (!(error instanceof PhysicsBreach)) throw error;
      said = sayReason(error.reason);
    }
    expect(said).toMatch(sentence);
    expect(simulation.now).toBeLessThan(simulation.end);
  });
});

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ScenarioDocument, VcDocument } from '../../src/contract/index.ts';
import type { CompleteScenario } from '../../src/engine/index.ts';
import { disableKernel, enableKernel } from '../../src/engine/kernelLoader.ts';
import { FifoQueue } from '../../src/engine/switch/transmit/fifoQueue.ts';
import { complete } from '../support/networks.ts';
import { randomRates } from '../support/randomRates.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { watch } from '../support/runs.ts';
import { counted } from '../support/tier.ts';

/** Probes that hear nothing and make ports take their cells one by one. */
const PROBES = { cells: { onCell: () => {} }, frameEnds: { onFrameEnd: () => {} } };
const probeKind = fc.constantFrom<keyof typeof PROBES>('cells', 'frameEnds');

/** The same network with nothing but a policy at each port, often one that takes cells unasked up to a queue of some length. */
const fifoOnly = fc
  .tuple(randomScenario, fc.constantFrom(null, 'rcd', 'epd'))
  .map(([document, simple]): ScenarioDocument => {
    const { bufferCells, policy, params } = document.ports?.default ?? {};
    return {
      ...document,
      nodes: document.nodes.map(({ segments: _, ...node }) => node),
      vcs: document.vcs.map(({ credit: _, ...vc }): VcDocument => vc),
      ports: {
        default: {
          bufferCells,
          ...(simple === null ? { policy, params } : { policy: simple }),
          algorithm: 'none',
        },
      },
    };
  });

/** Everything that can be seen of a run with such a probe at every port, or without one, and its state half way. */
function runOf(scenario: CompleteScenario, kind: keyof typeof PROBES | null) {
  let state: unknown;
  const outcome = watch(scenario, {}, (simulation) => {
    if (kind !== null) for (const { probes } of simulation.network.ports) probes.add(PROBES[kind]);
    simulation.runUntil(Math.floor(simulation.end / 2));
    state = simulation.snapshot().state;
  });
  return { outcome, state };
}

/** How many cells went either way since the spies were put up. */
function ways() {
  const counts = { plain: 0, looped: 0 };
  const { take, acceptBatch } = FifoQueue.prototype;
  vi.spyOn(FifoQueue.prototype, 'take').mockImplementation(function (this: FifoQueue, ...cell) {
    counts.plain++;
    take.apply(this, cell);
  });
  vi.spyOn(FifoQueue.prototype, 'acceptBatch').mockImplementation(function (this: FifoQueue, ...batch) {
    const reached = acceptBatch.apply(this, batch);
    counts.looped += reached - batch[2];
    return reached;
  });
  return counts;
}

// The kernel has a loop of its own (kernel.test.ts).
beforeAll(disableKernel);
afterAll(enableKernel);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('cells of a FIFO port that are taken one by one or by the loop for many', () => {
  it.each([
    ['any network', fc.oneof(randomScenario, fifoOnly), 24, 2_000],
    ['any network under rate control', randomRates, 20, 5_000],
  ] as const)(
    'give the same digest, results, events, traces and state in %s',
    (_, networks, count, least) => {
      const counts = ways();
      let plain = 0;
      let looped = 0;
      fc.assert(
        fc.property(networks, probeKind, (document, kind) => {
          const scenario = complete(document);
          const [before, loopedBefore] = [counts.plain, counts.looped];
          const oneByOne = runOf(scenario, kind);
          plain += counts.plain - before;
          expect(counts.looped).toBe(loopedBefore);
          expect(runOf(scenario, null)).toEqual(oneByOne);
          looped += counts.looped - loopedBefore;
        }),
        { numRuns: counted(count) },
      );
      expect(plain).toBeGreaterThan(least);
      expect(looped).toBeGreaterThan(least);
    },
  );
});

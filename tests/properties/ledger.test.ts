import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument, SourceDocument } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { accounts } from '../support/conservation.ts';
import { ledgerByFrame } from '../support/ledgerByFrame.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { counted } from '../support/tier.ts';

/** As much as is over before the run is. */
function finite(source: SourceDocument): SourceDocument {
  const { startMs, peakCellRate } = source;
  if (source.kind === 'file-tcp') return { ...source, files: 2, sizes: 'fixed' };
  if (source.kind === 'greedy-tcp') {
    const { packetBytes, ipPacketsPerSecond } = source;
    const common = { packetBytes, ipPacketsPerSecond, startMs, peakCellRate };
    return { kind: 'file-tcp', ...common, fileBytes: 20_777, files: 2 };
  }
  const times = [0, 5, 100, 200, 300, 301, 302, 303, 1_000, 2_000];
  return { kind: 'scripted', packetBytes: source.packetBytes, times, startMs, peakCellRate };
}

const ending = (document: ScenarioDocument): ScenarioDocument => ({
  ...document,
  vcs: document.vcs.map((vc) => ({ ...vc, source: finite(vc.source) })),
  arrivals: undefined,
  run: { durationS: 1 },
  measure: { fromS: 0 },
});

describe('the ledger of a link, when everything that was sent has met its fate', () => {
  it('is what its frames tell, one by one: over routers, packet links and merged VCs too', () => {
    let compared = 0;
    let overRouters = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const { scenario } = checkScenario(ending(document));
        if (scenario === null) return;
        const { simulation, carried } = ledgerByFrame(scenario);
        const { network } = simulation;
        if (accounts(network).some(({ inside }) => inside > 0)) return;
        // Of a frame without its end nobody knows yet that it failed.
        const pending = network.flows.reduce((sum, { pendingCells }) => sum + pendingCells, 0);
        for (const { link, ledger } of simulation.results().links) {
          const counted = carried.get(link);
          if (ledger === null || counted === undefined) continue;
          const { rate } = scenario.links.find(({ id }) => id === link) ?? { rate: Number.NaN };
          const slots = rate / 424;
          expect(ledger.useful * slots).toBeCloseTo(counted.useful, 5);
          expect(ledger.duplicate * slots).toBeCloseTo(counted.duplicate, 5);
          expect(counted.dead - ledger.dead * slots).toBeGreaterThan(-1e-5);
          expect(counted.dead - ledger.dead * slots).toBeLessThan(pending + 1e-5);
          compared++;
          if (network.routers.length > 0) overRouters++;
        }
      }),
      { numRuns: counted(20) },
    );
    expect([compared > 60, overRouters > 20]).toEqual([true, true]);
  });
});

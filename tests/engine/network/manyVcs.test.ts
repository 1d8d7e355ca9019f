import { expect, it } from 'vitest';
import { MOST_VCS } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';
import { byTier } from '../../support/tier.ts';

const VCS = byTier(300, MOST_VCS);

it(`${VCS} VCs run, each with hosts of its own, and go on from a snapshot`, () => {
  const document = star({
    senders: VCS,
    bottleneckMbps: 150,
    bufferCells: 2_000,
    policy: 'epd',
    durationS: 0.012,
  });
  const simulation = createSimulation(complete(document));
  const recorder = new Recorder(simulation);
  simulation.runUntil(simulation.end / 2);
  const snapshot = simulation.snapshot();
  simulation.runUntil(simulation.end);
  const { digest, hops } = { digest: simulation.digest(), hops: simulation.hops };
  const { sessions, whole } = simulation.results();
  expect(sessions).toHaveLength(VCS);
  expect(whole.packets).toBeGreaterThan(100);
  expect(recorder.channels.length).toBeGreaterThan(VCS);
  // What is the same in every port and host is not in it: a tenth of what the arrays by VC would take.
  expect(snapshot.state.bytes.length).toBeLessThan(5_000 * VCS);
  simulation.restore(snapshot);
  simulation.runUntil(simulation.end);
  expect({ digest: simulation.digest(), hops: simulation.hops }).toEqual({ digest, hops });
});

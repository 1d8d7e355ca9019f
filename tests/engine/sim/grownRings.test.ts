import { expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';

/** Hundreds of short segments are under way at once: rings of frames grow. */
const scenario = complete(
  star({
    senders: 1,
    accessMbps: 25,
    bottleneckMbps: 10,
    delayMs: 5,
    bufferCells: 2_000,
    packetBytes: 200,
    tcp: {
      windowBytes: 65_535,
      initialSsthreshBytes: 65_535,
      minRtoMs: 200,
      initialRtoMs: 500,
      timestamps: true,
    },
    durationS: 0.5,
  }),
);

it('a copy from before the rings grew goes on with what options say of each frame', () => {
  const straight = createSimulation(scenario);
  straight.runUntil(straight.end);
  const simulation = createSimulation(scenario);
  const copy = simulation.snapshot();
  const [ring] = simulation.network.flows.map(({ seq }) => seq.length);
  simulation.runUntil(simulation.end);
  expect(simulation.network.flows[0]!.seq.length).toBeGreaterThan(ring!);
  simulation.restore(copy);
  simulation.runUntil(simulation.end);
  const { meanRoundTripMs } = straight.results().sessions[0]!;
  expect(meanRoundTripMs).toBeGreaterThan(20);
  expect(simulation.results()).toEqual(straight.results());
});

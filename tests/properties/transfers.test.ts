import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation } from '../../src/engine/index.ts';
import { complete } from '../support/networks.ts';
import { cases } from '../support/tier.ts';
import { type Transfers, transferTimes } from '../support/transferTimes.ts';

const drawn = fc.record({
  mss: fc.integer({ min: 100, max: 1_500 }),
  fileBytes: fc.integer({ min: 1, max: 20_000 }),
  files: fc.constantFrom(1, 2, 3),
  pause: fc.constantFrom(0, 5e9),
  delay: fc.constantFrom(0, 1e9, 123_456_789),
  overhead: fc.constantFrom(8, 14, 16),
  window: fc.constantFrom(1_500, 2_000, 4_321, 9_000, 65_535, 200_001),
  initialSegments: fc.constantFrom(1, 2, 3),
  ssthresh: fc.constantFrom(Infinity, 3_000, 9_000),
  growthDivisor: fc.constantFrom(0, 8),
  ackEvery: fc.constantFrom(1, 2, 3, 5),
  delayedAck: fc.constantFrom(0, 3e9, 41e9),
  nagle: fc.boolean(),
  swsAvoidance: fc.boolean(),
  handshake: fc.boolean(),
  timestamps: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const ms = (picoseconds: number): number => picoseconds / 1e9;

function documentOf(given: Drawn): ScenarioDocument {
  const { mss, fileBytes, files, timestamps, handshake, nagle, swsAvoidance } = given;
  const link = { rateMbps: 42.4, delayMs: ms(given.delay) };
  return {
    version: 1,
    id: 'files',
    title: 'Files',
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'from', kind: 'host' },
      { id: 'to', kind: 'host' },
    ],
    links: [
      { a: 'from', b: 'S1', ...link },
      { a: 'S1', b: 'to', ...link },
    ],
    vcs: [
      {
        id: 1,
        path: ['from', 'S1', 'to'],
        source: { kind: 'file-tcp', packetBytes: mss, fileBytes, files, pauseMs: ms(given.pause) },
      },
    ],
    aal5: { overheadBytes: given.overhead },
    ports: { default: { bufferCells: 10_000 } },
    tcp: {
      congestionControl: 'reno',
      headerBytes: 40,
      windowBytes: given.window,
      initialWindowSegments: given.initialSegments,
      initialSsthreshBytes: given.ssthresh === Infinity ? 0 : given.ssthresh,
      growthDivisor: given.growthDivisor,
      minRtoMs: 50_000,
      initialRtoMs: 50_000,
      maxRtoMs: 100_000,
      ackEvery: given.ackEvery,
      delayedAckMs: ms(given.delayedAck),
      timers: 'ideal',
      timestamps,
      handshake,
      nagle,
      swsAvoidance,
    },
    run: { durationS: 8 },
  };
}

/** Timestamps are 12 bytes, the largest segment and the scale 4 each; the scale tells a window in units. */
function asSent({ timestamps, ...given }: Drawn): Transfers {
  const header = 40 + (timestamps ? 12 : 0);
  const isScaled = given.window > 65_535;
  const unit = isScaled ? 4 : 1;
  return {
    ...given,
    window: Math.floor(given.window / unit) * unit,
    header,
    synHeader: header + 4 + (isScaled ? 4 : 0),
  };
}

describe('files over TCP without losses', () => {
  it('take to the picosecond what arithmetic says: short ends, delayed acknowledgements, Nagle, cut windows', () => {
    fc.assert(
      fc.property(drawn, (given) => {
        const simulation = createSimulation(complete(documentOf(given)));
        simulation.runUntil(simulation.end);
        const { files } = simulation.results().sessions[0]!;
        expect(files?.timesS).toEqual(transferTimes(asSent(given)).map((time) => time / 1e12));
      }),
      { numRuns: cases(17) },
    );
  });
});

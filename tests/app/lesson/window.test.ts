import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairOf } from '../../../src/app/lesson/pictures/window.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import { TcpReceiver } from '../../../src/engine/tcp/receiver.ts';
import { TcpSender } from '../../../src/engine/tcp/sender.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import halfLink from '../../../src/lessons/texts/half-link.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';
import { TcpPair } from '../../support/tcpPair.ts';

describe('a window of packets', () => {
  it('is repaired in two round trips where one packet in its middle is lost', () => {
    const { rounds, needsTimer } = repairOf(20, new Set([4]));
    expect(needsTimer).toBe(false);
    expect(rounds.map(({ oldest, again }) => [oldest, again])).toEqual([
      [0, []],
      [4, [4]],
      [expect.any(Number), []],
    ]);
    expect(rounds.at(-1)?.oldest).toBeGreaterThanOrEqual(20);
  });

  it.each([4, 10, 33, 63])('of %i waits for the timer where three in a row are lost', (packets) => {
    const { rounds, needsTimer } = repairOf(packets, new Set([1, 2, 3]));
    expect(needsTimer).toBe(true);
    expect(rounds.at(-1)).toMatchObject({ again: [] });
  });

  // In windows of less than eleven packets the fraction of one by which they have grown decides, too.
  it('needs the timer exactly where the sender of the engine does', () => {
    const SEGMENT = 1_000;
    /** Whether its timer runs out; the window is the first that congestion avoidance has opened by one packet. */
    const waits = (threshold: number, places: readonly number[]): boolean => {
      let first = threshold;
      for (let size = 1; size < threshold; size = Math.min(2 * size, threshold)) first += size;
      const pair = new TcpPair({
        tcp: {
          congestionControl: 'reno',
          growthDivisor: 0,
          ackEvery: 1,
          minRtoMs: 3_000,
          windowBytes: 64_000,
          initialSsthreshBytes: threshold * SEGMENT,
        },
        lost: places.map((place) => first + place),
        frameMs: 1,
      });
      pair.run(12_000);
      return pair.sender.timeouts > 0;
    };
    const losses = fc
      .integer({ min: 10, max: 40 })
      .chain((threshold) =>
        fc.tuple(
          fc.constant(threshold),
          fc.uniqueArray(fc.integer({ min: 0, max: threshold }), { minLength: 1, maxLength: 4 }),
        ),
      );
    fc.assert(
      fc.property(losses, ([threshold, places]) => {
        expect(repairOf(threshold + 1, new Set(places)).needsTimer).toBe(waits(threshold, places));
      }),
    );
  });

  it('is that of VC 6 in the run of the lesson: its packets, those that are lost, and one packet sent again before the timer', () => {
    const { picture } = (halfLink as Lesson).steps.find((step) => step.picture) ?? {};
    if (picture?.name !== 'window') throw new Error('no window');
    const { scenario } = checkScenario(findScenario('half-empty'));
    if (scenario === null) throw new Error('the scene cannot run');
    const simulation = createSimulation(scenario, { seed: 1 });
    const { sender, receiver } = simulation.network.connections[5] ?? expect.unreachable();
    if (!(sender instanceof TcpSender && receiver instanceof TcpReceiver)) throw new Error('no TCP');
    /** All that was sent before the news of the loss has arrived, and nothing of what was sent after it. */
    simulation.runUntil(0.116e12);
    const { window } = sender;
    const first = window.una / window.mss;
    const { start, end } = receiver.blocks;
    const isThere = (packet: number): boolean =>
      start.some((from, i) => packet * window.mss >= from && packet * window.mss < Number(end[i]));
    const packets = Array.from({ length: window.sent / window.mss - first }, (_, packet) => packet);
    expect(picture.packets).toBe(packets.length);
    expect(picture.lost).toEqual(
      packets.filter((packet) => !isThere(first + packet)).map((packet) => packet + 1),
    );
    expect(picture.timerMs).toBe(findScenario('half-empty')?.tcp?.minRtoMs);
    simulation.runUntil(0.17e12);
    expect(sender).toMatchObject({ fastRetransmits: 1, timeouts: 1 });
    const { rounds, needsTimer } = repairOf(picture.packets, new Set(picture.lost.map((one) => one - 1)));
    expect(needsTimer).toBe(true);
    expect(rounds.flatMap(({ again }) => again)).toEqual([0]);
  });
});

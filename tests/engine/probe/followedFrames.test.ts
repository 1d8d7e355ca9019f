import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameFate, type TcpDocument } from '../../../src/contract/index.ts';
import { FollowedFrames } from '../../../src/engine/explain.ts';
import { type CompleteScenario, createSimulation } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';
import { randomScenario } from '../../support/randomScenario.ts';
import { routed } from '../../support/routed.ts';
import { cases } from '../../support/tier.ts';
import { framesOf, type ToldFrame } from '../../support/toldFrames.ts';

const SEGMENT = 1_000;

/** One Reno sender whose eighth packet is lost on the link between the switches. */
function oneLoss(tcp: Partial<TcpDocument> = {}, frame = 8): ToldFrame[] {
  const scenario = complete({
    ...star({
      senders: 1,
      packetBytes: SEGMENT,
      delayMs: 1,
      bufferCells: 5_000,
      durationS: 0.1,
      startMs: 0,
      tcp: {
        congestionControl: 'reno',
        windowBytes: 16 * SEGMENT,
        ackEvery: 1,
        minRtoMs: 40,
        initialRtoMs: 40,
        ...tcp,
      },
    }),
    impairments: { 'S1>S2': { losses: [{ vc: 1, frame }] } },
  });
  const { simulation, followed } = whole(scenario, 1);
  return framesOf(followed.between(0, simulation.end), SEGMENT);
}

describe('the frames of a followed VC', () => {
  it('tell the textbook recovery from one lost packet', () => {
    const frames = oneLoss();
    const lost = frames.filter(({ fate }) => fate !== FrameFate.arrived && fate !== FrameFate.underWay);
    expect(lost).toMatchObject([
      { ack: false, packet: 8, again: false, fate: FrameFate.lostOnLink, place: 'S1>S2' },
    ]);
    const asked = frames.filter(({ ack, packet }) => ack && packet === 8);
    const [first, ...duplicates] = asked;
    expect(first!.again).toBe(false);
    expect(duplicates.every(({ again }) => again)).toBe(true);
    const resent = frames.filter(({ ack, again }) => !ack && again);
    expect(resent).toMatchObject([{ packet: 8, fate: FrameFate.arrived }]);
    // Sent again at the very moment in which the third duplicate arrives.
    expect(resent[0]!.sent).toBe(duplicates[2]!.ended);
    const next = frames.find(({ ack, sent }) => ack && sent === resent[0]!.ended);
    expect(next?.packet).toBe(8 + duplicates.length + 1);
  });

  it('tell a timeout: one packet again, slow start after it', () => {
    const frames = oneLoss({ windowBytes: 3 * SEGMENT });
    const resent = frames.find(({ ack, again }) => !ack && again);
    const duplicates = frames.filter(({ ack, again }) => ack && again);
    expect(duplicates.length).toBeLessThan(3);
    expect(resent?.packet).toBe(8);
    const before = frames.filter(({ ack, sent }) => !ack && sent < (resent?.sent ?? 0));
    expect((resent?.sent ?? 0) - Math.max(...before.map(({ sent }) => sent))).toBeGreaterThan(30e9);
  });

  it('are numbered on through a handshake, which has numbers below zero', () => {
    const frames = oneLoss({ handshake: true });
    expect(frames.slice(0, 3).map(({ ack, number }) => [ack, number])).toEqual([
      [false, -1],
      [true, -1],
      [false, 0],
    ]);
    expect(frames.filter(({ again, ack }) => again && !ack)).toHaveLength(1);
  });

  it('are under way as long as their end is not reached', () => {
    const scenario = complete(star({ senders: 2, delayMs: 1, durationS: 0.05 }));
    const { simulation, followed } = whole(scenario, 2);
    const all = framesOf(followed.between(0, simulation.end), 500);
    const [first] = all.filter(({ ack }) => !ack);
    const half = framesOf(followed.between(0, (first!.sent + first!.ended) / 2), 500);
    expect(half[0]).toMatchObject({ sent: first!.sent, ended: Number.NaN, fate: FrameFate.underWay });
  });

  it('end where they begin if the source of their VC is full', () => {
    const { vcs, ...rest } = star({ senders: 1, packetBytes: SEGMENT, delayMs: 1, durationS: 0.1 });
    const abr = { icr: 1_000, bufferCells: 40 };
    const network = {
      ...rest,
      vcs: vcs.map((vc) => ({ ...vc, abr })),
      ports: { default: { algorithm: 'none' } },
    };
    const { simulation, followed } = whole(complete(network), 1);
    const refused = framesOf(followed.between(0, simulation.end), SEGMENT).filter(
      ({ fate }) => fate === FrameFate.refusedAtSource,
    );
    expect(refused.length).toBeGreaterThan(1);
    expect(refused).toHaveLength(simulation.results().sessions[0]?.abr?.refusedFrames ?? 0);
    for (const { sent, ended, place } of refused) expect([ended, place]).toEqual([sent, 'src1>S1']);
  });

  it('add up to the losses of the run, and change nothing', () => {
    fc.assert(
      fc.property(randomScenario, (document) => {
        const scenario = complete(document);
        for (const { id } of scenario.vcs) expect(countsOf(scenario, id)).toEqual(booksOf(scenario, id));
      }),
      { numRuns: cases(8) },
    );
  });

  it('keep their identity through routers, where several VCs share one', () => {
    const scenario = complete(
      routed({ forth: 3, back: 2, bufferCells: 60, policy: 'rcd', bufferPackets: 8 }),
    );
    const counts = scenario.vcs.map(({ id }) => countsOf(scenario, id));
    expect(counts).toEqual(scenario.vcs.map(({ id }) => booksOf(scenario, id)));
    expect(counts.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(20);
  });
});

const whole = (scenario: CompleteScenario, vc: number) => {
  const simulation = createSimulation(scenario);
  const followed = new FollowedFrames(simulation.network, vc);
  simulation.runUntil(simulation.end);
  return { simulation, followed };
};

/** What became of the data of a VC, by its rows. */
function countsOf(scenario: CompleteScenario, vc: number) {
  const { simulation, followed } = whole(scenario, vc);
  const data = framesOf(followed.between(0, simulation.end), 1).filter(({ ack }) => !ack);
  const { arrived, underWay } = FrameFate;
  return {
    lost: data.filter(({ fate, bytes }) => bytes > 0 && fate !== arrived && fate !== underWay).length,
    arrived: data.filter(({ fate, bytes }) => fate === arrived && bytes > 0).length,
    digest: simulation.digest(),
  };
}

/** The same by the totals of a run that nobody follows. */
function booksOf(scenario: CompleteScenario, vc: number) {
  const simulation = createSimulation(scenario);
  simulation.runUntil(simulation.end);
  const { totals, dataFlows } = simulation.network.connections[vc - 1]!;
  return {
    lost: (totals ?? dataFlows[0]!.flow).framesLost,
    arrived: dataFlows[dataFlows.length - 1]!.flow.delays.count,
    digest: simulation.digest(),
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EventCode,
  lostAt,
  type PortResult,
  type RunResults,
  type ScenarioDocument,
} from '../../../src/contract/index.ts';
import { createSimulation, Recorder, type Simulation } from '../../../src/engine/index.ts';
import { takeTotals } from '../../../src/engine/metrics/totals.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { symmetric500, symmetric1500 } from '../../../src/scenarios/papers/cheonPanwar.ts';
import { accounts } from '../../support/conservation.ts';
import { complete, type Star, star } from '../../support/networks.ts';
import { momentsWithin } from '../../support/randomEdits.ts';
import { randomScenario } from '../../support/randomScenario.ts';
import { routed } from '../../support/routed.ts';
import { SenderBench } from '../../support/tcpBench.ts';
import { cases, counted } from '../../support/tier.ts';

const begun = (document: ScenarioDocument, untilS = Infinity): Simulation => {
  const simulation = createSimulation(complete(document));
  simulation.runUntil(untilS * 1e12);
  return simulation;
};

describe('the most a link can carry', () => {
  it.each([
    ['500 bytes, 2.5 s of 155.52 Mb/s', symmetric500, 76_415],
    ['1,500 bytes', symmetric1500, 27_787],
  ])('%s', (_what, document, packets) => {
    // Sessions do not change it, so one is enough.
    const simulation = begun({ ...document, vcs: document.vcs.slice(0, 1) });
    expect(simulation.results().whole.maximumPackets).toBe(packets);
  });
});

it.each(['capture', 'unarmed-weights', 'one-cell'])(
  'no share of %s is above 1 in a short window, which ends what was under way before it',
  (id) => {
    const scene = findScenario(id) ?? expect.unreachable();
    const simulation = begun({ ...scene, measure: { fromS: 0.2 } }, 0.2);
    let most = 0;
    for (let i = 1; i < 12; i++) {
      simulation.runUntil(0.2e12 + i * 2e8);
      const results = simulation.results();
      most = Math.max(most, results.whole.packets / results.whole.maximumPackets);
      sound(results);
    }
    expect(most).toBeGreaterThan(1);
  },
);

/** What any results obey. */
function sound(results: RunResults): void {
  const { whole, sessions, ports, links } = results;
  const shares = [['cell loss', whole.cellLossRatio]] as [name: string, share: number][];
  const { effectiveThroughput, efficiency, packetLossRatio } = whole;
  for (const [name, share] of Object.entries({ effectiveThroughput, efficiency, packetLossRatio }))
    shares.push([name, share]);
  for (const session of sessions)
    for (const name of ['cellLossRatio', 'packetLossRatio'] as const)
      shares.push([`${name} of VC ${session.vc}`, session[name]]);
  for (const { link, utilization, goodputUtilization } of links)
    shares.push([`utilization of ${link}`, utilization], [`goodput on ${link}`, goodputUtilization]);
  for (const { link, ledger, utilization } of links) {
    expect(utilization, link).toBeGreaterThanOrEqual(0);
    if (ledger === null) continue;
    const { useful, dead, duplicate, rm, credit, idle } = ledger;
    expect(useful + dead + duplicate + rm + credit + idle, link).toBeCloseTo(1, 12);
    for (const [name, share] of Object.entries(ledger)) shares.push([`${name} on ${link}`, share]);
  }
  for (const port of ports) {
    expect(port.accepted + port.dropped).toBe(port.offered);
    expect(port.queueMean).toBeLessThanOrEqual(port.queueMax);
    expect(port.queueP99).toBeLessThanOrEqual(port.queueMax);
    expect(port.queueMax).toBeLessThanOrEqual(port.bufferCells);
    expect(port.queueP50).toBeLessThanOrEqual(port.queueP95);
    expect(port.queueP95).toBeLessThanOrEqual(port.queueP99);
    // With a buffer for each class, a port that no VC crosses has no places.
    const filled = port.occupancyHistogram.reduce((sum, share) => sum + share, 0);
    if (port.bufferCells > 0) expect(filled, port.port).toBeCloseTo(1, 9);
    const { cellLossRatio, packetLossRatio, emptyShare, fullShare, occupancyMean, occupancyMax } = port;
    const figures = { cellLossRatio, packetLossRatio, emptyShare, fullShare, occupancyMean, occupancyMax };
    for (const [name, share] of Object.entries(figures)) shares.push([`${name} of ${port.port}`, share]);
    for (const share of port.occupancyHistogram) shares.push([`histogram of ${port.port}`, share]);
  }
  for (const [name, share] of shares) {
    expect(share, name).toBeGreaterThanOrEqual(-1e-12);
    expect(share, name).toBeLessThanOrEqual(1 + 1e-12);
  }
  expect(whole.packets).toBe(sessions.reduce((sum, { packets }) => sum + packets, 0));
  for (const session of sessions) {
    for (const [key, value] of Object.entries(session)) {
      const undefinedAtTimes = ['meanCwndBytes', 'windowBeforeTimeoutBytes', 'meanRoundTripMs'].includes(key);
      if (typeof value === 'number' && !undefinedAtTimes) expect(value, key).toBeGreaterThanOrEqual(0);
    }
    const { delay, waits } = session;
    expect(delay.packets).toBe(delay.histogram.reduce((sum, bin) => sum + bin.packets, 0));
    for (const { cells, meanMs } of waits)
      if (cells > 0) expect(meanMs).toBeGreaterThanOrEqual(-1e-12);
      else expect(meanMs).toBeNaN();
  }
}

describe('results', () => {
  const looked = randomScenario.chain((document) =>
    momentsWithin(Math.round(document.run.durationS * 1e12), 4).map((moments) => ({ document, moments })),
  );

  it('are sound at any moment: the ledger sums to 1, shares are shares, parts sum to wholes', () => {
    fc.assert(
      fc.property(looked, ({ document, moments }) => {
        const simulation = createSimulation(complete(document));
        sound(simulation.results());
        for (const moment of moments) {
          simulation.runUntil(moment);
          sound(simulation.results());
        }
      }),
      { numRuns: cases(2) },
    );
  });

  it('of two windows that join are together those of the whole: packets, cells of waits, lost frames too', () => {
    fc.assert(
      fc.property(randomScenario, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (document, share) => {
        const ms = Math.max(1, Math.floor(share * document.run.durationS * 1_000));
        const figures = (measure: { fromS: number; toS?: number }) =>
          begun({ ...document, measure }).results();
        const first = figures({ fromS: 0, toS: ms / 1_000 });
        const second = figures({ fromS: ms / 1_000 });
        const whole = figures({ fromS: 0 });
        expect(first.whole.packets + second.whole.packets).toBe(whole.whole.packets);
        expect(first.whole.timeouts + second.whole.timeouts).toBe(whole.whole.timeouts);
        whole.ports.forEach((port, p) => {
          const [a, b] = [first.ports[p], second.ports[p]];
          expect([a!.offered + b!.offered, a!.dropped + b!.dropped]).toEqual([port.offered, port.dropped]);
          expect(Math.max(a!.queueMax, b!.queueMax)).toBe(port.queueMax);
          expect([a!.frames + b!.frames, a!.framesLost + b!.framesLost]).toEqual([
            port.frames,
            port.framesLost,
          ]);
        });
        whole.sessions.forEach(({ delay, waits }, i) => {
          const [a, b] = [first.sessions[i], second.sessions[i]];
          expect(a!.delay.packets + b!.delay.packets).toBe(delay.packets);
          waits.forEach(({ cells }, w) => {
            expect(a!.waits[w]!.cells + b!.waits[w]!.cells).toBe(cells);
          });
        });
        whole.links.forEach((link, l) => {
          expect(first.links[l]!.cells + second.links[l]!.cells).toBe(link.cells);
        });
        expect(first.digest).toBe(whole.digest);
      }),
      { numRuns: cases(12) },
    );
  });

  it('of a queue cover the whole time, and of a ledger every cell sent but those whose fate is open', () => {
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = begun({ ...document, measure: { fromS: 0 } });
        const { network, end } = simulation;
        for (const { time } of takeTotals(network, end).ports) {
          expect(time.reduce((sum, spent) => sum + spent, 0)).toBe(end);
        }
        // On a packet link a whole frame is one thing that is under way.
        const routed = document.nodes.some(({ kind }) => kind === 'router');
        const cellsOf = routed
          ? Math.max(...network.connections.map(({ sender }) => sender.segmentCells))
          : 1;
        const open = cellsOf * accounts(network).reduce((sum, { inside }) => sum + inside, 0);
        const pending = network.flows.reduce((sum, { pendingCells }) => sum + pendingCells, 0);
        for (const { link, cells, ledger } of simulation.results().links) {
          if (ledger === null) continue;
          const rate = simulation.scenario.links.find(({ id }) => id === link)?.rate ?? 0;
          const booked = (1 - ledger.idle) * (rate / 424) * (end / 1e12);
          expect(booked, link).toBeLessThanOrEqual(cells + 1e-6);
          expect(booked, link).toBeGreaterThanOrEqual(cells - open - pending - 1e-6);
        }
      }),
      { numRuns: cases(13) },
    );
  });

  it('nobody sends faster than the link, a host with a long queue neither', () => {
    fc.assert(
      fc.property(looked, ({ document, moments }) => {
        const simulation = createSimulation(complete({ ...document, measure: { fromS: 0 } }));
        for (const moment of moments) {
          simulation.runUntil(moment);
          const { links, window } = simulation.results();
          for (const { link, cells } of links) {
            const rate = simulation.scenario.links.find(({ id }) => id === link)?.rate ?? 0;
            expect(cells, link).toBeLessThanOrEqual((rate / 424) * window.toS + 1);
          }
        }
      }),
      { numRuns: cases(13) },
    );
  });
});

describe('the ledger', () => {
  it('books what arrives twice as duplicate, not as useful', () => {
    // A timeout of 2 ms against 4 ms of round trip: everything is sent again and again, nothing is lost.
    const tcp = { minRtoMs: 2, initialRtoMs: 2, windowBytes: 2_000 };
    const simulation = begun({ ...star({ senders: 1, delayMs: 0.7, tcp }), measure: { fromS: 0 } });
    const { links, sessions } = simulation.results();
    const { packets, duplicates, cellsLost } = sessions[0]!;
    expect([duplicates > 10, cellsLost]).toEqual([true, 0]);
    const { useful, duplicate, dead } = links.find(({ link }) => link === 'S1>S2')?.ledger ?? {};
    const share = (cells: number) => cells / ((50e6 / 424) * 0.05);
    expect(useful).toBeCloseTo(share(12 * packets), 9);
    expect(duplicate).toBeCloseTo(share(12 * duplicates), 9);
    expect(dead).toBe(0);
  });
});

/** Ten milliseconds of propagation, so that the figures can be had by hand. */
const alone = (more: Partial<Star> = {}) =>
  begun({ ...star({ senders: 1, delayMs: 5, durationS: 0.5, ...more }), measure: { fromS: 0 } });

describe('delays', () => {
  it('of a lone session with one packet in flight: propagation and transmission, nothing else', () => {
    const simulation = alone({ tcp: { windowBytes: 500 }, packetBytes: 500 });
    const { sessions, whole } = simulation.results();
    const { delay, waits } = sessions[0]!;
    const links = simulation.network.connections[0]!.forward;
    const propagation = links.reduce((sum, link) => sum + link.delay, 0);
    // Cells follow each other: the frame once on the slowest link, one cell on each of the others.
    const slowest = Math.max(...links.map((link) => link.cellWhole));
    const transmission = links.reduce((sum, link) => sum + link.cellWhole, 0) + 11 * slowest;
    expect(delay.packets).toBeGreaterThan(20);
    expect(delay.meanMs).toBeCloseTo((propagation + transmission) / 1e9, 4);
    expect(delay.maxMs).toBeCloseTo(delay.meanMs, 4);
    expect(whole.delayMeanMs).toBe(delay.meanMs);
    // The last packet may be under way.
    for (const { cells } of waits) expect([0, 12]).toContain(cells - 12 * delay.packets);
  });

  it('in a port that took no cell while measured are not known, though cells that came before wait there', () => {
    const hosts = ['a', 'c', 'b'];
    const simulation = begun({
      version: 1,
      id: 'waits',
      title: '',
      nodes: [{ id: 'S1', kind: 'switch' }, ...hosts.map((id) => ({ id, kind: 'host' as const }))],
      links: hosts.map((id) => ({ a: id, b: 'S1', rateMbps: id === 'b' ? 1 : 155, delayMs: 0.001 })),
      vcs: [
        { id: 1, path: ['a', 'S1', 'b'], source: { kind: 'scripted', times: [1, 2, 3] } },
        { id: 2, path: ['c', 'S1', 'b'], source: { kind: 'deterministic', cellsPerSecond: 300_000 } },
      ],
      ports: { default: { policy: 'rcd' } },
      run: { durationS: 0.01 },
      measure: { fromS: 0.0005 },
    });
    const { waits } = simulation.results().sessions[0]!;
    expect(waits).toEqual([{ port: 'S1>b', cells: 0, meanMs: Number.NaN }]);
  });

  it('in a port are its queue by Little: the waits of all cells over time make the mean queue', () => {
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = begun({ ...document, measure: { fromS: 0 } });
        const { network, end } = simulation;
        const totals = takeTotals(network, end);
        simulation.results().ports.forEach(({ queueMean, accepted }, p) => {
          const { accepted: byFlow, waited } = totals.ports[p]!;
          // Cells dropped from the front had been accepted first.
          expect(byFlow.reduce((sum, cells) => sum + cells, 0)).toBeGreaterThanOrEqual(accepted);
          const integral = waited.reduce((sum, time) => sum + time, 0);
          expect(integral / end).toBeCloseTo(queueMean, 9);
        });
      }),
      { numRuns: cases(13) },
    );
  });
});

describe('loss of packets at a port', () => {
  it('is told by the port that refused the first cell: together all that were lost', () => {
    let lost = 0;
    fc.assert(
      fc.property(randomScenario, (document) => {
        const simulation = begun({ ...document, measure: { fromS: 0 } });
        const { ports, sessions } = simulation.results();
        const atPorts = ports.reduce((sum, port) => sum + port.framesLost, 0);
        const atAll = sessions.reduce((sum, { packetsLost }) => sum + packetsLost, 0);
        // Whole frames glued to one without end are lost at no port; others at sources, on links and in routers.
        expect(atPorts).toBeLessThanOrEqual(atAll);
        const onlyPorts = sessions.every(
          ({ cellsLostOnLinks, abr }) => cellsLostOnLinks === 0 && (abr?.refusedFrames ?? 0) === 0,
        );
        if (onlyPorts && simulation.network.routers.length === 0) expect(atPorts === 0).toBe(atAll === 0);
        lost += atPorts;
      }),
      { numRuns: counted(40) },
    );
    expect(lost).toBeGreaterThan(5);
  });

  it('has as many events as it lost cells of data: those of acknowledgements are counted apart', () => {
    const { vcs, ...rest } = star({ senders: 6, bottleneckMbps: 5, bufferCells: 20, durationS: 0.6 });
    // Half of them send the other way, so that data and acknowledgements meet in a queue.
    const both = { ...rest, vcs: vcs.map((vc) => (vc.id % 2 ? vc : { ...vc, path: vc.path.toReversed() })) };
    const simulation = createSimulation(complete({ ...both, measure: { fromS: 0 } }));
    const recorder = new Recorder(simulation);
    simulation.runUntil(simulation.end);
    const { code, port } = recorder.takeEvents() ?? expect.unreachable();
    const { ports } = simulation.results();
    const LOSSES: readonly number[] = [EventCode.drop, EventCode.pushOut, EventCode.capped];
    ports.forEach((one, index) => {
      const events = [...code].filter((what, i) => port[i] === index && LOSSES.includes(what));
      expect(events, one.port).toHaveLength(lostAt(one));
      expect(one.ackCellsLost + lostAt(one)).toBe(one.dropped + one.pushedOut);
    });
    const sum = (of: (one: PortResult) => number) => ports.reduce((total, one) => total + of(one), 0);
    expect([sum(({ ackCellsLost }) => ackCellsLost) > 0, sum(lostAt) > 0]).toEqual([true, true]);
  });

  it('and its frames are those of data, also in a merged VC that carries acknowledgements', () => {
    const { ports, sessions } = begun(routed({ forth: 4, back: 1, bufferCells: 60 })).results();
    const sent = (from: number, to: number) =>
      sessions.slice(from, to).reduce((sum, { packetsSent }) => sum + packetsSent, 0);
    const at = (id: string) => ports.find(({ port }) => port === id);
    expect(sent(4, 5)).toBeGreaterThan(50);
    // Acknowledgements of the other four sessions would be many more.
    expect(at('S2>S1')?.frames).toBeLessThanOrEqual(sent(4, 5));
    expect(at('S1>S2')?.frames).toBeLessThanOrEqual(sent(0, 4));
    expect(at('S1>S2')?.framesLost).toBeGreaterThan(5);
    const lost = sessions.slice(0, 4).reduce((sum, { packetsLost }) => sum + packetsLost, 0);
    expect(at('S1>S2')?.framesLost).toBeLessThanOrEqual(lost);
  });
});

describe('goodput', () => {
  it('of files counts their bytes: a short last packet is no full one', () => {
    const document = star({ senders: 1, packetBytes: 1_000, durationS: 0.2 });
    const source = { kind: 'file-tcp', packetBytes: 1_000, fileBytes: 2_100, files: 3 } as const;
    const simulation = begun({ ...document, vcs: document.vcs.map((vc) => ({ ...vc, source })) });
    const { sessions, links, whole } = simulation.results();
    expect([sessions[0]!.packets, sessions[0]!.files?.count]).toEqual([9, 3]);
    expect(sessions[0]!.goodputMbps * 0.2e6).toBeCloseTo(3 * 2_100 * 8, 6);
    const bottleneck = links.find(({ link }) => link === 'S1>S2');
    expect(bottleneck?.goodputUtilization).toBeCloseTo(bottleneck?.ledger?.useful ?? 0, 12);
    expect(whole.effectiveThroughput * whole.maximumPackets * 22).toBeCloseTo(3 * (2 * 22 + 4), 6);
  });
});

describe('the use of links around routers', () => {
  it('is bits of what is delivered over bits that fit: a short packet counts for what it is', () => {
    const document = routed({ forth: 1, durationS: 0.5 });
    const source = { kind: 'file-tcp', packetBytes: 1_460, fileBytes: 2_000, files: 10 } as const;
    const { sessions, links } = begun({
      ...document,
      vcs: document.vcs.map((vc) => ({ ...vc, source })),
    }).results();
    expect([sessions[0]!.packets, sessions[0]!.files?.count]).toEqual([20, 10]);
    const useOf = (id: string) => links.find(({ link }) => link === id)?.goodputUtilization;
    // 1,460 and 540 bytes with 40 of headers: 1,508 and 588 bytes in AAL5 are 32 and 13 cells of 424 bits.
    expect(useOf('S1>S2')).toBeCloseTo((10 * (32 + 13) * 424) / (20e6 * 0.5), 9);
    // On Ethernet 1,500 and 580 bytes, 38 more each.
    expect(useOf('R2>dst1')).toBeCloseTo((10 * (1_538 + 618) * 8) / (10e6 * 0.5), 9);
  });
});

describe('goodput beside its ideal', () => {
  it('of a lone greedy session is near 100, and what the scenario gives comes first', () => {
    const wide = { tcp: { windowBytes: 60_000 }, delayMs: 0.1, durationS: 0.3 };
    const { sessions, whole } = alone(wide).results();
    const { idealMbps, normalizedGoodput } = sessions[0]!;
    // 50 Mb/s in packets of 500 bytes = 12 cells of 424 bits
    expect(idealMbps).toBeCloseTo((50 * 4_000) / (12 * 424), 9);
    expect(normalizedGoodput).toBeGreaterThan(85);
    expect(normalizedGoodput).toBeLessThanOrEqual(100);
    expect(whole.normalizedGoodput).toBeCloseTo(normalizedGoodput, 9);
    expect(whole.efficiency).toBeCloseTo((normalizedGoodput / 100) * (500 / (12 * 48)), 9);
    const document = star({ senders: 1, ...wide });
    const vcs = document.vcs.map((vc) => ({ ...vc, idealMbps: 10 }));
    const given = begun({ ...document, vcs, measure: { fromS: 0 } }).results().sessions[0]!;
    expect(given.idealMbps).toBe(10);
    expect(given.normalizedGoodput).toBeCloseTo((100 * given.goodputMbps) / 10, 9);
  });
});

describe('the window before a timeout', () => {
  it('is the mean over the timeouts of what the sender might have had under way', () => {
    const bench = new SenderBench({ initialRtoMs: 100, minRtoMs: 100 });
    bench.fire();
    expect(bench.sender.windowsBeforeTimeout).toBe(500);
    bench.at(150).ack(1);
    bench.ack(2);
    const before = bench.cwnd * 500;
    bench.fire();
    expect(bench.sender.windowsBeforeTimeout).toBe(500 + before);
    expect(bench.sender.timeouts).toBe(2);
  });
});

describe('the window of measurement', () => {
  const document = { ...star({ senders: 3 }), measure: { fromS: 0.02, toS: 0.04 } };
  const windowAt = (seconds: number) => begun(document, seconds).results().window;

  it('is the run so far before it begins, then what it has reached, then stays', () => {
    expect(windowAt(0.01)).toEqual({ fromS: 0, toS: 0.01 });
    expect(windowAt(0.02)).toEqual({ fromS: 0.02, toS: 0.02 });
    expect(windowAt(0.03)).toEqual({ fromS: 0.02, toS: 0.03 });
    expect(windowAt(0.04)).toEqual({ fromS: 0.02, toS: 0.04 });
    expect(windowAt(0.05)).toEqual({ fromS: 0.02, toS: 0.04 });
  });

  it('is empty at its first instant: zeros, no division by it', () => {
    const { whole, sessions, links } = begun(document, 0.02).results();
    expect(whole).toMatchObject({ packets: 0, maximumPackets: 0, effectiveThroughput: 0, cellLossRatio: 0 });
    expect(sessions.every(({ goodputMbps }) => goodputMbps === 0)).toBe(true);
    expect(links.every(({ utilization }) => utilization === 0)).toBe(true);
  });

  it('is closed: what comes after its end changes nothing but the digest', () => {
    const { digest: _early, hops: _hops, ...atEnd } = begun(document, 0.04).results();
    const { digest: _late, hops: _more, ...after } = begun(document, 0.05).results();
    expect(after).toEqual(atEnd);
  });
});

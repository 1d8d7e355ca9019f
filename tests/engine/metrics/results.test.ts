import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { takeTotals } from '../../../src/engine/metrics/totals.ts';
import { symmetric500, symmetric1500 } from '../../../src/scenarios/cheonPanwar.ts';
import { accounts } from '../../support/conservation.ts';
import { complete, star } from '../../support/networks.ts';
import { momentsWithin } from '../../support/randomEdits.ts';
import { randomScenario } from '../../support/randomScenario.ts';

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

/** What any results obey. */
function sound(results: RunResults): void {
  const { whole, sessions, ports, links } = results;
  const shares = [whole.cellLossRatio];
  expect(whole.effectiveThroughput).toBeGreaterThanOrEqual(0);
  for (const { link, ledger, utilization } of links) {
    expect(utilization, link).toBeGreaterThanOrEqual(0);
    if (ledger === null) continue;
    const { useful, dead, duplicate, idle } = ledger;
    expect(useful + dead + duplicate + idle, link).toBeCloseTo(1, 12);
    shares.push(useful, dead, duplicate, idle);
  }
  for (const port of ports) {
    expect(port.accepted + port.dropped).toBe(port.offered);
    expect(port.queueMean).toBeLessThanOrEqual(port.queueMax);
    expect(port.queueP99).toBeLessThanOrEqual(port.queueMax);
    expect(port.queueMax).toBeLessThanOrEqual(port.bufferCells);
    shares.push(port.cellLossRatio, port.emptyShare, port.fullShare);
  }
  for (const share of shares) {
    expect(share).toBeGreaterThanOrEqual(-1e-12);
    expect(share).toBeLessThanOrEqual(1 + 1e-12);
  }
  expect(whole.packets).toBe(sessions.reduce((sum, { packets }) => sum + packets, 0));
  for (const session of sessions) {
    for (const [key, value] of Object.entries(session)) {
      if (key !== 'meanCwndBytes') expect(value, key).toBeGreaterThanOrEqual(0);
    }
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
      { numRuns: 50 },
    );
  });

  it('of two windows that join are together those of the whole', () => {
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
          expect([a.offered + b.offered, a.dropped + b.dropped]).toEqual([port.offered, port.dropped]);
          expect(Math.max(a.queueMax, b.queueMax)).toBe(port.queueMax);
        });
        whole.links.forEach((link, l) => {
          expect(first.links[l].cells + second.links[l].cells).toBe(link.cells);
        });
        expect(first.digest).toBe(whole.digest);
      }),
      { numRuns: 30 },
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
        const open = accounts(network).reduce((sum, { inside }) => sum + inside, 0);
        const pending = network.flows.reduce((sum, { pendingCells }) => sum + pendingCells, 0);
        for (const { link, cells, ledger } of simulation.results().links) {
          if (ledger === null) continue;
          const rate = simulation.scenario.links.find(({ id }) => id === link)?.rate ?? 0;
          const booked = (1 - ledger.idle) * (rate / 424) * (end / 1e12);
          expect(booked, link).toBeLessThanOrEqual(cells + 1e-6);
          expect(booked, link).toBeGreaterThanOrEqual(cells - open - pending - 1e-6);
        }
      }),
      { numRuns: 40 },
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
      { numRuns: 40 },
    );
  });
});

describe('the ledger', () => {
  it('books what arrives twice as duplicate, not as useful', () => {
    // A timeout of 2 ms against 4 ms of round trip: everything is sent again and again, nothing is lost.
    const tcp = { minRtoMs: 2, initialRtoMs: 2, windowBytes: 2_000 };
    const simulation = begun({ ...star({ senders: 1, delayMs: 0.7, tcp }), measure: { fromS: 0 } });
    const { links, sessions } = simulation.results();
    const [{ packets, duplicates, cellsLost }] = sessions;
    expect([duplicates > 10, cellsLost]).toEqual([true, 0]);
    const { useful, duplicate, dead } = links.find(({ link }) => link === 'S1>S2')?.ledger ?? {};
    const share = (cells: number) => cells / ((50e6 / 424) * 0.05);
    expect(useful).toBeCloseTo(share(12 * packets), 9);
    expect(duplicate).toBeCloseTo(share(12 * duplicates), 9);
    expect(dead).toBe(0);
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

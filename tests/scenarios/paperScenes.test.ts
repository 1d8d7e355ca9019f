import { describe, expect, it } from 'vitest';
import { linkResult, portResult, type ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { runs } from '../support/sceneRuns.ts';

const run = (id: string, settings: Readonly<Record<string, string>>) => runs(id, settings, [1])[0]!;

describe('overload: the load is turned up (Zhu 1999, section 1.6 and figure 1.3)', () => {
  /** The useful part of the slots while `senders` tenths of the link are offered. */
  const throughput = (policy: string) =>
    [2, 5, 8, 10, 12, 15, 20].map((senders) => {
      const from = 0.05 * (senders - 1);
      // What is on its way when a sender begins is of the load before.
      const settings = { 'measure.fromS': `${from + 0.005}`, 'measure.toS': `${from + 0.05}` };
      return linkResult(run('overload', { policy, ...settings }), 'S1>S2')?.ledger?.useful ?? Number.NaN;
    });

  it('throughput rises with the load, drops sharply once the link is full, and is close to zero at twice the load', () => {
    const [two = 0, five = 0, eight = 0, ten = 0, twelve = 0, fifteen = 0, twenty = 0] = throughput('rcd');
    expect(two).toBeLessThan(five);
    expect(five).toBeLessThan(eight);
    expect(eight).toBeLessThan(ten);
    expect(ten).toBeGreaterThan(0.9);
    expect(twelve).toBeLessThan(0.85 * ten);
    expect(fifteen).toBeLessThan(0.5 * ten);
    expect(twenty).toBeLessThan(0.2);
  });

  it('with EPD it stays where it was', () => {
    for (const share of throughput('epd').slice(3)) expect(share).toBeGreaterThan(0.9);
  });
});

describe('waiting-line: M/D/1 (Ülkü 1997, section 1.3.1)', () => {
  it.each([
    ['5', 0.5],
    ['8', 0.8],
  ])('with %s senders the mean queue is ρ² / (2 (1 - ρ)) cells', (senders, load) => {
    const queue = portResult(run('waiting-line', { 'senders.S1': senders }), 'S1>S2')?.queueMean;
    expect(queue! / (load ** 2 / (2 * (1 - load)))).toBeCloseTo(1, 1);
  });
});

describe('max-min: Ülkü 1997, section 1.3.2 and figure 1.1', () => {
  const rates = (algorithm: string) =>
    run('max-min', { algorithm }).sessions.map(({ abr }) => Math.round(abr?.acrMean ?? Number.NaN));

  it('under ERAA the rates are 115,763 three times, and 231,525', () => {
    expect(rates('eraa')).toEqual([115_763, 115_763, 115_763, 231_525]);
  });

  it('under relative marking the VC that meets two switches gets less than a quarter of its third', () => {
    const [, , s3 = 0, s4 = 0] = rates('relative');
    expect(s3).toBeLessThan(121_855 / 4);
    expect(s4).toBeGreaterThan(243_710);
  });
});

describe('back-pressure: credit over several hops (Ülkü 1997, section 2.1.1)', () => {
  it('places fill from the last switch to the first, half a millisecond apart, and nothing is lost', () => {
    const { scenario } = checkScenario(findScenario('back-pressure') as ScenarioDocument);
    const simulation = createSimulation(scenario!);
    const ports = ['sw2>sw3', 'sw1>sw2'].map(
      (id) => simulation.network.ports.find(({ link }) => link.id === id)!,
    );
    const full: number[] = [];
    for (let us = 20_000; us <= 22_000; us += 20) {
      simulation.runUntil(us * 1e6);
      for (const [i, port] of ports.entries()) {
        port.advance(us * 1e6);
        let cells = 0;
        port.queue.forEachWaiting((meta) => {
          if ((meta & 0xfff) === 0) cells++;
        });
        if (cells >= 60) full[i] ??= us;
      }
    }
    const [last = 0, middle = 0] = full;
    expect(last).toBeGreaterThan(20_000);
    expect(middle - last).toBeGreaterThan(350);
    expect(middle - last).toBeLessThan(700);
    for (const { dropped } of simulation.results().ports) expect(dropped).toBe(0);
  });

  it('the VC of the first link rises from a half to four fifths of it: full places of another hold it back no longer', () => {
    const goodput = (from: string, to: string) =>
      run('back-pressure', { 'measure.fromS': from, 'measure.toS': to }).sessions[1]!.goodputMbps;
    const whole = (155 * 48) / 53;
    expect(goodput('0.01', '0.02') / whole).toBeCloseTo(1 / 2, 2);
    expect(goodput('0.04', '0.1') / whole).toBeCloseTo(4 / 5, 2);
  });

  it('with 20 places a VC gets them divided by the round trip and the batch of credits, about a quarter', () => {
    const { goodputMbps } = run('back-pressure', { 'credit.n3': '10' }).sessions[1]!;
    const cellTime = 424 / 155;
    const roundTrip = (2 * 100) / cellTime + 1;
    expect(goodputMbps / ((155 * 48) / 53)).toBeCloseTo(20 / (roundTrip + 10), 1);
  });
});

describe('cheat: usage parameter control (Ülkü 1997, sections 1.3 and 2.2.1)', () => {
  const lost = (settings: Readonly<Record<string, string>>) =>
    run('cheat', settings).sessions.map(({ cellLossRatio }) => cellLossRatio);

  it('under tail drop those that keep their contracts pay, under UPC the one that breaks its own', () => {
    for (const share of lost({ policy: 'rcd' })) expect(share).toBeGreaterThan(0.05);
    const [first, ...others] = lost({ policy: 'gcra' });
    expect(first).toBeCloseTo(1 - 80_000 / 200_000, 2);
    expect(others).toEqual([0, 0, 0]);
  });

  it('with tagging it may have what the others leave', () => {
    const [first, ...others] = lost({ policy: 'gcra', 'policy.excess': 'tag' });
    expect(first).toBeLessThan(0.45);
    expect(others).toEqual([0, 0, 0]);
  });
});

describe('lost-news: negative polarity and PRCA (Ülkü 1997, section 2.1.2)', () => {
  const rates = (rule: string) =>
    run('lost-news', { 'abr.rule': rule }).sessions.map(({ abr }) => abr?.acrMean ?? Number.NaN);

  it('without RM cells sources of negative polarity send at PCR, those of PRCA fall silent', () => {
    for (const rate of rates('efci')) expect(rate).toBeGreaterThan(0.9 * 353_208);
    for (const rate of rates('prca')) expect(rate).toBeLessThan(353_208 / 6);
  });
});

import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import {
  applySettings,
  checkScenario,
  createSimulation,
  InvalidValue,
  type Simulation,
} from '../../../src/engine/node.ts';
import { complete, star } from '../../support/networks.ts';
import { poissonPort } from '../../support/poisson.ts';
import { outcome } from '../../support/runs.ts';
import { worded } from '../../support/worded.ts';

const told = (document: unknown): string[] =>
  worded(checkScenario(document).problems).map(
    ({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`,
  );

const lostBy = (simulation: Simulation): number =>
  simulation.results().sessions.reduce((sum, { cellsLost }) => sum + cellsLost, 0);

const voice = poissonPort({ load: 0.8, bufferCells: 0, durationS: 11, sources: 8 });

describe('a port without a buffer', () => {
  /** M/G/1/1: Erlang's formula of one server holds for any service time, rho / (1 + rho). */
  it.each([0.2, 0.8, 2])('at load %f loses what Erlang says', (load) => {
    const document = poissonPort({ load, bufferCells: 0, durationS: 41, sources: 8 });
    const { cellLossRatio, queueMax, offered } = outcome(complete(document)).results.ports.filter(
      ({ port }) => port === 'S1>sink',
    )[0]!;
    const expected = load / (1 + load);
    expect(queueMax).toBe(0);
    // Losses come one by one, less evenly than by independent draws at no load.
    const deviation = Math.sqrt((expected * (1 - expected)) / offered);
    expect(Math.abs(cellLossRatio - expected)).toBeLessThan(5 * deviation + 0.004 * expected);
  });

  it('passes a stream at the rate of its link: the cell on the wire has left when the next one comes', () => {
    const document = star({ senders: 1, bufferCells: 0, durationS: 0.02 });
    const source = { kind: 'deterministic', cellsPerSecond: 100_000, packetBytes: 1_500 } as const;
    const { sessions } = outcome(complete({ ...document, vcs: [{ ...document.vcs[0]!, source }] })).results;
    expect(sessions[0]).toMatchObject({ cellsLost: 0, packetsLost: 0 });
  });

  it('runs the same on the fast and on the general path', () => {
    const scenario = complete({ ...voice, run: { durationS: 2 } });
    expect(outcome(scenario, { path: 'general' }).digest).toBe(outcome(scenario).digest);
  });

  it('takes tail drop only, one buffer, and no VC whose own cells wait; all said at once', () => {
    const wrong = {
      ...voice,
      ports: { default: { bufferCells: 0, policy: 'ppd', allocation: 'partition', buffers: 'perClass' } },
    };
    const needs = 'needs a buffer, and the port has none (bufferCells 0); takes only:';
    expect(told(wrong)).toEqual(
      expect.arrayContaining([
        `ports.default.policy = ppd: ${needs} rcd`,
        `ports.default.allocation = partition: ${needs} shared`,
        `ports.default.buffers = perClass: ${needs} shared`,
      ]),
    );
    const [first, ...rest] = voice.vcs;
    expect(told({ ...voice, vcs: [{ ...first, abr: {} }, ...rest] })).toContain(
      'ports.default.bufferCells = 0: VC 1 at port S1>sink has rate control, whose RM cells wait; range 1 to 1,000,000 cells',
    );
  });

  it('is set from outside in the document only; a running port keeps what it is, or gets a buffer', () => {
    const { document, problems } = applySettings(
      { ...voice, ports: { default: { bufferCells: 100 } } },
      { buffer: 0 },
    );
    expect(problems).toEqual([]);
    expect(document.ports?.default?.bufferCells).toBe(0);
    const simulation = createSimulation(complete({ ...voice, measure: { fromS: 0 } }));
    simulation.runUntil(1e11);
    for (const [path, value] of [
      ['policy', 'epd'],
      ['allocation', 'partition'],
      ['buffers', 'perClass'],
    ] as const)
      expect(() => simulation.apply(path, value)).toThrow(InvalidValue);
    simulation.apply('buffer', 50);
    expect(() => simulation.apply('buffer', 0)).toThrow(InvalidValue);
    simulation.apply('policy', 'ppd');
    const lost = lostBy(simulation);
    expect(lost).toBeGreaterThan(0);
    simulation.runUntil(simulation.end);
    expect(lostBy(simulation)).toBe(lost);
  });
});

describe('a document without ports', () => {
  it('has default ports, or none where there are only routers', () => {
    const { ports, ...without } = voice;
    const [port] = complete(without).ports;
    expect(ports).toBeDefined();
    expect(port).toMatchObject({ bufferCells: 2_000, policy: 'rcd' });
    const routed: ScenarioDocument = {
      version: 2,
      id: 'routed',
      title: 'Routers only',
      nodes: [
        { id: 'a', kind: 'host' },
        { id: 'R', kind: 'router', bufferPackets: 10 },
        { id: 'b', kind: 'host' },
      ],
      links: [
        { a: 'a', b: 'R', rateMbps: 100, delayMs: 0.1 },
        { a: 'R', b: 'b', rateMbps: 10, delayMs: 0.1 },
      ],
      vcs: [{ id: 1, path: ['a', 'R', 'b'], source: { kind: 'greedy-tcp', packetBytes: 500 } }],
      run: { durationS: 0.1 },
    };
    expect(told(routed)).toEqual([]);
    const simulation = createSimulation(complete(routed));
    simulation.runUntil(simulation.end);
    expect(simulation.results().whole.packets).toBeGreaterThan(50);
    expect(applySettings(routed, { 'tcp.minRtoMs': 5 }).problems).toEqual([]);
    expect(applySettings(voice, { buffer: 100 }).problems).toEqual([]);
    expect(applySettings(without, { buffer: 100 }).document.ports).toEqual({ default: { bufferCells: 100 } });
  });
});

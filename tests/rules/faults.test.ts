import { beforeAll, describe, expect, it } from 'vitest';
import { EventCode, type PortState } from '../../src/contract/index.ts';
import { createSimulation, failuresOf } from '../../src/engine/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { bufferDial } from '../../src/scenarios/scenes/bufferDial.ts';
import { complete } from '../support/networks.ts';
import { PortBench } from '../support/portBench.ts';

beforeAll(loadRuleLanguage);

const rule = (body: string, head = ''): string => `rule mine: a rule\n${head}\n${body}\n`;

interface Told {
  readonly code: number;
  readonly vc: number;
  readonly line: number;
}

function benchOf(body: string, head = '', more: Partial<PortState> = {}) {
  const bench = new PortBench([{}, {}], { policy: rule(body, head), bufferCells: 10, ...more });
  const told: Told[] = [];
  bench.port.probes.add({
    onEvent: (_time, code, vc, _port, line) => code === EventCode.fault && told.push({ code, vc, line }),
  });
  return { bench, told };
}

// RULES.md: "Division by zero, NaN: the run pauses at that cell, the line lit, `0 / 0`".
describe('a rule that meets a division by 0', () => {
  it('is recorded with port, line, time and words, once a line', () => {
    const { bench, told } = benchOf('share = queue / queue\naccept if share > 0\nrefuse');
    bench.arrive(3, 2);
    bench.arrive(30, 1);
    bench.arrive(60, 1);
    expect(failuresOf(bench.port)).toEqual([
      { port: 'out', rule: 'mine', line: 3, time: 3_000_000, words: '0 / 0' },
    ]);
    expect(told).toEqual([{ code: EventCode.fault, vc: 2, line: 3 }]);
  });

  it('loses only what finds the buffer full: those cells are treated as by tail drop', () => {
    const { bench } = benchOf('share = 1 / 0\naccept if share > 0\nrefuse');
    bench.arrive(0, 1, 14);
    // One is on the wire at once.
    expect([bench.lost, bench.queues]).toEqual([
      [3, 0],
      [10, 0],
    ]);
  });

  it('goes by its text for every other cell', () => {
    const { bench } = benchOf('share = 5 / (queue - 3)\naccept if share < 0\nrefuse');
    bench.arrive(0, 1, 12);
    // With 0 to 2 cells the share is below 0; with 3 there is none; beyond it is above.
    expect([bench.lost[0], bench.queues[0]]).toEqual([7, 4]);
  });

  it('names each line by itself', () => {
    const { bench, told } = benchOf(
      'accept if queue is 0 and 1 / queue > 7\naccept if 2 / (queue - 1) > 7\naccept',
    );
    bench.arrive(0, 1, 3);
    expect(told.map(({ line }) => line)).toEqual([3, 4]);
    expect(failuresOf(bench.port).map(({ words }) => words)).toEqual(['1 / 0', '2 / 0']);
  });

  it('a number that is none has no dividend', () => {
    const { bench } = benchOf('a = sqrt(0 - 1)\naccept if a > 0\naccept');
    bench.arrive(0, 1);
    expect(failuresOf(bench.port)).toMatchObject([{ line: 3, words: 'NaN' }]);
  });

  it.each([
    ['on departure', 'accept\non departure\n  ticks = 4 / queue', 5, '4 / 0', 0],
    ['every 10 us', 'accept\nevery 10 us\n  ticks = 4 / queue', 5, '4 / 0', 10],
    ['with a period that is none', 'accept\nevery 1 ms / ticks\n  ticks = 1', 4, 'NaN', 0],
  ])('%s', (_, body, line, words, slots) => {
    const { bench } = benchOf(body, 'remember ticks = 0');
    bench.arrive(0, 1);
    bench.runUntil(11);
    expect(failuresOf(bench.port)).toEqual([
      { port: 'out', rule: 'mine', line, time: slots * 1_000_000, words },
    ]);
  });

  it('is forgotten with the rule', () => {
    const { bench, told } = benchOf('share = queue / queue\naccept if share > 0\nrefuse');
    bench.arrive(0, 1);
    bench.set({ policy: 'epd', params: { threshold: 5 } }, 1);
    expect(failuresOf(bench.port)).toEqual([]);
    bench.set({ policy: rule('share = 0 / 0\naccept if share > 0\nrefuse') }, 2);
    bench.arrive(20, 1);
    expect(told.map(({ line }) => line)).toEqual([3, 3]);
  });

  it('in a buffer of one class is named as well', () => {
    const part = (policy: string) => ({
      own: { buffer: true, policy: true },
      policy,
      params: {},
      bufferCells: 100,
    });
    const classes = {
      cbr: part('rcd'),
      'rt-vbr': part('rcd'),
      'nrt-vbr': part('rcd'),
      abr: part('rcd'),
      ubr: part(rule('accept if 1 / queue > 0\naccept')),
    };
    const { bench, told } = benchOf('accept', '', { classes });
    bench.arrive(0, 1);
    expect([told.length, failuresOf(bench.port)[0]?.words]).toEqual([1, '1 / 0']);
  });
});

it('a failure is part of the state of a run: going back before it takes it away', () => {
  const simulation = createSimulation(complete(bufferDial));
  simulation.apply('policy', rule('accept if 1 / queue > 0 and queue < buffer\nrefuse'));
  const failures = () => simulation.network.ports.flatMap(failuresOf);
  const before = simulation.snapshot();
  simulation.runUntil(5e10);
  const found = failures();
  expect(found.length).toBeGreaterThan(0);
  const behind = simulation.snapshot();
  simulation.restore(before, simulation.allEdits);
  expect(failures()).toEqual([]);
  simulation.restore(behind, simulation.allEdits);
  expect(failures()).toEqual(found);
});

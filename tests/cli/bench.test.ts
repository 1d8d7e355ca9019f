import { describe, expect, it } from 'vitest';
import { chosenOf } from '../../src/cli/args.ts';
import { benchAlgorithms } from '../../src/cli/bench/algorithms.ts';
import { benchCommand } from '../../src/cli/bench/command.ts';
import { benchNode, durationOf, networkOf, speedOf } from '../../src/cli/bench/node.ts';
import { benchPolicies } from '../../src/cli/bench/policies.ts';
import { benchSchedulers } from '../../src/cli/bench/schedulers.ts';
import { benchSenders } from '../../src/cli/bench/senders.ts';
import { benchTables } from '../../src/cli/bench/tables.ts';
import { benchTraces, TRACED } from '../../src/cli/bench/traces.ts';
import { againstEach, byTurns, compareWith, type Runner } from '../../src/cli/bench/turns.ts';
import { median } from '../../src/cli/calibration.ts';
import { catalog } from '../../src/engine/index.ts';
import { recorder } from './support.ts';

describe('bench', () => {
  const small = (round: number) => ({ ...networkOf('ulku-r2-lan'), name: 'small', round });

  it('takes medians over the runs behind the round that warms up', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    const efforts = [6, 8, 1, 2, 4].map((wallS) => ({ hops: 8e6, simulatedS: 3, wallS }));
    expect(speedOf(small(2), 'node', efforts, 1.5)).toEqual({
      scenario: 'small',
      host: 'node',
      hopsPerSecond: 4e6,
      timesRealTime: 1.5,
      firstTimesRealTime: 0.5,
      nsPerHop: 250,
      calibration: 1.5,
    });
  });

  it('runs a scenario with every trace recorded', () => {
    const speed = benchNode(networkOf('ulku-r2-lan', 0.2), 1);
    expect(speed.scenario).toBe('ulku-r2-lan, 0.2 s');
    expect(Object.keys(speed)).toEqual([
      'scenario',
      'host',
      'hopsPerSecond',
      'timesRealTime',
      'firstTimesRealTime',
      'nsPerHop',
      'calibration',
    ]);
    expect(speed.timesRealTime).toBeGreaterThan(0);
    expect(speed.calibration).toBeGreaterThan(0);
  });

  it('has rounds of three simulated seconds at least', () => {
    expect([0.2, 0.7, 3, 60].map((seconds) => networkOf('ulku-r2-lan', seconds).round)).toEqual([
      15, 5, 1, 1,
    ]);
    expect(networkOf('ulku-r1-lan').round).toBe(10);
  });

  /** A runner that is told what each of its runs costs. */
  const runnerOf = (costs: readonly number[]): Runner => {
    const left = costs[Symbol.iterator]();
    return { run: async () => left.next().value as number, end: async () => {} };
  };

  it('measures in processes of their own, which end in peace', async () => {
    const settings = [
      ['run.durationS', '0.05'],
      ['measure.fromS', '0'],
    ] as const;
    const task = { scenario: 'half-empty', settings };
    const { nsPerHop, times } = (await compareWith(task, [task], 1))[0]!;
    expect(nsPerHop).toBeGreaterThan(0);
    expect(times).toBeGreaterThan(0);
  });

  it('compares by turns, so a machine that gets slower does not matter', async () => {
    const cost = await byTurns(runnerOf([30, 60, 150]), runnerOf([20, 40, 50]), 3);
    expect(cost).toEqual({ nsPerHop: 30, times: 1.5 });
  });

  it('runs once a round, whether against one or several', async () => {
    const order: string[] = [];
    const named = (name: string, cost: number): Runner => ({
      ...runnerOf([]),
      run: async () => {
        order.push(name);
        return cost;
      },
    });
    const costs = await againstEach(named('now', 30), [named('a', 20), named('b', 60)], 2);
    expect(order).toEqual(['now', 'a', 'b', 'now', 'a', 'b']);
    expect(costs).toEqual([
      { nsPerHop: 30, times: 1.5 },
      { nsPerHop: 30, times: 0.5 },
    ]);
  });

  it('compares the cost of every policy with that of EPD', async () => {
    const ids = catalog.policies.map(({ id }) => id);
    const costs = await benchPolicies('half-empty', 3, async ({ scenario, settings }) => {
      expect(scenario).toBe('half-empty');
      const [path, policy] = settings[0]!;
      expect(path).toBe('policy');
      const cost = policy === 'epd' ? 200 : 100 * (1 + ids.indexOf(policy));
      return { ...runnerOf([]), run: async () => cost };
    });
    expect(costs.map(({ policy }) => policy)).toEqual(ids);
    expect(costs[0]).toEqual({ policy: ids[0], nsPerHop: 100, timesEpd: 0.5 });
    expect(costs.find(({ policy }) => policy === 'epd')).toMatchObject({ nsPerHop: 200, timesEpd: 1 });
  });

  it('compares scenes with all traces with the same scenes without any', async () => {
    const asked: unknown[] = [];
    const costs = await benchTraces(['half-empty', 'ulku-r2-lan'], durationOf, 1, async (task) => {
      asked.push([task.scenario, task.traces, task.runs]);
      return { ...runnerOf([]), run: async () => (task.traces ? 90 : 60) };
    });
    expect(asked).toEqual([
      ['half-empty', false, 1],
      ['half-empty', true, 1],
      ['ulku-r2-lan', false, 10],
      ['ulku-r2-lan', true, 10],
    ]);
    expect(costs[1]).toEqual({ scenario: 'ulku-r2-lan', nsPerHop: 90, timesNone: 1.5 });
    expect(benchTables({ traces: costs })).toMatch(/^ulku-r2-lan +90\.0 +1\.50$/m);
    for (const scenario of TRACED) expect(durationOf(scenario)).toBeGreaterThan(0);
    expect(Math.max(...TRACED.map((scenario) => networkOf(scenario).document.vcs.length))).toBe(200);
  });

  it('compares the cost of every scheduler with that of FIFO', () => {
    const costs = benchSchedulers([2], 1);
    expect(costs.map(({ scheduler }) => scheduler)).toEqual(catalog.schedulers.map(({ id }) => id));
    for (const { nsPerHop, timesFifo } of costs) expect(Math.min(nsPerHop, timesFifo)).toBeGreaterThan(0);
    expect(costs[0]).toMatchObject({ scheduler: 'fifo', vcs: 2, timesFifo: 1 });
  });

  it('compares a hop with many senders with one with ten', async () => {
    const costs = await benchSenders([50, 250], 1, async ({ settings, traces }) => {
      expect([traces, settings.length]).toEqual([undefined, 1]);
      const [path, senders] = settings[0]!;
      expect(path).toBe('senders.S1');
      return { ...runnerOf([]), run: async () => 20 + Number(senders) };
    });
    expect(costs).toEqual([
      { senders: 50, nsPerHop: 70, timesTen: 70 / 30 },
      { senders: 250, nsPerHop: 270, timesTen: 9 },
    ]);
    expect(benchTables({ senders: costs })).toMatch(/^250 +270\.0 +9\.00$/m);
  });

  it('compares the cost of every ABR algorithm with that of UBR', async () => {
    const ids = catalog.algorithms.map(({ id }) => id);
    const costs = await benchAlgorithms('ulku-r2-lan', 1, async ({ scenario, settings }) => {
      const cost = scenario === 'ulku-r2-lan' ? 100 * (1 + ids.indexOf(settings[0]![1])) : 50;
      return { ...runnerOf([]), run: async () => cost };
    });
    expect(costs.map(({ algorithm }) => algorithm)).toEqual(ids);
    expect(costs[1]).toEqual({ algorithm: ids[1], nsPerHop: 200, timesUbr: 4 });
  });

  it('prints what was measured, and nothing of the rest', () => {
    const speed = speedOf(small(0), 'node', [{ hops: 8e6, simulatedS: 3, wallS: 2 }], 1.5);
    const why = [{ scene: 'take-turns', event: 'drop', first: 9, p50: 1, p95: 2 }] as const;
    const tables = benchTables({ engine: [speed], why });
    expect(tables.split('\n\n')).toHaveLength(2);
    expect(tables).toMatch(/^small +node +4,000,000 /m);
    expect(tables).toMatch(/^take-turns +drop +9\.0 +1\.0 +2\.0$/m);
  });

  it('knows the parts it can be asked for', async () => {
    const output = recorder();
    expect(await benchCommand(['--only', 'engine,speed'], output)).toBe(2);
    expect(output.errors).toEqual([
      '--only = speed: unknown; known: engine, traces, policies, edited, schedulers, senders, algorithms, frames, edits, why, time, warm',
    ]);
    expect(chosenOf('only', 'why,engine', ['engine', 'edits', 'why'])).toEqual(['engine', 'why']);
  });

  it('refuses unknown options', async () => {
    const output = recorder();
    expect(await benchCommand(['--fast'], output)).toBe(2);
    expect(output.errors.join('\n')).toMatch(/Unknown option '--fast'/);
  });
});

import { describe, expect, it } from 'vitest';
import { benchAlgorithms } from '../../src/cli/benchAlgorithms.ts';
import { benchCommand } from '../../src/cli/benchCommand.ts';
import { benchNode, speedOf } from '../../src/cli/benchNode.ts';
import { benchPolicies } from '../../src/cli/benchPolicies.ts';
import { benchSchedulers } from '../../src/cli/benchSchedulers.ts';
import { median } from '../../src/cli/calibration.ts';
import { catalog } from '../../src/engine/index.ts';
import { recorder } from './support.ts';

describe('bench', () => {
  it('takes medians over the runs', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    const efforts = [1, 2, 4].map((wallS) => ({ hops: 8e6, simulatedS: 3, wallS }));
    expect(speedOf('small', 'node', efforts, 1.5)).toEqual({
      scenario: 'small',
      host: 'node',
      hopsPerSecond: 4e6,
      timesRealTime: 1.5,
      nsPerHop: 250,
      calibration: 1.5,
    });
  });

  it('runs a scenario with every trace recorded', () => {
    const speed = benchNode('half-empty', 1);
    expect(Object.keys(speed)).toEqual([
      'scenario',
      'host',
      'hopsPerSecond',
      'timesRealTime',
      'nsPerHop',
      'calibration',
    ]);
    expect(speed.timesRealTime).toBeGreaterThan(0);
    expect(speed.calibration).toBeGreaterThan(0);
  });

  it('compares the cost of every policy with that of EPD', async () => {
    const costs = await benchPolicies('half-empty', 1, [
      ['run.durationS', '0.2'],
      ['measure.fromS', '0.1'],
    ]);
    expect(costs.map(({ policy }) => policy)).toEqual(catalog.policies.map(({ id }) => id));
    for (const { policy, nsPerHop, timesEpd } of costs) {
      expect(nsPerHop, policy).toBeGreaterThan(0);
      expect(timesEpd, policy).toBeGreaterThan(0);
      if (policy === 'epd') expect(timesEpd).toBe(1);
    }
  });

  it('compares the cost of every scheduler with that of FIFO', () => {
    const costs = benchSchedulers([2], 1);
    expect(costs.map(({ scheduler }) => scheduler)).toEqual(catalog.schedulers.map(({ id }) => id));
    for (const { nsPerHop, timesFifo } of costs) expect(Math.min(nsPerHop, timesFifo)).toBeGreaterThan(0);
    expect(costs[0]).toMatchObject({ scheduler: 'fifo', vcs: 2, timesFifo: 1 });
  });

  it('compares the cost of every ABR algorithm with that of UBR', async () => {
    const costs = await benchAlgorithms('ulku-r2-lan', 1, [
      ['run.durationS', '0.05'],
      ['measure.fromS', '0'],
    ]);
    expect(costs.map(({ algorithm }) => algorithm)).toEqual(catalog.algorithms.map(({ id }) => id));
    for (const { nsPerHop, timesUbr } of costs) expect(Math.min(nsPerHop, timesUbr)).toBeGreaterThan(0);
  });

  it('refuses unknown options', async () => {
    const output = recorder();
    expect(await benchCommand(['--fast'], output)).toBe(2);
    expect(output.errors.join('\n')).toMatch(/Unknown option '--fast'/);
  });
});

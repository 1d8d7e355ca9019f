import { describe, expect, it } from 'vitest';
import { benchCommand } from '../../src/cli/benchCommand.ts';
import { benchNode, speedOf } from '../../src/cli/benchNode.ts';
import { median } from '../../src/cli/calibration.ts';
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

  it('refuses unknown options', async () => {
    const output = recorder();
    expect(await benchCommand(['--fast'], output)).toBe(2);
    expect(output.errors.join('\n')).toMatch(/Unknown option '--fast'/);
  });
});

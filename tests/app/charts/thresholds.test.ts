import { describe, expect, it } from 'vitest';
import { portHistory } from '../../../src/app/charts/thresholds.ts';
import type { Catalog, LoadedReport, NumberParameter, PortState } from '../../../src/contract/index.ts';

const threshold = (name: string, share: number): NumberParameter => ({
  kind: 'number',
  name,
  label: name,
  unit: 'cells',
  min: 0,
  max: 'buffer',
  integer: true,
  default: { ofBuffer: share },
  role: 'queue-threshold',
  scale: 'linear',
  help: '',
});
const policy = (id: string, ...parameters: NumberParameter[]) =>
  ({ id, short: id.toUpperCase(), name: id, citation: '', help: '', parameters, pseudoCode: [] }) as const;
const catalog: Catalog = {
  policies: [
    policy('epd', threshold('threshold', 0.98)),
    policy('espd', threshold('th1', 0.96), threshold('th2', 0.5)),
  ],
  schedulers: [],
  allocations: [],
  algorithms: [],
  rateControl: [],
  congestionControls: [],
  sources: [],
};
const port = (id: string, params: PortState['params']): PortState => ({
  id: 'S2>S3',
  bufferCells: 2000,
  policy: id,
  params,
  scheduler: 'fifo',
  schedulerParams: {},
  allocation: 'shared',
  allocationParams: {},
  algorithm: 'none',
  algorithmParams: {},
});
const loaded = {
  ports: [port('epd', { threshold: 1960 })],
  scenario: { policies: {} },
} as unknown as LoadedReport;
const steps = (history: ReturnType<typeof portHistory>) =>
  history.thresholds.map((line) => [
    line.spec.name,
    line.current,
    line.steps.map((s) => [s.from, s.to, s.value]),
  ]);

describe('the thresholds of a port over time', () => {
  it('are level until something is applied', () => {
    const history = portHistory(catalog, loaded, port('epd', { threshold: 1960 }), []);
    expect(steps(history)).toEqual([['threshold', true, [[0, Number.POSITIVE_INFINITY, 1960]]]]);
  });

  it('step at the time a value was applied, for all ports or for this one', () => {
    const history = portHistory(catalog, loaded, port('epd', { threshold: 1500 }), [
      { time: 10, path: 'policy.threshold', value: 1700 },
      { time: 15, path: 'ports.S1>S2.policy.threshold', value: 5 },
      { time: 20, path: 'ports.S2>S3.policy.threshold', value: 1500 },
    ]);
    expect(steps(history)).toEqual([
      [
        'threshold',
        true,
        [
          [0, 10, 1960],
          [10, 20, 1700],
          [20, Number.POSITIVE_INFINITY, 1500],
        ],
      ],
    ]);
  });

  it('end when the policy is swapped, and the lines of the next one begin', () => {
    const applied = port('espd', { th1: 1920, th2: 1000 });
    const history = portHistory(catalog, loaded, applied, [{ time: 30, path: 'policy', value: 'espd' }]);
    expect(steps(history)).toEqual([
      ['threshold', false, [[0, 30, 1960]]],
      ['th1', true, [[30, Number.POSITIVE_INFINITY, 1920]]],
      ['th2', true, [[30, Number.POSITIVE_INFINITY, 1000]]],
    ]);
  });

  it('know the buffer that stood at each time', () => {
    const smaller = { ...port('epd', { threshold: 1960 }), bufferCells: 1000 };
    const history = portHistory(catalog, loaded, smaller, [{ time: 40, path: 'buffer', value: 1000 }]);
    expect(history.buffer.map(({ from, value }) => [from, value])).toEqual([
      [0, 2000],
      [40, 1000],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { portHistory } from '../../../../src/app/thresholds/thresholds.ts';
import type { Catalog, NumberParameter, PortState } from '../../../../src/contract/index.ts';
import { PLAIN } from '../../../support/plainPort.ts';

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
  whole: true,
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
  settings: null,
  explained: [],
};
const port = (id: string, params: PortState['params']): PortState => ({
  id: 'S2>S3',
  bufferCells: 2000,
  policy: id,
  params,
  ...PLAIN,
});
const steps = (history: ReturnType<typeof portHistory>) =>
  history.thresholds.map((line) => [
    line.spec.name,
    line.current,
    line.steps.map((s) => [s.from, s.to, s.value]),
  ]);

const END = Number.POSITIVE_INFINITY;
const start = { from: 0, settings: port('epd', { threshold: 1960 }) };

describe('the thresholds of a port over time', () => {
  it('are level until something is applied', () => {
    const history = portHistory(catalog, [start], start.settings);
    expect(steps(history)).toEqual([['threshold', 1960, [[0, END, 1960]]]]);
  });

  it('step where a value was applied; the handle has the value at the head, wherever that is', () => {
    const recorded = [
      start,
      { from: 10, settings: port('epd', { threshold: 1700 }) },
      { from: 20, settings: port('epd', { threshold: 1500 }) },
    ];
    const history = portHistory(catalog, recorded, port('epd', { threshold: 1700 }));
    expect(steps(history)).toEqual([
      [
        'threshold',
        1700,
        [
          [0, 10, 1960],
          [10, 20, 1700],
          [20, END, 1500],
        ],
      ],
    ]);
  });

  it('end with their policy, and begin again with the values in force when it comes back', () => {
    const recorded = [
      start,
      { from: 30, settings: port('espd', { th1: 1000, th2: 500 }) },
      { from: 40, settings: port('epd', { threshold: 1200 }) },
      { from: 50, settings: port('espd', { th1: 1960, th2: 500 }) },
    ];
    const history = portHistory(catalog, recorded, port('espd', { th1: 1960, th2: 500 }));
    expect(steps(history)).toEqual([
      [
        'threshold',
        null,
        [
          [0, 30, 1960],
          [40, 50, 1200],
        ],
      ],
      [
        'th1',
        1960,
        [
          [30, 40, 1000],
          [50, END, 1960],
        ],
      ],
      [
        'th2',
        500,
        [
          [30, 40, 500],
          [50, END, 500],
        ],
      ],
    ]);
  });

  it('know the buffer that was in force at each time', () => {
    const smaller = { ...port('epd', { threshold: 960 }), bufferCells: 1000 };
    const history = portHistory(catalog, [start, { from: 40, settings: smaller }], smaller);
    expect(history.buffer.map(({ from, value }) => [from, value])).toEqual([
      [0, 2000],
      [40, 1000],
    ]);
  });
});

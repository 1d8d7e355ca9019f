import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { complete } from '../../support/networks.ts';

const MS = 1e9;

/** Two sources, each a millisecond from the switch: within it their hosts may run one before the other. */
const network = (starts: readonly [number, number]): ScenarioDocument => ({
  version: 1,
  id: 'two',
  title: 'Two',
  nodes: [{ id: 'S', kind: 'switch' }, ...['a', 'b', 'c'].map((id) => ({ id, kind: 'host' as const }))],
  links: ['a', 'b', 'c'].map((id) => ({ a: id, b: 'S', rateMbps: 42.4, delayMs: 1 })),
  vcs: ['a', 'b'].map((id, i) => ({
    id: i + 1,
    path: [id, 'S', 'c'],
    source: { kind: 'greedy' as const, startMs: starts[i] },
    abr: {},
  })),
  ports: { default: { bufferCells: 1000, algorithm: 'eraa' } },
  run: { durationS: 0.02 },
});

/** What the fair share of a VC was at most about each of these milliseconds. */
function sharesAt(
  vc: number,
  starts: readonly [number, number],
  moments: readonly number[],
  stops: readonly number[] = [],
) {
  const simulation = createSimulation(complete(network(starts)));
  const recorder = new Recorder(simulation);
  for (const stop of stops) simulation.runUntil(stop * MS);
  simulation.runUntil(simulation.end);
  recorder.flush();
  const found = recorder.traced.find(({ info }) => info.id === `fair/${vc}`);
  if (found === undefined) throw new Error(`no fair share of VC ${vc}`);
  const { info, trace } = found;
  return moments.map((moment) => trace.max[Math.floor((moment * MS) / info.binPs)]);
}

describe('max-min fair shares over time', () => {
  it('are halved when a second session begins', () => {
    expect(sharesAt(1, [2, 5.5], [1, 3, 7])).toEqual([Number.NaN, 100_000, 50_000]);
  });

  it.each([[[]], [[5.3, 5.95]]])(
    'know who began first, whichever host was worked out first, with stops at %j ms',
    (stops) => {
      const moments = [5, 5.5, 5.92, 7];
      const first = [Number.NaN, 100_000, 50_000, 50_000];
      const second = [Number.NaN, Number.NaN, 50_000, 50_000];
      expect(sharesAt(2, [5.9, 5.1], moments, stops)).toEqual(first);
      expect(sharesAt(1, [5.9, 5.1], moments, stops)).toEqual(second);
      expect(sharesAt(1, [5.1, 5.9], moments, stops).slice(0, 2)).toEqual(first.slice(0, 2));
    },
  );

  it('of sessions that begin together never were what each would have alone', () => {
    expect(sharesAt(1, [5.1, 5.1], [5.0, 5.1])).toEqual([Number.NaN, 50_000]);
  });
});

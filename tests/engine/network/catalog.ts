import type { Catalog, ScenarioDocument } from '../../../src/contract/index.ts';
import { algorithms } from '../../../src/engine/abr/algorithms/index.ts';
import { allocations } from '../../../src/engine/switch/allocation/index.ts';
import { policies } from '../../../src/engine/switch/discard/index.ts';
import { schedulers } from '../../../src/engine/switch/schedulers/index.ts';
import { sourceKinds } from '../../../src/engine/traffic/kinds/index.ts';

/** The policies of the engine; a few names for congestion controls, those of the scenes among them, are enough here. */
export const catalog: Catalog = {
  whole: true,
  policies,
  schedulers,
  allocations,
  algorithms,
  rateControl: [],
  congestionControls: ['reno', 'newreno', 'sack', 'tahoe', 'timeout-only'].map((id) => ({ id })),
  sources: sourceKinds,
  settings: null,
  explained: [],
};

/** src -> S1 -> S2 -> dst, the smallest network with two switches. */
export const small: ScenarioDocument = {
  version: 1,
  id: 'small',
  title: 'One session, two switches',
  nodes: [
    { id: 'S1', kind: 'switch' },
    { id: 'S2', kind: 'switch' },
    { id: 'src', kind: 'host' },
    { id: 'dst', kind: 'host' },
  ],
  links: [
    { a: 'src', b: 'S1', rateMbps: 155.52, delayMs: 1 },
    { a: 'S1', b: 'S2', rateMbps: 155.52, delayMs: 1 },
    { a: 'S2', b: 'dst', rateMbps: 155.52, delayMs: 1 },
  ],
  vcs: [
    {
      id: 1,
      path: ['src', 'S1', 'S2', 'dst'],
      source: { kind: 'greedy-tcp', packetBytes: 1_500 },
    },
  ],
  ports: { default: { bufferCells: 2_000, policy: 'epd' } },
  run: { durationS: 1 },
};

export type Json = { [key: string]: unknown };

/** A copy of the small document with one value replaced; `undefined` takes it away. */
export function damaged(keys: readonly (string | number)[], value: unknown): Json {
  const copy = JSON.parse(JSON.stringify(small)) as Json;
  let here: Json = copy;
  for (const key of keys.slice(0, -1)) {
    here[key] ??= {};
    here = here[key] as Json;
  }
  const last = String(keys.at(-1));
  if (value === undefined) delete here[last];
  else here[last] = value;
  return copy;
}

import { afterAll, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { disableKernel, enableKernel } from '../../../src/engine/kernelLoader.ts';
import { complete } from '../../support/networks.ts';
import { watch } from '../../support/runs.ts';

const abr = { pcr: 353_208, icr: 70_000, crm: 2, tcr: 10, mrm: 2, trmMs: 0.05 };

/** One source is near, the other 2 ms away, as is the host where both end: more cells are under way than the ring of that link has room for. */
const farHost: ScenarioDocument = {
  version: 1,
  id: 'far-host',
  title: 'A full queue before a long link into a host',
  nodes: [{ id: 'S', kind: 'switch' }, ...['A', 'B', 'C'].map((id) => ({ id, kind: 'host' as const }))],
  links: [
    { a: 'A', b: 'S', rateMbps: 155, delayMs: 0 },
    { a: 'B', b: 'S', rateMbps: 155, delayMs: 2 },
    { a: 'C', b: 'S', rateMbps: 155, delayMs: 2 },
  ],
  vcs: [
    {
      id: 1,
      path: ['A', 'S', 'C'],
      source: { kind: 'greedy', startMs: 0 },
      abr: { ...abr, nrm: 256, mcr: 0 },
    },
    {
      id: 2,
      path: ['B', 'S', 'C'],
      source: { kind: 'greedy', startMs: 0 },
      abr: { ...abr, nrm: 4, rif: 1 / 64, mcr: 50_000 },
    },
  ],
  ports: { default: { bufferCells: 20, policy: 'rcd', algorithm: 'dmrca' } },
  run: { durationS: 0.009 },
  measure: { fromS: 0.002 },
  ties: 'link',
};

afterAll(enableKernel);

it('a bin of the queue has no length from before it where the ring has no room and the script takes each cell', () => {
  const scenario = complete(farHost);
  enableKernel();
  const seen = watch(scenario);
  disableKernel();
  expect(seen).toEqual(watch(scenario));
});

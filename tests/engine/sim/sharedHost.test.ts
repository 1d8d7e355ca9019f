import { afterAll, describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { disableKernel, enableKernel } from '../../../src/engine/kernelLoader.ts';
import { complete } from '../../support/networks.ts';
import { watch } from '../../support/runs.ts';

/** Two VCs of rate control end at one host: the queue is at the port before it, so RM cells wait there. */
const network = (scheduler: string, bufferCells: number): ScenarioDocument => ({
  version: 1,
  id: 'shared-host',
  title: '',
  nodes: [{ id: 'S1', kind: 'switch' }, ...['a', 'b', 'y'].map((id) => ({ id, kind: 'host' as const }))],
  links: ['a', 'b', 'y'].map((id) => ({ a: id, b: 'S1', rateMbps: 155, delayMs: 0.001 })),
  vcs: [
    {
      id: 1,
      path: ['a', 'S1', 'y'],
      source: { kind: 'greedy', packetBytes: 480 },
      abr: { rif: 1 / 16, rdf: 1 / 4, crm: 2 },
    },
    {
      id: 2,
      path: ['b', 'S1', 'y'],
      source: { kind: 'greedy' },
      abr: { icr: 353_208, pcr: 365_000, nrm: 256 },
    },
  ],
  ports: { default: { bufferCells, algorithm: 'relative', scheduler, policy: 'epd' } },
  run: { durationS: 0.02 },
});

afterAll(enableKernel);

describe('two VCs of rate control at one host', () => {
  const ways = ['fifo', 'rr', 'priority'].flatMap((scheduler) =>
    [40, 100_000].map((cells) => [scheduler, cells] as const),
  );
  it.each(ways)('give the run of the general path, under %s with %i cells', (scheduler, bufferCells) => {
    const scenario = complete(network(scheduler, bufferCells));
    disableKernel();
    const general = watch(scenario, { path: 'general' });
    expect(watch(scenario)).toEqual(general);
    enableKernel();
    expect(watch(scenario)).toEqual(general);
  });
});

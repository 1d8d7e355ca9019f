import type { ParameterValues, ScenarioDocument } from '../../src/contract/index.ts';

const cellsPerSecond = (mbps: number): number => (mbps * 1e6) / 424;
/** Mb/s. */
export const MINIMA = [10, 30, 100];

/** Three greedy VCs with these MCRs over one link of 149.76 Mb/s. */
export const unequalMinima = (algorithm: string, algorithmParams: ParameterValues): ScenarioDocument => ({
  version: 1,
  id: 'unequal-minima',
  title: 'Unequal MCRs',
  nodes: [
    { id: 'S1', kind: 'switch' },
    { id: 'S2', kind: 'switch' },
    ...MINIMA.flatMap((_, i) => [
      { id: `src${i + 1}`, kind: 'host' } as const,
      { id: `dst${i + 1}`, kind: 'host' } as const,
    ]),
  ],
  links: [
    { a: 'S1', b: 'S2', rateMbps: 149.76, delayMs: 0.1 },
    ...MINIMA.flatMap((_, i) => [
      { a: `src${i + 1}`, b: 'S1', rateMbps: 149.76, delayMs: 0.01 },
      { a: 'S2', b: `dst${i + 1}`, rateMbps: 149.76, delayMs: 0.01 },
    ]),
  ],
  vcs: MINIMA.map((mbps, i) => ({
    id: i + 1,
    path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
    source: { kind: 'greedy' },
    abr: { mcr: cellsPerSecond(mbps), icr: cellsPerSecond(mbps) },
  })),
  ports: { default: { bufferCells: 1_000_000, algorithm, algorithmParams } },
  run: { durationS: 0.3 },
  measure: { fromS: 0.2 },
});

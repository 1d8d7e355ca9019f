import type { ScenarioDocument, SourceDocument } from '../../src/contract/index.ts';

export const CELLS_PER_SECOND = 10_000;

export interface PoissonPort {
  /** Load offered to the port over what it can carry. */
  readonly load: number;
  /** Places for waiting cells. */
  readonly bufferCells: number;
  readonly durationS: number;
  readonly sources?: number;
}

/**
 * Poisson sources in front of one FIFO port of 10,000 cells/s. Their access links are a hundred times as
 * fast, so that what they serialise is no more than a hundredth of a cell time.
 */
export function poissonPort({ load, bufferCells, durationS, sources = 4 }: PoissonPort): ScenarioDocument {
  const ids = Array.from({ length: sources }, (_, i) => i + 1);
  const source: SourceDocument = { kind: 'poisson', cellsPerSecond: (load * CELLS_PER_SECOND) / sources };
  const fast = { rateMbps: 424, delayMs: 0.2 };
  return {
    version: 1,
    id: 'poisson-port',
    title: 'Poisson sources at one port',
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'sink', kind: 'host' },
      ...ids.map((id) => ({ id: `src${id}`, kind: 'host' }) as const),
    ],
    links: [
      { a: 'S1', b: 'sink', rateMbps: 4.24, delayMs: 0.2 },
      ...ids.map((id) => ({ a: `src${id}`, b: 'S1', ...fast })),
    ],
    vcs: ids.map((id) => ({ id, path: [`src${id}`, 'S1', 'sink'], source })),
    ports: { default: { bufferCells, policy: 'rcd' } },
    run: { durationS },
    measure: { fromS: 1 },
  };
}

/** Loss of M/D/1 with room for `capacity` cells, the one in service included, by its embedded Markov chain. */
export function lossOfMD1K(load: number, capacity: number): number {
  const arrivals = (k: number): number => {
    let p = Math.exp(-load);
    for (let i = 1; i <= k; i++) p *= load / i;
    return p;
  };
  // Left behind by departures: p[j] of j cells, up to a factor; p[j+1] from the balance of state j.
  const p = [1];
  for (let j = 0; j < capacity - 1; j++) {
    let sum = p[0]! * arrivals(j);
    for (let i = 1; i <= j; i++) sum += p[i]! * arrivals(j - i + 1);
    p.push((p[j]! - sum) / arrivals(0));
  }
  const empty = p[0]! / p.slice(0, capacity).reduce((a, b) => a + b, 0);
  return 1 - 1 / (empty + load);
}

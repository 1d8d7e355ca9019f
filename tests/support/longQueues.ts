import type { AbrDocument, ScenarioDocument } from '../../src/contract/index.ts';

/** What of rate control these networks ask for. */
type Rates = Partial<AbrDocument>;

interface LongQueue {
  /** Of the link into the host. */
  readonly hostMbps: number;
  readonly bufferCells: number;
  readonly durationS: number;
  readonly accessMbps?: number;
  readonly algorithm?: string;
}

/** Greedy VCs with these parameters, one switch, and the one link into the host where all of them end. */
function beforeAHost(id: string, vcs: readonly Rates[], given: LongQueue): ScenarioDocument {
  const { hostMbps, bufferCells, durationS, accessMbps = 155.52, algorithm } = given;
  const sources = vcs.map((_, i) => `A${i + 1}`);
  return {
    version: 1,
    id,
    title: 'A long queue before a link into a host',
    nodes: [
      ...[...sources, 'B'].map((name) => ({ id: name, kind: 'host' as const })),
      { id: 'S', kind: 'switch' },
    ],
    links: [
      ...sources.map((a) => ({ a, b: 'S', rateMbps: accessMbps, delayMs: 0.01 })),
      { a: 'S', b: 'B', rateMbps: hostMbps, delayMs: 0.01 },
    ],
    vcs: vcs.map((abr, i) => ({
      id: i + 1,
      path: [sources[i]!, 'S', 'B'],
      abr,
      source: { kind: 'greedy', startMs: 0 },
    })),
    ports: { default: { bufferCells, policy: 'rcd', ...(algorithm === undefined ? {} : { algorithm }) } },
    run: { durationS },
    measure: { fromS: 0 },
  };
}

const unequal: readonly Rates[] = [{ mcr: 23_585 }, { mcr: 235_849 }];

/** A VC without a bound but its source's link, before a link of 25.6 Mb/s: more than 8,192 cells wait. */
export const slowHost = beforeAHost('slow-host', [{}], {
  hostMbps: 25.6,
  bufferCells: 9_000,
  durationS: 0.2,
});

/** Two VCs of unequal minima under ERAA before a link of their sources' rate: 17,000 cells wait. */
export const eraaHost = beforeAHost('eraa-host', unequal, {
  hostMbps: 155.52,
  bufferCells: 20_000,
  durationS: 0.4,
  algorithm: 'eraa',
});

/** The same under ERICA. */
export const ericaHost = beforeAHost('erica-host', unequal, {
  hostMbps: 155.52,
  bufferCells: 100_000,
  durationS: 0.4,
  algorithm: 'erica',
});

/** Cells that wait for minutes: the scale of delays ends at 429 s. */
export const minutesLate = beforeAHost('minutes-late', [{ icr: 100, mcr: 0 }], {
  accessMbps: 0.05,
  hostMbps: 0.01,
  bufferCells: 100_000,
  durationS: 600,
});

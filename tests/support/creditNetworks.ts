import type {
  CreditDocument,
  ScenarioDocument,
  SourceDocument,
  VcDocument,
} from '../../src/contract/index.ts';
import type { Network } from '../../src/engine/network/nodes/network.ts';

const MBPS = 42.4;
/** Cell time of every link: 10 us. */
export const CELL_MS = 0.01;

export interface Chain {
  readonly credit: Partial<CreditDocument>;
  /** Propagation between the two switches, cell times. */
  readonly middleCells: number;
  readonly sources?: readonly SourceDocument[];
  /** Of the last link of VC 1, instead of the rate of the others. */
  readonly slowMbps?: number;
  readonly bufferCells?: number;
  readonly scheduler?: string;
  readonly durationS?: number;
}

/** Sources at S1, destinations at S2; all links carry 100,000 cells/s, and all VCs share the one in the middle. */
export function chain(given: Chain): ScenarioDocument {
  const sources = given.sources ?? [{ kind: 'greedy' }];
  const link = (a: string, b: string, delayMs: number, rateMbps = MBPS) => ({ a, b, rateMbps, delayMs });
  return {
    version: 1,
    id: 'chain',
    title: 'Two switches',
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...sources.flatMap((_, i) => [
        { id: `src${i + 1}`, kind: 'host' } as const,
        { id: `dst${i + 1}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      link('S1', 'S2', given.middleCells * CELL_MS),
      ...sources.flatMap((_, i) => [
        link(`src${i + 1}`, 'S1', 0.001),
        link('S2', `dst${i + 1}`, 0.001, i === 0 ? given.slowMbps : MBPS),
      ]),
    ],
    vcs: sources.map(
      (source, i): VcDocument => ({
        id: i + 1,
        path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
        source,
        credit: {},
      }),
    ),
    credit: given.credit,
    ports: { default: { bufferCells: given.bufferCells ?? 40, scheduler: given.scheduler ?? 'fifo' } },
    tcp: { minRtoMs: 20, initialRtoMs: 40, windowBytes: 65_535 },
    run: { durationS: given.durationS ?? 0.3 },
    measure: { fromS: (given.durationS ?? 0.3) / 3 },
  };
}

/** Cells of data of each VC that came to their end so far. */
export const delivered = ({ connections }: Network): number[] =>
  connections.map(({ receiver: { data } }) => data.completeCells + data.deadCells + data.pendingCells);

/** The most cells of each VC that ever waited at a port. */
export function mostAt({ ports, connections }: Network, port: string): number[] {
  const { credits } = ports.find(({ id }) => id === port) as Network['ports'][number];
  return connections.map(({ sender }) => credits?.receiver.mostWaiting[sender.data.index] ?? 0);
}

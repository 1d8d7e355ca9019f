import type {
  ImpairmentDocument,
  LinkDocument,
  ScenarioDocument,
  TcpDocument,
} from '../../src/contract/index.ts';

export interface Routed {
  /** Sessions from left to right, and back. */
  readonly forth: number;
  readonly back?: number;
  readonly accessKind?: 'atm' | 'ethernet';
  readonly accessMbps?: number;
  readonly backboneMbps?: number;
  readonly bufferCells?: number;
  readonly bufferPackets?: number;
  readonly policy?: string;
  readonly packetBytes?: number;
  readonly durationS?: number;
  readonly tcp?: Partial<TcpDocument>;
  readonly impairments?: Readonly<Record<string, ImpairmentDocument>>;
}

/** Hosts on packet links around two routers, R1 - S1 - S2 - R2 between them. */
export function routed(given: Routed): ScenarioDocument {
  const { forth, back = 0, accessKind = 'ethernet', accessMbps = 10, backboneMbps = 34 } = given;
  const ids = Array.from({ length: forth + back }, (_, i) => i + 1);
  const access = (a: string, b: string): LinkDocument => ({
    a,
    b,
    kind: accessKind,
    rateMbps: accessMbps,
    delayMs: 0.5,
  });
  const backbone = (a: string, b: string): LinkDocument => ({ a, b, rateMbps: backboneMbps, delayMs: 1 });
  const way = (id: number) => (id <= forth ? ['R1', 'S1', 'S2', 'R2'] : ['R2', 'S2', 'S1', 'R1']);
  return {
    version: 1,
    id: 'routed',
    title: 'Two routers',
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      { id: 'R1', kind: 'router', bufferPackets: given.bufferPackets ?? 0 },
      { id: 'R2', kind: 'router' },
      ...ids.flatMap((i) => [
        { id: `src${i}`, kind: 'host' } as const,
        { id: `dst${i}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      backbone('R1', 'S1'),
      { ...backbone('S1', 'S2'), rateMbps: Math.min(backboneMbps, 20) },
      backbone('S2', 'R2'),
      ...ids.flatMap((i) => [access(`src${i}`, way(i)[0]!), access(way(i)[3]!, `dst${i}`)]),
    ],
    vcs: ids.map((id) => ({
      id,
      path: [`src${id}`, ...way(id), `dst${id}`],
      source: { kind: 'greedy-tcp', packetBytes: given.packetBytes ?? 1_460, startMs: { from: 0, to: 5 } },
    })),
    ports: { default: { bufferCells: given.bufferCells ?? 300, policy: given.policy ?? 'epd' } },
    impairments: given.impairments ?? {},
    tcp: { minRtoMs: 20, initialRtoMs: 40, delayedAckMs: 2, ...given.tcp },
    run: { durationS: given.durationS ?? 0.3 },
  };
}

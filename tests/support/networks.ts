import type { LinkDocument, ScenarioDocument, TcpDocument, TieRule } from '../../src/contract/index.ts';
import { type CompleteScenario, checkScenario } from '../../src/engine/index.ts';

/** A document that must be sound, checked and completed. */
export function complete(document: ScenarioDocument): CompleteScenario {
  const { scenario, problems } = checkScenario(document);
  if (scenario === null) throw new Error(JSON.stringify(problems));
  return scenario;
}

export interface Star {
  readonly senders: number;
  readonly accessMbps?: number;
  readonly bottleneckMbps?: number;
  readonly delayMs?: number;
  readonly bufferCells?: number;
  readonly policy?: string;
  readonly packetBytes?: number;
  readonly ipPacketsPerSecond?: number;
  readonly startMs?: number | { readonly from: number; readonly to: number };
  readonly tcp?: Partial<TcpDocument>;
  readonly durationS?: number;
  readonly fromS?: number;
  readonly ties?: TieRule;
}

/** Senders around S1, the bottleneck S1>S2, receivers around S2. */
export function star(given: Star): ScenarioDocument {
  const { senders, accessMbps = 50, bottleneckMbps = 50, delayMs = 0.2, bufferCells = 60 } = given;
  const ids = Array.from({ length: senders }, (_, i) => i + 1);
  const link = (a: string, b: string, rateMbps: number): LinkDocument => ({ a, b, rateMbps, delayMs });
  return {
    version: 1,
    id: 'star',
    title: 'A star',
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...ids.map((i) => ({ id: `src${i}`, kind: 'host' }) as const),
      ...ids.map((i) => ({ id: `dst${i}`, kind: 'host' }) as const),
    ],
    links: [
      link('S1', 'S2', bottleneckMbps),
      ...ids.map((i) => link(`src${i}`, 'S1', accessMbps)),
      ...ids.map((i) => link('S2', `dst${i}`, accessMbps)),
    ],
    vcs: ids.map((id) => ({
      id,
      path: [`src${id}`, 'S1', 'S2', `dst${id}`],
      source: {
        kind: 'greedy-tcp',
        packetBytes: given.packetBytes ?? 500,
        ipPacketsPerSecond: given.ipPacketsPerSecond ?? 0,
        startMs: given.startMs ?? { from: 0, to: 1 },
      },
    })),
    aal5: { overheadBytes: 14 },
    ports: { default: { bufferCells, policy: given.policy ?? 'rcd' } },
    tcp: { minRtoMs: 4, initialRtoMs: 8, delayedAckMs: 1, ...given.tcp },
    run: { durationS: given.durationS ?? 0.05 },
    measure: { fromS: given.fromS ?? 0 },
    ties: given.ties ?? 'link',
  };
}

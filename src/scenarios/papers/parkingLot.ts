import type {
  LinkDocument,
  NodeDocument,
  ParameterValues,
  ScenarioDocument,
  StageDocument,
  TcpDocument,
  VcDocument,
} from '../../contract/index.ts';

/** STS-3c with its overhead, Mb/s. */
export const STS3C_MBPS = 155.52;
/**
 * Cell delay variation of the trunks: about a tenth of a cell time, less than the 0.46 us that the
 * overhead of one STS-3c row holds a cell up. Without any, a trunk and the bottleneck, of one rate,
 * stay locked in phase and the trunk's cells always find the place just vacated (docs/papers/cheon-panwar-1997.md).
 */
const TRUNK_CDV_US = 0.25;

/** Senders that enter at the same switch, over links of the same length. */
interface ParkingLotGroup {
  readonly entry: string;
  readonly sessions: number;
  readonly accessMs: number;
}

export interface ParkingLot {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description?: string;
  readonly source: string;
  /** In the order in which sessions are numbered. */
  readonly groups: readonly ParkingLotGroup[];
  /** Delay of S1-S2, S2-S3, ...: one switch more than there are trunks. */
  readonly trunksMs: readonly number[];
  readonly exitMs: number;
  readonly packetBytes: number;
  readonly ipPacketsPerSecond: number;
  readonly bufferCells: number;
  readonly policy: string;
  readonly policies: Readonly<Record<string, ParameterValues>>;
  readonly tcp: Partial<TcpDocument>;
  readonly durationS: number;
  readonly fromS: number;
  readonly stage?: StageDocument;
}

interface Session {
  readonly id: number;
  readonly group: ParkingLotGroup;
}

/** A chain of switches, every session driving out at its end: the last trunk is the bottleneck. */
export function parkingLot(lot: ParkingLot): ScenarioDocument {
  const switches = [...Array(lot.trunksMs.length + 1).keys()].map((index) => `S${index + 1}`);
  const sessions = numberSessions(lot.groups);
  const bottleneck = `${switches.at(-2)}>${switches.at(-1)}`;
  return {
    version: 1,
    id: lot.id,
    title: lot.title,
    subtitle: lot.subtitle,
    ...(lot.description === undefined ? {} : { description: lot.description }),
    source: lot.source,
    nodes: nodesOf(switches, sessions),
    links: linksOf(lot, switches, sessions),
    vcs: sessions.map((session) => vcOf(lot, switches, session)),
    aal5: { overheadBytes: 14 },
    ports: { default: { bufferCells: lot.bufferCells, policy: lot.policy } },
    policies: lot.policies,
    tcp: lot.tcp,
    run: { durationS: lot.durationS },
    measure: { fromS: lot.fromS },
    seed: 1,
    stage: { port: bottleneck, ...lot.stage },
  };
}

function numberSessions(groups: readonly ParkingLotGroup[]): readonly Session[] {
  const owners = groups.flatMap((group) => Array<ParkingLotGroup>(group.sessions).fill(group));
  return owners.map((group, index) => ({ id: index + 1, group }));
}

function nodesOf(switches: readonly string[], sessions: readonly Session[]): readonly NodeDocument[] {
  return [
    ...switches.map((id): NodeDocument => ({ id, kind: 'switch' })),
    ...sessions.map(({ id }): NodeDocument => ({ id: `src${id}`, kind: 'host' })),
    ...sessions.map(({ id }): NodeDocument => ({ id: `dst${id}`, kind: 'host' })),
  ];
}

function linksOf(
  lot: ParkingLot,
  switches: readonly string[],
  sessions: readonly Session[],
): readonly LinkDocument[] {
  const link = (a: string, b: string, delayMs: number): LinkDocument => ({
    a,
    b,
    rateMbps: STS3C_MBPS,
    delayMs,
  });
  const exit = switches.at(-1) as string;
  return [
    ...lot.trunksMs.map((delayMs, index) => ({
      ...link(`S${index + 1}`, `S${index + 2}`, delayMs),
      cdvUs: TRUNK_CDV_US,
    })),
    ...sessions.map(({ id, group }) => link(`src${id}`, group.entry, group.accessMs)),
    ...sessions.map(({ id }) => link(exit, `dst${id}`, lot.exitMs)),
  ];
}

function vcOf(lot: ParkingLot, switches: readonly string[], { id, group }: Session): VcDocument {
  return {
    id,
    path: [`src${id}`, ...switches.slice(switches.indexOf(group.entry)), `dst${id}`],
    source: {
      kind: 'greedy-tcp',
      packetBytes: lot.packetBytes,
      ipPacketsPerSecond: lot.ipPacketsPerSecond,
      startMs: { from: 0, to: 10 },
    },
  };
}

import {
  elementAt,
  type LinkDocument,
  lastOf,
  type NodeDocument,
  type ParameterValues,
  type ScenarioDocument,
  type TcpDocument,
  type VcDocument,
} from '../../contract/index.ts';

/** One direction of a link, or both when `backMbps` is left out. */
export interface Access {
  readonly kind?: 'atm' | 'ethernet';
  readonly mbps: number;
  /** Rate from the network to the workstation at a source, from the workstation to the network at a destination. */
  readonly backMbps?: number;
  readonly delayMs: number;
}

/** Sessions of the same kind, with the same entry and exit switch. */
export interface Cluster {
  readonly name: string;
  /** Numbers of the switches, from 1. */
  readonly from: number;
  readonly to: number;
  /** Without routers: number of sessions. With routers: number of router pairs, with `sessions` behind each. */
  readonly pairs: number;
  /** Link from the workstation to its router or switch, and from there to the destination. */
  readonly source: Access;
  readonly destination: Access;
  /** Links between router and switch, at both ends; absent: workstations are attached to switches. */
  readonly router?: Access & { readonly sessions: number };
}

export interface Backbone {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly source: string;
  /** sw1-sw2, sw2-sw3, ... */
  readonly trunks: readonly { readonly mbps: number; readonly delayMs: number }[];
  readonly clusters: readonly Cluster[];
  readonly packetBytes: number;
  /** Each source sends files of this size one after the other, each on a new connection. */
  readonly fileBytes: number;
  readonly bufferCells: number;
  readonly policies: Readonly<Record<string, ParameterValues>>;
  readonly tcp: Partial<TcpDocument>;
  readonly durationS: number;
  readonly fromS: number;
  /** Number of the switch whose next output port is shown. */
  readonly shown: number;
  /** Opening speed: the first overflow comes after about ten seconds on the screen. */
  readonly msPerSecond: number;
}

/** One session of a pair of a cluster, numbered across all of them. */
interface Session {
  readonly id: number;
  readonly cluster: Cluster;
  /** Source, switches (with a router at either end, if there are any), destination. */
  readonly path: readonly string[];
}

/** A row of switches with clusters of workstations, attached directly or behind routers. */
export function backbone(given: Backbone): ScenarioDocument {
  const sessions = sessionsOf(given.clusters);
  return {
    version: 1,
    id: given.id,
    title: given.title,
    subtitle: given.subtitle,
    description: given.description,
    source: given.source,
    nodes: nodesOf(given, sessions),
    links: linksOf(given, sessions),
    vcs: sessions.map((session) => vcOf(given, session)),
    ports: { default: { bufferCells: given.bufferCells, policy: 'epd' } },
    policies: given.policies,
    tcp: given.tcp,
    run: { durationS: given.durationS },
    measure: { fromS: given.fromS },
    ties: 'shuffled',
    seed: 1,
    stage: { port: `sw${given.shown}>sw${given.shown + 1}`, msPerSecond: given.msPerSecond },
  };
}

/** Group of a cluster in results; if two clusters share their routers, with the direction: `N2-east`. */
function groupOf({ name, from, to }: Cluster, clusters: readonly Cluster[]): string {
  const isShared = clusters.filter((cluster) => cluster.name === name).length > 1;
  return `${name.replace(/_$/, '')}${isShared ? `-${from < to ? 'east' : 'west'}` : ''}`;
}

function sessionsOf(clusters: readonly Cluster[]): readonly Session[] {
  const paths = clusters.flatMap((cluster) =>
    range(cluster.pairs).flatMap((pair) =>
      range(cluster.router?.sessions ?? 1).map(() => ({ cluster, inner: innerPath(cluster, pair) })),
    ),
  );
  return paths.map(({ cluster, inner }, index) => {
    const id = index + 1;
    return { id, cluster, path: [`src${id}`, ...inner, `dst${id}`] };
  });
}

/** Routers are named for their cluster and pair; both directions share the pair `L`-`R`. */
function innerPath({ name, from, to, router }: Cluster, pair: number): readonly string[] {
  const step = from < to ? 1 : -1;
  const switches = range(Math.abs(to - from) + 1).map((hop) => `sw${from + hop * step}`);
  if (router === undefined) return switches;
  const [near, far] = from < to ? ['L', 'R'] : ['R', 'L'];
  return [`${near}${name}${pair + 1}`, ...switches, `${far}${name}${pair + 1}`];
}

const range = (count: number): readonly number[] => [...Array(count).keys()];
const routersOf = (sessions: readonly Session[]): ReadonlyMap<string, Cluster['router'] & { at: string }> =>
  new Map(
    sessions.flatMap(({ cluster: { router }, path }) =>
      router === undefined
        ? []
        : [
            [elementAt(path, 1), { ...router, at: elementAt(path, 2) }] as const,
            [elementAt(path, path.length - 2), { ...router, at: elementAt(path, path.length - 3) }] as const,
          ],
    ),
  );

function nodesOf({ trunks }: Backbone, sessions: readonly Session[]): readonly NodeDocument[] {
  const node =
    (kind: NodeDocument['kind']) =>
    (id: string): NodeDocument => ({ id, kind });
  return [
    ...range(trunks.length + 1).map((i) => node('switch')(`sw${i + 1}`)),
    ...[...routersOf(sessions).keys()].map(node('router')),
    ...sessions.flatMap(({ path }) => [elementAt(path, 0), lastOf(path)].map(node('host'))),
  ];
}

function linksOf({ trunks }: Backbone, sessions: readonly Session[]): readonly LinkDocument[] {
  const link = (a: string, b: string, { kind, mbps, backMbps, delayMs }: Access): LinkDocument => ({
    a,
    b,
    ...(kind === undefined ? {} : { kind }),
    rateMbps: mbps,
    ...(backMbps === undefined ? {} : { backRateMbps: backMbps }),
    delayMs,
  });
  return [
    ...trunks.map((trunk, i) => link(`sw${i + 1}`, `sw${i + 2}`, trunk)),
    ...[...routersOf(sessions)].map(([id, router]) => link(id, router.at, router)),
    ...sessions.flatMap(({ path, cluster }) => [
      link(elementAt(path, 0), elementAt(path, 1), cluster.source),
      link(elementAt(path, path.length - 2), lastOf(path), cluster.destination),
    ]),
  ];
}

function vcOf({ packetBytes, fileBytes, clusters }: Backbone, { id, path, cluster }: Session): VcDocument {
  return {
    id,
    path,
    group: groupOf(cluster, clusters),
    source: { kind: 'file-tcp', packetBytes, fileBytes, startMs: { from: 0, to: 100 } },
  };
}

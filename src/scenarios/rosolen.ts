import { elementAt, type ScenarioDocument, type TcpDocument } from '../contract/index.ts';
import { type Access, type Backbone, backbone, type Cluster } from './backbone.ts';

/** What the paper calls 155 Mb/s: the payload of STS-3c, which gives its ideal goodputs exactly. */
const OC3_MBPS = 149.76;
const GEO_MS = 250;
/** "Adapted" in the paper without a number: so that the window is not what limits. */
const GEO_WINDOWS = 8;
const KB = 1_000;
const KIB = 1_024;

const TCP: Partial<TcpDocument> = {
  congestionControl: 'sack',
  windowScaling: true,
  rtoEstimator: 'jacobson',
  rtoBackoff: true,
  timers: 'coarse',
  slowTickMs: 200,
  fastTickMs: 50,
  minRtoMs: 400,
  initialRtoMs: 2_400,
  // 4.4BSD with large windows begins at the largest one there is.
  initialSsthreshBytes: 0,
  growthDivisor: 8,
};

/** Sections 2 and 3.2; a packet of `packetBytes` has so many cells. */
const policiesFor = (packetCells: number) => ({
  epd: { threshold: 14_000 },
  fba: { r: 14_000, z: 0.9 },
  'atm-red': { minTh: 2_000, maxTh: 12_000, wq: 0.001, maxP: 0.1, packetCells },
});

/** An environment of section 3.1, and the files that its sources send one after the other. */
export interface Environment extends Backbone {
  /** Data rate of a session of each cluster in a full and fairly shared network: the share of a trunk it gets. */
  readonly ideal: Readonly<
    Record<string, { readonly trunk: number; readonly sessions: number; readonly share: number }>
  >;
}

type Common = 'source' | 'packetBytes' | 'bufferCells' | 'policies' | 'tcp';
type Given = Omit<Environment, Common> & {
  readonly section: string;
  readonly windowBytes: number;
  readonly access: 'end-to-end' | 'routers';
};

/** MSS 9,140 bytes where ATM reaches the workstations, 1,460 behind routers (section 3.2). */
function environment({ section, windowBytes, access, ...given }: Given): Environment {
  return {
    ...given,
    source: `Rosolen, Bonaventure & Leduc 1999, section ${section}`,
    packetBytes: access === 'routers' ? 1_460 : 9_140,
    bufferCells: 16_000,
    policies: policiesFor(access === 'routers' ? 32 : 192),
    tcp: { ...TCP, windowBytes },
  };
}

/** The trunk at `index` by satellite, windows wide enough for it. */
function bySatellite(ground: Environment, index: number): Environment {
  const trunks = ground.trunks.map((trunk, i) => (i === index ? { ...trunk, delayMs: GEO_MS } : trunk));
  const windowBytes = GEO_WINDOWS * (ground.tcp.windowBytes ?? 0);
  return {
    ...ground,
    id: `${ground.id}-geo`,
    title: `${ground.title}, by satellite`,
    source: `${ground.source} and 3.1.9`,
    trunks,
    tcp: { ...ground.tcp, windowBytes },
  };
}

const atm = (delayMs: number, mbps = OC3_MBPS, backMbps?: number): Access =>
  backMbps === undefined ? { mbps, delayMs } : { mbps, backMbps, delayMs };
const ethernet = (delayMs: number): Access => ({ kind: 'ethernet', mbps: 10, delayMs });
/** ADSL: 2 Mb/s to the client, 200 kb/s from it. */
const adsl = (delayMs: number, kind: 'atm' | 'ethernet' = 'atm'): Access => ({
  ...(kind === 'ethernet' ? { kind } : {}),
  mbps: 2,
  backMbps: 0.2,
  delayMs,
});

/** Two clusters each way, at 2.5 and 10 ms. */
const bothWays = (of: (accessMs: number) => Omit<Cluster, 'name' | 'from' | 'to'>): Cluster[] =>
  [2.5, 10].flatMap((ms) => [
    { name: `E${Math.floor(ms)}`, from: 1, to: 2, ...of(ms) },
    { name: `W${Math.floor(ms)}`, from: 2, to: 1, ...of(ms) },
  ]);

/** Generic fairness configuration: A, B and C meet on the middle trunk, X and Y disturb B and A. */
const gfc = (of: (name: string) => Omit<Cluster, 'name' | 'from' | 'to'>): Cluster[] => [
  { name: 'A', from: 2, to: 4, ...of('A') },
  { name: 'B', from: 1, to: 3, ...of('B') },
  { name: 'C', from: 2, to: 3, ...of('C') },
  { name: 'X', from: 1, to: 2, ...of('X') },
  { name: 'Y', from: 3, to: 4, ...of('Y') },
];
const gfcTrunks = (left: number, middle: number, right: number) =>
  [left, middle, right].map((mbps) => ({ mbps, delayMs: 10 }));
/** Shares of the middle trunk: 30, 10 and 60 %; X and Y get the same as B and A. */
const gfcIdeal = (sessions: number, ofC = sessions) => ({
  A: { trunk: 2, sessions, share: 0.3 },
  B: { trunk: 2, sessions, share: 0.1 },
  C: { trunk: 2, sessions: ofC, share: 0.6 },
  X: { trunk: 1, sessions, share: 0.5 },
  Y: { trunk: 3, sessions, share: 0.5 },
});
const evenly = (names: readonly string[], sessions: number) =>
  Object.fromEntries(names.map((name) => [name, { trunk: 1, sessions, share: 1 }]));

const direct = environment({
  id: 'rosolen-direct',
  section: '3.1.1',
  title: 'One bottleneck, ATM to the workstations',
  subtitle: '20 pairs, ten each way, 9,140-byte packets',
  description: 'Five pairs each way have access links of 2.5 ms, five of 10 ms.',
  access: 'end-to-end',
  trunks: [{ mbps: OC3_MBPS, delayMs: 10 }],
  clusters: bothWays((ms) => ({ pairs: 5, source: atm(ms), destination: atm(ms) })),
  fileBytes: 5_000 * KB,
  windowBytes: 2_048 * KIB,
  ideal: evenly(['E2', 'E10', 'W2', 'W10'], 10),
  durationS: 40,
  fromS: 4,
  shown: 1,
});

const directAsymmetric = environment({
  id: 'rosolen-direct-adsl',
  section: '3.1.2',
  title: 'One bottleneck, servers and ADSL clients',
  subtitle: '20 pairs one way, 9,140-byte packets',
  description:
    'Sources send at 2 Mb/s, which their ATM contract knows of (section 3.1.6 says so of this network).',
  access: 'end-to-end',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [{ name: 'E', from: 1, to: 2, pairs: 20, source: atm(10, 2), destination: adsl(10) }],
  fileBytes: 512 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: evenly(['E'], 20),
  durationS: 40,
  fromS: 4,
  shown: 1,
});

const mesh = environment({
  id: 'rosolen-gfc',
  section: '3.1.3',
  title: 'Three bottlenecks, ATM to the workstations',
  subtitle: 'five clusters of ten, 9,140-byte packets',
  description: 'A and B cross two bottlenecks, C one; X and Y disturb B and A.',
  access: 'end-to-end',
  trunks: gfcTrunks(0.2 * OC3_MBPS, OC3_MBPS, 0.6 * OC3_MBPS),
  clusters: gfc(() => ({ pairs: 10, source: atm(2.5), destination: atm(2.5) })),
  fileBytes: 1_000 * KB,
  windowBytes: 512 * KIB,
  ideal: gfcIdeal(10),
  durationS: 40,
  fromS: 4,
  shown: 2,
});

const meshAsymmetric = environment({
  id: 'rosolen-gfc-adsl',
  section: '3.1.4',
  title: 'Three bottlenecks, servers and ADSL clients',
  subtitle: 'four clusters of 25 and one of 50, 9,140-byte packets',
  description: 'Access of 2 Mb/s at the source, 2 Mb/s down and 200 kb/s up at the client; all delays 10 ms.',
  access: 'end-to-end',
  trunks: gfcTrunks(10, 50, 30),
  clusters: gfc((name) => ({ pairs: name === 'C' ? 50 : 25, source: atm(10, 2), destination: adsl(10) })),
  fileBytes: 1_000 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: gfcIdeal(25, 50),
  durationS: 60,
  fromS: 6,
  shown: 2,
});

const router = environment({
  id: 'rosolen-router',
  section: '3.1.5',
  title: 'One bottleneck behind routers',
  subtitle: 'ten pairs of routers, five sessions each way between them, 1,460-byte packets',
  description:
    'Of the ten workstations at a router five send and five receive; a VC joins each pair of routers.',
  access: 'routers',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [2.5, 10].flatMap((ms): Cluster[] => {
    const common = {
      // One name for both directions: they share the routers.
      name: `N${Math.floor(ms)}_`,
      pairs: 5,
      source: ethernet(1),
      destination: ethernet(1),
      router: { mbps: 34, delayMs: ms, sessions: 5 },
    };
    return [
      { ...common, from: 1, to: 2 },
      { ...common, from: 2, to: 1 },
    ];
  }),
  fileBytes: 500 * KB,
  windowBytes: 128 * KIB,
  ideal: evenly(['N2_', 'N10_'], 50),
  durationS: 80,
  fromS: 8,
  shown: 1,
});

const routerAsymmetric = environment({
  id: 'rosolen-router-adsl',
  section: '3.1.6',
  title: 'One bottleneck behind routers, ADSL clients',
  subtitle: 'five pairs of routers, 25 sessions one way between them, 1,460-byte packets',
  description: 'Sources at 10 Mb/s, clients at 2 Mb/s down and 200 kb/s up.',
  access: 'routers',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [
    {
      name: 'N',
      from: 1,
      to: 2,
      pairs: 5,
      source: ethernet(2),
      destination: adsl(2, 'ethernet'),
      router: { mbps: 34, delayMs: 10, sessions: 25 },
    },
  ],
  fileBytes: 500 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: evenly(['N'], 125),
  durationS: 80,
  fromS: 8,
  shown: 1,
});

const routerMesh = environment({
  id: 'rosolen-router-gfc',
  section: '3.1.7',
  title: 'Three bottlenecks behind routers',
  subtitle: 'five clusters of five pairs of routers, ten sessions each, 1,460-byte packets',
  description:
    'A and B cross two bottlenecks, C one; X and Y disturb B and A. Each pair of routers has one VC.',
  access: 'routers',
  trunks: gfcTrunks(9, 45, 27),
  clusters: gfc(() => ({
    pairs: 5,
    source: ethernet(1),
    destination: ethernet(1),
    router: { mbps: 34, delayMs: 2, sessions: 10 },
  })),
  fileBytes: 500 * KB,
  windowBytes: 128 * KIB,
  ideal: gfcIdeal(50),
  durationS: 80,
  fromS: 8,
  shown: 2,
});

const routerMeshAsymmetric: Environment = {
  ...routerMesh,
  id: 'rosolen-router-gfc-adsl',
  title: 'Three bottlenecks behind routers, ADSL clients',
  source: 'Rosolen, Bonaventure & Leduc 1999, section 3.1.8',
  trunks: gfcTrunks(10, 50, 30),
  clusters: routerMesh.clusters.map((cluster) => ({ ...cluster, destination: adsl(1, 'ethernet') })),
};

/** Eight on the ground (3.1.1-3.1.8), and those with direct access or routers by satellite (3.1.9). */
export const environments: readonly Environment[] = [
  direct,
  directAsymmetric,
  mesh,
  meshAsymmetric,
  router,
  routerAsymmetric,
  routerMesh,
  routerMeshAsymmetric,
  bySatellite(direct, 0),
  bySatellite(mesh, 1),
  bySatellite(router, 0),
  bySatellite(routerMesh, 1),
];

/** Null for an unknown id. Built when asked for: the largest has 250 sessions. */
export function findEnvironment(id: string): ScenarioDocument | null {
  const found = environments.find((one) => one.id === id);
  return found === undefined ? null : backbone(found);
}

/** TCP bytes of a session in a full and fairly shared network, Mb/s (section 3.3.1). */
export function idealMbps({ trunks, ideal, packetBytes, policies }: Environment, cluster: string): number {
  const one = ideal[cluster];
  if (one === undefined)
    throw new RangeError(`cluster = ${cluster}: known are ${Object.keys(ideal).join(', ')}`);
  const { trunk, sessions, share } = one;
  const cells = Number(policies['atm-red']?.packetCells);
  return (elementAt(trunks, trunk - 1).mbps * share * packetBytes) / (cells * 53) / sessions;
}

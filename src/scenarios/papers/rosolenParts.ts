import { elementAt, type TcpDocument } from '../../contract/index.ts';
import type { Access, Backbone, Cluster } from './backbone.ts';

/** Rate that the paper calls 155 Mb/s: the payload of STS-3c, which gives its ideal goodputs exactly. */
export const OC3_MBPS = 149.76;
const GEO_MS = 250;
/** Factor of "adapted" windows, for which the paper gives no number: large enough not to be the limit. */
const GEO_WINDOWS = 8;
export const KB = 1_000;
export const KIB = 1_024;

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
  // 4.4BSD with large windows starts with the largest possible threshold.
  initialSsthreshBytes: 0,
  growthDivisor: 8,
};

/** Parameters of sections 2 and 3.2 for packets of `packetCells` cells. */
const policiesFor = (packetCells: number) => ({
  epd: { threshold: 14_000 },
  fba: { r: 14_000, z: 0.9 },
  'atm-red': { minTh: 2_000, maxTh: 12_000, wq: 0.001, maxP: 0.1, packetCells },
});

/** An environment of section 3.1, with the files that its sources send one after the other. */
export interface Environment extends Backbone {
  /** Data rate of a session of each cluster in a fully and fairly used network: its share of a trunk. */
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
export function environment({ section, windowBytes, access, ...given }: Given): Environment {
  return {
    ...given,
    source: `Rosolen, Bonaventure & Leduc 1999, section ${section}`,
    packetBytes: access === 'routers' ? 1_460 : 9_140,
    bufferCells: 16_000,
    policies: policiesFor(access === 'routers' ? 32 : 192),
    tcp: { ...TCP, windowBytes },
  };
}

/**
 * Slow start ends as in 4.3BSD, and growth lacks seg / 8: section 4.2.2 has goodputs around 16 % with hardly any loss, which needs
 * windows that are still opening when a file ends.
 */
export const SLOW_OPENING: Partial<TcpDocument> = { initialSsthreshBytes: 65_535, growthDivisor: 0 };

/** Replaces the trunk at `index` by a satellite link, with windows wide enough for it. @param tcp further changes of its senders */
export function bySatellite(
  ground: Environment,
  index: number,
  msPerSecond: number,
  tcp: Partial<TcpDocument> = {},
): Environment {
  const trunks = ground.trunks.map((trunk, i) => (i === index ? { ...trunk, delayMs: GEO_MS } : trunk));
  const windowBytes = GEO_WINDOWS * (ground.tcp.windowBytes ?? 0);
  return {
    ...ground,
    id: `${ground.id}-geo`,
    title: `${ground.title}, by satellite`,
    source: `${ground.source} and 3.1.9`,
    trunks,
    tcp: { ...ground.tcp, ...tcp, windowBytes },
    msPerSecond,
  };
}

export const atm = (delayMs: number, mbps = OC3_MBPS, backMbps?: number): Access =>
  backMbps === undefined ? { mbps, delayMs } : { mbps, backMbps, delayMs };
export const ethernet = (delayMs: number): Access => ({ kind: 'ethernet', mbps: 10, delayMs });
/** An ADSL link: 2 Mb/s to the client, 200 kb/s from it. */
export const adsl = (delayMs: number, kind: 'atm' | 'ethernet' = 'atm'): Access => ({
  ...(kind === 'ethernet' ? { kind } : {}),
  mbps: 2,
  backMbps: 0.2,
  delayMs,
});

/** Two clusters in each direction, with access delays of 2.5 and 10 ms. */
export const bothWays = (of: (accessMs: number) => Omit<Cluster, 'name' | 'from' | 'to'>): Cluster[] =>
  [2.5, 10].flatMap((ms) => [
    { name: `E${Math.floor(ms)}`, from: 1, to: 2, ...of(ms) },
    { name: `W${Math.floor(ms)}`, from: 2, to: 1, ...of(ms) },
  ]);

/** Generic fairness configuration: A, B and C share the middle trunk, X and Y compete with B and A. */
export const gfc = (of: (name: string) => Omit<Cluster, 'name' | 'from' | 'to'>): Cluster[] => [
  { name: 'A', from: 2, to: 4, ...of('A') },
  { name: 'B', from: 1, to: 3, ...of('B') },
  { name: 'C', from: 2, to: 3, ...of('C') },
  { name: 'X', from: 1, to: 2, ...of('X') },
  { name: 'Y', from: 3, to: 4, ...of('Y') },
];
export const gfcTrunks = (left: number, middle: number, right: number) =>
  [left, middle, right].map((mbps) => ({ mbps, delayMs: 10 }));
/** Shares of the middle trunk: 30, 10 and 60 %; X and Y get the same as B and A. */
export const gfcIdeal = (sessions: number, ofC = sessions) => ({
  A: { trunk: 2, sessions, share: 0.3 },
  B: { trunk: 2, sessions, share: 0.1 },
  C: { trunk: 2, sessions: ofC, share: 0.6 },
  X: { trunk: 1, sessions, share: 0.5 },
  Y: { trunk: 3, sessions, share: 0.5 },
});
export const evenly = (names: readonly string[], sessions: number) =>
  Object.fromEntries(names.map((name) => [name, { trunk: 1, sessions, share: 1 }]));

/** Ideal goodput of a session, TCP bytes in Mb/s, in a fully and fairly used network (section 3.3.1). */
export function idealMbps({ trunks, ideal, packetBytes, policies }: Environment, cluster: string): number {
  const route = ideal[cluster];
  if (route === undefined)
    throw new RangeError(`cluster = ${cluster}: known are ${Object.keys(ideal).join(', ')}`);
  const { trunk, sessions, share } = route;
  const cells = Number(policies['atm-red']?.packetCells);
  return (elementAt(trunks, trunk - 1).mbps * share * packetBytes) / (cells * 53) / sessions;
}

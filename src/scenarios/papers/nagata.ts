import type { NodeDocument, ScenarioDocument, TcpDocument, VcDocument } from '../../contract/index.ts';

/**
 * The network of Nagata, Morita, Noguchi & Miyake, "An analysis of the impact of suspending cell discarding in
 * TCP-over-ATM", section 4: servers in ten groups, one bottleneck, its rate the sum of the peak rates over the load.
 * Other parameters that the simulations vary are settings (`links.SW1>SW2.rateMbps`, `buffer`, `vcs.*.source.peakCellRate`, ...);
 * points that the paper leaves open follow the reading in `docs/papers/nagata-2000.md`.
 */
const PAPER = 'Nagata, Morita, Noguchi & Miyake 2000';

const GROUPS = 10;
/** Interval between the starts of groups (section 4.1). */
const APART_MS = 100;
/** Random start within a group, so that hosts are not synchronised to the picosecond. */
const WITHIN_MS = 10;
/** End-to-end delay 1 ms, a third of it on each link. */
const HOP_MS = 1 / 3;
/** Rate of access links; the peak rates are the limits, not the links. */
const ACCESS_MBPS = 155.52;
const CELL_BITS = 424;

/** A datagram of 1,500 bytes: 1,460 of the application, 32 cells with the AAL5 trailer; one of 500 bytes: 11. */
export const LARGE = { packetBytes: 1_460, cells: 32 } as const;
export const SMALL = { packetBytes: 460, cells: 11 } as const;

/**
 * BSD: ticks of 500 and 200 ms, windows of 64 KB without RFC 1323 (section 2; Stevens 1 is its reference), but no
 * seg/8 in congestion avoidance: with it the window grows too fast for any of the policies (docs/papers/nagata-2000.md).
 */
const TCP: Partial<TcpDocument> = {
  congestionControl: 'reno',
  windowBytes: 65_535,
  initialSsthreshBytes: 65_535,
  growthDivisor: 0,
  windowScaling: false,
  rtoEstimator: 'jacobson',
  rtoBackoff: true,
  timers: 'coarse',
  slowTickMs: 500,
  fastTickMs: 200,
  initialRtoMs: 6_000,
};

/** Cells per second for a line rate in Mb/s. */
export const peakCells = (mbps: number): number => Math.round((mbps * 1e9) / CELL_BITS) / 1_000;

/** Bottleneck rate for these peak rates, Mb/s rounded to bit/s. */
export const bottleneckMbps = (peaks: readonly number[], load: number): number =>
  Math.round((peaks.reduce((sum, mbps) => sum + mbps, 0) * 1e6) / load) / 1e6;

interface Given {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly section: string;
  /** Peak rate of each server, Mb/s. */
  readonly peaks: readonly number[];
  readonly bufferCells: number;
}

/** A network with load 1.5 and an end-to-end delay of 1 ms. */
function network({ id, title, subtitle, section, peaks, bufferCells }: Given): ScenarioDocument {
  return {
    version: 1,
    id,
    title,
    subtitle,
    source: `${PAPER}, section ${section}`,
    nodes: [
      ...['SW1', 'SW2'].map((name): NodeDocument => ({ id: name, kind: 'switch' })),
      ...['src', 'dst'].flatMap((side) =>
        peaks.map((_, index): NodeDocument => ({ id: `${side}${index + 1}`, kind: 'host' })),
      ),
    ],
    links: [
      { a: 'SW1', b: 'SW2', rateMbps: bottleneckMbps(peaks, 1.5), delayMs: HOP_MS },
      ...peaks.map((_, index) => ({
        a: `src${index + 1}`,
        b: 'SW1',
        rateMbps: ACCESS_MBPS,
        delayMs: HOP_MS,
      })),
      ...peaks.map((_, index) => ({
        a: 'SW2',
        b: `dst${index + 1}`,
        rateMbps: ACCESS_MBPS,
        delayMs: HOP_MS,
      })),
    ],
    vcs: peaks.map((mbps, index) => server(index, mbps)),
    ports: { default: { bufferCells, policy: 'ccd' } },
    policies: {
      epd: { threshold: bufferCells / 2 },
      ccd: { packetCells: LARGE.cells },
    },
    tcp: TCP,
    run: { durationS: 40 },
    ties: 'shuffled',
    seed: 1,
    stage: { port: 'SW1>SW2', msPerSecond: 250 },
  };
}

/** A server; consecutive servers start in different groups. */
function server(index: number, mbps: number): VcDocument {
  const from = (index % GROUPS) * APART_MS;
  return {
    id: index + 1,
    path: [`src${index + 1}`, 'SW1', 'SW2', `dst${index + 1}`],
    source: {
      kind: 'greedy-tcp',
      packetBytes: LARGE.packetBytes,
      peakCellRate: peakCells(mbps),
      startMs: { from, to: from + WITHIN_MS },
    },
  };
}

/** A network with equal peak rates: simulations 1-3 with ten servers, simulation 4 with 10 to 100. */
const equal = (servers: number): ScenarioDocument =>
  network({
    id: `nagata-${servers}`,
    title: `${servers} servers at 6 Mb/s, load 1.5`,
    subtitle: `${servers} TCP senders of peak rate 6 Mb/s into ${servers * 4} Mb/s, 1,500-byte packets (32 cells)`,
    section: servers === 10 ? '4, simulations 1-3' : '4, simulation 4',
    peaks: Array<number>(servers).fill(6),
    bufferCells: servers === 10 ? 3_000 : 6_000,
  });

/** Peak rates of servers 1-4, 5-7 and 8-10 (simulation 1). */
export const MIXED_PEAKS: readonly number[] = [1.5, 1.5, 1.5, 1.5, 6, 6, 6, 10, 10, 10];

export const nagata10: ScenarioDocument = equal(10);

export const nagataNetworks: readonly ScenarioDocument[] = [
  nagata10,
  network({
    id: 'nagata-mixed',
    title: 'Servers at 1.5, 6 and 10 Mb/s, load 1.5',
    subtitle:
      '10 TCP senders, four of peak rate 1.5, three of 6, three of 10 Mb/s, 1,500-byte packets (32 cells)',
    section: '4, simulation 1',
    peaks: MIXED_PEAKS,
    bufferCells: 3_000,
  }),
  ...[20, 50, 100].map(equal),
];

/** Section 3.3: synchronised servers with interleaved cells, each sending above its share of the link. */
export interface Worked {
  readonly servers: number;
  /** Printed input and output rate of a connection. */
  readonly inputMbps: number;
  readonly outputMbps: number;
  readonly roundTripMs: number;
  /** W: constant, as assumed there. The paper gives no value. */
  readonly windowPackets: number;
  readonly bufferCells: number;
}

/** A datagram of 1,432 bytes fills the 30 cells that the paper assumes. */
export const PACKET_CELLS = 30;
const PACKET_BYTES = 1_392;
const LINKS_BOTH_WAYS = 6;

/** Three packets of every server, so that packet 4 arrives while packet 1 is at the head, as in Figures 3 and 4. */
export const workedThreshold = (servers: number): number => servers * 3 * PACKET_CELLS;

/** Network of Figures 3 and 4 and eqs. 10 to 14. The window is open from the start, so that only losses limit a server. */
export function workedExample(given: Worked): ScenarioDocument {
  const { servers, inputMbps, outputMbps, roundTripMs, windowPackets, bufferCells } = given;
  const threshold = workedThreshold(servers);
  const base = network({
    id: 'nagata-worked',
    title: `${servers} servers in step, ${inputMbps} Mb/s each into ${outputMbps} Mb/s each`,
    subtitle: `${servers} TCP senders with a window of ${windowPackets} packets of ${PACKET_CELLS} cells that begin at once`,
    section: '3.3',
    peaks: Array<number>(servers).fill(inputMbps),
    bufferCells,
  });
  const windowBytes = windowPackets * PACKET_BYTES;
  return {
    ...base,
    links: base.links.map((link, index) => ({
      ...link,
      delayMs: roundTripMs / LINKS_BOTH_WAYS,
      rateMbps: index === 0 ? servers * outputMbps : ACCESS_MBPS,
    })),
    vcs: base.vcs.map((vc) => ({
      ...vc,
      source: {
        kind: 'greedy-tcp',
        packetBytes: PACKET_BYTES,
        peakCellRate: peakCells(inputMbps),
        startMs: 0,
      },
    })),
    // CCD acts one cell of each server later: the heads are then certainly cells of packet 1.
    policies: { epd: { threshold }, ccd: { packetCells: PACKET_CELLS, tq: threshold + servers } },
    tcp: {
      ...TCP,
      windowBytes,
      initialWindowSegments: windowPackets,
      initialSsthreshBytes: windowBytes,
      ackEvery: 1,
    },
    // By link: any consecutive cells are then from as many servers.
    ties: 'link',
  };
}

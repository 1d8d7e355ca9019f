import type {
  LinkDocument,
  ScenarioDocument,
  StageDocument,
  TcpDocument,
  VcDocument,
} from '../../contract/index.ts';
import { STS3C_MBPS } from './parkingLot.ts';

/** Zhu 1999, section 5.1: TCP through two switches. What varies in the study goes through setting paths. */
const PAPER = 'Zhu 1999';
/** "3.7 us per kilometer" (section 5.1.1). */
const MS_PER_KM = 0.003_7;

/** Section 5.1.1; what it leaves open as read in `docs/papers/zhu-1999.md`. */
const TCP: Partial<TcpDocument> = {
  congestionControl: 'reno',
  windowBytes: 65_535,
  initialSsthreshBytes: 65_535,
  // "one MSS per Round-Trip Time" (section 5.2.5)
  growthDivisor: 0,
  timers: 'coarse',
  slowTickMs: 100,
  fastTickMs: 200,
  minRtoMs: 200,
  initialRtoMs: 1_200,
  rtoEstimator: 'jacobson',
  rtoBackoff: true,
};

interface TcpNetwork {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly source: string;
  /** Length of each source's access link; one source each. */
  readonly accessKm: readonly number[];
  readonly exitKm: number;
  readonly bufferCells: number;
  readonly tcp: Partial<TcpDocument>;
  readonly durationS: number;
  readonly fromS: number;
  readonly stage: StageDocument;
}

/** Sources start 10 ms apart; S1-S2 is 1 km. */
function tcpNetwork(network: TcpNetwork): ScenarioDocument {
  const { accessKm, exitKm, bufferCells, tcp, durationS, fromS, stage, ...words } = network;
  const vcs = accessKm.map(
    (_, i): VcDocument => ({
      id: i + 1,
      path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
      source: { kind: 'greedy-tcp', packetBytes: 512, startMs: 10 * i },
    }),
  );
  const link = (a: string, b: string, km: number): LinkDocument => ({
    a,
    b,
    rateMbps: STS3C_MBPS,
    delayMs: km * MS_PER_KM,
  });
  return {
    // Version 2: ties are drawn, so no source is the first one at every tie (section 5.3: "no preference").
    version: 2,
    ...words,
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...vcs.flatMap(({ id }) => [
        { id: `src${id}`, kind: 'host' } as const,
        { id: `dst${id}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      link('S1', 'S2', 1),
      ...accessKm.map((km, i) => link(`src${i + 1}`, 'S1', km)),
      ...accessKm.map((_, i) => link('S2', `dst${i + 1}`, exitKm)),
    ],
    vcs,
    ports: { default: { bufferCells, policy: 'rcd' } },
    tcp,
    run: { durationS },
    measure: { fromS },
    seed: 1,
    stage: { port: 'S1>S2', ...stage },
  };
}

/** Scenario 1, LAN, 512 bytes; the WAN has `links.S1>S2.delayMs=3.7`. */
export const zhuTen: ScenarioDocument = tcpNetwork({
  id: 'zhu-ten',
  title: 'Ten TCP sources on one floor',
  subtitle: '2 switches · 10 TCP sources, 155.52 Mb/s, 1 km · 512-byte packets (12 cells)',
  description:
    'Windows of 64 KB, timers of 100 ms, and a round trip of a few microseconds plus the queue. A trunk of ' +
    '1,000 km makes a WAN of it.',
  source: `${PAPER}, section 5.1.1`,
  accessKm: Array<number>(10).fill(0.001),
  exitKm: 0.001,
  bufferCells: 1_000,
  tcp: TCP,
  durationS: 45,
  fromS: 5,
  stage: { startS: 0, msPerSecond: 20 },
});

/** Scenario 2: source 1 is 300 km away. */
export const zhuTwo: ScenarioDocument = tcpNetwork({
  id: 'zhu-two',
  title: 'A far source and a near one',
  subtitle: '2 switches · 2 TCP sources, 155.52 Mb/s, 300 km and 1 km away · 512-byte packets (12 cells)',
  description: 'Windows of 32 KB fill the link, and the buffer holds them both: nothing is ever lost.',
  source: `${PAPER}, section 5.1.2`,
  accessKm: [300, 1],
  exitKm: 1,
  bufferCells: 2_000,
  tcp: { ...TCP, windowBytes: 32_768, initialSsthreshBytes: 32_768 },
  durationS: 10,
  fromS: 2,
  stage: { startS: 0.17, viewS: [0.14, 0.26], msPerSecond: 5 },
});

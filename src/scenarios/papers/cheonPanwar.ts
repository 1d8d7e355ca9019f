import type { ParameterValues, ScenarioDocument, TcpDocument } from '../../contract/index.ts';
import { type ParkingLot, parkingLot } from './parkingLot.ts';

/**
 * The networks of Cheon & Panwar, "Early Selective Packet Discard for Alternating Resource Access
 * of TCP over ATM-UBR", section 2 and the appendix. What the paper leaves open (growth, timers,
 * starts) follows the reading explained in `docs/papers/cheon-panwar-1997.md`.
 */
const PAPER = 'Cheon & Panwar 1997';

/** Section 2, common values and those of the symmetric case. */
const SYMMETRIC_TCP: Partial<TcpDocument> = {
  congestionControl: 'reno',
  headerBytes: 40,
  windowBytes: 65_535,
  initialWindowSegments: 1,
  initialSsthreshBytes: 65_535,
  growthDivisor: 8,
  dupAckThreshold: 3,
  minRtoMs: 50,
  maxRtoMs: 64_000,
  initialRtoMs: 1_000,
  rtoEstimator: 'rfc793',
  rtoBackoff: false,
  ackEvery: 2,
  delayedAckMs: 12.5,
};
const ASYMMETRIC_TCP: Partial<TcpDocument> = { ...SYMMETRIC_TCP, minRtoMs: 150, delayedAckMs: 37.5 };

type Presets = Readonly<Record<string, ParameterValues>>;

/** EPD about three packets below the buffer, ESPD about six, released at half of it (sections 3.2, 3.3). */
const presets500 = (dropTimerMs: number): Presets => ({
  epd: { threshold: 1_960 },
  espd: { th1: 1_920, th2: 1_000, listMax: 2, dropTimerMs },
  'espd-simple': { th1: 1_920, th2: 1_000 },
});
const presets1500 = (dropTimerMs: number): Presets => ({
  epd: { threshold: 1_901 },
  espd: { th1: 1_802, th2: 1_000, listMax: 2, dropTimerMs },
  'espd-simple': { th1: 1_802, th2: 1_000 },
});

/** IP service of a source: 10,500 packets/s of 500 bytes, 4,000 of 1,500 (section 2). */
const SMALL = { packetBytes: 500, ipPacketsPerSecond: 10_500 } as const;
const LARGE = { packetBytes: 1_500, ipPacketsPerSecond: 4_000 } as const;

/** One way 1 + 1 + 1 + 1 = 2 + 1 + 1 = 4 ms for both groups; 3 s, statistics from 0.5 s, 10 seeds. */
const SYMMETRIC = {
  groups: [
    { entry: 'S1', sessions: 5, accessMs: 1 },
    { entry: 'S2', sessions: 5, accessMs: 2 },
  ],
  trunksMs: [1, 1],
  exitMs: 1,
  bufferCells: 2_000,
  policy: 'espd',
  tcp: SYMMETRIC_TCP,
  durationS: 3,
  fromS: 0.5,
} as const satisfies Partial<ParkingLot>;

/** One way 1 + 47 + 1 + 1 = 50 ms for sessions 1-5, 3 + 1 + 1 = 5 ms for 6-10; 10 s, 6 seeds. */
const ASYMMETRIC = {
  ...SYMMETRIC,
  groups: [
    { entry: 'S1', sessions: 5, accessMs: 1 },
    { entry: 'S2', sessions: 5, accessMs: 3 },
  ],
  trunksMs: [47, 1],
  tcp: ASYMMETRIC_TCP,
  durationS: 10,
} as const satisfies Partial<ParkingLot>;

export const symmetric500: ScenarioDocument = parkingLot({
  ...SYMMETRIC,
  ...SMALL,
  id: 'symmetric-500',
  title: 'Equal distances, small packets',
  subtitle: '3 switches, 10 TCP senders, 8 ms round trip, 500-byte packets (12 cells)',
  source: `${PAPER}, section 2 and Table 1`,
  policies: presets500(25),
  stage: { msPerSecond: 10 },
});

export const symmetric1500: ScenarioDocument = parkingLot({
  ...SYMMETRIC,
  ...LARGE,
  id: 'symmetric-1500',
  title: 'Equal distances, large packets',
  subtitle: '3 switches, 10 TCP senders, 8 ms round trip, 1,500-byte packets (33 cells)',
  source: `${PAPER}, section 2 and Table 3`,
  policies: presets1500(25),
  stage: { msPerSecond: 10 },
});

export const asymmetric500: ScenarioDocument = parkingLot({
  ...ASYMMETRIC,
  ...SMALL,
  id: 'asymmetric-500',
  title: 'Unequal distances, small packets',
  subtitle: '3 switches, 10 TCP senders, 100 and 10 ms round trip, 500-byte packets (12 cells)',
  source: `${PAPER}, section 2 and Table 2`,
  policies: presets500(75),
  stage: { msPerSecond: 20 },
});

export const asymmetric1500: ScenarioDocument = parkingLot({
  ...ASYMMETRIC,
  ...LARGE,
  id: 'asymmetric-1500',
  title: 'Unequal distances, large packets',
  subtitle: '3 switches, 10 TCP senders, 100 and 10 ms round trip, 1,500-byte packets (33 cells)',
  source: `${PAPER}, section 2 and Table 4`,
  policies: presets1500(75),
  stage: { msPerSecond: 20 },
});

/** All delays 1 ms; EPD at 95 %, ESPD at 70 and 50 % of the buffer, list limit 20 % of 15 sessions. */
export const appendix500: ScenarioDocument = parkingLot({
  ...SYMMETRIC,
  ...SMALL,
  id: 'appendix-500',
  title: 'Fifteen senders, four switches',
  subtitle: '4 switches, 15 TCP senders, 10, 8 and 6 ms round trip, 500-byte packets (12 cells)',
  source: `${PAPER}, appendix and Table 5`,
  groups: [
    { entry: 'S1', sessions: 5, accessMs: 1 },
    { entry: 'S2', sessions: 5, accessMs: 1 },
    { entry: 'S3', sessions: 5, accessMs: 1 },
  ],
  trunksMs: [1, 1, 1],
  policies: {
    epd: { threshold: 1_900 },
    espd: { th1: 1_400, th2: 1_000, listMax: 3, dropTimerMs: 25 },
    'espd-simple': { th1: 1_400, th2: 1_000 },
  },
  stage: { msPerSecond: 10 },
});

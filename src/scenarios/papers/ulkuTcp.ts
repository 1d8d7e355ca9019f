import type { ScenarioDocument, SourceDocument, TcpDocument } from '../../contract/index.ts';
import { abrNetwork, R1_ROUTES, R2_ROUTES, type Route, SOURCE_PARAMETERS } from './ulku.ts';

/** Ülkü 1997, chapter 5: files over TCP over ABR. Readings: docs/papers/ulku-1997.md. */
const FILE_BYTES = 1_048_576;
const SEGMENT_BYTES = 9_180;
/** A cell time at PCR: seeds draw where in it a source starts. */
const PHASE_MS = 1 / 353.208;

/** RFC 793 and 1122 as in OPNET: timeouts only, every segment acknowledged, ideal timers, growth mss²/W. */
const TCP: Partial<TcpDocument> = {
  congestionControl: 'timeout-only',
  ackEvery: 1,
  growthDivisor: 0,
  timers: 'ideal',
  rtoEstimator: 'rfc793',
  rtoBackoff: true,
  minRtoMs: 1_000,
  initialRtoMs: 3_000,
  windowBytes: 1_048_576,
  initialSsthreshBytes: 65_535,
};

const file = ({ startMs }: Route): SourceDocument => ({
  kind: 'file-tcp',
  packetBytes: SEGMENT_BYTES,
  fileBytes: FILE_BYTES,
  files: 1,
  startMs: { from: startMs, to: startMs + PHASE_MS },
});

const staggered = (routes: readonly Route[], ms: number): readonly Route[] =>
  routes.map((route, i) => ({ ...route, startMs: i * ms }));

/** Table 5.1: R1 in the WAN, a file each, 1 ms apart in the order of their hops. */
export const r1Files: ScenarioDocument = {
  ...abrNetwork({
    id: 'ulku-r1-files',
    title: 'Seven files over three links',
    subtitle: 'TCP over ABR · three 155 Mb/s links of 1 ms · files of 1 MB, 9,180-byte segments',
    description: 'What TCP sends waits at its host for the rate that the switches allow.',
    source: 'Ülkü 1997, section 5.2',
    routes: staggered(R1_ROUTES, 1),
    delayMs: 1,
    durationS: 0.5,
    fromS: 0,
    stage: { port: 'sw2>sw3', startS: 0.02, viewS: [0, 0.5], msPerSecond: 10 },
    sourceOf: file,
  }),
  tcp: TCP,
  abr: { ...SOURCE_PARAMETERS, rif: 1 / 64, rdf: 1 / 64 },
};

/** Table 5.3: R2 in the LAN, 15 ms apart. */
export const r2Files: ScenarioDocument = {
  ...abrNetwork({
    id: 'ulku-r2-files',
    title: 'Three files over one link',
    subtitle: 'TCP over ABR · one 155 Mb/s link of 10 µs · files of 1 MB, 15 ms apart',
    description: 'Who takes what a source leaves that has nothing more to send?',
    source: 'Ülkü 1997, section 5.2 and Table 5.3',
    routes: staggered(R2_ROUTES, 15),
    delayMs: 0.01,
    durationS: 0.3,
    fromS: 0,
    stage: { port: 'sw0>sw1', startS: 0.13, viewS: [0, 0.3], msPerSecond: 5 },
    sourceOf: file,
  }),
  tcp: TCP,
};

export const ulkuTcp: readonly ScenarioDocument[] = [r1Files, r2Files];

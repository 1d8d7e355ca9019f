import { type ScenarioDocument, SERVICE_CLASSES, type SourceDocument } from '../../contract/index.ts';

const SOURCES: readonly SourceDocument[] = [
  { kind: 'greedy-tcp', packetBytes: 1500, startMs: { from: 0, to: 5 } },
  { kind: 'greedy-tcp', packetBytes: 1024 },
  {
    kind: 'file-tcp',
    packetBytes: 512,
    fileBytes: 60_000,
    pauseMs: 3,
    sizes: 'exponential',
    pauses: 'exponential',
  },
  { kind: 'poisson', cellsPerSecond: 9_000, packetBytes: 480 },
  { kind: 'deterministic', cellsPerSecond: 7_000, phase: 0.3 },
  { kind: 'on-off', cellsPerSecond: 40_000, burstMs: 4, silenceMs: 6, packetBytes: 1500 },
  {
    kind: 'vbr',
    levels: [
      { cellsPerSecond: 5_000, ms: 7 },
      { cellsPerSecond: 30_000, ms: 2 },
    ],
    lengths: 'exponential',
    spacing: 'poisson',
  },
  { kind: 'scripted', times: [0, 0, 10, 500, 500, 4_000], unit: 'us', startMs: 20 },
  { kind: 'greedy', peakCellRate: 20_000 },
];

/** Everything drawn at random at once: every kind of source, RED's coin, cell delay variation, losses, shuffled ties. */
export const mixture: ScenarioDocument = {
  version: 1,
  id: 'mixture',
  title: 'Every kind of source over one port',
  nodes: [
    { id: 'S1', kind: 'switch' },
    { id: 'S2', kind: 'switch' },
    ...SOURCES.flatMap((_, i) => [
      { id: `src${i + 1}`, kind: 'host' as const },
      { id: `dst${i + 1}`, kind: 'host' as const },
    ]),
  ],
  links: [
    { a: 'S1', b: 'S2', rateMbps: 34, delayMs: 2, cdvUs: 3 },
    ...SOURCES.flatMap((_, i) => [
      { a: `src${i + 1}`, b: 'S1', rateMbps: 155.52, delayMs: 0.1 + i / 10, cdvUs: 1.5 },
      { a: 'S2', b: `dst${i + 1}`, rateMbps: 155.52, delayMs: 0.2 },
    ]),
  ],
  vcs: SOURCES.map((source, i) => ({
    id: i + 1,
    path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
    source,
    weight: i + 1,
    serviceClass: SERVICE_CLASSES[i % SERVICE_CLASSES.length],
    share: { min: 0.02 * i, max: 0.3 + 0.05 * i },
  })),
  ports: { default: { bufferCells: 400, policy: 'atm-red', scheduler: 'wfq' } },
  impairments: { 'S1>S2': { lossProbability: 0.001 } },
  tcp: { congestionControl: 'sack', timestamps: true },
  run: { durationS: 2 },
  ties: 'shuffled',
};

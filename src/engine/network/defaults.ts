import type { PortDocument, TcpDocument } from '../../contract/index.ts';

/** What a document leaves out. The values of Cheon & Panwar's symmetric network, section 2. */
export const DEFAULT_TCP: TcpDocument = {
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
  timers: 'ideal',
  slowTickMs: 500,
  fastTickMs: 200,
  windowScaling: true,
  timestamps: false,
  handshake: false,
  nagle: true,
  swsAvoidance: true,
  limitedTransmit: false,
  ackOutOfOrder: 'immediate',
};

export const DEFAULT_PORT = {
  bufferCells: 2_000,
  policy: 'rcd',
  scheduler: 'fifo',
  allocation: 'shared',
} as const satisfies PortDocument;
export const DEFAULT_VC = { serviceClass: 'ubr', weight: 1 } as const;
export const DEFAULT_OVERHEAD_BYTES = 8;
export const DEFAULT_SEED = 1;

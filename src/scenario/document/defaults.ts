import type { AbrDocument, CreditDocument, PortDocument, TcpDocument } from '../../contract/index.ts';
import { DEFAULT_RATES } from '../../engine/abr/ends/rateSpecs.ts';

/** Defaults of a document. The values of Cheon & Panwar's symmetric network, section 2. */
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
  rttGain: 1 / 8,
  rttDeviationGain: 1 / 4,
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
  ecn: false,
  ackOutOfOrder: 'immediate',
  slowStartAtSsthresh: true,
  growthAfterRecovery: false,
  byteCountingLimit: 0,
};

export const DEFAULT_PORT = {
  bufferCells: 2_000,
  policy: 'rcd',
  scheduler: 'fifo',
  allocation: 'shared',
  algorithm: 'none',
} as const satisfies PortDocument;
/** ATM Forum TM 4.0, table 5-1; PCR, ICR, FRTT and CRM follow from the network and from the other values. */
export const DEFAULT_ABR: Omit<AbrDocument, 'pcr' | 'icr' | 'frttMs' | 'crm'> = {
  rule: 'tm4',
  mcr: 0,
  ...DEFAULT_RATES,
  mrm: 2,
  trmMs: 100,
  recoveryMs: 100,
  tbeCells: 16_777_215,
  adtfMs: 500,
  tcr: 10,
  bufferCells: 0,
  dueCell: 'moves',
  receiverRate: 0,
  quantizeRm: false,
  coupling: { form: 'none' },
};
/** A lone VC gets the full rate on any hop; the credit cells take a tenth of the reverse link. */
export const DEFAULT_CREDIT: CreditDocument = { n2: 10, n3: 'roundTrip', adaptive: false, piggyback: false };
export const DEFAULT_VC = { serviceClass: 'ubr', weight: 1 } as const;
export const DEFAULT_OVERHEAD_BYTES = 8;
export const DEFAULT_SEED = 1;

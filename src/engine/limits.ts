import { BUFFER_CELLS, MOST_VCS, SEEDS } from '../contract/index.ts';

/** Limits of scenarios. A document beyond them is refused with the range in the message. */
export const LIMITS = {
  switches: 64,
  routers: 64,
  hosts: 2_048,
  links: 2_560,
  vcs: MOST_VCS,
  /** Cells carry the VC in 14 bits (contract/messages/traces.ts, CellFlag). */
  vcId: 16_383,
  nameLength: 24,
  /** Mb/s; engine rates are whole bits per second. */
  rateMbps: { min: 0.01, max: 10_000 },
  idealMbps: { min: 0.000_001, max: 10_000 },
  delayMs: { min: 0, max: 10_000 },
  /** One cell time of the slowest link; the limit of each link is its own cell time. */
  cdvUs: 42_400,
  /** Largest number of a cell or frame in a scripted loss, and maximum number of scripted losses per direction. */
  lossAt: 1_000_000_000,
  losses: 10_000,
  /** N2, and N3, of a VC on a hop. */
  creditCells: 1_000_000,
  /** Cells on the wire of one direction, or waiting in their source, all of which are kept in memory. */
  cellsOnWire: 16_777_216,
  /** Changes of a source's rate, on average, between two of its frames or cells. */
  levelsPerUnit: 10_000,
  /** Packets at each output of a router. */
  bufferPackets: 100_000,
  weight: { min: 1, max: 1_000 },
  /** Smallest cap of a VC, as a share of the buffer; it must hold a frame as well. */
  maxShare: 0.000_1,
  bufferCells: BUFFER_CELLS,
  durationS: { min: 0.000_001, max: 3_600 },
  /** Number of call pools, and their rates of arrival. */
  pools: 64,
  callsPerSecond: { min: 0.001, max: 1_000_000 },
  /** CPCS-SDU of AAL5: packet, headers and overhead, bytes. */
  frameBytes: 65_535,
  windowBytes: 1_073_741_824,
  timerMs: 1_000_000,
  rttGain: { min: 1 / 1_024, max: 1 },
  /** RFC 3465, section 2.3: a limit above two segments is not allowed. */
  byteCounting: 2,
  seed: SEEDS.max,
  /** Last column and row in which a switch is drawn. */
  place: 63,
  /** Answers of the control of a scene. */
  sceneControlAnswers: 5,
} as const;

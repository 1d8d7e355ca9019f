import fc from 'fast-check';
import {
  type AbrDocument,
  type ArrivalsDocument,
  type CreditDocument,
  type ImpairmentDocument,
  type LinkDocument,
  type ParameterValues,
  type PortDocument,
  type ScenarioDocument,
  SERVICE_CLASSES,
  type SourceDocument,
  type TcpDocument,
  type TieRule,
  type VcDocument,
} from '../../src/contract/index.ts';
import { algorithms } from '../../src/engine/abr/algorithms/index.ts';
import { findPolicy, policies } from '../../src/engine/switch/discard/index.ts';
import { schedulers } from '../../src/engine/switch/schedulers/index.ts';
import { inOrder } from './cells.ts';
import { withLaterKeys } from './laterKeys.ts';

/** Longest frame of a random scenario, cells: 1,500 bytes with headers. */
const LONGEST = 33;

/** Any value a parameter may have at a buffer of this size, in the range where things happen. */
export const parametersOf = (id: string, buffer: number): fc.Arbitrary<ParameterValues> =>
  fc
    .record<ParameterValues>(
      Object.fromEntries(
        findPolicy(id).parameters.map((spec) => {
          if (spec.kind === 'choice')
            return [spec.name, fc.constantFrom(...spec.options.map((o) => o.value))];
          if (!spec.integer) {
            const { min, max } = spec;
            const fit = [0.01, 0.1, 0.5, 1, 2, 7.5].filter(
              (one) => one >= min && (max === 'buffer' || one <= max),
            );
            return [spec.name, fc.constantFrom(...fit)];
          }
          const max = spec.max === 'buffer' ? buffer : 4;
          return [spec.name, fc.integer({ min: spec.min, max })];
        }),
      ),
      { noNullPrototype: true },
    )
    .map((params) => inOrder(findPolicy(id), params));

export const policyId = fc.constantFrom(...policies.map(({ id }) => id));

/** A scheduler with its parameters; plain FIFO half of the time, so that ports of both kinds stand side by side. */
const scheduling: fc.Arbitrary<PortDocument> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  ...schedulers.map(({ id, parameters }) => ({
    arbitrary: fc
      .record<ParameterValues>(
        Object.fromEntries(
          parameters.flatMap((spec) =>
            spec.kind === 'choice'
              ? [[spec.name, fc.constantFrom(...spec.options.map(({ value }) => value))]]
              : [],
          ),
        ),
        { noNullPrototype: true },
      )
      .map((schedulerParams) => ({ scheduler: id, schedulerParams })),
    weight: 1,
  })),
);

/** Shares that hold a frame and, of up to twelve queues, do not add up to more than the buffer. */
const minimum = fc.constantFrom(0, 0.02, 0.05, 0.08);
const maximumOf = (buffer: number): fc.Arbitrary<number> => {
  const least = Math.ceil((1_000 * LONGEST) / buffer) / 1_000;
  return fc.constantFrom(Math.min(1, least), Math.min(1, (1 + least) / 2), 1);
};
const sharing = (buffer: number): fc.Arbitrary<PortDocument> =>
  fc.oneof(
    { arbitrary: fc.constant<PortDocument>({}), weight: 4 },
    {
      arbitrary: fc
        .record({ min: minimum, max: maximumOf(buffer) })
        .map((allocationParams) => ({ allocation: 'dynamic', allocationParams })),
      weight: 2,
    },
    {
      arbitrary: maximumOf(buffer).map((max) => ({ allocation: 'caps', allocationParams: { max } })),
      weight: 1,
    },
    { arbitrary: fc.constant({ allocation: buffer >= 12 * LONGEST ? 'partition' : 'shared' }), weight: 1 },
  );

/** One buffer for all classes or one for each, some of another size and policy. */
const classBuffers = (buffer: number): fc.Arbitrary<PortDocument> => {
  const one = fc.record(
    { bufferCells: fc.constantFrom(buffer, buffer + 40, 'unlimited' as const), policy: policyId },
    { requiredKeys: [], noNullPrototype: true },
  );
  return fc.record(
    {
      buffers: fc.constantFrom('shared' as const, 'shared' as const, 'perClass' as const),
      classes: fc.record({ cbr: one, abr: one, ubr: one }, { requiredKeys: [], noNullPrototype: true }),
    },
    { requiredKeys: [], noNullPrototype: true },
  );
};

const standing = fc.record(
  {
    serviceClass: fc.constantFrom(...SERVICE_CLASSES),
    weight: fc.integer({ min: 1, max: 5 }),
    share: fc.record({ min: minimum }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const tcp: fc.Arbitrary<Partial<TcpDocument>> = fc.record({
  congestionControl: fc.constantFrom('tahoe', 'reno', 'newreno', 'sack', 'sack', 'cubic'),
  windowBytes: fc.constantFrom(8_000, 30_000, 65_535, 200_000),
  initialWindowSegments: fc.constantFrom(1, 2, 4),
  initialSsthreshBytes: fc.constantFrom(0, 4_000, 65_535),
  growthDivisor: fc.constantFrom(0, 8),
  dupAckThreshold: fc.constantFrom(2, 3),
  minRtoMs: fc.constantFrom(2, 5, 11),
  initialRtoMs: fc.constantFrom(4, 15),
  rtoEstimator: fc.constantFrom('rfc793', 'jacobson'),
  rtoBackoff: fc.boolean(),
  ackEvery: fc.constantFrom(1, 2, 3),
  delayedAckMs: fc.constantFrom(0, 1, 3.3),
  timers: fc.constantFrom('ideal', 'coarse'),
  slowTickMs: fc.constantFrom(1, 2.5),
  fastTickMs: fc.constantFrom(0.7, 2),
  timestamps: fc.boolean(),
  handshake: fc.boolean(),
  nagle: fc.boolean(),
  swsAvoidance: fc.constantFrom(true, true, false),
  limitedTransmit: fc.boolean(),
  ecn: fc.boolean(),
  ackOutOfOrder: fc.constantFrom('immediate', 'immediate', 'fills-delayed', 'delayed'),
  slowStartAtSsthresh: fc.boolean(),
  growthAfterRecovery: fc.boolean(),
  byteCountingLimit: fc.constantFrom(0, 0, 1, 2),
});

/** Delays of 0 put the end of a cell and its arrival at one instant; equal ones make ties. */
const delayMs = fc.constantFrom(0, 0, 0.1, 0.1, 0.37, 1.5);
const rateMbps = fc.constantFrom(4, 10, 25, 25, 25, 33.333333);
const link = fc.record({ rateMbps, delayMs, late: fc.constantFrom(0, 0, 0.7, 1) });

interface Drawn {
  readonly rateMbps: number;
  readonly delayMs: number;
  readonly late: number;
}

const duplex = (a: string, b: string, { rateMbps: rate, delayMs: delay, late }: Drawn): LinkDocument => ({
  a,
  b,
  rateMbps: rate,
  delayMs: delay,
  cdvUs: Math.floor((late * 424e3) / rate) / 1e3,
});

const startMs = fc.oneof(fc.constantFrom(0, 1), fc.constant({ from: 0, to: 4 }));
const peakCellRate = fc.option(fc.constantFrom(5_000, 9_000.5, 30_000), { nil: undefined });
const lengths = fc.constantFrom('fixed' as const, 'exponential' as const);
const cellsPerSecond = fc.constantFrom(800, 9_000, 25_000.5);
const lengthMs = fc.constantFrom(0.5, 3, 11);

const tcpCommon = {
  packetBytes: fc.constantFrom(34, 200, 500, 500, 1_446),
  ipPacketsPerSecond: fc.constantFrom(0, 0, 1_500, 4_000.5),
  ipJitterUs: fc.constantFrom(undefined, undefined, undefined, 300),
  startMs,
  peakCellRate,
};
const unitCommon = {
  packetBytes: fc.constantFrom(undefined, undefined, 40, 480, 1_446),
  startMs,
  peakCellRate,
};
const greedy = fc.record({ kind: fc.constant('greedy-tcp' as const), ...tcpCommon });

/** Every kind; greedy TCP half of the time. */
const source: fc.Arbitrary<SourceDocument> = fc.oneof(
  { weight: 6, arbitrary: greedy },
  fc.record({
    kind: fc.constant('file-tcp' as const),
    ...tcpCommon,
    fileBytes: fc.constantFrom(100, 5_000, 20_777),
    files: fc.constantFrom(0, 2),
    pauseMs: fc.constantFrom(0, 2.5),
    sizes: lengths,
    pauses: lengths,
  }),
  fc.record({ kind: fc.constant('poisson' as const), ...unitCommon, cellsPerSecond }),
  fc.record({
    kind: fc.constant('deterministic' as const),
    ...unitCommon,
    cellsPerSecond,
    phase: fc.constantFrom(0, 0.5, 1),
  }),
  fc.record({
    kind: fc.constant('on-off' as const),
    ...unitCommon,
    cellsPerSecond,
    burstMs: lengthMs,
    silenceMs: lengthMs,
    lengths,
  }),
  fc.record({
    kind: fc.constant('vbr' as const),
    ...unitCommon,
    levels: fc.constantFrom(
      [
        { cellsPerSecond: 30_000, ms: 2 },
        { cellsPerSecond: 0, ms: 1 },
      ],
      [{ cellsPerSecond: 12_000, ms: 3 }],
    ),
    lengths,
    spacing: fc.constantFrom('regular' as const, 'poisson' as const),
  }),
  fc.record({
    kind: fc.constant('scripted' as const),
    ...unitCommon,
    times: fc.array(fc.nat(400), { minLength: 1, maxLength: 60 }).map((times) => times.sort((a, b) => a - b)),
    unit: fc.constantFrom('us' as const, 'slots' as const),
  }),
);

/** Calls for a pool of two VCs, far apart or more than they can carry. */
const calls = fc.record({
  callsPerSecond: fc.constantFrom(60, 400, 3_000),
  fileBytes: fc.constantFrom(1, 5_000, 20_777),
  holdingMs: lengthMs,
  lengths,
});

/** Packets instead of cells, where the link ends at a router. */
const access = (a: string, b: string, drawn: Drawn, ethernet: boolean): LinkDocument =>
  ethernet && [a, b].some((node) => /^[RQ]/.test(node))
    ? { a, b, kind: 'ethernet', rateMbps: drawn.rateMbps, delayMs: drawn.delayMs }
    : duplex(a, b, drawn);

/** Rate control with loops of a few milliseconds: rates, RM cells and every rule move within a short run. */
const abr: fc.Arbitrary<Partial<AbrDocument>> = fc.record({
  rule: fc.constantFrom('tm4', 'tm4', 'prca'),
  icr: fc.constantFrom(600, 3_000, 9_000),
  mcr: fc.constantFrom(0, 0, 200),
  rif: fc.constantFrom(1 / 256, 1 / 16, 1),
  rdf: fc.constantFrom(1 / 64, 1 / 4),
  nrm: fc.constantFrom(2, 8, 32),
  trmMs: fc.constantFrom(0.5, 100),
  crm: fc.constantFrom(2, 40),
  adtfMs: fc.constantFrom(2, 500),
  tcr: fc.constantFrom(10, 1_000),
  dueCell: fc.constantFrom('stays', 'moves'),
  receiverRate: fc.constantFrom(0, 0, 2_000),
  quantizeRm: fc.boolean(),
});
/** Credits for short and long hops, shared or not. */
const credit: fc.Arbitrary<Partial<CreditDocument>> = fc.record({
  n2: fc.constantFrom(1, 4, 10, 33),
  n3: fc.constantFrom(1, 7, 40, 'roundTrip' as const),
  adaptive: fc.boolean(),
  piggyback: fc.boolean(),
});
const algorithm = fc.constantFrom(...algorithms.map(({ id }) => id));

const session = fc.record({
  abr: fc.option(abr, { nil: undefined, freq: 3 }),
  credit: fc.option(credit, { nil: undefined, freq: 3 }),
  entry: fc.nat(2),
  backwards: fc.boolean(),
  source,
  /** Through a router at the first switch, and through one at the last. */
  routers: fc.tuple(fc.boolean(), fc.boolean()),
  ethernet: fc.tuple(fc.boolean(), fc.boolean()),
  first: link,
  last: link,
  tcp: fc.option(tcp, { nil: undefined }),
  standing,
});

/** Of the first VC, whose data and ACKs pass every link it is put on. */
const impairment = fc.record({
  lossProbability: fc.constantFrom(0, 0.001, 0.02),
  frameLossProbability: fc.constantFrom(undefined, undefined, 0.05),
  burst: fc.constantFrom(undefined, undefined, { goodToBad: 0.002, badToGood: 0.2, lossBad: 0.8 }),
  unit: fc.constantFrom('cell', 'frame', null),
  at: fc.integer({ min: 1, max: 40 }),
});

/** One to three switches in a row, one to six sessions between any of them, everything else drawn. */
export const randomScenario: fc.Arbitrary<ScenarioDocument> = fc
  .record({
    trunks: fc.array(link, { maxLength: 2 }),
    sessions: fc.array(session, { minLength: 1, maxLength: 6 }),
    overheadBytes: fc.constantFrom(8, 14),
    routed: fc.constantFrom(false, false, true),
    bufferPackets: fc.constantFrom(0, 1, 4),
    stub: link,
    bufferCells: fc.oneof(
      { arbitrary: fc.integer({ min: LONGEST, max: 150 }), weight: 9 },
      { arbitrary: fc.constant(12 * LONGEST), weight: 1 },
    ),
    scheduling,
    algorithm,
    policy: policyId,
    tcp,
    calls: fc.option(calls, { nil: undefined, freq: 3 }),
    durationMs: fc.integer({ min: 20, max: 80 }),
    measure: fc.tuple(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.boolean()),
    impaired: fc.array(fc.tuple(fc.nat(100), impairment), { maxLength: 2 }),
    ties: fc.constantFrom('link', 'shuffled', 'drawn', 'drawn'),
    seed: fc.nat(1_000),
    segments: fc.array(fc.option(fc.boolean(), { nil: undefined }), { minLength: 3, maxLength: 3 }),
  })
  .chain((drawn) =>
    fc
      .tuple(
        parametersOf(drawn.policy, drawn.bufferCells),
        sharing(drawn.bufferCells),
        classBuffers(drawn.bufferCells),
      )
      .map(([params, shares, classes]) => withLaterKeys(documentOf({ ...drawn, params, shares, classes }))),
  );

type Impaired = typeof impairment extends fc.Arbitrary<infer Value> ? Value : never;
type Calls = typeof calls extends fc.Arbitrary<infer Value> ? Value : never;
type Session = typeof session extends fc.Arbitrary<infer Value> ? Value : never;

function documentOf(drawn: {
  readonly trunks: readonly Drawn[];
  readonly sessions: readonly Session[];
  readonly overheadBytes: number;
  readonly routed: boolean;
  readonly bufferPackets: number;
  readonly stub: Drawn;
  readonly bufferCells: number;
  readonly policy: string;
  readonly params: ParameterValues;
  readonly scheduling: PortDocument;
  readonly algorithm: string;
  readonly shares: PortDocument;
  readonly classes: PortDocument;
  readonly tcp: Partial<TcpDocument>;
  readonly calls: Calls | undefined;
  readonly durationMs: number;
  readonly measure: readonly [number, boolean];
  readonly impaired: readonly (readonly [number, Impaired])[];
  readonly ties: TieRule;
  readonly seed: number;
  readonly segments: readonly (boolean | undefined)[];
}): ScenarioDocument {
  const switches = Array.from({ length: drawn.trunks.length + 1 }, (_, i) => `S${i + 1}`);
  const vcs = drawn.sessions.map((one, i) => vcOf(one, i + 1, switches, drawn.routed));
  const routers = [...new Set(vcs.flatMap(({ path }) => path.filter((node) => /^[RQ]/.test(node))))];
  const durationS = drawn.durationMs / 1_000;
  const fromS = Math.floor(drawn.measure[0] * drawn.durationMs) / 1_000;
  return {
    version: 1,
    id: 'random',
    title: 'Random',
    nodes: [
      ...switches.map((id, i) => ({ id, kind: 'switch', segments: drawn.segments[i] }) as const),
      ...routers.map((id) => ({ id, kind: 'router', bufferPackets: drawn.bufferPackets }) as const),
      ...vcs.flatMap(({ id }) => [
        { id: `src${id}`, kind: 'host' } as const,
        { id: `dst${id}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      ...drawn.trunks.map((one, i) => duplex(switches[i]!, switches[i + 1]!, one)),
      ...routers.map((id) => duplex(id, `S${id.slice(1)}`, drawn.stub)),
      ...vcs.flatMap(({ path }, i) => [
        access(path[0]!, path[1]!, drawn.sessions[i]!.first, drawn.sessions[i]!.ethernet[0]),
        access(
          path[path.length - 2]!,
          path[path.length - 1]!,
          drawn.sessions[i]!.last,
          drawn.sessions[i]!.ethernet[1],
        ),
      ]),
    ],
    ...withCalls(vcs, drawn.calls),
    aal5: { overheadBytes: drawn.overheadBytes },
    ports: {
      default: {
        bufferCells: drawn.bufferCells,
        policy: drawn.policy,
        params: drawn.params,
        algorithm: vcs.some(({ abr }) => abr !== undefined) ? drawn.algorithm : 'none',
        ...drawn.scheduling,
        ...drawn.shares,
        ...drawn.classes,
      },
    },
    impairments: impairmentsOf(vcs[0]!, drawn.impaired),
    tcp: drawn.tcp,
    run: { durationS },
    measure: { fromS, ...(drawn.measure[1] ? { toS: (fromS + durationS) / 2 } : {}) },
    ties: drawn.ties,
    seed: drawn.seed,
  };
}

/** A twin of the first VC, and a pool of the two; queues of six VCs are as many as the shares allow. */
function withCalls(
  vcs: readonly VcDocument[],
  drawn: Calls | undefined,
): { vcs: readonly VcDocument[]; arrivals?: readonly ArrivalsDocument[] } {
  const [first, ...others] = vcs;
  if (drawn === undefined || vcs.length > 5 || first!.source.kind === 'file-tcp') return { vcs };
  const { callsPerSecond, fileBytes, holdingMs, lengths } = drawn;
  const size = first!.source.kind === 'greedy-tcp' ? { fileBytes } : { holdingMs };
  const line = { ...first!, source: { ...first!.source, startMs: undefined! } };
  const twin = { ...line, id: vcs.length + 1 };
  return {
    vcs: [line, ...others, twin],
    arrivals: [{ id: 'calls', vcs: [twin.id, line.id], callsPerSecond, lengths, ...size }],
  };
}

function impairmentsOf(
  { id, path }: VcDocument,
  impaired: readonly (readonly [number, Impaired])[],
): Record<string, ImpairmentDocument> {
  const entries = impaired.map(([place, { unit, at, ...random }]) => {
    const of = place % 2 === 0 ? 'data' : 'acks';
    const way = of === 'data' ? path : path.toReversed();
    const from = place % (way.length - 1);
    const losses = unit === null ? [] : [{ losses: [{ vc: id, of, [unit]: at } as const] }];
    return [`${way[from]}>${way[from + 1]}`, Object.assign(random, ...losses)] as const;
  });
  return Object.fromEntries(entries);
}

/** Routers pass packets, not single cells; on Ethernet no cells are shaped. */
function fitFor(source: SourceDocument, routed: boolean, ethernet: boolean): SourceDocument {
  const packets = routed ? { ...source, packetBytes: source.packetBytes ?? 480 } : source;
  return ethernet ? { ...packets, peakCellRate: undefined } : packets;
}

function vcOf(one: Session, id: number, switches: readonly string[], routed: boolean): VcDocument {
  const entry = Math.min(one.entry, switches.length - 1);
  const way = one.backwards ? switches.slice(0, entry + 1).toReversed() : switches.slice(entry);
  const [entrance, exit] = [way[0], way[way.length - 1]].map((name) => name!.slice(1));
  const ahead = routed && one.routers[0] ? [`R${entrance}`] : [];
  const behind = routed && one.routers[1] ? [`${way.length > 1 ? 'R' : 'Q'}${exit}`] : [];
  const throughRouter = ahead.length + behind.length > 0;
  const rated = one.abr !== undefined && !throughRouter;
  const credited = one.credit !== undefined && !rated && !throughRouter;
  const source = rated || credited ? { ...one.source, peakCellRate: undefined } : one.source;
  return {
    id,
    path: [`src${id}`, ...ahead, ...way, ...behind, `dst${id}`],
    source: fitFor(source, throughRouter, ahead.length > 0 && one.ethernet[0]),
    ...one.standing,
    ...(rated ? { abr: one.abr, serviceClass: 'abr' as const } : {}),
    ...(credited ? { credit: one.credit } : {}),
    ...(one.tcp === undefined ? {} : { tcp: one.tcp }),
  };
}

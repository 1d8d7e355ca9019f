import fc from 'fast-check';
import type { AbrDocument, ScenarioDocument, VcDocument } from '../../src/contract/index.ts';
import { algorithms } from '../../src/engine/abr/algorithms/index.ts';
import { withLaterKeys } from './laterKeys.ts';

/** Rates of links of 155 Mb/s, in loops of a few microseconds to milliseconds. */
const abr: fc.Arbitrary<Partial<AbrDocument>> = fc
  .record({
    range: fc.constantFrom(
      { mcr: 0, icr: 600 },
      { mcr: 0, icr: 70_000 },
      { mcr: 4_717, icr: 70_000 },
      { mcr: 4_717, icr: 353_208 },
      { mcr: 50_000, icr: 70_000 },
    ),
    rule: fc.constantFrom('tm4', 'tm4', 'tm4', 'prca'),
    pcr: fc.constantFrom(353_208, 365_000),
    rif: fc.constantFrom(1 / 64, 1 / 16, 1),
    rdf: fc.constantFrom(1 / 64, 1 / 4),
    nrm: fc.constantFrom(4, 32, 256),
    mrm: fc.constantFrom(2, 2, 5),
    trmMs: fc.constantFrom(0.05, 100),
    adtfMs: fc.constantFrom(500, 500, 1),
    crm: fc.constantFrom(2, 40),
    cdf: fc.constantFrom(1 / 16, 1),
    tcr: fc.constantFrom(10, 1_000),
    receiverRate: fc.constantFrom(0, 0, 0, 60_000),
    dueCell: fc.constantFrom('stays', 'stays', 'stays', 'moves'),
    quantizeRm: fc.constantFrom(false, false, true),
  })
  .map(({ range, ...rules }) => ({ ...rules, ...range }));

/** Most VCs are greedy ABR; a frame of theirs is mostly a cell. */
const vc = fc.record({
  from: fc.nat(3),
  to: fc.nat(3),
  abr,
  kind: fc.constantFrom<'greedy' | 'cbr' | 'tcp' | 'credit'>(
    ...Array.from({ length: 6 }, () => 'greedy' as const),
    'cbr',
    'tcp',
    'credit',
  ),
  packetBytes: fc.constantFrom(undefined, undefined, 480),
  cellsPerSecond: fc.constantFrom(20_000, 150_000),
  startMs: fc.constantFrom(0, 0.4, 2),
  accessMs: fc.constantFrom(0, 0.001, 0.001, 0.05, 2),
  shared: fc.nat(9),
  meets: fc.nat(2),
});
type Drawn = typeof vc extends fc.Arbitrary<infer Value> ? Value : never;

const network = fc.record({
  trunks: fc.array(fc.constantFrom<number>(0, 0.001, 0.01, 0.01, 0.3, 1), { maxLength: 3 }),
  vcs: fc.array(vc, { minLength: 1, maxLength: 6 }),
  bufferCells: fc.constantFrom(20, 200, 100_000),
  algorithm: fc.constantFrom('none', 'relative', ...algorithms.map(({ id }) => id)),
  policy: fc.constantFrom('rcd', 'rcd', 'epd'),
  scheduler: fc.constantFrom<'fifo' | 'priority' | 'rr'>('fifo', 'fifo', 'fifo', 'priority'),
  cut: fc.array(fc.constantFrom(false, false, false, false, true), { minLength: 4, maxLength: 4 }),
  lossProbability: fc.constantFrom(0, 0, 0, 0, 0, 0.01),
  ties: fc.constantFrom('link', 'shuffled', 'drawn', 'drawn'),
  seed: fc.nat(1_000),
});
type DrawnNetwork = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** One to four switches in a row with VCs in both directions, now and then two of them from one host, and more often to one. */
export const randomRates: fc.Arbitrary<ScenarioDocument> = network.map((drawn) =>
  withLaterKeys(documentOf(drawn)),
);

/** Those in which nothing but RM cells sets anything going: greedy sources and CBR, links that lose nothing. */
export const calmRates: fc.Arbitrary<ScenarioDocument> = network.map((drawn) =>
  withLaterKeys(
    documentOf({
      ...drawn,
      trunks: drawn.trunks.map((delayMs) => Math.max(0.001, delayMs)),
      vcs: drawn.vcs.map((one) => ({
        ...one,
        kind: one.kind === 'cbr' ? 'cbr' : 'greedy',
        abr: { ...one.abr, rule: 'tm4' },
      })),
      scheduler: drawn.scheduler === 'priority' ? 'rr' : 'fifo',
      cut: [],
      lossProbability: 0,
    }),
  ),
);

function documentOf({
  trunks,
  vcs,
  bufferCells,
  algorithm,
  policy,
  scheduler,
  cut,
  lossProbability,
  ties,
  seed,
}: DrawnNetwork): ScenarioDocument {
  const switches = Array.from({ length: trunks.length + 1 }, (_, i) => `S${i + 1}`);
  const link = (a: string, b: string, delayMs: number) => ({ a, b, rateMbps: 155, delayMs });
  const made = vcs.map((one, i) => vcOf(one, i, switches));
  const rated = made.some(({ abr }) => abr !== undefined);
  const ends = new Map<string, { readonly to: string; readonly delayMs: number }>();
  for (const [i, { path }] of made.entries()) {
    const { accessMs } = vcs[i]!;
    ends.set(path[0]!, ends.get(path[0]!) ?? { to: path[1]!, delayMs: accessMs });
    ends.set(path[path.length - 1]!, { to: path[path.length - 2]!, delayMs: accessMs });
  }
  return {
    version: 1,
    id: 'rates',
    title: 'rates',
    description: '',
    source: '',
    nodes: [
      ...switches.map((id, i) => ({ id, kind: 'switch' as const, ...(cut[i] ? { segments: true } : {}) })),
      ...[...ends.keys()].map((id) => ({ id, kind: 'host' as const })),
    ],
    links: [
      ...trunks.map((delayMs, i) => link(switches[i]!, switches[i + 1]!, delayMs)),
      ...[...ends].map(([host, { to, delayMs }]) => link(host, to, delayMs)),
    ],
    vcs: made,
    ...(lossProbability > 0
      ? { impairments: { [`${made[0]!.path[0]}>${made[0]!.path[1]}`]: { lossProbability } } }
      : {}),
    ports: { default: { bufferCells, algorithm: rated ? algorithm : 'none', policy, scheduler } },
    run: { durationS: 0.009 },
    measure: { fromS: 0.002 },
    ties,
    seed,
    stage: { port: `${made[0]!.path.at(-2)}>${made[0]!.path.at(-1)}` },
  };
}

function vcOf(one: Drawn, i: number, switches: readonly string[]): VcDocument {
  const [from, to] = [one.from, one.to].map((at) => at % switches.length);
  const between = from! <= to! ? switches.slice(from, to! + 1) : switches.slice(to, from! + 1).reverse();
  const host = one.shared === 0 ? `x${from}` : `x${from}-${i + 1}`;
  const { packetBytes, startMs } = one;
  const size = packetBytes === undefined ? {} : { packetBytes };
  const path = [host, ...between, one.meets === 0 ? `y${to}` : `r${i + 1}`];
  if (one.kind === 'credit')
    return { id: i + 1, path, source: { kind: 'greedy', startMs, ...size }, credit: { n2: 4 } };
  if (one.kind === 'tcp')
    return { id: i + 1, path, source: { kind: 'greedy-tcp', packetBytes: 480, startMs }, abr: one.abr };
  if (one.kind === 'cbr')
    return {
      id: i + 1,
      path,
      serviceClass: 'cbr',
      source: { kind: 'deterministic', cellsPerSecond: one.cellsPerSecond, startMs, ...size },
    };
  return { id: i + 1, path, source: { kind: 'greedy', startMs, ...size }, abr: one.abr };
}

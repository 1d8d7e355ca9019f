import * as v from 'valibot';
import {
  ANSWER_FIGURES,
  because,
  becauseNot,
  type Catalog,
  GOOD_WAYS,
  OUTCOME_MEASURES,
  PORT_CELLS,
  SERVICE_CLASSES,
  TIE_RULES,
  YARDSTICKS,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { coded, form, known, list, name, number, oneOf, text, whole, yesOrNo } from '../../engine/shapes.ts';
import { sourceSchema } from '../../engine/traffic/kinds/index.ts';
import { lengthMs, lengths } from '../../engine/traffic/shapes.ts';
import { abrSchema } from './abrSchema.ts';
import { creditSchema } from './creditSchema.ts';

const NO_OBJECT = coded(becauseNot('object'));
const numberOrText = v.union([v.number(), v.string()], coded(becauseNot('numberOrText')));
const values = v.record(v.string(), numberOrText, NO_OBJECT);

const classCells = v.union(
  [whole(LIMITS.bufferCells.min, LIMITS.bufferCells.max, 'cells'), v.literal('unlimited')],
  coded(because('neitherCellsNor', { word: 'unlimited', range: { ...LIMITS.bufferCells, unit: 'cells' } })),
);

const node = known({
  id: name,
  kind: oneOf(['host', 'switch', 'router']),
  bufferPackets: v.optional(whole(0, LIMITS.bufferPackets, 'packets')),
  segments: yesOrNo,
});

const link = known({
  a: name,
  b: name,
  kind: v.optional(oneOf(['atm', 'ethernet'])),
  rateMbps: number(LIMITS.rateMbps.min, LIMITS.rateMbps.max, 'Mb/s'),
  backRateMbps: v.optional(number(LIMITS.rateMbps.min, LIMITS.rateMbps.max, 'Mb/s')),
  delayMs: number(LIMITS.delayMs.min, LIMITS.delayMs.max, 'ms'),
  cdvUs: v.optional(number(0, LIMITS.cdvUs, 'µs')),
});

const loss = known({
  vc: whole(1, LIMITS.vcId),
  of: v.optional(oneOf(['data', 'acks'])),
  cell: v.optional(whole(1, LIMITS.lossAt)),
  frame: v.optional(whole(1, LIMITS.lossAt)),
});

const impairment = known({
  lossProbability: v.optional(number(0, 1)),
  frameLossProbability: v.optional(number(0, 1)),
  burst: v.optional(
    known({
      goodToBad: v.optional(number(0, 1)),
      badToGood: v.optional(number(0, 1)),
      lossGood: v.optional(number(0, 1)),
      lossBad: v.optional(number(0, 1)),
    }),
  ),
  losses: v.optional(list(loss, LIMITS.losses, 'losses', 0)),
});

const pool = known({
  id: name,
  vcs: list(whole(1, LIMITS.vcId), LIMITS.vcs, 'VCs'),
  callsPerSecond: number(LIMITS.callsPerSecond.min, LIMITS.callsPerSecond.max, 'calls/s'),
  fileBytes: v.optional(whole(1, 1_000_000_000_000, 'bytes')),
  holdingMs: v.optional(lengthMs),
  lengths: v.optional(lengths),
});

const answer = form(
  new RegExp(`^(?:[^{}]|\\{(?:${ANSWER_FIGURES.join('|')})\\})*$`),
  becauseNot('answer', { known: ANSWER_FIGURES }),
);

const sceneControl = known({
  question: text,
  path: text,
  answers: list(
    known({
      value: numberOrText,
      path: v.optional(text),
      name: v.optional(text),
      words: text,
    }),
    LIMITS.sceneControlAnswers,
    'answers',
    2,
  ),
});

const outcome = known({
  measure: oneOf(OUTCOME_MEASURES),
  good: oneOf(GOOD_WAYS),
  yardstick: v.optional(oneOf(YARDSTICKS)),
});

const place = known({ column: number(0, LIMITS.place), row: number(0, LIMITS.place) });

const teacherNote = known({ show: text, belief: text, next: text, avoid: text });

const stage = known({
  port: v.optional(form(/./, becauseNot('outputPort'))),
  startS: v.optional(number(0, LIMITS.durationS.max, 's')),
  startAt: v.optional(known({ epoch: whole(1, 10_000), offsetMs: number(-100_000, 100_000, 'ms') })),
  viewS: v.optional(
    list(number(0, LIMITS.durationS.max, 's'), 2, 'seconds', 2) as unknown as v.GenericSchema<
      [number, number]
    >,
  ),
  msPerSecond: v.optional(number(0.000_001, 1_000_000, 'ms')),
  hook: v.optional(text),
  ask: v.optional(
    v.array(
      v.union(
        [text, known({ question: text, hint: v.optional(answer), answer })],
        coded(because('neitherTextNorQuestion')),
      ),
      coded(becauseNot('questions')),
    ),
  ),
  knob: v.optional(sceneControl),
  outcome: v.optional(outcome),
  byHand: v.optional(known({ vc: whole(1, LIMITS.vcId), baseline: sourceSchema })),
  note: v.optional(v.union([text, teacherNote], coded(becauseNot('text')))),
  places: v.optional(v.record(v.string(), place, NO_OBJECT)),
});

const tcpEntries = (congestionControls: readonly string[]) => ({
  congestionControl: v.optional(oneOf(congestionControls)),
  headerBytes: v.optional(whole(1, 1_000, 'bytes')),
  windowBytes: v.optional(whole(1, LIMITS.windowBytes, 'bytes')),
  initialWindowSegments: v.optional(whole(1, 1_000, 'segments')),
  initialSsthreshBytes: v.optional(whole(0, LIMITS.windowBytes, 'bytes')),
  growthDivisor: v.optional(number(0, 1_000)),
  dupAckThreshold: v.optional(whole(1, 1_000)),
  minRtoMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  maxRtoMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  initialRtoMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  rtoEstimator: v.optional(oneOf(['rfc793', 'jacobson'])),
  rttGain: v.optional(number(LIMITS.rttGain.min, LIMITS.rttGain.max)),
  rttDeviationGain: v.optional(number(LIMITS.rttGain.min, LIMITS.rttGain.max)),
  rtoBackoff: yesOrNo,
  ackEvery: v.optional(whole(1, 1_000, 'packets')),
  delayedAckMs: v.optional(number(0, LIMITS.timerMs, 'ms')),
  timers: v.optional(oneOf(['ideal', 'coarse'])),
  slowTickMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  fastTickMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  windowScaling: yesOrNo,
  timestamps: yesOrNo,
  handshake: yesOrNo,
  nagle: yesOrNo,
  swsAvoidance: yesOrNo,
  limitedTransmit: yesOrNo,
  ecn: yesOrNo,
  ackOutOfOrder: v.optional(oneOf(['immediate', 'fills-delayed', 'delayed'])),
  slowStartAtSsthresh: yesOrNo,
  growthAfterRecovery: yesOrNo,
  byteCountingLimit: v.optional(whole(0, LIMITS.byteCounting, 'segments')),
});

const PATH_NODES = { min: 3, max: LIMITS.switches + 2, item: 'nodes' } as const;

/** The id of a policy, or the text of a rule: it has more than one line. */
const policyOf = ({ policies }: Catalog) => {
  const ids = policies.map(({ id }) => id);
  const reason = coded(becauseNot('oneOf', { options: ids }));
  return v.union([oneOf(ids), v.pipe(v.string(), v.regex(/\n/, reason))], reason);
};

/** The shape of a document; shape.ts judges with it, and the published JSON Schema is made from it. */
export function scenarioSchema(catalog: Catalog) {
  const tcp = known(tcpEntries(catalog.congestionControls.map(({ id }) => id)));
  const vc = known({
    id: whole(1, LIMITS.vcId),
    name: v.optional(name),
    path: v.pipe(
      v.array(name, coded(becauseNot('list', PATH_NODES))),
      v.minLength(PATH_NODES.min, coded(because('pathTooShort'))),
      v.maxLength(PATH_NODES.max, coded(because('outsideCount', PATH_NODES))),
    ),
    source: sourceSchema,
    group: v.optional(name),
    idealMbps: v.optional(number(LIMITS.idealMbps.min, LIMITS.idealMbps.max, 'Mb/s')),
    serviceClass: v.optional(oneOf(SERVICE_CLASSES)),
    weight: v.optional(whole(LIMITS.weight.min, LIMITS.weight.max)),
    share: v.optional(known({ min: v.optional(number(0, 1)), max: v.optional(number(LIMITS.maxShare, 1)) })),
    tcp: v.optional(tcp),
    abr: v.optional(abrSchema),
    credit: v.optional(creditSchema),
  });
  const classBuffer = known({
    bufferCells: v.optional(classCells),
    policy: v.optional(policyOf(catalog)),
    params: v.optional(values),
  });
  const port = known({
    bufferCells: v.optional(whole(PORT_CELLS.min, PORT_CELLS.max, 'cells')),
    policy: v.optional(policyOf(catalog)),
    params: v.optional(values),
    scheduler: v.optional(oneOf(catalog.schedulers.map(({ id }) => id))),
    schedulerParams: v.optional(values),
    allocation: v.optional(oneOf(catalog.allocations.map(({ id }) => id))),
    allocationParams: v.optional(values),
    algorithm: v.optional(oneOf(catalog.algorithms.map(({ id }) => id))),
    algorithmParams: v.optional(values),
    buffers: v.optional(oneOf(['shared', 'perClass'])),
    classes: v.optional(
      known({
        cbr: v.optional(classBuffer),
        'rt-vbr': v.optional(classBuffer),
        'nrt-vbr': v.optional(classBuffer),
        abr: v.optional(classBuffer),
        ubr: v.optional(classBuffer),
      }),
    ),
  });
  return known({
    $schema: v.optional(text),
    version: v.picklist([1, 2], coded(becauseNot('version'))),
    id: form(/^[a-z0-9-]{1,64}$/, becauseNot('scenarioId')),
    title: text,
    subtitle: v.optional(text),
    description: v.optional(text),
    source: v.optional(text),
    nodes: list(node, LIMITS.switches + LIMITS.hosts, 'nodes'),
    links: list(link, LIMITS.links, 'links'),
    vcs: list(vc, LIMITS.vcs, 'VCs'),
    arrivals: v.optional(list(pool, LIMITS.pools, 'pools')),
    aal5: v.optional(known({ overheadBytes: whole(0, 1_000, 'bytes') })),
    ports: v.optional(v.record(v.string(), port, NO_OBJECT)),
    impairments: v.optional(v.record(v.string(), impairment, NO_OBJECT)),
    policies: v.optional(v.record(v.string(), values, NO_OBJECT)),
    tcp: v.optional(tcp),
    abr: v.optional(abrSchema),
    credit: v.optional(creditSchema),
    run: known({ durationS: number(LIMITS.durationS.min, LIMITS.durationS.max, 's') }),
    measure: v.optional(
      known({
        fromS: number(0, LIMITS.durationS.max, 's'),
        toS: v.optional(number(0, LIMITS.durationS.max, 's')),
      }),
    ),
    ties: v.optional(oneOf(TIE_RULES)),
    seed: v.optional(whole(0, LIMITS.seed)),
    stage: v.optional(stage),
  });
}

export type ScenarioSchema = ReturnType<typeof scenarioSchema>;

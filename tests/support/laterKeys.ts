import { readFileSync } from 'node:fs';
import type {
  AbrDocument,
  ClassDocument,
  CouplingDocument,
  ImpairmentDocument,
  LinkDocument,
  MechanismInfo,
  ParameterSpec,
  ParameterValue,
  PortDocument,
  ScenarioDocument,
  SourceDocument,
  TcpDocument,
  VcDocument,
} from '../../src/contract/index.ts';
import { findAlgorithm } from '../../src/engine/abr/algorithms/index.ts';
import { COUPLING_FORMS, ROUND_TRIPS } from '../../src/engine/abr/ends/couplingSpecs.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { UNSCALED_WINDOW } from '../../src/engine/tcp/headers.ts';
import { isTcp } from '../../src/engine/traffic/kinds/index.ts';

loadRuleLanguage();

/** One of these values; which one hangs on the key and the document alone. */
type Draw = <Value>(key: string, ...values: readonly Value[]) => Value;

/**
 * Keys that came later draw from streams of their own, which hang on what was drawn before: one more key leaves every case as
 * it is but for that key. The next one goes here.
 */
export function withLaterKeys(document: ScenarioDocument): ScenarioDocument {
  // As a file has it: what is left out is no key.
  return JSON.parse(JSON.stringify(withAllKeys(document)));
}

function withAllKeys(document: ScenarioDocument): ScenarioDocument {
  const seed = new RandomStream(0, JSON.stringify(document)).uint32();
  const draw: Draw = (key, ...values) => values[new RandomStream(seed, key).uint32() % values.length]!;
  const { ports = {}, impairments = {} } = document;
  const inForce = draw('notifies', true, true, false) ? notifiedBy(document, draw) : null;
  return {
    ...document,
    ...versionOf(document, draw),
    links: document.links.map((link, i) =>
      linkWith(link, (key, ...values) => draw(`${i} ${key}`, ...values)),
    ),
    vcs: document.vcs.map((vc) =>
      vcWith(vc, inForce?.rule ?? null, (key, ...values) => draw(`${vc.id} ${key}`, ...values)),
    ),
    ...presetsAnd({ ...ports.default, ...(inForce === null ? {} : { algorithm: inForce.algorithm }) }, draw),
    impairments: Object.fromEntries(
      Object.entries(impairments).map(([id, one]) => [id, lossWith(one, draw)]),
    ),
    ...(document.tcp === undefined ? {} : { tcp: tcpWith(document.tcp, draw) }),
  };
}

/** Version 2 differs in what it leaves out. */
function versionOf({ ties }: ScenarioDocument, draw: Draw): Pick<ScenarioDocument, 'version' | 'ties'> {
  const version = draw('version', 1, 1, 2);
  return { version, ties: version === 2 && ties === 'drawn' ? undefined! : ties! };
}

/** Rules of sources without TM 4.0, and the algorithm that they wait for; null where no source has any. */
function notifiedBy({ vcs }: ScenarioDocument, draw: Draw) {
  if (vcs.every(({ abr = {} }) => abr.rule !== 'prca')) return null;
  return draw(
    'notifier',
    { rule: 'becn', algorithm: 'backward' } as const,
    { rule: 'efci', algorithm: 'efci' } as const,
  );
}

/** Another rate that way back; a cell is late by at most the time of one cell of the faster way. */
function linkWith(link: LinkDocument, draw: Draw): LinkDocument {
  const factor = draw('back', ...Array.from({ length: 5 }, () => 1), 0.9, 1.7);
  const isSlower = factor < 1 || (link.cdvUs ?? 0) > 0;
  return {
    ...link,
    kind: link.kind ?? draw('kind', undefined!, 'atm'),
    ...(factor === 1 ? {} : { backRateMbps: link.rateMbps * (isSlower ? 0.9 : factor) }),
  };
}

function vcWith(vc: VcDocument, rule: AbrDocument['rule'] | null, draw: Draw): VcDocument {
  const { abr, tcp, share } = vc;
  return {
    ...vc,
    source: sourceOf(vc, draw),
    ...(abr === undefined ? {} : { abr: abrWith(abr, rule, isTcp(vc.source), draw) }),
    ...(tcp === undefined ? {} : { tcp: tcpWith(tcp, draw) }),
    ...(share === undefined ? {} : { share: { ...share, max: draw('share.max', undefined!, 1) } }),
  };
}

/** A source that sends at a constant rate sometimes sends as fast as it may, where something limits it. */
function sourceOf({ source, abr, credit }: VcDocument, draw: Draw): SourceDocument {
  const isLimited = abr !== undefined || credit !== undefined || source.peakCellRate !== undefined;
  if (source.kind !== 'deterministic' || !isLimited || draw('constant', true, true, false)) return source;
  const { packetBytes, startMs, peakCellRate } = source;
  return { kind: 'greedy', packetBytes: packetBytes!, startMs: startMs!, peakCellRate: peakCellRate! };
}

function abrWith(
  abr: Partial<AbrDocument>,
  rule: AbrDocument['rule'] | null,
  hasWindow: boolean,
  draw: Draw,
): Partial<AbrDocument> {
  const tbeCells = draw('tbeCells', undefined, undefined, undefined, 40, 2_000);
  return {
    ...abr,
    rule: abr.rule === 'prca' ? (rule ?? 'prca') : abr.rule!,
    recoveryMs: draw('recoveryMs', 0.2, 3, 100),
    nrm: draw('nrm', abr.nrm!, abr.nrm!, 16, 64, 128),
    tbeCells: tbeCells!,
    frttMs: draw('frttMs', undefined!, undefined!, 0, 0.7, 20),
    crm: tbeCells === undefined ? abr.crm! : draw('crm', abr.crm!, undefined!),
    bufferCells: draw('bufferCells', undefined!, undefined!, 0, 3, 40, 200),
    ...(hasWindow ? couplingOf(draw) : {}),
  };
}

function couplingOf(draw: Draw): { readonly coupling?: Partial<CouplingDocument> } {
  if (draw('coupled', true, false)) return {};
  const coupling = {
    form: draw('form', ...COUPLING_FORMS),
    k: draw('k', 0.5, 1, 4),
    rtt: draw('rtt', ...ROUND_TRIPS),
    floorSegments: draw('floorSegments', 1, 4),
    weight: draw('weight', 1 / 8, 1),
    threshold: draw('threshold', 0, 0.1, 0.5),
  };
  return { coupling };
}

/** BSD's coarse timers have gains of their own, and windows above 65,535 bytes are scaled. */
function tcpWith(tcp: Partial<TcpDocument>, draw: Draw): Partial<TcpDocument> {
  const isCoarse = tcp.timers === 'coarse';
  const isLarge = (tcp.windowBytes ?? UNSCALED_WINDOW) > UNSCALED_WINDOW;
  return {
    ...tcp,
    congestionControl: draw(
      'congestionControl',
      ...Array.from({ length: 9 }, () => tcp.congestionControl!),
      'timeout-only',
    ),
    maxRtoMs: draw('maxRtoMs', 20, 64_000),
    headerBytes: draw('headerBytes', undefined!, undefined!, 28, 42),
    rttGain: isCoarse ? 1 / 8 : draw('rttGain', 1 / 8, 1 / 8, 1 / 2),
    rttDeviationGain: isCoarse ? 1 / 4 : draw('rttDeviationGain', 1 / 4, 1 / 4, 1),
    windowScaling: isLarge || draw('windowScaling', true, false),
  };
}

const lossWith = (one: ImpairmentDocument, draw: Draw): ImpairmentDocument =>
  one.burst === undefined
    ? one
    : { ...one, burst: { ...one.burst, lossGood: draw('lossGood', undefined!, 0.002) } };

/** Parameters of its policy stand at a port or in the presets of the document. */
function presetsAnd(port: PortDocument, draw: Draw): Pick<ScenarioDocument, 'ports' | 'policies'> {
  const { policy = 'rcd', params, ...others } = port;
  const isPreset = draw('presets', true, false, false, false);
  const written = isPreset ? policy : asText(policy, draw);
  const { algorithm = 'none', bufferCells = 0, classes } = port;
  return {
    ...(isPreset && params !== undefined ? { policies: { [policy]: params } } : {}),
    ports: {
      default: {
        ...others,
        ...(port.policy === undefined ? {} : { policy: written }),
        ...(params === undefined || isPreset ? {} : { params }),
        ...(draw('algorithmParams', true, false)
          ? { algorithmParams: parametersOf(findAlgorithm(algorithm), bufferCells, draw) }
          : {}),
        ...(classes === undefined ? {} : { classes: classesOf(classes, draw) }),
      },
    },
  };
}

/** A policy of this id, or now and then the same one as the text of its rule, as somebody has written it. */
function asText(policy: string, draw: Draw): string {
  const isText = draw(`text ${policy}`, ...Array.from({ length: 7 }, () => false), true);
  const file = new URL(`../../src/rules/discard/${policy}.rule`, import.meta.url);
  return isText ? readFileSync(file, 'utf8') : policy;
}

/** The buffer of CBR is sometimes that of another class. */
function classesOf(classes: NonNullable<PortDocument['classes']>, draw: Draw): PortDocument['classes'] {
  const { cbr, ...others } = classes;
  if (cbr === undefined) return classes;
  const buffer: ClassDocument = cbr.policy === undefined ? cbr : { ...cbr, policy: asText(cbr.policy, draw) };
  return { ...others, [draw('class', 'cbr', 'rt-vbr', 'nrt-vbr')]: buffer };
}

/** Half and twice what is usual, in the range of each. */
function parametersOf({ parameters, ordered = [] }: MechanismInfo, bufferCells: number, draw: Draw) {
  const values: Record<string, ParameterValue> = Object.fromEntries(
    parameters.map((spec) => [spec.name, parameterOf(spec, bufferCells, draw)]),
  );
  for (const [lower, upper] of ordered) {
    const [low, high] = [values[lower]!, values[upper]!].toSorted((a, b) => Number(a) - Number(b));
    Object.assign(values, { [lower]: low, [upper]: high });
  }
  return values;
}

function parameterOf(spec: ParameterSpec, bufferCells: number, draw: Draw): ParameterValue {
  if (spec.kind === 'choice') return draw(spec.name, ...spec.options.map(({ value }) => value));
  const usual = typeof spec.default === 'number' ? spec.default : spec.default.ofBuffer * bufferCells;
  const most = spec.max === 'buffer' ? bufferCells : spec.max;
  const factor = draw(spec.name, 0.1, 0.5, 1, 2);
  const value = Math.min(most, Math.max(spec.min, factor * (usual || 10 * Number(spec.integer))));
  return spec.integer ? Math.round(value) : value;
}

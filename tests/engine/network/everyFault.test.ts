import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedPath } from '../../../src/scenario/document/names.ts';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { cases } from '../../support/tier.ts';
import { catalog } from './catalog.ts';
import { rich } from './rich.ts';

type Keys = readonly string[];

/** One value replaced; `undefined` takes it away. */
interface Fault {
  readonly kind: string;
  readonly keys: Keys;
  readonly value: unknown;
  /** What it is judged against: wrong there (`*`: or anywhere inside), this fault has no meaning. */
  readonly against: readonly Keys[];
}

const keysOf = (path: string): Keys => path.split('.');

function placesIn(value: unknown, keys: Keys = []): readonly Keys[] {
  if (typeof value !== 'object' || value === null) return [keys];
  return [keys, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...keys, key]))];
}

const at = (document: unknown, keys: Keys): unknown =>
  keys.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], document);

function planted(document: unknown, faults: readonly Omit<Fault, 'against'>[]): unknown {
  const copy = JSON.parse(JSON.stringify(document)) as unknown;
  for (const { keys, value } of faults) {
    const parent = at(copy, keys.slice(0, -1)) as Record<string, unknown>;
    if (value === undefined) delete parent[keys.at(-1) as string];
    else parent[keys.at(-1) as string] = value;
  }
  return copy;
}

const pathsOf = (document: unknown): readonly string[] =>
  checkDocument(document, catalog).problems.map(({ path }) => path);
const names = (keys: Keys, document: unknown): boolean =>
  pathsOf(document).includes(namedPath(document, keys));

const isFields = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const places = placesIn(rich).filter(({ length }) => length > 0);

const ROUTER = [keysOf('nodes.7.id'), keysOf('nodes.7.kind')];

const MECHANISMS: Readonly<Record<string, string>> = {
  params: 'policy',
  schedulerParams: 'scheduler',
  allocationParams: 'allocation',
};

/** What a parameter may be its policy says, which keys a source has its kind, what its units are its way. */
function judgedBy(keys: Keys): readonly Keys[] {
  const mechanism = MECHANISMS[String(keys[2])];
  if (keys[0] === 'ports' && mechanism !== undefined) return [['ports', keys[1] as string, mechanism]];
  if (keys[2] !== 'source' || keys.length === 3) return [];
  const vc = keys.slice(0, 2);
  return [[...vc, 'source', 'kind'], [...vc, 'path', '*'], ...ROUTER];
}

/** Of every place the kinds of fault that need no knowledge of the key. */
const shapeFaults: readonly Fault[] = places.flatMap((keys): readonly Fault[] => {
  const value = at(rich, keys);
  const wrong = { kind: 'wrong type', keys, value: ['string', 'boolean'].includes(typeof value) ? 5 : true };
  const other = Array.isArray(value)
    ? { kind: 'object for a list', keys, value: {} }
    : { kind: 'list for a value', keys, value: [] };
  const far = { kind: 'out of range', keys, value: -1e12 };
  const extra = { kind: 'unknown key', keys: [...keys, 'colour'], value: 'red' };
  const gone = { kind: 'missing key', keys, value: undefined };
  const isItem = Array.isArray(at(rich, keys.slice(0, -1)));
  const here = [
    wrong,
    other,
    ...(typeof value === 'number' ? [far] : []),
    // Of the ports and presets an unknown key is a dangling reference, judged below.
    ...(isFields(value) && !['ports', 'policies', 'impairments'].includes(keys.join()) ? [extra] : []),
    ...(isItem || !names(gone.keys, planted(rich, [gone])) ? [] : [gone]),
  ];
  return here.map((one) => ({ ...one, against: judgedBy(one.keys) }));
});

const fault = (kind: string, path: string, value: unknown, ...against: readonly string[]): Fault => ({
  kind,
  keys: keysOf(path),
  value,
  against: against.map(keysOf),
});

const NODES = rich.nodes.map((_, index) => `nodes.${index}.id`);
/** Without any node or link there is nothing to refer to. */
const NAMED = ['nodes', 'links'];
const ENDS = rich.links.flatMap((_, index) => [`links.${index}.a`, `links.${index}.b`]);

/** Who crosses the ports with shares, with frames of which size, and may hold how much. */
const SHARES = [
  ...ENDS,
  ...NODES,
  'nodes.7.kind',
  'vcs.*',
  'ports.S1>S2.allocation',
  'aal5.overheadBytes',
  'tcp.headerBytes',
];
const PACKET_LINK = ['links.5.kind', 'links.5.a', 'links.5.b'];

/** Values that are sound in themselves and wrong beside others. */
const meaningFaults: readonly Fault[] = [
  fault('dangling reference', 'links.3.a', 'nowhere', ...NAMED),
  fault('dangling reference', 'links.4.b', 'nowhere', ...NAMED),
  fault('dangling reference', 'vcs.0.path', ['src', 'S1', 'S9', 'dst'], ...NAMED),
  fault('dangling reference', 'ports.S1>S9', { bufferCells: 50 }, ...NAMED),
  fault('dangling reference', 'ports.S9>S1', { params: { threshold: -1 } }, ...NAMED),
  fault('dangling reference', 'stage.port', 'S1>S9', ...NAMED),
  fault('dangling reference', 'stage.places.S9', { column: 0, row: 0 }, ...NAMED),
  fault('dangling reference', 'policies.blue', { threshold: 1 }, ...NAMED),
  fault('dangling reference', 'impairments.S1>S9', { losses: [{ vc: 1, cell: 1 }] }, ...NAMED, ...ENDS),
  fault('dangling reference', 'impairments.S1>S2.losses.0.vc', 3, 'vcs.*', ...ENDS),
  fault(
    'dangling reference',
    'arrivals.0.vcs.0',
    99,
    'vcs',
    ...rich.vcs.map((_, index) => `vcs.${index}.id`),
  ),
  fault('neither of two', 'arrivals.0.holdingMs', undefined, 'arrivals.0.fileBytes'),
  fault('neither of two', 'impairments.S1>S2.losses.1', { vc: 3, of: 'acks' }),
  fault('used twice', 'nodes.5.id', 'src2', 'nodes.4.id'),
  fault('used twice', 'vcs.2.id', 2, 'vcs.1.id'),
  fault('used twice', 'links.4', { a: 'dst', b: 'S2', rateMbps: 1, delayMs: 1 }, 'links.2.*'),
  fault('path', 'vcs.1.path', ['src2', 'S2', 'dst'], ...ENDS, ...NODES),
  fault('path', 'vcs.2.path', ['dst', 'S2', 'S1', 'S2', 'src2']),
  fault('path', 'vcs.1.path', ['src2', 'src', 'dst'], 'nodes.2.kind'),
  fault('bad pair', 'measure.fromS', 2, 'run.durationS'),
  fault('bad pair', 'measure.toS', 0.05, 'measure.fromS'),
  fault('bad pair', 'vcs.0.source.startMs.from', 20, 'vcs.0.source.startMs.to', 'vcs.0.source.kind'),
  fault('bad pair', 'vcs.2.source.startMs.from', 20, 'vcs.2.source.startMs.to', 'vcs.2.source.kind'),
  fault('bad pair', 'tcp.minRtoMs', 2_000, 'tcp.maxRtoMs', 'vcs.*'),
  fault('bad pair', 'vcs.0.tcp.minRtoMs', 2_000, 'tcp.maxRtoMs', 'vcs.0.source.kind'),
  fault('bad pair', 'vcs.0.tcp.windowBytes', 1_000, 'vcs.0.source.packetBytes', 'vcs.0.source.kind'),
  fault(
    'bad pair',
    'vcs.2.source.packetBytes',
    65_500,
    'aal5.overheadBytes',
    'tcp.headerBytes',
    'vcs.2.source.kind',
  ),
  fault('bad pair', 'links.1.cdvUs', 2.8, 'links.1.rateMbps'),
  fault('bad pair', 'links.6.cdvUs', 42.5, 'links.6.rateMbps', 'links.6.backRateMbps'),
  fault('bad pair', 'vcs.3.tcp.windowBytes', 70_000, 'vcs.3.tcp.windowScaling', 'vcs.3.source.kind'),
  fault('bad pair', 'vcs.8.source.times.2', 5, 'vcs.8.source.times.1', 'vcs.8.source.kind'),
  fault('nothing to send', 'vcs.7.source.levels', [{ cellsPerSecond: 0, ms: 1 }], 'vcs.7.source.kind'),
  fault('only for switches', 'nodes.7.segments', true, 'nodes.7.kind'),
  fault('not for switches', 'nodes.0.bufferPackets', 3, 'nodes.0.kind'),
  fault(
    'not for switches',
    'links.6.kind',
    'ethernet',
    'nodes.0.id',
    'nodes.0.kind',
    'links.6.a',
    'links.6.b',
  ),
  fault('not for packets', 'links.5.cdvUs', 1, 'links.5.kind'),
  fault(
    'not for packets',
    'vcs.3.source.peakCellRate',
    1_000,
    ...PACKET_LINK,
    'vcs.3.path.*',
    'vcs.3.source.kind',
  ),
  fault(
    'not for packets',
    'vcs.4.source.peakCellRate',
    1_000,
    ...PACKET_LINK,
    'vcs.4.path.*',
    'vcs.4.source.kind',
  ),
  fault(
    'not for packets',
    'vcs.4.source.packetBytes',
    undefined,
    ...ROUTER.map((keys) => keys.join('.')),
    'vcs.4.path.*',
    'vcs.4.source.kind',
  ),
  fault(
    'too long for a link',
    'vcs.3.source.packetBytes',
    1_600,
    ...PACKET_LINK,
    'vcs.3.*',
    'aal5.overheadBytes',
    'tcp.headerBytes',
  ),
  fault('bad pair', 'stage.viewS.1', 0, 'stage.viewS.0'),
  fault(
    'buffer below a frame',
    'ports.S2>dst.bufferCells',
    1,
    ...ENDS,
    ...NODES,
    'vcs.*',
    'aal5.overheadBytes',
    'tcp.headerBytes',
  ),
  fault('above the buffer', 'ports.S1>S2.params.th1', 1_001, 'ports.S1>S2.bufferCells', 'ports.S1>S2.policy'),
  fault(
    'above the buffer',
    'ports.default.params.threshold',
    2_001,
    'ports.default.bufferCells',
    'ports.default.policy',
  ),
  fault('unknown parameter', 'ports.S1>S2.params.low', 1, 'ports.S1>S2.policy'),
  fault('unknown parameter', 'ports.default.params.th1', 1, 'ports.default.policy'),
  fault('out of range', 'ports.S1>S2.params.listMax', -1, 'ports.S1>S2.policy'),
  fault('not whole', 'ports.S2>spare.params.threshold', 0.5, 'ports.S2>spare.policy'),
  fault('bad pair', 'ports.S2>dst.params.low', 450, 'ports.S2>dst.params.high', 'ports.S2>dst.policy'),
  fault('unknown parameter', 'ports.S1>S2.schedulerParams.weight', 1, 'ports.S1>S2.scheduler'),
  fault('unknown parameter', 'ports.S2>dst.allocationParams.min', 0.1, 'ports.S2>dst.allocation'),
  fault('no such choice', 'ports.S1>S2.schedulerParams.active', 'fluid', 'ports.S1>S2.scheduler'),
  fault('bad pair', 'ports.S1>S2.allocationParams.min', 0.6, ...SHARES, 'ports.S1>S2.allocationParams.max'),
  fault('bad pair', 'vcs.0.share.min', 0.45, ...SHARES, 'vcs.0.share.max'),
  fault('shares above the buffer', 'ports.S1>S2.allocationParams.min', 0.2, ...SHARES),
  fault('share below a frame', 'vcs.0.share.max', 0.02, ...SHARES, 'ports.S1>S2.bufferCells'),
  fault(
    'share below a frame',
    'ports.S2>dst.allocationParams.max',
    0.02,
    ...SHARES,
    'ports.S2>dst.bufferCells',
    'ports.S2>dst.allocation',
  ),
  fault('bad pair', 'policies.epd-hysteresis.low', 30, 'policies.epd-hysteresis.high'),
  fault('out of range', 'policies.espd.th1', -5),
];

const faults = [...shapeFaults, ...meaningFaults];

const covers = (one: Keys, other: Keys): boolean => one.every((key, index) => other[index] === key);
const touches = (one: Keys, other: Keys): boolean => covers(one, other) || covers(other, one);

const spoils = (wrong: Keys, needed: Keys): boolean =>
  needed.at(-1) === '*' ? touches(wrong, needed.slice(0, -1)) : covers(wrong, needed);

/** Neither lies inside the other, and neither is what the other is judged against. */
const independent = (one: Fault, other: Fault): boolean =>
  !touches(one.keys, other.keys) &&
  !one.against.some((keys) => spoils(other.keys, keys)) &&
  !other.against.some((keys) => spoils(one.keys, keys));

function independentOf(chosen: readonly Fault[]): readonly Fault[] {
  const kept: Fault[] = [];
  for (const next of chosen) if (kept.every((one) => independent(one, next))) kept.push(next);
  return kept;
}

const severalOf = (choice: readonly Fault[]) =>
  fc.uniqueArray(fc.constantFrom(...choice), { minLength: 2, maxLength: 12 }).map(independentOf);

describe('faults in a document with every section', () => {
  it('has none before they are planted, and many places for them', () => {
    expect(checkDocument(rich, catalog).problems).toEqual([]);
    expect(faults.length).toBeGreaterThan(300);
    expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  it.each([...new Set(faults.map(({ kind }) => kind))])('are each named by path: %s', (kind) => {
    const alike = faults.filter((one) => one.kind === kind);
    const silent = alike.filter((one) => !names(one.keys, planted(rich, [one])));
    expect(silent.map(({ keys }) => keys.join('.'))).toEqual([]);
  });

  it('are all named in one answer when they are independent', () => {
    fc.assert(
      fc.property(severalOf(faults), (chosen) => {
        const document = planted(rich, chosen);
        const paths = pathsOf(document);
        const expected = chosen.map(({ keys }) => namedPath(document, keys));
        expect(expected.filter((path) => !paths.includes(path))).toEqual([]);
      }),
      { numRuns: cases(75) },
    );
  });

  it('accuse nothing else, where nothing refers to what is wrong or takes its place', () => {
    const alone = shapeFaults.filter(
      ({ keys }) => !['nodes', 'links'].includes(keys[0] as string) && keys.at(-1) !== 'params',
    );
    fc.assert(
      fc.property(severalOf(alone), (chosen) => {
        const document = planted(rich, chosen);
        const wrong = chosen.map(({ keys }) => namedPath(document, keys));
        expect(pathsOf(document).filter((path) => !wrong.some((one) => path.startsWith(one)))).toEqual([]);
      }),
      { numRuns: cases(50) },
    );
  });
});

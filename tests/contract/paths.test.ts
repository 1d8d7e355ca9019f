import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_ROOTS,
  type EditPath,
  everyOf,
  formatPath,
  keysOf,
  LOSS_KEYS,
  lastKey,
  MECHANISMS,
  type ParsedPath,
  type Path,
  type PathOf,
  parameterOf,
  parseEditPath,
  parsePath,
  pathOf,
  rateName,
  readKind,
  SERVICE_CLASSES,
} from '../../src/contract/index.ts';
import { worded } from '../support/worded.ts';

const name = fc.stringMatching(/^[^.]+$/);
const port = fc.option(name);
const serviceClass = fc.option(fc.constantFrom(...SERVICE_CLASSES));
const mechanism = fc.constantFrom(...MECHANISMS);
const policy = fc.constant('policy' as const);
const ofPort = fc.constant(null);
const vcKey = fc.constantFrom('weight', 'serviceClass', 'share.min', 'share.max' as const);

/** Of each kind every path, so that a new one is tested as well. */
const PATHS: { readonly [K in EditPath['kind'] | 'senders']: fc.Arbitrary<PathOf<K>> } = {
  mechanism: fc.oneof(
    fc.record({ kind: fc.constant('mechanism' as const), port, serviceClass: ofPort, mechanism }),
    fc.record({ kind: fc.constant('mechanism' as const), port, serviceClass, mechanism: policy }),
  ),
  parameter: fc.oneof(
    fc.record({ kind: fc.constant('parameter' as const), port, serviceClass: ofPort, mechanism, name }),
    fc.record({ kind: fc.constant('parameter' as const), port, serviceClass, mechanism: policy, name }),
  ),
  buffer: fc.record({ kind: fc.constant('buffer' as const), port, serviceClass }),
  buffers: fc.record({ kind: fc.constant('buffers' as const), port, serviceClass: ofPort }),
  vc: fc.record({ kind: fc.constant('vc' as const), vc: name, key: vcKey }),
  loss: fc.record({ kind: fc.constant('loss' as const), link: name, key: fc.constantFrom(...LOSS_KEYS) }),
  rate: fc.record({
    kind: fc.constant('rate' as const),
    vc: fc.option(name),
    group: fc.constantFrom('source' as const, 'coupling' as const),
    key: name,
  }),
  sourceRate: fc.record({ kind: fc.constant('sourceRate' as const), vc: name }),
  senders: fc.record({ kind: fc.constant('senders' as const), group: name }),
};
const anyPath: fc.Arbitrary<Path> = fc.oneof(...Object.values(PATHS));

/** Texts made of the words of the grammar, most of them the path of nothing. */
const WORDS = [
  ...[
    'ports',
    'classes',
    'vcs',
    'impairments',
    'abr',
    'coupling',
    'policy',
    'scheduler',
    'buffer',
    'buffers',
  ],
  ...[
    'tcp',
    'run',
    'seed',
    'S1>S2',
    'ubr',
    '3',
    '*',
    'th1',
    'weight',
    'share',
    'min',
    'burst',
    'lossBad',
    '',
  ],
];
const jumble = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((keys) => pathOf(...keys));

const pathIn = <P extends Path>(parsed: ParsedPath<P>): P => {
  if (!parsed.ok) throw new Error(parsed.reason.key);
  return parsed.path;
};

describe('a path', () => {
  it('reads back as what was written', () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const text = formatPath(path);
        expect(pathIn(parsePath(text))).toEqual(path);
        for (const kind of Object.keys(PATHS) as readonly Path['kind'][])
          expect(readKind(kind, text), kind).toEqual(kind === path.kind ? path : null);
      }),
    );
  });

  it('is the text it was read from, whatever that was', () => {
    fc.assert(
      fc.property(fc.oneof(jumble, fc.string()), (text) => {
        const parsed = parsePath(text);
        if (parsed.ok) expect(formatPath(parsed.path)).toBe(text);
        else expect(worded(parsed.reason)).toMatch(/; known: \w/);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['policy', { kind: 'mechanism', port: null, serviceClass: null, mechanism: 'policy' }],
    [
      'ports.S2>S3.policy.th1',
      { kind: 'parameter', port: 'S2>S3', serviceClass: null, mechanism: 'policy', name: 'th1' },
    ],
    ['classes.ubr.buffer', { kind: 'buffer', port: null, serviceClass: 'ubr' }],
    ['vcs.*.share.min', { kind: 'vc', vc: '*', key: 'share.min' }],
    ['vcs.3h1.abr.coupling.k', { kind: 'rate', vc: '3h1', group: 'coupling', key: 'k' }],
    ['abr.rif', { kind: 'rate', vc: null, group: 'source', key: 'rif' }],
    ['impairments.S1>S2.burst.lossBad', { kind: 'loss', link: 'S1>S2', key: 'burst.lossBad' }],
    ['ports.default.params.th1', { kind: 'document', keys: ['ports', 'default', 'params', 'th1'] }],
    ['tcp.minRtoMs', { kind: 'document', keys: ['tcp', 'minRtoMs'] }],
  ])('%s means what it says', (text, path) => expect(pathIn(parsePath(text))).toEqual(path));
});

describe('a text that is no path', () => {
  it.each([
    ['polcy', /^unknown path; known: seed, ties, run\.durationS/],
    ['policy.', /^unknown path/],
    ['policy.th1.more', /^unknown path/],
    ['abr.coupling.k.more', /^unknown path/],
    ['classes.ubr.scheduler', /^unknown path/],
    ['classes.ubr.buffers', /^unknown path/],
    ['classes.ubr.classes.cbr.buffer', /^unknown path/],
    ['classes.vip.buffer', /^no such service class; known: cbr, /],
    ['ports.S1>S2.classes.vip.policy', /^no such service class; known: cbr, /],
    ['constructor.name', /^unknown path/],
  ])('%s is refused with what is known', (text, reason) =>
    expect(worded(parsePath(text))).toEqual({ ok: false, reason: expect.stringMatching(reason) }),
  );

  it.each([
    ['tcp.minRtoMs', /^unknown path; known: policy, policy\.<parameter>/],
    ['vcs.3.path', /^unknown path; known: vcs\.<id or \*>\.weight/],
    ['impairments.S1>S2.kind', /^unknown path; known: impairments\.<a>><b>\.<lossProbability/],
  ])('%s is no edit, though it may be a setting', (text, reason) =>
    expect(worded(parseEditPath(text))).toEqual({ ok: false, reason: expect.stringMatching(reason) }),
  );
});

describe('readings of a path', () => {
  it('name the same of every port, and of every VC under rate control', () => {
    expect(everyOf('ports.S1>S2.classes.ubr.policy.threshold')).toBe('classes.ubr.policy.threshold');
    expect(everyOf('vcs.3.abr.coupling.k')).toBe('abr.coupling.k');
    for (const text of ['vcs.3.weight', 'tcp.minRtoMs', 'strange']) expect(everyOf(text)).toBe(text);
  });

  it('name the parameter of a mechanism, and a rate as the catalogue does', () => {
    expect(parameterOf('ports.S1>S2.policy', 'ports.S1>S2.policy.th1')).toBe('th1');
    for (const text of ['policy.th1', 'ports.S1>S2.policy', 'ports.S1>S2.scheduler.quantum', 'th1'])
      expect(parameterOf('ports.S1>S2.policy', text)).toBeNull();
    expect(rateName({ group: 'coupling', key: 'k' })).toBe('coupling.k');
    expect(rateName({ group: 'source', key: 'rif' })).toBe('rif');
  });

  it('take it apart and put it together', () => {
    fc.assert(
      fc.property(jumble, (text) => {
        expect(pathOf(...keysOf(text))).toBe(text);
      }),
    );
    expect([lastKey('vcs.3.share.min'), lastKey('buffer')]).toEqual(['min', 'buffer']);
    expect(DOCUMENT_ROOTS.has('constructor')).toBe(false);
  });
});

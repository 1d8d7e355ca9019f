import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../src/scenario/validation/check.ts';
import { scenarios } from '../../../src/scenarios/index.ts';
import { PLAIN } from '../../support/plainPort.ts';
import { worded } from '../../support/worded.ts';
import { catalog, damaged, small } from './catalog.ts';

const problemsOf = (document: unknown) => worded(checkDocument(document, catalog).problems);

describe('a sound document', () => {
  it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s is accepted',
    (_id, scenario) => {
      expect(problemsOf(scenario)).toEqual([]);
    },
  );

  it('gets every default, in engine units', () => {
    const { scenario } = checkDocument(small, catalog);
    expect(scenario?.links.map(({ id }) => id)).toEqual([
      'src>S1',
      'S1>src',
      'S1>S2',
      'S2>S1',
      'S2>dst',
      'dst>S2',
    ]);
    expect(scenario?.links[0]).toMatchObject({ rate: 155_520_000, delayPs: 1e9 });
    expect(scenario?.ports.map(({ id }) => id)).toEqual(['S1>src', 'S1>S2', 'S2>S1', 'S2>dst']);
    expect(scenario?.ports[1]).toEqual({
      id: 'S1>S2',
      bufferCells: 2_000,
      policy: 'epd',
      params: { threshold: 1_960 },
      ...PLAIN,
    });
    expect(scenario).toMatchObject({ fromPs: 0, toPs: 1e12, seed: 1, ties: 'link', overheadBytes: 8 });
    expect(scenario?.vcs[0]?.tcp).toMatchObject({ congestionControl: 'reno', windowBytes: 65_535 });
  });

  it("puts presets below the port's own values", () => {
    const { scenario } = checkDocument(
      {
        ...small,
        policies: { espd: { th1: 1_500, th2: 700 } },
        ports: {
          default: { bufferCells: 2_000, policy: 'espd', params: { th2: 800 } },
          'S1>S2': { params: { listMax: 5 } },
          'S2>dst': { policy: 'rcd', bufferCells: 100 },
        },
      },
      catalog,
    );
    const port = (id: string) => scenario?.ports.find((candidate) => candidate.id === id);
    expect(port('S1>S2')?.params).toMatchObject({ th1: 1_500, th2: 800, listMax: 5, dropTimerMs: 25 });
    expect(port('S2>S1')?.params).toMatchObject({ th1: 1_500, th2: 800, listMax: 2 });
    expect(port('S2>dst')).toMatchObject({ policy: 'rcd', bufferCells: 100, params: {} });
  });

  it('shows the port that most data crosses unless the document says otherwise', () => {
    const crowded = {
      ...small,
      nodes: [...small.nodes, { id: 'src2', kind: 'host' }],
      links: [...small.links, { a: 'src2', b: 'S2', rateMbps: 10, delayMs: 0 }],
      vcs: [...small.vcs, { ...small.vcs[0], id: 2, path: ['src2', 'S2', 'dst'] }],
    };
    expect(checkDocument(crowded, catalog).scenario?.shownPort).toBe('S2>dst');
    const chosen = { ...crowded, stage: { port: 'S1>S2' } };
    expect(checkDocument(chosen, catalog).scenario?.shownPort).toBe('S1>S2');
  });
});

describe('one mistake', () => {
  it.each([
    ['unknown key', ['run', 'duration'], 3, 'run.duration', /unknown key; known: durationS/],
    [
      'unknown key in a list',
      ['vcs', 0, 'source', 'rate'],
      3,
      'vcs.1.source.rate',
      /known: kind, packetBytes/,
    ],
    [
      'missing number',
      ['run', 'durationS'],
      undefined,
      'run.durationS',
      /^missing; needs a number; range 0.000001 to 3,600 s$/,
    ],
    ['missing name', ['nodes', 0, 'id'], undefined, 'nodes[0].id', /^missing; needs a name: 1 to 24 letters/],
    [
      'missing choice',
      ['nodes', 0, 'kind'],
      undefined,
      'nodes.S1.kind',
      /^missing; needs one of: host, switch, router$/,
    ],
    ['missing list', ['links'], undefined, 'links', /^missing; needs a list of 1 to 2,560 links$/],
    ['missing object', ['run'], undefined, 'run', /^missing; needs an object with the keys durationS$/],
    ['list for an inner object', ['run'], [], 'run', /not an object with the keys durationS/],
    ['a word of the language', ['run', 'constructor'], 1, 'run.constructor', /unknown key/],
    ['wrong type', ['run', 'durationS'], '3', 'run.durationS', /not a number/],
    ['list for an object', ['ports'], [], 'ports', /not an object/],
    ['zero rate', ['links', 1, 'rateMbps'], 0, 'links.S1>S2.rateMbps', /outside 0.01 to 10,000 Mb\/s/],
    ['rate above the limit', ['links', 1, 'rateMbps'], 10_001, 'links.S1>S2.rateMbps', /to 10,000 Mb\/s/],
    ['negative delay', ['links', 0, 'delayMs'], -1, 'links.src>S1.delayMs', /outside 0 to 10,000 ms/],
    [
      'cells too late',
      ['links', 1, 'cdvUs'],
      2.8,
      'links.S1>S2.cdvUs',
      /more than a cell time; range 0 to 2.726/,
    ],
    [
      'cells too late on a fast link, where the end of the range is not rounded up',
      ['links', 1],
      { a: 'S1', b: 'S2', rateMbps: 1_555.2, delayMs: 0, cdvUs: 0.273 },
      'links.S1>S2.cdvUs',
      /range 0 to 0.272 µs$/,
    ],
    ['dangling node of a link', ['links', 0, 'a'], 'scr', 'links.scr>S1.a', /no such node; known: S1, S2/],
    ['dangling node of a path', ['vcs', 0, 'path', 3], 'dts', 'vcs.1.path', /no such node/],
    ['path with a gap', ['vcs', 0, 'path'], ['src', 'S2', 'dst'], 'vcs.1.path', /no link between src and S2/],
    ['path over a host', ['nodes', 1, 'kind'], 'host', 'vcs.1.path', /a host where a path needs a switch/],
    ['path in a circle', ['vcs', 0, 'path'], ['src', 'S1', 'S2', 'S1', 'dst'], 'vcs.1.path', /visited twice/],
    ['unknown port', ['ports', 'S1>S9'], {}, 'ports.S1>S9', /no such output port.*S1>src, S1>S2/],
    ['port of a host', ['ports', 'src>S1'], {}, 'ports.src>S1', /no such output port/],
    ['shown port', ['stage'], { port: 'S3>S4' }, 'stage.port', /no such output port/],
    ['duplicate node', ['nodes', 3, 'id'], 'src', 'nodes.src.id', /used twice/],
    [
      'buffer below a frame',
      ['ports', 'default', 'bufferCells'],
      32,
      'ports.default.bufferCells',
      /33 to 1,000/,
    ],
    [
      'threshold above the buffer',
      ['ports', 'S1>S2'],
      { params: { threshold: 2_001 } },
      'ports.S1>S2.params.threshold',
      /outside 0 to 2,000 cells/,
    ],
    [
      'preset above the buffer',
      ['policies'],
      { epd: { threshold: 2_001 } },
      'policies.epd.threshold',
      /outside 0 to 2,000/,
    ],
    [
      'fraction of a cell',
      ['ports', 'S1>S2'],
      { params: { threshold: 0.5 } },
      'ports.S1>S2.params.threshold',
      /whole/,
    ],
    [
      'a low threshold above the default of the high one',
      ['ports', 'S1>S2'],
      { policy: 'epd-hysteresis', params: { low: 1_950 } },
      'ports.S1>S2.params.low',
      /above high; range 0 to 1,900 cells/,
    ],
    [
      'a high threshold below the low one',
      ['ports', 'S1>S2'],
      { policy: 'epd-hysteresis', params: { high: 1_500 } },
      'ports.S1>S2.params.high',
      /below low; range 1,600 to 2,000 cells/,
    ],
    [
      'thresholds of a preset upside down',
      ['policies'],
      { 'epd-hysteresis': { low: 1_900, high: 1_800 } },
      'policies.epd-hysteresis.low',
      /above high; range 0 to 1,800 cells/,
    ],
    ['unknown policy', ['ports', 'S1>S2'], { policy: 'blue' }, 'ports.S1>S2.policy', /not one of: rcd, ppd/],
    ['unknown preset', ['policies'], { blue: {} }, 'policies.blue', /unknown policy; known: rcd/],
    [
      'unknown parameter',
      ['ports', 'S1>S2'],
      { params: { th1: 1 } },
      'ports.S1>S2.params.th1',
      /known: threshold/,
    ],
    ['measure after the run', ['measure'], { fromS: 1 }, 'measure.fromS', /0 to less than 1 s/],
    ['measure backwards', ['measure'], { fromS: 0.5, toS: 0.4 }, 'measure.toS', /more than 0.5 to 1 s/],
    ['run too long', ['run', 'durationS'], 3_601, 'run.durationS', /to 3,600 s/],
    [
      'frame too long',
      ['vcs', 0, 'source', 'packetBytes'],
      65_500,
      'vcs.1.source.packetBytes',
      /1 to 65,487/,
    ],
    [
      'window below a packet',
      ['tcp'],
      { windowBytes: 1_000 },
      'tcp.windowBytes',
      /smaller than a packet of VC 1/,
    ],
    [
      'window below a packet, where 16 bits tell it',
      ['tcp'],
      { windowBytes: 1_000, windowScaling: false },
      'tcp.windowBytes',
      /smaller than a packet of VC 1; outside 1,500 to 65,535 bytes/,
    ],
    [
      'large window without scaling',
      ['tcp'],
      { windowBytes: 70_000, windowScaling: false },
      'tcp.windowBytes',
      /too large without windowScaling; outside 1,500 to 65,535 bytes/,
    ],
    [
      'a gain that coarse timers cannot have',
      ['tcp'],
      { timers: 'coarse', rttGain: 0.5 },
      'tcp.rttGain',
      /fixed with coarse timers; only 0.125/,
    ],
    [
      'byte counting beyond two segments',
      ['tcp'],
      { byteCountingLimit: 3 },
      'tcp.byteCountingLimit',
      /outside 0 to 2 segments/,
    ],
    [
      'start range upside down',
      ['vcs', 0, 'source', 'startMs'],
      { from: 5, to: 1 },
      'vcs.1.source.startMs.from',
      /range/,
    ],
    [
      'unknown congestion control',
      ['tcp'],
      { congestionControl: 'vegas' },
      'tcp.congestionControl',
      /reno, sack, tahoe/,
    ],
    ['wrong version', ['version'], 3, 'version', /not 1/],
  ] as const)('%s is named with path, value and range', (_what, keys, value, path, reason) => {
    const problems = problemsOf(damaged(keys, value));
    const problem = problems.find((candidate) => candidate.path === path);
    expect(problem, JSON.stringify(problems)).toBeDefined();
    expect(problem?.reason).toMatch(reason);
  });

  it.each([
    ['more than 64 switches', 'switch', 65, /of kind switch; range 0 to 64/],
    ['more than 2,048 hosts', 'host', 2_049, /of kind host; range 0 to 2048/],
  ])('%s', (_what, kind, count, reason) => {
    const extra = [...Array(count).keys()].map((index) => ({ id: `n${index}`, kind }));
    const problems = problemsOf({ ...small, nodes: [...small.nodes, ...extra] });
    expect(problems[0]?.reason).toMatch(reason);
  });

  it('more than 1,000 VCs', () => {
    const vcs = [...Array(1_001).keys()].map((index) => ({ ...small.vcs[0], id: index + 1 }));
    expect(problemsOf({ ...small, vcs })).toMatchObject([
      { path: 'vcs', value: undefined, reason: '1,001 given; outside 1 to 1,000 VCs' },
    ]);
  });
});

describe('several mistakes', () => {
  it('in one object hide nothing: of a port, a range of times, alternatives', () => {
    const document = {
      ...small,
      ports: { default: { bufferCells: -1, colour: 1, policy: 'espd', params: { th1: -1, listMax: 'x' } } },
      vcs: [
        { ...small.vcs[0], colour: 1, source: { ...small.vcs[0]?.source, startMs: { from: 5, to: 1 } } },
        { id: 'x', path: 7, source: { kind: 'greedy-tcp', packetBytes: 9, startMs: { from: 'x', to: -1 } } },
      ],
    };
    expect(problemsOf(document).map(({ path }) => path)).toEqual([
      'vcs.1.colour',
      'vcs[1].id',
      'vcs[1].path',
      'vcs[1].source.startMs.from',
      'vcs[1].source.startMs.to',
      'ports.default.bufferCells',
      'ports.default.colour',
      'vcs.1.source.startMs.from',
      'ports.default.params.th1',
      'ports.default.params.listMax',
    ]);
  });

  it('of a key that JSON alone can write are told too', () => {
    const text = JSON.stringify(small).replace('"ports":{', '"ports":{"__proto__":{"policy":"blue"},');
    expect(problemsOf(JSON.parse(text)).map(({ path }) => path)).toEqual([
      'ports.__proto__.policy',
      'ports.__proto__',
    ]);
  });

  it('are all told at once, shape and meaning together', () => {
    const document = {
      ...small,
      colour: 'red',
      weight: 3,
      links: [{ a: 'src', b: 'S1', rateMbps: 0, delayMs: -1 }, ...small.links.slice(1)],
      ports: { default: { bufferCells: 10, policy: 'epd', params: { threshold: 11, th2: 4 } } },
      measure: { fromS: 7 },
    };
    expect(problemsOf(document).map(({ path }) => path)).toEqual([
      'links.src>S1.rateMbps',
      'links.src>S1.delayMs',
      'colour',
      'weight',
      'ports.default.bufferCells',
      'ports.default.params.threshold',
      'ports.default.params.th2',
      'measure.fromS',
    ]);
  });

  it('are told of anything that is no document', () => {
    for (const nonsense of [null, undefined, 3, 'x', [], () => 1, Number.NaN]) {
      const { scenario, problems } = checkDocument(nonsense, catalog);
      expect(scenario).toBeNull();
      expect(problems.length).toBeGreaterThan(0);
    }
  });
});

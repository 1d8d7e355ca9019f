import type {
  ImpairmentDocument,
  ParameterValues,
  PortDocument,
  ScenarioDocument,
  TcpDocument,
  VcDocument,
} from '../../src/contract/index.ts';
import { symmetric500 } from '../../src/scenarios/papers/cheonPanwar.ts';
import { r1Lan, r1Wan } from '../../src/scenarios/papers/ulku.ts';
import { r1Files, r2Files } from '../../src/scenarios/papers/ulkuTcp.ts';
import { fiveClasses } from '../../src/scenarios/scenes/fiveClasses.ts';
import { chain } from '../support/creditNetworks.ts';
import { type Star, star } from '../support/networks.ts';
import { routed } from '../support/routed.ts';

/** Something that a network can do, in a run short enough to be made three times. */
export interface Feature {
  readonly name: string;
  readonly document: ScenarioDocument;
  /** Settings by their paths, tenths of the run at which they change. */
  readonly edits?: readonly (readonly [tenths: number, path: string, value: string | number])[];
  /** What the branch in the middle changes; default: the buffer grows to 400 cells. */
  readonly branch?: readonly [path: string, value: string | number];
}

const withPort = (document: ScenarioDocument, port: PortDocument): ScenarioDocument => ({
  ...document,
  ports: { default: { ...document.ports?.default, ...port } },
});

const short = (document: ScenarioDocument, durationS: number): ScenarioDocument => ({
  ...document,
  run: { durationS },
  measure: { fromS: 0 },
});

/** R1 with all starts ten times as early: 6 ms after the first one every VC sends. */
const r1 = (network: ScenarioDocument, algorithm: string, durationS: number): ScenarioDocument => {
  const vcs = network.vcs.map((vc, i) => ({ ...vc, source: { kind: 'greedy' as const, startMs: i } }));
  return withPort(short({ ...network, vcs }, durationS), { algorithm, bufferCells: 2_000 });
};

const cut = (document: ScenarioDocument, ...places: readonly string[]): ScenarioDocument => ({
  ...document,
  nodes: document.nodes.map((node) =>
    node.kind === 'switch' && places.includes(node.id) ? { ...node, segments: true } : node,
  ),
});

/** Eight TCP senders into a buffer that cannot hold two windows. */
const crowd = (port: PortDocument, more: Partial<Star> = {}): ScenarioDocument => {
  const network = star({
    senders: 8,
    durationS: 0.12,
    bufferCells: 200,
    tcp: { windowBytes: 20_000 },
    ...more,
  });
  return withPort(network, port);
};

const lossy = (document: ScenarioDocument, impairment: ImpairmentDocument): ScenarioDocument => ({
  ...document,
  impairments: { 'S1>S2': impairment, 'S2>dst1': { losses: [{ vc: 1, cell: 30 }] } },
});

const late = (document: ScenarioDocument, cdvUs: number): ScenarioDocument => ({
  ...document,
  links: document.links.map((link) => ({ ...link, cdvUs })),
});

const silent = { kind: 'deterministic', cellsPerSecond: 30_000 } as const;

/** Calls of both kinds: files over the first two VCs, telephones over the last two. */
const called = (): ScenarioDocument => {
  const network = star({ senders: 4, durationS: 0.1 });
  const vcs = network.vcs.map((vc, i) => ({
    ...vc,
    source: { ...(i < 2 ? vc.source : silent), startMs: undefined! },
  }));
  const hosts = ['src1', 'src3'];
  return {
    ...network,
    nodes: network.nodes.filter(({ id }) => id !== 'src2' && id !== 'src4'),
    links: network.links.filter(({ a }) => a !== 'src2' && a !== 'src4'),
    vcs: vcs.map((vc, i) => ({ ...vc, path: [hosts[i >> 1]!, ...vc.path.slice(1)] })),
    arrivals: [
      { id: 'files', vcs: [1, 2], callsPerSecond: 300, fileBytes: 8_000 },
      { id: 'voice', vcs: [3, 4], callsPerSecond: 200, holdingMs: 7, lengths: 'fixed' },
    ],
  };
};

/** The policy has a buffer of less than a millisecond to work in. */
const byClass = (policy: string, params: ParameterValues): PortDocument => ({
  buffers: 'perClass',
  classes: { cbr: { bufferCells: 60, policy: 'epd' }, ubr: { bufferCells: 150, policy, params } },
});

/** The first VC of another class than the others. */
const mixed = (document: ScenarioDocument): ScenarioDocument => ({
  ...document,
  vcs: document.vcs.map((vc, i) => (i === 0 ? { ...vc, serviceClass: 'cbr' as const, weight: 3 } : vc)),
});

export const FEATURES: readonly Feature[] = [
  ...['relative', 'erica', 'eraa', 'backward', 'efci', 'eprca'].map((algorithm) => ({
    name: `R1 LAN under ${algorithm}`,
    document: r1(r1Lan, algorithm, 0.03),
    branch: ['algorithm', 'capc'] as const,
  })),
  ...['relative', 'erica', 'eraa', 'backward'].map((algorithm) => ({
    name: `R1 WAN under ${algorithm}`,
    document: r1(r1Wan, algorithm, 0.05),
    branch: ['algorithm', 'efci'] as const,
  })),
  ...['cceri', 'dmrca', 'ferm', 'fmmra'].map((algorithm) => ({
    name: `R1 LAN under ${algorithm}`,
    document: r1(r1Lan, algorithm, 0.02),
    branch: ['algorithm', 'osu'] as const,
  })),
  ...(['prca', 'becn', 'efci'] as const).map((rule) => ({
    name: `R1 LAN with sources of ${rule.toUpperCase()}`,
    document: r1({ ...r1Lan, abr: { rule, recoveryMs: 2 } }, rule === 'becn' ? 'backward' : rule, 0.03),
    branch: ['abr.rdf', 1 / 4] as const,
  })),
  { name: 'virtual sources and destinations', document: cut(r1(r1Lan, 'erica', 0.02), 'sw1', 'sw2') },
  { name: 'R1 over links that lose cells', document: lossyR1() },
  {
    name: 'credit, adaptive',
    document: chain({
      credit: { n2: 4, n3: 40, adaptive: true },
      middleCells: 30,
      sources: [{ kind: 'greedy' }, silent, { kind: 'greedy-tcp', packetBytes: 500 }],
      durationS: 0.15,
    }),
    branch: ['scheduler', 'rr'],
  },
  {
    name: 'credit, piggybacked',
    document: chain({
      credit: { n2: 10, piggyback: true },
      middleCells: 200,
      sources: [{ kind: 'greedy' }, { kind: 'greedy' }],
      slowMbps: 20,
      scheduler: 'rr',
      durationS: 0.15,
    }),
    branch: ['scheduler', 'fifo'],
  },
  {
    name: 'five classes with buffers of their own',
    document: short(fiveClasses, 0.06),
    branch: ['buffers', 'shared'],
  },
  { name: 'routers, packet links and merged VCs', document: routed({ forth: 4, back: 2, durationS: 0.2 }) },
  {
    name: 'routers with small buffers, ATM access and ECN',
    document: routed({
      forth: 4,
      accessKind: 'atm',
      bufferPackets: 3,
      policy: 'red-efci',
      tcp: { ecn: true },
      durationS: 0.2,
    }),
    branch: ['policy', 'epd'],
  },
  {
    name: 'WFQ with shares that push out',
    document: mixed(
      crowd({ scheduler: 'wfq', allocation: 'dynamic', allocationParams: { min: 0.05, max: 0.6 } }),
    ),
    branch: ['scheduler', 'fifo'],
  },
  {
    name: 'WF2Q with shares that push out',
    document: mixed(
      crowd({ scheduler: 'wf2q', allocation: 'dynamic', allocationParams: { min: 0.05, max: 0.6 } }),
    ),
    branch: ['scheduler', 'scfq'],
  },
  {
    name: 'start-time fair queueing with shares that push out',
    document: mixed(
      crowd({ scheduler: 'sfq', allocation: 'dynamic', allocationParams: { min: 0.05, max: 0.6 } }),
    ),
    branch: ['scheduler', 'wf2q'],
  },
  {
    name: 'a cap for each VC in one line',
    document: crowd({ allocation: 'caps', allocationParams: { max: 0.2 } }),
  },
  {
    name: 'class round robin, weighted within a class',
    document: mixed(crowd({ scheduler: 'class-rr', schedulerParams: { within: 'wrr' }, policy: 'epd' })),
    branch: ['vcs.1.serviceClass', 'ubr'],
  },
  {
    name: 'RED by class, weighted round robin',
    document: mixed(
      crowd({ ...byClass('red', { minTh: 20, maxTh: 90, maxP: 0.2, wq: 0.05 }), scheduler: 'wrr' }),
    ),
    branch: ['classes.ubr.policy', 'epd'],
  },
  {
    name: 'CoDel by class, strict priority',
    document: mixed(crowd({ ...byClass('codel', { target: 0.2, interval: 2 }), scheduler: 'priority' })),
    branch: ['vcs.1.serviceClass', 'ubr'],
  },
  {
    name: 'PIE by class in one line',
    document: mixed(
      crowd(byClass('pie', { target: 0.3, update: 0.5, maxBurst: 3, alpha: 1.25, beta: 12.5 })),
    ),
    branch: ['buffers', 'shared'],
  },
  { name: 'drop from front', document: crowd({ policy: 'drop-front' }), branch: ['policy', 'rcd'] },
  { name: 'CCD', document: crowd({ policy: 'ccd' }), branch: ['policy', 'espd'] },
  ...['fba', 'selective', 'p-red', 'cell-red', 'atm-red', 'epd-hysteresis'].map((policy) => ({
    name: `TCP under ${policy}`,
    document: crowd({ policy }),
  })),
  {
    name: 'losses in bursts, by frame and by script',
    document: lossy(crowd({ policy: 'epd' }), {
      frameLossProbability: 0.002,
      burst: { goodToBad: 0.001, badToGood: 0.1, lossBad: 0.5 },
    }),
    branch: ['impairments.S1>S2.lossProbability', 0.01],
  },
  { name: 'seven files over R1', document: short(r1Files, 0.05) },
  { name: 'three files over R2', document: short(r2Files, 0.04), branch: ['abr.rif', 1] },
  { name: 'TCP of every kind, shaped cells and a script', document: everyTcp() },
  { name: 'calls', document: called() },
  {
    name: 'cell delay variation and ties drawn',
    document: late(crowd({ policy: 'espd' }, { ties: 'drawn' }), 6),
  },
  {
    name: 'edits of ports, VCs and links',
    document: mixed(crowd({ policy: 'epd' })),
    edits: [
      [1, 'policy', 'espd'],
      [2, 'buffer', 260],
      [2, 'policy.th1', 40],
      [3, 'scheduler', 'wfq'],
      [3, 'vcs.2.weight', 4],
      [4, 'allocation', 'dynamic'],
      [5, 'scheduler', 'fifo'],
      [6, 'allocation', 'shared'],
      [6, 'buffers', 'perClass'],
      [6, 'classes.ubr.policy', 'ppd'],
      [7, 'vcs.1.serviceClass', 'nrt-vbr'],
      [8, 'impairments.S1>S2.lossProbability', 0.01],
      [9, 'ports.S1>S2.policy', 'codel'],
    ],
  },
  {
    name: 'edits of rate control',
    document: r1(r1Lan, 'relative', 0.03),
    edits: [
      [1, 'abr.rif', 1 / 64],
      [2, 'vcs.1.abr.nrm', 8],
      [3, 'algorithm', 'erica'],
      [4, 'algorithm', 'efci'],
      [5, 'algorithm.qt', 5],
      [6, 'scheduler', 'rr'],
      [7, 'scheduler', 'fifo'],
      [8, 'buffer', 30],
    ],
    branch: ['abr.rif', 1],
  },
  { name: 'a second of edits back and forth in the network of the paper', ...backAndForth() },
];

/** SACK with timestamps, CUBIC, BSD's coarse timers, a shaped connection and cells at given times, in one buffer. */
function everyTcp(): ScenarioDocument {
  const network = crowd({ policy: 'epd' });
  const kinds: readonly Partial<TcpDocument>[] = [
    { congestionControl: 'sack', timestamps: true, limitedTransmit: true },
    { congestionControl: 'cubic', handshake: true, rtoBackoff: true },
    {
      congestionControl: 'tahoe',
      timers: 'coarse',
      slowTickMs: 0.7,
      fastTickMs: 2,
      rtoEstimator: 'jacobson',
      rtoBackoff: true,
    },
  ];
  const vcs = network.vcs.map((vc, i): VcDocument => {
    if (i === 6) return { ...vc, source: { ...vc.source, peakCellRate: 3_000 } };
    if (i === 7)
      return {
        ...vc,
        source: { kind: 'scripted', startMs: 2, packetBytes: 500, times: [1_000, 1_000, 70_000] },
      };
    return { ...vc, tcp: kinds[i % kinds.length]! };
  });
  return { ...network, vcs };
}

function lossyR1(): ScenarioDocument {
  const impairments = { 'sw1>sw2': { lossProbability: 0.001 }, 'sw3>sw2': { lossProbability: 0.01 } };
  return { ...r1(r1Lan, 'relative', 0.02), impairments };
}

function backAndForth(): Pick<Feature, 'document' | 'edits'> {
  const edits = ['espd', 'fq-limit', 'epd', 'drop-front', 'rcd', 'pie', 'ppd', 'codel', 'epd'];
  return {
    document: short(withPort(symmetric500, { policy: 'epd' }), 0.4),
    edits: edits.map((value, i) => [i + 1, 'policy', value] as const),
  };
}

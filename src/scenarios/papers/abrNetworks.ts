import type { ScenarioDocument, VcDocument } from '../../contract/index.ts';
import { type AbrNetwork, abrNetwork, R1_ROUTES, type Route } from './ulku.ts';

const OURS = 'Networks of ours with the sources of Ülkü 1997, Table 3.1';

/** Ülkü 1997, section 3.2: 128 places each, and as many as are needed for ABR. */
const HIGHER = {
  cbr: { bufferCells: 128 },
  'rt-vbr': { bufferCells: 128 },
  'nrt-vbr': { bufferCells: 128 },
};

/** Traffic of a higher class over the last link of a chain, on hosts of its own. */
function over(
  document: ScenarioDocument,
  from: string,
  to: string,
  vcs: readonly VcDocument[],
): ScenarioDocument {
  const added = vcs.map((vc) => ({ ...vc, path: [`src${vc.id}`, from, to, `dst${vc.id}`] }));
  const access = (a: string, b: string) => ({ a, b, rateMbps: 155, delayMs: 0.001 });
  return {
    ...document,
    nodes: [
      ...document.nodes,
      ...added.flatMap(({ id }) => [
        { id: `src${id}`, kind: 'host' } as const,
        { id: `dst${id}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      ...document.links,
      ...added.flatMap(({ id }) => [access(`src${id}`, from), access(to, `dst${id}`)]),
    ],
    vcs: [...document.vcs, ...added],
    ports: { default: { ...document.ports?.default, scheduler: 'priority', classes: HIGHER } },
  };
}

const ours = (network: Omit<AbrNetwork, 'source'>): ScenarioDocument =>
  abrNetwork({ ...network, source: OURS });

/** Ülkü 1997, Figure 2.1: what ABR gets is what CBR and VBR leave. */
const background = over(
  ours({
    id: 'abr-background',
    title: 'ABR below CBR and VBR',
    subtitle: 'seven ABR VCs · the last link also carries 100,000 cells/s of CBR and a video',
    description:
      'The network R1 in a LAN. CBR takes 100,000 cells/s of the last link, VBR 120,000 for 20 ms in every 50; both are served first, and ABR has what they leave.',
    routes: R1_ROUTES,
    delayMs: 0.01,
    durationS: 0.5,
    fromS: 0.2,
    stage: { port: 'sw2>sw3', startS: 0.09, viewS: [0, 0.3], msPerSecond: 10 },
  }),
  'sw2',
  'sw3',
  [
    {
      id: 8,
      path: [],
      source: { kind: 'deterministic', cellsPerSecond: 100_000, startMs: 100 },
      serviceClass: 'cbr',
    },
    {
      id: 9,
      path: [],
      source: {
        kind: 'vbr',
        levels: [
          { cellsPerSecond: 120_000, ms: 20 },
          { cellsPerSecond: 0, ms: 30 },
        ],
        startMs: 150,
      },
      serviceClass: 'nrt-vbr',
    },
  ],
);

const route = (name: string, from: number, to: number, startMs: number): Route => ({
  name,
  from,
  to,
  startMs,
});

const parkingLot = ours({
  id: 'abr-parking-lot',
  title: 'A parking lot of ABR VCs',
  subtitle: 'three 155 Mb/s links of 0.1 ms · one VC over all of them, one more at each',
  description:
    'One VC crosses three links and meets another one at each. Max-min fair: half a link for everybody.',
  routes: [route('long', 0, 3, 0), route('a', 0, 1, 10), route('b', 1, 2, 20), route('c', 2, 3, 30)],
  delayMs: 0.1,
  durationS: 0.3,
  fromS: 0.15,
  stage: { port: 'sw2>sw3', startS: 0.025, viewS: [0, 0.1], msPerSecond: 2 },
});

/** Jain, Kalyanaraman et al.: the case that made ERICA remember the largest rate it has given. */
const upstream = ours({
  id: 'abr-upstream',
  title: 'Two VCs held back upstream',
  subtitle: 'six VCs on the first link, two of them and two more on the second',
  description:
    'Six VCs share the first link; two of them continue over the second, next to one that was there early and one that comes late. A third of it would be fair for both: basic ERICA lets the early one keep more, ERICA (MaxAlloc) does not.',
  routes: [
    route('2h1', 0, 2, 0),
    route('2h2', 0, 2, 0),
    route('1h1', 0, 1, 0),
    route('1h2', 0, 1, 0),
    route('1h3', 0, 1, 0),
    route('1h4', 0, 1, 0),
    route('early', 1, 2, 10),
    route('late', 1, 2, 30),
  ],
  delayMs: 0.01,
  durationS: 0.3,
  fromS: 0.15,
  stage: { port: 'sw1>sw2', startS: 0.025, viewS: [0, 0.1], msPerSecond: 2 },
});

const geo = ours({
  id: 'abr-satellite',
  title: 'A control loop over a satellite',
  subtitle: 'three VCs over one 155 Mb/s link of 250 ms',
  description:
    'Half a second passes until feedback from a switch reaches a source: what it sends meanwhile waits in the queue, or the link is idle.',
  routes: [route('1h1', 0, 1, 0), route('1h2', 0, 1, 600), route('1h3', 0, 1, 1_200)],
  delayMs: 250,
  durationS: 4,
  fromS: 2.5,
  stage: { port: 'sw0>sw1', startS: 0.55, viewS: [0, 4], msPerSecond: 150 },
});

const long = ours({
  id: 'abr-segments',
  title: 'Control loops cut at a switch',
  subtitle: 'the seven VCs of R1 over links of 1 ms · sw1 ends the loops that pass and begins new ones',
  description:
    'Virtual source and destination: sw1 answers RM cells itself, so that sources get feedback after one hop and back, and sends on at rates of its own. The rates are those of whole loops, the queues at each start about half as long or less.',
  routes: R1_ROUTES,
  delayMs: 1,
  durationS: 0.3,
  fromS: 0.15,
  stage: { port: 'sw1>sw2', startS: 0.035, viewS: [0, 0.15], msPerSecond: 4 },
});

/** Exact rates, so that it can be compared with whole loops: the same without `segments`. */
const segments: ScenarioDocument = {
  ...long,
  nodes: long.nodes.map((node) => (node.id === 'sw1' ? { ...node, segments: true } : node)),
  ports: {
    default: { ...long.ports?.default, algorithm: 'eraa', algorithmParams: { lambda: 0.95 } },
  },
};

/** ABR beyond the papers' own networks. */
export const abrNetworks: readonly ScenarioDocument[] = [
  background,
  parkingLot,
  upstream,
  { ...geo, abr: { ...geo.abr, crm: 100_000 } },
  segments,
];

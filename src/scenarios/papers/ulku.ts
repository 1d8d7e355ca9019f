import type {
  AbrDocument,
  LinkDocument,
  ScenarioDocument,
  SourceDocument,
  StageDocument,
  VcDocument,
} from '../../contract/index.ts';

/** "155 Mb/s" links: 365,566 cells/s (docs/papers/ulku-1997.md). */
const LINK_MBPS = 155;
const SWITCHES = ['sw0', 'sw1', 'sw2', 'sw3'];
/** 1 us between end systems and switches (section 3). */
const ACCESS_MS = 0.001;

/** Table 3.1. Cells already due are not moved by a new ACR (docs/papers/ulku-1997.md). */
export const SOURCE_PARAMETERS: Partial<AbrDocument> = {
  pcr: 353_208,
  mcr: 4_717,
  icr: 70_641.6,
  rif: 1 / 16,
  rdf: 1 / 16,
  cdf: 1 / 16,
  crm: 40,
  nrm: 32,
  mrm: 2,
  trmMs: 100,
  adtfMs: 500,
  dueCell: 'stays',
};

/** Sources are shifted at random by up to a hundredth of a cell time at PCR (section 3.1). */
const PHASE_MS = 0.01 / 353.208;

export interface Route {
  /** `3h1`: hops and number. */
  readonly name: string;
  /** Places of its first and last switch. */
  readonly from: number;
  readonly to: number;
  readonly startMs: number;
}

/** R1: the only routes for which C/2 and C/6 are max-min fair (Figure 3.1 is lost). */
export const R1_ROUTES: readonly Route[] = [
  { name: '3h1', from: 0, to: 3, startMs: 0 },
  { name: '2h1', from: 0, to: 2, startMs: 20 },
  { name: '2h2', from: 1, to: 3, startMs: 40 },
  { name: '2h3', from: 1, to: 3, startMs: 40 },
  { name: '1h1', from: 2, to: 3, startMs: 60 },
  { name: '1h2', from: 2, to: 3, startMs: 60 },
  { name: '1h3', from: 2, to: 3, startMs: 60 },
];

/** R2: three VCs over one link. */
export const R2_ROUTES: readonly Route[] = [
  { name: '1h1', from: 0, to: 1, startMs: 0 },
  { name: '1h2', from: 0, to: 1, startMs: 20 },
  { name: '1h3', from: 0, to: 1, startMs: 40 },
];

export interface AbrNetwork {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly source: string;
  readonly routes: readonly Route[];
  /** Between switches. */
  readonly delayMs: number;
  readonly durationS: number;
  readonly fromS: number;
  readonly stage: StageDocument;
  /** Default: always a cell to send, from a hundredth of a cell time after the start of the route on. */
  readonly sourceOf?: (route: Route) => SourceDocument;
}

const persistent = ({ startMs }: Route): SourceDocument => ({
  kind: 'greedy',
  startMs: { from: startMs, to: startMs + PHASE_MS },
});

/** ABR sources along a chain of switches. */
export function abrNetwork(network: AbrNetwork): ScenarioDocument {
  const { id, title, subtitle, description, source, routes, delayMs, durationS, fromS, stage } = network;
  const { sourceOf = persistent } = network;
  const switches = SWITCHES.slice(0, 1 + Math.max(...routes.map(({ to }) => to)));
  const link = (a: string, b: string, delay: number): LinkDocument => ({
    a,
    b,
    rateMbps: LINK_MBPS,
    delayMs: delay,
  });
  const vcs = routes.map(
    (route, i): VcDocument => ({
      id: i + 1,
      name: route.name,
      path: [`xmt${route.name}`, ...switches.slice(route.from, route.to + 1), `rcv${route.name}`],
      source: sourceOf(route),
      abr: {},
    }),
  );
  return {
    version: 1,
    id,
    title,
    subtitle,
    description,
    source,
    nodes: [
      ...switches.map((name) => ({ id: name, kind: 'switch' }) as const),
      ...routes.flatMap(({ name }) => [
        { id: `xmt${name}`, kind: 'host' } as const,
        { id: `rcv${name}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      ...switches.slice(1).map((to, i) => link(switches[i] as string, to, delayMs)),
      ...routes.flatMap(({ name, from, to }) => [
        link(`xmt${name}`, switches[from] as string, ACCESS_MS),
        link(switches[to] as string, `rcv${name}`, ACCESS_MS),
      ]),
    ],
    vcs,
    abr: SOURCE_PARAMETERS,
    ports: { default: { bufferCells: 1_000_000, algorithm: 'relative' } },
    run: { durationS },
    measure: { fromS },
    ties: 'shuffled',
    seed: 1,
    stage,
  };
}

const r1 = (delay: 'LAN' | 'WAN'): ScenarioDocument =>
  abrNetwork({
    id: `ulku-r1-${delay.toLowerCase()}`,
    title: `Seven VCs over three links, ${delay}`,
    subtitle: `ABR · three 155 Mb/s links of ${delay === 'LAN' ? '10 µs' : '1 ms'}`,
    description:
      'VC 1 (3h1) crosses three links, VC 2 (2h1) the first two, VCs 3 and 4 (2h2, 2h3) the last two, VCs 5-7 (1h1-1h3) the last. Max-min fair: half a link for 2h1, a sixth for each other VC.',
    source: 'Ülkü 1997, chapters 3 and 4',
    routes: R1_ROUTES,
    delayMs: delay === 'LAN' ? 0.01 : 1,
    durationS: delay === 'LAN' ? 0.3 : 0.6,
    fromS: delay === 'LAN' ? 0.15 : 0.3,
    stage: { port: 'sw2>sw3', startS: 0.055, viewS: [0, 0.12], msPerSecond: 2 },
  });

const r2 = (delay: 'LAN' | 'WAN'): ScenarioDocument =>
  abrNetwork({
    id: `ulku-r2-${delay.toLowerCase()}`,
    title: `Three VCs over one link, ${delay}`,
    subtitle: `ABR · one 155 Mb/s link of ${delay === 'LAN' ? '10 µs' : '1 ms'}`,
    description: 'Three VCs start 20 ms apart and share one link.',
    source: 'Ülkü 1997, chapters 3 and 4',
    routes: R2_ROUTES,
    delayMs: delay === 'LAN' ? 0.01 : 1,
    durationS: 0.3,
    fromS: 0.15,
    stage: { port: 'sw0>sw1', startS: 0.015, viewS: [0, 0.1], msPerSecond: 4 },
  });

export const r1Lan: ScenarioDocument = r1('LAN');
export const r1Wan: ScenarioDocument = r1('WAN');

/** The same network as `ulku-r2-wan`, with credit on every hop instead of rates from end to end. */
function creditNetwork(): ScenarioDocument {
  const { abr: _rates, ...network } = r2('WAN');
  return {
    ...network,
    id: 'ulku-credit',
    title: 'Three VCs over one link, credit',
    subtitle: 'credit-based · one 155 Mb/s link of 1 ms',
    description:
      'No cell leaves before the next switch has a place for it: no source is given a rate, the link is full from the first round trip on, and no queue of a VC outgrows its places. Rate control on the same network: ulku-r2-wan.',
    source: 'Ülkü 1997, section 2.1.1',
    vcs: network.vcs.map(({ abr: _rate, ...vc }) => ({ ...vc, credit: {} })),
    credit: { n2: 10 },
    // As many as the places of three VCs, which the picture of the queue is drawn to.
    ports: { default: { bufferCells: 40, scheduler: 'rr' } },
  };
}

export const ulku: readonly ScenarioDocument[] = [r1Lan, r1Wan, r2('LAN'), r2('WAN'), creditNetwork()];

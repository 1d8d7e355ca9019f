import type { PortDocument, ScenarioDocument, StageDocument, VcDocument } from '../../contract/index.ts';

/** 10,000 cells/s: "4.24 Mbps" (section 4.2.1). */
const LINK_MBPS = 4.24;
/** The thesis gives no lengths here; 1 km at its 3.7 us per km (section 5.1.1). */
const DELAY_MS = 0.003_7;

interface PoissonNetwork {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly source: string;
  /** Cells per second, one source each. */
  readonly rates: readonly number[];
  /** In the order of the rates; left out: all 1. */
  readonly weights?: readonly number[];
  readonly port: PortDocument;
  readonly stage: StageDocument;
}

/** Poisson sources around S1 share the link S1-S2; one host each, so that every access link serialises its cells. */
function poissonNetwork(network: PoissonNetwork): ScenarioDocument {
  const { id, title, subtitle, description, source, rates, weights } = network;
  const vcs = rates.map(
    (cellsPerSecond, i): VcDocument => ({
      id: i + 1,
      path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
      source: { kind: 'poisson', cellsPerSecond },
      ...(weights === undefined ? {} : { weight: weights[i] as number }),
    }),
  );
  const link = (a: string, b: string) => ({ a, b, rateMbps: LINK_MBPS, delayMs: DELAY_MS });
  return {
    version: 1,
    id,
    title,
    subtitle,
    description,
    source,
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...vcs.flatMap((vc) => [
        { id: `src${vc.id}`, kind: 'host' } as const,
        { id: `dst${vc.id}`, kind: 'host' } as const,
      ]),
    ],
    links: [
      link('S1', 'S2'),
      ...vcs.map((vc) => link(`src${vc.id}`, 'S1')),
      ...vcs.map((vc) => link('S2', `dst${vc.id}`)),
    ],
    vcs,
    ports: { default: network.port },
    run: { durationS: 55 },
    measure: { fromS: 5 },
    seed: 1,
    stage: { port: 'S1>S2', ...network.stage },
  };
}

const quantitative = { bufferCells: 1_000, policy: 'rcd' } as const;

/** Tables 4.1 and 4.2. */
export const zhuEqual = poissonNetwork({
  id: 'zhu-equal',
  title: 'Four Poisson sources',
  subtitle: '2 switches · 4 Poisson sources of 5,000 cells/s on a link of 10,000',
  description: 'Twice the load of the link: half of the cells are lost, whichever source sends them.',
  source: 'Zhu 1999, section 4.2.2, Tables 4.1 and 4.2',
  rates: [5_000, 5_000, 5_000, 5_000],
  port: quantitative,
  stage: { startS: 0, viewS: [0, 0.3], msPerSecond: 10 },
});

/** The sources of Table 4.3. */
export const zhuUnequal = poissonNetwork({
  id: 'zhu-unequal',
  title: 'Five Poisson sources of different rates',
  subtitle: '2 switches · Poisson sources of 1,000 to 8,000 cells/s on a link of 10,000',
  description:
    'More than twice the load of the link, from sources that want a tenth of it and nearly all of it.',
  source: 'Zhu 1999, section 4.2.3, Table 4.3',
  rates: [1_000, 2_000, 4_000, 6_000, 8_000],
  port: quantitative,
  stage: { startS: 0, viewS: [0, 0.3], msPerSecond: 10 },
});

/** Figures 4.2 to 4.5 vary the rate of source 2 from 3,000 to 8,000 cells/s. */
export const zhuTwoPoisson = poissonNetwork({
  id: 'zhu-two-poisson',
  title: 'Two Poisson sources',
  subtitle: '2 switches · 2 Poisson sources of 5,000 cells/s on a link of 10,000 · buffer 100 cells',
  description: 'Where delay and loss set in: turn the rate of source 2 from 3,000 to 8,000 cells/s.',
  source: 'Zhu 1999, section 4.1, Figures 4.2 to 4.5',
  rates: [5_000, 5_000],
  port: { bufferCells: 100, policy: 'rcd' },
  stage: { startS: 0, viewS: [0, 1], msPerSecond: 50 },
});

/** Guarantees each VC a twentieth of the buffer, so that bursts do not decide (section 4.2.3). */
const guaranteed = { allocation: 'dynamic', allocationParams: { min: 0.05, max: 1 } } as const;

/** Tables 4.3 to 4.5; trial 2 of Tables 4.6 and 4.7, whose other trials change `min` and `max`. */
export const zhuRoundRobin = poissonNetwork({
  id: 'zhu-round-robin',
  title: 'Round robin among five Poisson sources',
  subtitle: '2 switches · Poisson sources of 1,000 to 8,000 cells/s on a link of 10,000 · round robin',
  description: 'Who asks for less than a fair share gets it all; the others share the rest evenly.',
  source: 'Zhu 1999, sections 4.2.3 and 4.2.4, Tables 4.3 to 4.7',
  rates: [1_000, 2_000, 4_000, 6_000, 8_000],
  port: { ...quantitative, scheduler: 'rr', ...guaranteed },
  stage: { startS: 0, viewS: [0, 0.3], msPerSecond: 10 },
});

/** Tables 4.8 to 4.10. */
export const zhuWeighted = poissonNetwork({
  id: 'zhu-weighted',
  title: 'Weighted fair queueing among four Poisson sources',
  subtitle: '2 switches · 4 Poisson sources of 5,000 cells/s on a link of 10,000 · weights 1 to 4',
  description: 'Equal sources, unequal weights: the link is shared 1 : 2 : 3 : 4.',
  source: 'Zhu 1999, section 4.2.5, Tables 4.8 to 4.10',
  rates: [5_000, 5_000, 5_000, 5_000],
  weights: [1, 2, 3, 4],
  port: { ...quantitative, scheduler: 'wfq', ...guaranteed },
  stage: { startS: 0, viewS: [0, 0.3], msPerSecond: 10 },
});

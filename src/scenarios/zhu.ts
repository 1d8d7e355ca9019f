import type { PortDocument, ScenarioDocument, StageDocument, VcDocument } from '../contract/index.ts';

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
  readonly port: PortDocument;
  readonly stage: StageDocument;
}

/** Poisson sources around S1 share the link S1-S2; one host each, so that every access link serialises its cells. */
function poissonNetwork(network: PoissonNetwork): ScenarioDocument {
  const { id, title, subtitle, description, source, rates } = network;
  const vcs = rates.map(
    (cellsPerSecond, i): VcDocument => ({
      id: i + 1,
      path: [`src${i + 1}`, 'S1', 'S2', `dst${i + 1}`],
      source: { kind: 'poisson', cellsPerSecond },
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
  description: 'Twice the load of the link: half of the cells are lost, whoever sends them.',
  source: 'Zhu 1999, section 4.2.2, Tables 4.1 and 4.2',
  rates: [5_000, 5_000, 5_000, 5_000],
  port: quantitative,
  stage: { startS: 0, viewS: [0, 1], msPerSecond: 100 },
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
  stage: { startS: 0, viewS: [0, 1], msPerSecond: 100 },
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
  stage: { startS: 0, viewS: [0, 1], msPerSecond: 100 },
});

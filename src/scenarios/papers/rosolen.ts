import type { ScenarioDocument } from '../../contract/index.ts';
import { backbone, type Cluster } from './backbone.ts';
import {
  adsl,
  atm,
  bothWays,
  bySatellite,
  type Environment,
  environment,
  ethernet,
  evenly,
  gfc,
  gfcIdeal,
  gfcTrunks,
  KB,
  KIB,
  OC3_MBPS,
  SLOW_OPENING,
} from './rosolenParts.ts';

const direct = environment({
  id: 'rosolen-direct',
  section: '3.1.1',
  title: 'One bottleneck, ATM to the workstations',
  subtitle: '20 pairs, ten each way, 9,140-byte packets',
  description: 'Five pairs each way have access links of 2.5 ms, five of 10 ms.',
  access: 'end-to-end',
  trunks: [{ mbps: OC3_MBPS, delayMs: 10 }],
  clusters: bothWays((ms) => ({ pairs: 5, source: atm(ms), destination: atm(ms) })),
  fileBytes: 5_000 * KB,
  windowBytes: 2_048 * KIB,
  ideal: evenly(['E2', 'E10', 'W2', 'W10'], 10),
  durationS: 40,
  fromS: 4,
  shown: 1,
  msPerSecond: 50,
});

const directAsymmetric = environment({
  id: 'rosolen-direct-adsl',
  section: '3.1.2',
  title: 'One bottleneck, servers and ADSL clients',
  subtitle: '20 pairs one way, 9,140-byte packets',
  description:
    'Sources send at 2 Mb/s, which their ATM contract knows of (section 3.1.6 says so of this network).',
  access: 'end-to-end',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [{ name: 'E', from: 1, to: 2, pairs: 20, source: atm(10, 2), destination: adsl(10) }],
  fileBytes: 512 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: evenly(['E'], 20),
  durationS: 40,
  fromS: 4,
  shown: 1,
  msPerSecond: 150,
});

const mesh = environment({
  id: 'rosolen-gfc',
  section: '3.1.3',
  title: 'Three bottlenecks, ATM to the workstations',
  subtitle: 'five clusters of ten, 9,140-byte packets',
  description: 'A and B cross two bottlenecks, C one; X and Y disturb B and A.',
  access: 'end-to-end',
  trunks: gfcTrunks(0.2 * OC3_MBPS, OC3_MBPS, 0.6 * OC3_MBPS),
  clusters: gfc(() => ({ pairs: 10, source: atm(2.5), destination: atm(2.5) })),
  fileBytes: 1_000 * KB,
  windowBytes: 512 * KIB,
  ideal: gfcIdeal(10),
  durationS: 40,
  fromS: 4,
  shown: 2,
  msPerSecond: 30,
});

const meshAsymmetric = environment({
  id: 'rosolen-gfc-adsl',
  section: '3.1.4',
  title: 'Three bottlenecks, servers and ADSL clients',
  subtitle: 'four clusters of 25 and one of 50, 9,140-byte packets',
  description: 'Access of 2 Mb/s at the source, 2 Mb/s down and 200 kb/s up at the client; all delays 10 ms.',
  access: 'end-to-end',
  trunks: gfcTrunks(10, 50, 30),
  clusters: gfc((name) => ({ pairs: name === 'C' ? 50 : 25, source: atm(10, 2), destination: adsl(10) })),
  fileBytes: 1_000 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: gfcIdeal(25, 50),
  durationS: 60,
  fromS: 6,
  shown: 2,
  msPerSecond: 40,
});

const router = environment({
  id: 'rosolen-router',
  section: '3.1.5',
  title: 'One bottleneck behind routers',
  subtitle: 'ten pairs of routers, five senders each way between them, 1,460-byte packets',
  description:
    'Of the ten workstations at a router five send and five receive; a VC joins each pair of routers.',
  access: 'routers',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [2.5, 10].flatMap((ms): Cluster[] => {
    const common = {
      // One name for both directions: they share the routers.
      name: `N${Math.floor(ms)}_`,
      pairs: 5,
      source: ethernet(1),
      destination: ethernet(1),
      router: { mbps: 34, delayMs: ms, sessions: 5 },
    };
    return [
      { ...common, from: 1, to: 2 },
      { ...common, from: 2, to: 1 },
    ];
  }),
  fileBytes: 500 * KB,
  windowBytes: 128 * KIB,
  ideal: evenly(['N2_', 'N10_'], 50),
  durationS: 80,
  fromS: 8,
  shown: 1,
  msPerSecond: 100,
});

const routerAsymmetric = environment({
  id: 'rosolen-router-adsl',
  section: '3.1.6',
  title: 'One bottleneck behind routers, ADSL clients',
  subtitle: 'five pairs of routers, 25 senders one way between them, 1,460-byte packets',
  description: 'Sources at 10 Mb/s, clients at 2 Mb/s down and 200 kb/s up.',
  access: 'routers',
  trunks: [{ mbps: 34, delayMs: 10 }],
  clusters: [
    {
      name: 'N',
      from: 1,
      to: 2,
      pairs: 5,
      source: ethernet(2),
      destination: adsl(2, 'ethernet'),
      router: { mbps: 34, delayMs: 10, sessions: 25 },
    },
  ],
  fileBytes: 500 * KB,
  windowBytes: 64 * KIB - 1,
  ideal: evenly(['N'], 125),
  durationS: 80,
  fromS: 8,
  shown: 1,
  msPerSecond: 50,
});

const routerMesh = environment({
  id: 'rosolen-router-gfc',
  section: '3.1.7',
  title: 'Three bottlenecks behind routers',
  subtitle: 'five clusters of five pairs of routers, ten senders each, 1,460-byte packets',
  description:
    'A and B cross two bottlenecks, C one; X and Y disturb B and A. Each pair of routers has one VC.',
  access: 'routers',
  trunks: gfcTrunks(9, 45, 27),
  clusters: gfc(() => ({
    pairs: 5,
    source: ethernet(1),
    destination: ethernet(1),
    router: { mbps: 34, delayMs: 2, sessions: 10 },
  })),
  fileBytes: 500 * KB,
  windowBytes: 128 * KIB,
  ideal: gfcIdeal(50),
  durationS: 80,
  fromS: 8,
  shown: 2,
  msPerSecond: 40,
});

const routerMeshAsymmetric: Environment = {
  ...routerMesh,
  id: 'rosolen-router-gfc-adsl',
  title: 'Three bottlenecks behind routers, ADSL clients',
  source: 'Rosolen, Bonaventure & Leduc 1999, section 3.1.8',
  trunks: gfcTrunks(10, 50, 30),
  clusters: routerMesh.clusters.map((cluster) => ({ ...cluster, destination: adsl(1, 'ethernet') })),
};

/** Eight on the ground (3.1.1-3.1.8), and those with direct access or routers by satellite (3.1.9); the paper has numbers of the first. */
export const environments: readonly Environment[] = [
  direct,
  directAsymmetric,
  mesh,
  meshAsymmetric,
  router,
  routerAsymmetric,
  routerMesh,
  routerMeshAsymmetric,
  bySatellite(direct, 0, 500, SLOW_OPENING),
  bySatellite(mesh, 1, 400),
  bySatellite(router, 0, 400),
  bySatellite(routerMesh, 1, 500),
];

/** Null for an unknown id. Built when asked for: the largest has 250 sessions. */
export function findEnvironment(id: string): ScenarioDocument | null {
  const found = environments.find((environment) => environment.id === id);
  return found === undefined ? null : backbone(found);
}

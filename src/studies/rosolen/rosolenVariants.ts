import type { Settings } from '../factors.ts';
import { each, percentOf } from '../measures.ts';
import type { Measure, StudyRow, StudyTable } from '../study.ts';
import {
  goodputOfCluster,
  maximumOccupancy,
  meanOccupancy,
  packetLoss,
  sessionFairness,
  utilization,
} from './rosolenMeasures.ts';
import { LOST, POLICIES, type Printed, row, table } from './rosolenRows.ts';

/** Readings of points that the paper leaves open; the same figures are computed for each. */
export const TCPS: readonly (readonly [name: string, settings: Settings])[] = [
  ['SACK', []],
  ['SACK, ssthresh 64 KB', [['tcp.initialSsthreshBytes', '65535']]],
  ['Reno', [['tcp.congestionControl', 'reno']]],
  [
    'Reno, ssthresh 64 KB',
    [
      ['tcp.congestionControl', 'reno'],
      ['tcp.initialSsthreshBytes', '65535'],
    ],
  ],
];

const inAllTcps = (network: string, what: string, measure: Measure, printed: Printed = LOST): StudyRow[] =>
  TCPS.map(([name, settings]) => ({
    ...row(`${network}, ${name}: ${what}`, measure, printed),
    scenario: `rosolen-${network}`,
    settings,
  }));

export const tcpStudy: StudyTable = {
  table: 'tcp',
  caption: 'Tables 1 and 3-5 with other loss recovery and another initial ssthresh (none unless named)',
  seeds: 2,
  columns: POLICIES,
  rows: [
    ...inAllTcps('direct', 'utilization (%)', percentOf(utilization(1)), [71, 78, 72, 82]),
    ...inAllTcps('direct', 'fairness (%)', each(sessionFairness), [87, 89, 90, 90]),
    ...inAllTcps('gfc', 'left utilization (%)', percentOf(utilization(1)), [89, 97, 92, 98]),
    ...inAllTcps('gfc', 'right utilization (%)', percentOf(utilization(3)), [75, 90, 78, 99]),
    ...inAllTcps('router', 'utilization (%)', percentOf(utilization(1)), [78, 86, 90, 86]),
    ...inAllTcps('router', 'maximum occupancy (%)', percentOf(maximumOccupancy(1)), [100, 88, 100, 88]),
    ...inAllTcps('router-gfc', 'goodput of A', each(goodputOfCluster('A')), [34, null, null, null]),
    ...inAllTcps('router-gfc', 'goodput of Y', each(goodputOfCluster('Y')), [154, null, null, null]),
  ],
};

/** Environments of section 3.1 for which the paper has no results, or only words. */
const OTHERS = ['gfc-adsl', 'gfc-geo', 'router-adsl', 'router-geo', 'router-gfc-adsl', 'router-gfc-geo'];
export const isMesh = (network: string): boolean => network.includes('gfc');
const SHORT: Settings = [['run.durationS', '40']];

const otherRows = (network: string): StudyRow[] => {
  const trunk = isMesh(network) ? 2 : 1;
  const figures: [string, Measure, number][] = [
    ['utilization (%)', percentOf(utilization(trunk)), 0],
    ['mean occupancy (%)', percentOf(meanOccupancy(trunk)), 1],
    ['fairness (%)', each(sessionFairness), 0],
    ...(isMesh(network) ? ['A', 'B', 'X', 'Y'] : []).map((cluster): [string, Measure, number] => [
      `goodput of ${cluster}`,
      each(goodputOfCluster(cluster)),
      0,
    ]),
  ];
  return figures.map(([what, measure, digits]) => ({
    ...row(`${network}: ${what}`, measure, LOST, digits),
    scenario: `rosolen-${network}`,
  }));
};

export const others: StudyTable = {
  ...table('others', 'gfc-adsl', 'the other environments, 40 s', ...OTHERS.flatMap(otherRows)),
  settings: SHORT,
};

/** Changes of one parameter of ATM-RED at a time, on the network of Table 1. */
const CHANGES: readonly (readonly [name: string, settings: Settings])[] = [
  ['as in the paper', []],
  ...['1', '0.1', '0.0001'].map((wq) => [`wq ${wq}`, [['policy.wq', wq]]] as const),
  ...['0.0001', '0.02', '0.1'].map(
    (maxC) =>
      [
        `max_c ${maxC}`,
        [
          ['policy.given', 'cell'],
          ['policy.maxC', maxC],
        ],
      ] as const,
  ),
  ['min_th 200', [['policy.minTh', '200']]],
  ['above max_th a step', [['policy.aboveMax', 'step']]],
  ['above max_th to 1 at the buffer', [['policy.aboveMax', 'buffer']]],
];

export const sensitivity: StudyTable = {
  table: 'red',
  caption: 'parameters of ATM-RED changed one at a time, network of Table 1',
  scenario: 'rosolen-direct',
  seeds: 3,
  columns: POLICIES.filter(({ column }) => column === 'RED'),
  rows: CHANGES.flatMap(([name, settings]) =>
    (
      [
        ['utilization (%)', percentOf(utilization(1))],
        ['mean occupancy (%)', percentOf(meanOccupancy(1))],
        ['packet loss (%)', percentOf(packetLoss(1))],
      ] as const
    ).map(([figure, measure]) => ({ ...row(`${name}: ${figure}`, measure, [null], 1), settings })),
  ),
};

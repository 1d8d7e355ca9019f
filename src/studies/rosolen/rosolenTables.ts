import type { StudyRow, StudyTable } from '../study.ts';
import {
  atSwitch,
  fairness,
  fairnessByVc,
  fairnessIn,
  goodput,
  ideal,
  LOST,
  maxima,
  POLICIES,
  type Printed,
  printedTable,
  table,
  utilizations,
} from './rosolenRows.ts';

const MESH = ['A', 'B', 'C', 'X', 'Y'] as const;
const meshClusters = (ofA?: Printed, ofY?: Printed): StudyRow[] =>
  MESH.flatMap((cluster) => [goodput(cluster, { A: ofA, Y: ofY }[cluster as string]), fairnessIn(cluster)]);
const SAME = (value: number): Printed => POLICIES.map(() => value);

/** Rosolen, Bonaventure & Leduc 1999, Tables 1-5, and what the text says of its figures. */
export const paperTables: readonly StudyTable[] = [
  printedTable(
    1,
    'direct',
    'direct access, one bottleneck',
    fairness(87, 89, 90, 90),
    ...utilizations([71, 78, 72, 82]),
  ),
  printedTable(2, 'direct-adsl', 'asymmetrical access, one bottleneck', ...maxima([100, 92, 100, 82])),
  printedTable(
    3,
    'gfc',
    'direct access, three bottlenecks',
    fairness(88, 89, 85, 99),
    ...maxima([100, 90, 100, 72], [100, 91, 100, 87], [100, 90, 100, 84]),
    ...utilizations([89, 97, 92, 98], [79, 83, 81, 92], [75, 90, 78, 99]),
  ),
  printedTable(
    4,
    'router',
    'routers, one bottleneck',
    fairness(78, 78, 79, 85),
    fairnessByVc,
    ...maxima([100, 88, 100, 88]),
    ...utilizations([78, 86, 90, 86]),
  ),
  printedTable(
    5,
    'router-gfc',
    'routers, three bottlenecks',
    fairness(75, 81, 78, 99),
    fairnessByVc,
    ...maxima([100, 88, 100, 47], [100, 88, 97, 42], [100, 88, 100, 43]),
    ...utilizations([93, 97, 98, 98], [94, 98, 97, 98], [94, 99, 98, 99]),
  ),
  table(
    'direct',
    'direct',
    'figures 12 and 13; of the far cluster the text says 59 % without naming the policy',
    ideal('2', 13.45),
    ...['2', '10'].flatMap((cluster) => [goodput(cluster), fairnessIn(cluster)]),
    ...maxima([100, null, 100, null]),
    ...atSwitch(1),
  ),
  table(
    'geo',
    'direct-geo',
    'section 4.2.2: goodputs around 16 %, mean occupancy around 2 to 4 %',
    ideal('2', 13.45),
    ...['2', '10'].map((cluster) => goodput(cluster, SAME(16))),
    fairness(),
    ...maxima(LOST),
    ...atSwitch(1),
  ),
  table('adsl', 'direct-adsl', 'figures 14 and 15', ...utilizations(LOST), fairness(), ...atSwitch(1)),
  table(
    'gfc',
    'gfc',
    'figures 16 and 17',
    ...[4.04, 1.35, 8.07, 1.35, 4.04].map((mbps, i) => ideal(MESH[i] ?? '', mbps)),
    ...meshClusters(),
    ...[1, 2, 3].flatMap(atSwitch),
  ),
  table(
    'router',
    'router',
    'figures 18 and 19',
    ...['2', '10'].flatMap((cluster) => [goodput(cluster), fairnessIn(cluster)]),
    ...atSwitch(1),
  ),
  table(
    'router-gfc',
    'router-gfc',
    'figures 20 and 21',
    ...meshClusters([34, null, null, null], [154, null, null, null]),
    ...[1, 2, 3].flatMap(atSwitch),
  ),
];

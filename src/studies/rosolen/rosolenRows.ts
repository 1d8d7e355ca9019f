import { each, percentOf } from '../measures.ts';
import type { Measure, StudyColumn, StudyRow, StudyTable } from '../study.ts';
import {
  fairnessOf,
  goodputOfCluster,
  idealOfCluster,
  maximumOccupancy,
  meanOccupancy,
  packetLoss,
  sessionFairness,
  utilization,
  vcFairness,
} from './rosolenMeasures.ts';

/** Columns of the tables of Rosolen et al. */
export const POLICIES: readonly StudyColumn[] = [
  { column: 'UBR', settings: [['policy', 'rcd']] },
  { column: 'EPD', settings: [['policy', 'epd']] },
  { column: 'FBA', settings: [['policy', 'fba']] },
  { column: 'RED', settings: [['policy', 'atm-red']] },
];

/** The same number is printed for both: behaviour above max_th is our reading. */
const RED_STEP: StudyColumn = {
  column: 'RED, step',
  settings: [
    ['policy', 'atm-red'],
    ['policy.aboveMax', 'step'],
  ],
};
const READINGS: readonly StudyColumn[] = [...POLICIES, RED_STEP];

export type Printed = readonly (number | null)[];
/** The printed table: its four columns, and RED under both readings of figure 2. */
export const printedTable = (
  ...[number, environment, caption, ...rows]: Parameters<typeof table>
): StudyTable => ({
  ...table(number, environment, caption, ...rows.map(underBoth)),
  columns: READINGS,
});
const underBoth = (line: StudyRow): StudyRow => ({
  ...line,
  printed: [...line.printed, line.printed[3] ?? null],
});

/** Printed numbers of a figure that our copy lacks, for all policies. */
export const LOST: Printed = [null, null, null, null];
export const row = (name: string, measure: Measure, printed: Printed = LOST, digits = 0): StudyRow => ({
  row: name,
  measure,
  printed,
  digits,
  relative: false,
});

export const fairness = (...printed: Printed): StudyRow =>
  row('global intra-cluster fairness (%)', each(sessionFairness), printed.length === 0 ? LOST : printed);
export const fairnessByVc = row('the same, sessions of a VC taken as one (%)', each(vcFairness));
export const maxima = (...printed: Printed[]): StudyRow[] =>
  printed.map((line, i) =>
    row(
      printed.length === 1 ? 'maximum occupancy (%)' : `switch ${i + 1} maximum occupancy (%)`,
      percentOf(maximumOccupancy(i + 1)),
      line,
    ),
  );
const SIDES = ['left', 'middle', 'right'] as const;
export const utilizations = (...printed: Printed[]): StudyRow[] =>
  printed.map((line, i) =>
    row(
      printed.length === 1 ? 'bandwidth utilization (%)' : `${SIDES[i]} bandwidth utilization (%)`,
      percentOf(utilization(i + 1)),
      line,
    ),
  );

/** Rows for the figures of every environment: by cluster and by switch. */
export const goodput = (cluster: string, printed?: Printed): StudyRow =>
  row(`cluster ${cluster} goodput (100 = ideal)`, each(goodputOfCluster(cluster)), printed);
export const ideal = (cluster: string, mbps: number): StudyRow =>
  row(
    `cluster ${cluster} ideal (Mb/s)`,
    each(idealOfCluster(cluster)),
    POLICIES.map(() => mbps),
    2,
  );
export const fairnessIn = (cluster: string): StudyRow =>
  row(`cluster ${cluster} fairness (%)`, each(fairnessOf(cluster)));
export const atSwitch = (trunk: number): StudyRow[] => [
  row(`switch ${trunk} mean occupancy (%)`, percentOf(meanOccupancy(trunk)), LOST, 1),
  row(`switch ${trunk} packet loss (%)`, percentOf(packetLoss(trunk)), LOST, 1),
];

const SEEDS = { seeds: 5, columns: POLICIES } as const;
export const table = (
  number: number | string,
  environment: string,
  caption: string,
  ...rows: readonly StudyRow[]
): StudyTable => ({ ...SEEDS, table: number, scenario: `rosolen-${environment}`, caption, rows });

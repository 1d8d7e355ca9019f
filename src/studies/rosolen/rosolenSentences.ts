import { meansOf, sentence } from '../sentences.ts';
import { fixed } from '../statistics.ts';
import type { Judgement } from '../study.ts';

const POLICIES = ['UBR', 'EPD', 'FBA', 'RED'] as const;
const RED = POLICIES.indexOf('RED');
const FBA = POLICIES.indexOf('FBA');
const LOSS = 'switch 1 packet loss (%)';
const FAIRNESS = 'global intra-cluster fairness (%)';
const NEAR_AND_FAR = ['2', '10'];

const lines = (rows: readonly (readonly number[])[], digits = 0): string =>
  rows.map((row) => fixed(row, digits)).join('; ');

const bestUse = sentence(
  {
    id: 'red-uses-best',
    section: '4.2.1 and 4.2.4, Tables 1 and 3',
    tables: [1, 3],
    statement: 'RED uses every link best (Tables 1 and 3)',
  },
  (outcome) => {
    const rows = [
      meansOf(outcome, 1, 'bandwidth utilization (%)', POLICIES),
      ...['left', 'middle', 'right'].map((side) =>
        meansOf(outcome, 3, `${side} bandwidth utilization (%)`, POLICIES),
      ),
    ];
    return { held: rows.every((row) => Number(row[RED]) >= Math.max(...row)), detail: lines(rows) };
  },
);

const fewestLost = sentence(
  {
    id: 'red-loses-least',
    section: '4.2.1 and 4.3.1',
    tables: ['direct', 'router'],
    statement: 'RED loses the smallest share of the packets, end to end and behind routers',
  },
  (outcome) => {
    const rows = ['direct', 'router'].map((table) => meansOf(outcome, table, LOSS, POLICIES));
    return { held: rows.every((row) => Number(row[RED]) <= Math.min(...row)), detail: lines(rows, 1) };
  },
);

const fairnessInMesh = sentence(
  {
    id: 'fairness-3',
    section: '4.2.4, Table 3',
    tables: [3],
    statement: 'within clusters RED is fairest and FBA least fair (Table 3)',
  },
  (outcome) => {
    const row = meansOf(outcome, 3, FAIRNESS, POLICIES);
    return {
      held: Number(row[RED]) >= Math.max(...row) && Number(row[FBA]) <= Math.min(...row),
      detail: fixed(row, 0),
    };
  },
);

/** Percent that counts as "very low". */
const HARDLY_ANY = 0.5;

const satelliteLosses = sentence(
  {
    id: 'satellite-losses',
    section: '4.2.2',
    tables: ['geo'],
    statement: 'by satellite hardly a packet is lost, at most 0.5 %, under all four policies',
  },
  (outcome) => {
    const row = meansOf(outcome, 'geo', LOSS, POLICIES);
    return { held: row.every((loss) => loss <= HARDLY_ANY), detail: `${fixed(row, 1)} %` };
  },
);

const satelliteOccupancy = sentence(
  {
    id: 'satellite-occupancy',
    section: '4.2.2',
    tables: ['geo'],
    statement: 'by satellite the mean occupancy is around 2 to 4 %',
  },
  (outcome) => {
    const row = meansOf(outcome, 'geo', 'switch 1 mean occupancy (%)', POLICIES);
    return { held: row.every((share) => share >= 1.5 && share < 4.5), detail: `${fixed(row, 1)} %` };
  },
);

const smallGap = sentence(
  {
    id: 'far-loses-little',
    section: '4.3.1',
    tables: ['router'],
    statement: 'behind routers the far cluster lacks only 10 to 20 % of its ideal',
  },
  (outcome) => {
    const [, far = []] = NEAR_AND_FAR.map((cluster) =>
      meansOf(outcome, 'router', `cluster ${cluster} goodput (100 = ideal)`, POLICIES),
    );
    return { held: far.every((share) => share >= 79.5 && share < 90.5), detail: fixed(far, 0) };
  },
);

/** Claims in the text of the paper about its tables and figures. */
export const rosolenSentences: readonly Judgement[] = [
  bestUse,
  fewestLost,
  fairnessInMesh,
  satelliteLosses,
  satelliteOccupancy,
  smallGap,
];

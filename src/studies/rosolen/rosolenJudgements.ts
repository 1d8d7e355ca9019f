import type { RunResults } from '../../contract/index.ts';
import { mean, written } from '../statistics.ts';
import type { Judgement, Outcome, StudyTable } from '../study.ts';
import { goodputOfCluster, highestOccupancy, meanOccupancyOfAll } from './rosolenMeasures.ts';
import { isMesh } from './rosolenVariants.ts';

const POLICIES = ['UBR', 'EPD', 'FBA', 'RED'] as const;
type Policy = (typeof POLICIES)[number];
type Figure = (run: RunResults) => number;
/** Runs of one seed, one per policy. */
type Seed = Readonly<Record<Policy, RunResults>>;

/** An environment, with a table that contains runs of it. */
interface Place {
  readonly table: number | string;
  readonly network: string;
  /** A row with runs of it. */
  readonly row: string;
}

/** One entry for each network in these tables or their rows. */
export function placesIn(tables: readonly StudyTable[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { table, scenario, rows } of tables)
    for (const row of rows) {
      const network = String(row.scenario ?? scenario).replace('rosolen-', '');
      if (!places.has(network)) places.set(network, { table, network, row: row.row });
    }
  return [...places.values()];
}

function seedsOf(outcome: Outcome, { table, row }: Place): readonly Seed[] {
  const [first = [], ...others] = POLICIES.map((policy) => outcome.runs(table, row, policy));
  return first.flatMap((UBR, seed) => {
    const [EPD, FBA, RED] = others.map((runs) => runs[seed]);
    return EPD && FBA && RED ? [{ UBR, EPD, FBA, RED }] : [];
  });
}

/** A figure of the run under a policy: for one seed, or its mean over the seeds. */
type Of = (figure: Figure, policy: Policy) => number;

/** A condition that must hold for every seed. */
interface Rule {
  readonly id: string;
  readonly section: string;
  /** Absent: the paper. */
  readonly saidBy?: Judgement['saidBy'];
  readonly level?: Judgement['level'];
  readonly statement: string;
  readonly holds: (of: Of) => boolean;
  /** Figures shown with their means over the seeds. */
  readonly figures: Readonly<Record<string, Figure>>;
}

const onMean =
  (seeds: readonly Seed[]): Of =>
  (figure, policy) =>
    mean(seeds.map((seed) => figure(seed[policy])));

const must =
  ({ id, section, saidBy = 'paper', level = 'must', statement, holds, figures }: Rule) =>
  (place: Place): Judgement => ({
    id: `${id}-${place.network}`,
    section,
    saidBy,
    level,
    tables: [place.table],
    statement: `${place.network}: ${statement}`,
    judge: (outcome) => {
      const seeds = seedsOf(outcome, place);
      const good = seeds.filter((seed) => holds((figure, policy) => figure(seed[policy]))).length;
      const sentences = Object.entries(figures).map(([name, figure]) => {
        const means = POLICIES.map((policy) => onMean(seeds)(figure, policy).toFixed(0));
        return `${name} ${means.join(' / ')}`;
      });
      return {
        held: seeds.length > 0 && good === seeds.length,
        detail: `${good} of ${seeds.length} seeds; ${sentences.join(', ')}`,
      };
    },
    onMean: (outcome) => holds(onMean(seedsOf(outcome, place))),
  });

const shortestQueue = must({
  id: 'shortest-queue',
  section: '5',
  statement: 'RED has the lowest mean occupancy',
  holds: (of) =>
    (['UBR', 'EPD', 'FBA'] as const).every(
      (policy) => of(meanOccupancyOfAll, 'RED') < of(meanOccupancyOfAll, policy),
    ),
  figures: { '%': meanOccupancyOfAll },
});

const peaks = must({
  id: 'peaks',
  section: '4.2.1',
  statement: 'EPD peaks near its threshold (88-95 %), UBR and FBA fill the buffer (98 %)',
  holds: (of) =>
    Math.round(of(highestOccupancy, 'EPD')) >= 88 &&
    of(highestOccupancy, 'EPD') <= 95 &&
    (['UBR', 'FBA'] as const).every((policy) => of(highestOccupancy, policy) >= 98),
  figures: { '%': highestOccupancy },
});

const near = goodputOfCluster('2');
const far = goodputOfCluster('10');
const nearBeatsFar = must({
  id: 'near-beats-far',
  section: '4.2.1 and 4.3.1',
  statement: 'the near cluster beats the far one under every policy',
  holds: (of) => POLICIES.every((policy) => of(near, policy) > of(far, policy)),
  figures: { near, far },
});

const A = goodputOfCluster('A');
const B = goodputOfCluster('B');
const X = goodputOfCluster('X');
const Y = goodputOfCluster('Y');
const fewerHopsWin = must({
  id: 'fewer-hops-win',
  section: '4.2.4 and 4.3.2',
  statement: 'A < Y and B < X under every policy',
  holds: (of) => POLICIES.every((policy) => of(A, policy) < of(Y, policy) && of(B, policy) < of(X, policy)),
  figures: { A, Y, B, X },
});

/** Goodput that clusters over several hops lack relative to those over one. */
const gap: Figure = (run) => Y(run) - A(run) + X(run) - B(run);
const narrows = {
  id: 'fba-narrows',
  statement: 'FBA narrows the gap between A and Y, B and X most',
  holds: (of: Of) => (['UBR', 'EPD', 'RED'] as const).every((policy) => of(gap, 'FBA') < of(gap, policy)),
  figures: { gap },
};
/** Behind routers the paper claims this; end to end it claims the opposite. */
const narrowest = must({ ...narrows, section: '4.3.2' });
const narrowestToo = must({ ...narrows, section: '4.2.4', saidBy: 'ours' });
const noGain = must({
  id: 'fba-no-gain',
  section: '4.2.4',
  level: 'open',
  statement:
    'FBA brings no gain in fairness between clusters: its gap between A and Y, B and X is not the smallest',
  holds: (of) => !narrows.holds(of),
  figures: { gap },
});

const isIdeal = (row: string): boolean => row.endsWith('ideal (Mb/s)');

/** Ideal goodputs: printed with two digits, and rounded likewise here. */
const ideals = ({ table }: StudyTable): Judgement => ({
  id: `ideals-${table}`,
  section: '4.2.1 and 4.2.4',
  saidBy: 'paper',
  statement: `${table}: ideal goodputs as printed`,
  level: 'must',
  tables: [table],
  judge: ({ cells }) => {
    const own = cells.filter((cell) => cell.table === table && isIdeal(cell.row));
    return {
      held: own.length > 0 && own.every(({ printed, mean }) => printed?.toFixed(2) === mean.toFixed(2)),
      detail: [...new Set(own.map(({ mean }) => mean.toFixed(2)))].join(', '),
    };
  },
});

/** Reached by the reading in this row of study `tcp`. */
const aim = (row: string, within: number): Judgement => ({
  id: row.replace(/\W+/g, '-'),
  section: 'Tables 3 to 5',
  saidBy: 'paper',
  statement: `${row}: within ${written(within)} points of the printed`,
  level: 'aim',
  tables: ['tcp'],
  judge: ({ cells }) => {
    const own = cells.filter((cell) => cell.row === row && cell.printed !== null);
    return {
      held: own.length > 0 && own.every(({ printed, mean }) => Math.abs(mean - Number(printed)) <= within),
      detail: `${own.map(({ mean }) => mean.toFixed(0)).join(' / ')} (${own.map(({ printed }) => printed).join(' / ')})`,
    };
  },
});

/** @param tables Tables 1-5 and studies of single networks. @param others a study of several networks */
export function judgementsOf(tables: readonly StudyTable[], others: StudyTable): readonly Judgement[] {
  const measured = placesIn(tables);
  const every = placesIn([...tables, others]);
  const of = (...networks: string[]) => measured.filter(({ network }) => networks.includes(network));
  return [
    ...tables.filter(({ rows }) => rows.some(({ row }) => isIdeal(row))).map(ideals),
    ...every.map(shortestQueue),
    ...of('direct', 'direct-adsl', 'gfc', 'router', 'router-gfc').map(peaks),
    ...of('direct', 'router').map(nearBeatsFar),
    ...every.filter(({ network }) => isMesh(network)).map(fewerHopsWin),
    ...of('gfc').flatMap((place) => [narrowestToo(place), noGain(place)]),
    ...of('router-gfc').map(narrowest),
    aim('gfc, Reno: left utilization (%)', 4),
    aim('router, Reno: utilization (%)', 5),
    aim('router, Reno: maximum occupancy (%)', 4),
    aim('router-gfc, Reno: goodput of A', 10),
    aim('router-gfc, Reno: goodput of Y', 12),
  ];
}

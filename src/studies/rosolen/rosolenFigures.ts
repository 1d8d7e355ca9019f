import type { Formula, StudyFigure } from '../figures/figure.ts';

/** Rosolen, Bonaventure & Leduc 1999: figures 1, 2 and 4 are formulas, 12 to 21 numbers of tables. */
const BUFFER = 16_384;
/** "R" of FBA, where the paper gives no number: as our rule has it. */
const FBA_FROM = 0.875 * BUFFER;
const MIN_TH = 2_000;
const MAX_TH = 10_000;
/** "max_c = 0.00055" (section 2.3.1). */
const MAX_C = 0.000_55;
/** Cells of packets of 9,140 and 1,460 bytes. */
const LARGE_CELLS = 192;
const SMALL_CELLS = 32;

/** At most so many times a fair share; Z is the share when the buffer is full. */
const fbaLimit =
  (z: number) =>
  (queue: number): number =>
    queue <= FBA_FROM ? Number.NaN : Math.min(10, (z * (BUFFER - FBA_FROM)) / (queue - FBA_FROM));

/** A ramp up to max_c at max_th, and on to 1 at twice that. */
export function cellProbability(queue: number): number {
  if (queue < MIN_TH) return 0;
  if (queue < MAX_TH) return (MAX_C * (queue - MIN_TH)) / (MAX_TH - MIN_TH);
  return Math.min(1, MAX_C + ((1 - MAX_C) * (queue - MAX_TH)) / MAX_TH);
}

/** Eq. 2: of a packet of n cells. */
export const packetProbability =
  (cells: number) =>
  (queue: number): number =>
    1 - (1 - cellProbability(queue)) ** cells;

const overQueue = { over: 'average queue, cells', unit: 'probability', from: 0 } as const;

const formula = (figure: string, caption: string, ...formulas: readonly Formula[]): StudyFigure => ({
  figure,
  caption,
  formulas,
});

const WORKSTATIONS = /goodput|fairness/;
/** "By definition, the normalized mean goodput is the bandwidth utilization in case there is only one cluster" (section 4.2.3). */
const ONE_CLUSTER = /utilization|fairness/;
const SWITCHES = /^switch/;
/** `cluster 10 goodput`: a cluster or a switch, and which value of it. */
const OF_A_PLACE = {
  reads: /^(?:(?<subject>\S+ (?:\d+|[A-Z])\b) )?(?<quantity>.*)$/,
  areNames: true,
} as const;

/** All but the ideal goodput. */
const BY_SATELLITE = /goodput|fairness|occupancy|loss/;

/** Two figures of a scenario: what workstations got, and what its switches did. */
const pair = (
  first: number,
  table: string,
  name: string,
  workstations = WORKSTATIONS,
): readonly StudyFigure[] => [
  {
    figure: String(first),
    caption: `workstation results, ${name}: mean goodput and fairness`,
    tables: [{ table, rows: workstations, ...OF_A_PLACE }],
  },
  {
    figure: String(first + 1),
    caption: `switch results, ${name}: mean occupancy and packet loss`,
    tables: [{ table, rows: SWITCHES, ...OF_A_PLACE }],
  },
];

export const rosolenFigures: readonly StudyFigure[] = [
  formula('1', 'rejection function in the FBA algorithm', {
    panel: 'normalized maximum share',
    unit: 'fair shares',
    over: 'queue, cells',
    from: 0,
    to: BUFFER,
    curves: [1, 0.9, 0.5].map((z) => ({ name: `Z ${z}`, of: fbaLimit(z) })),
  }),
  formula('2', 'dropping probability function in the RED algorithm', {
    ...overQueue,
    panel: 'dropping probability',
    to: 2 * MAX_TH,
    curves: [{ name: 'cell', of: cellProbability }],
  }),
  formula('4', 'discard probabilities at the cell and packet level', {
    ...overQueue,
    panel: 'discard probability up to max_th',
    to: MAX_TH,
    curves: [
      { name: 'cell', of: cellProbability },
      { name: '1460 B', of: packetProbability(SMALL_CELLS) },
      { name: '9140 B', of: packetProbability(LARGE_CELLS) },
    ],
    levels: [{ name: 'max_c', value: MAX_C }],
  }),
  ...pair(12, 'direct', 'direct access, one bottleneck'),
  ...pair(14, 'adsl', 'asymmetrical access, one bottleneck', ONE_CLUSTER),
  ...pair(16, 'gfc', 'direct access, three bottlenecks'),
  ...pair(18, 'router', 'routers, one bottleneck'),
  ...pair(20, 'router-gfc', 'routers, three bottlenecks'),
  {
    figure: 'geo',
    caption: 'by satellite (section 4.2.2)',
    tables: [{ table: 'geo', rows: BY_SATELLITE, ...OF_A_PLACE }],
  },
];

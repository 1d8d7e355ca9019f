import { portOf } from '../measures.ts';
import { isFalling, meansOf, sentence } from '../sentences.ts';
import { fixed, mean, written } from '../statistics.ts';
import type { Judgement } from '../study.ts';

const POLICIES = ['RCD', 'PPD', 'EPD', 'ESPD'] as const;
const TOTAL = 'effective throughput';
const GAIN = 'improvement (%)';

const synchronization = sentence(
  {
    id: 'synchronization',
    section: '4.1.2 and 4.2.2',
    tables: [1],
    statement: 'windows are less synchronized from RCD to PPD, EPD and ESPD (mean correlation of all pairs)',
  },
  ({ runs }) => {
    const values = POLICIES.map((policy) =>
      mean(runs(1, TOTAL, policy).map(({ whole }) => whole.synchronization)),
    );
    return { held: isFalling(values), detail: fixed(values, 2) };
  },
);

const longGainMore = sentence(
  {
    id: 'long-sessions-gain',
    section: '4.2.3, Tables 2 and 4',
    tables: [2, 4],
    statement:
      'ESPD gains more over EPD for the sessions with long round trips than for those with short ones',
  },
  ({ mean: of }) => {
    const gains = [2, 4].map((table) =>
      ['sessions 1-5', 'sessions 6-10'].map((sessions) => of(table, `${sessions}: ${GAIN}`, 'ESPD')),
    );
    return {
      held: gains.every(([long = 0, short = 0]) => long > short),
      detail: gains.map((pair) => `${fixed(pair, 1)} %`).join('; '),
    };
  },
);

const fairer = (table: number): Judgement =>
  sentence(
    {
      id: `espd-fairer-${table}`,
      section: `4.2.3, Table ${table}`,
      tables: [table],
      statement: `table ${table}: the index of fairness of ESPD is higher than that of EPD`,
    },
    (outcome) => {
      const [epd = Number.NaN, espd = Number.NaN] = meansOf(outcome, table, 'fairness index', [
        'EPD',
        'ESPD',
      ]);
      return { held: espd > epd, detail: fixed([epd, espd], 3) };
    },
  );

/** Pairs of tables with the same packets: minimum timeouts of 50 ms and of 150 ms. */
const BY_FLOOR = [
  [1, 2],
  [3, 4],
] as const;

const floorHurts = sentence(
  {
    id: 'timeout-floor',
    section: '4.2.3, Tables 1 to 4',
    tables: [1, 2, 3, 4],
    statement:
      'a higher floor of the timeout costs RCD, PPD and EPD a part of their throughput, ESPD none (share of the maximum, Tables 1 and 2, 3 and 4)',
  },
  (outcome) => {
    const shares = BY_FLOOR.map((tables) =>
      tables.map((table) =>
        POLICIES.map(
          (policy) => (100 * outcome.mean(table, TOTAL, policy)) / outcome.mean(table, 'maximum', policy),
        ),
      ),
    );
    const changes = shares.map(([low = [], high = []]) => high.map((share, i) => share - Number(low[i])));
    const isAsSaid = (change: readonly number[]): boolean =>
      change.slice(0, -1).every((points) => points < 0) && Number(change.at(-1)) >= 0;
    return {
      held: changes.every(isAsSaid),
      detail: changes.map((change) => `${fixed(change, 1)} points`).join('; '),
    };
  },
);

/** Propagation both ways of every session of Tables 1 and 3, plus a full buffer of 2,000 cells at 155.52 Mb/s. */
const ROUND_TRIP_MS = 8 + (2_000 * 424) / 155_520;

const oneRoundTrip = sentence(
  {
    id: 'epoch-one-round-trip',
    section: '4.1.1',
    tables: [1, 3],
    statement: `congestion lasts about one round trip under RCD, PPD and EPD (Tables 1 and 3; ${written(ROUND_TRIP_MS, 1)} ms with a full buffer, within a fifth)`,
  },
  ({ runs }) => {
    const lasts = [1, 3].map((table) =>
      POLICIES.slice(0, 3).map((policy) =>
        mean(runs(table, TOTAL, policy).map((run) => portOf(run, 'S2>S3').epochMs)),
      ),
    );
    return {
      held: lasts.flat().every((ms) => Math.abs(ms / ROUND_TRIP_MS - 1) <= 0.2),
      detail: lasts.map((line) => `${fixed(line, 1)} ms`).join('; '),
    };
  },
);

/** Claims in the text of the paper about its tables and figures. */
export const cheonPanwarSentences: readonly Judgement[] = [
  oneRoundTrip,
  synchronization,
  longGainMore,
  ...[2, 4, 5].map(fairer),
  floorHurts,
];

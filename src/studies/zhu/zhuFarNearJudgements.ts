import { fixed, written } from '../statistics.ts';
import type { Judgement, Outcome, StudyTable } from '../study.ts';
import { FIFO, farNearTables, PER_VC } from './zhuFarNear.ts';

/** Packet sizes of which a window of 32 KB holds at least seven. */
const SMALL_SIZES = ['512 B', '1500 B', '4352 B'];
const sharesOf = (outcome: Outcome, row: string): readonly number[] =>
  SMALL_SIZES.map((size) => outcome.mean('shares', row, size));

const evenShares: Judgement = {
  id: 'even-shares',
  section: '5.4, conclusion 3',
  saidBy: 'paper',
  level: 'must',
  tables: ['shares'],
  statement: 'conclusion 3: per-VC queueing shares 50 / 50, within 1 point, with 512, 1500 and 4352 bytes',
  judge: (outcome) => {
    const shares = sharesOf(outcome, PER_VC);
    return {
      held: shares.every((share) => Math.abs(share - 50) <= 1),
      detail: fixed(shares, 1),
    };
  },
};

const fifoShares: Judgement = {
  id: 'fifo-shares',
  section: '5.4, conclusion 3',
  saidBy: 'paper',
  level: 'must',
  tables: ['shares'],
  statement: 'conclusion 3: one queue gives the far source about a third, 28 to 40 %',
  judge: (outcome) => {
    const shares = sharesOf(outcome, FIFO);
    return {
      held: shares.every((share) => share >= 28 && share <= 40),
      detail: fixed(shares, 1),
    };
  },
};

/** Tolerance in milliseconds: Tables 5.2 and 5.3 as the thesis describes the network; the study with the delay it leaves out. */
const toleranceOf = ({ table }: StudyTable): number | undefined =>
  ({ '5.2': 0.3, '5.3': 0.3, 'host-delay': 0.1 })[String(table)];

function delays(table: StudyTable): readonly Judgement[] {
  const tolerance = toleranceOf(table);
  if (tolerance === undefined) return [];
  const judge: Judgement['judge'] = ({ cells }) => {
    const off = cells
      .filter((cell) => cell.table === table.table && cell.row.endsWith('delay in the switch (ms)'))
      .map(({ mean, printed }) => Math.abs(mean - (printed ?? Number.NaN)));
    return {
      held: off.every((each) => each <= tolerance),
      detail: `at most ${Math.max(...off).toFixed(2)} ms over ${off.length}`,
    };
  };
  return [
    {
      id: `delays-${table.table}`,
      section: '5.4, Tables 5.2 and 5.3',
      // The delay in the hosts is our addition: the thesis does not have it.
      saidBy: table.table === 'host-delay' ? 'ours' : 'paper',
      level: 'aim',
      tables: [table.table],
      statement: `${table.table}: every delay in the switch within ${written(tolerance)} ms of the printed one`,
      judge,
    },
  ];
}

/** Claims on the far source and the near one that a correct engine reproduces. */
export const farNearJudgements = (): readonly Judgement[] => [
  evenShares,
  fifoShares,
  ...farNearTables.flatMap((table) => delays(table)),
];

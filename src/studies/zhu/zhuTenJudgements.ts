import type { RunResults } from '../../contract/index.ts';
import { fixed, mean } from '../statistics.ts';
import type { Judgement, Outcome } from '../study.ts';
import { BUFFERS } from './zhuTcpPrinted.ts';

/** Whether one of ten sources has everything: Jain's index is then 0.10. */
const isCaptured = ({ whole }: RunResults): boolean => whole.jain < 0.105 && whole.effectiveThroughput > 0.99;

/** Least fairness after the capture has ended; the thesis has 0.97 and 1.00 over 90 s. */
const ENDED = 0.9;

const capEndsCapture: Judgement = {
  level: 'must',
  tables: ['5.9'],
  id: 'conclusion-6',
  section: '5.6, Table 5.9',
  saidBy: 'paper',
  statement:
    'conclusion 6: with at most half of the buffer for each VC fairness is 0.9 or more in every seed',
  judge: (outcome) => {
    const runs = ['512 B', '1500 B'].flatMap((size) =>
      outcome.runs('5.9', `${size}: fairness`, 'per-VC, max 0.5'),
    );
    const least = Math.min(...runs.map(({ whole }) => whole.jain));
    return {
      held: least >= ENDED,
      detail: `at least ${least.toFixed(3)} in ${runs.length} runs`,
    };
  },
};

const capture = (size: string): Judgement => ({
  level: 'aim',
  tables: ['5.9'],
  id: `capture-${size.replace(' ', '-')}`,
  section: '5.6, Table 5.9',
  saidBy: 'paper',
  statement: `5.9: one source of ten takes all, ${size}, 1,000 cells, in every seed, also with per-VC queueing`,
  judge: (outcome) => {
    const schemes = ['no per-VC', 'per-VC'].map((scheme) => outcome.runs('5.9', `${size}: fairness`, scheme));
    const counts = schemes.map((runs) => `${runs.filter(isCaptured).length} of ${runs.length} seeds`);
    return {
      held: schemes.every((runs) => runs.every(isCaptured)),
      detail: counts.join(', '),
    };
  },
});

const overBuffers = (outcome: Outcome, table: string, row: (buffer: number) => string, column: string) =>
  mean(BUFFERS.map((buffer) => outcome.mean(table, row(buffer), column)));

const moreThroughput: Judgement = {
  level: 'aim',
  tables: ['policies', '5.1'],
  id: 'conclusion-1',
  section: '5.3, conclusion 1',
  saidBy: 'paper',
  statement: 'conclusion 1: over all buffers EPD carries more than tail drop, and is as fair within 0.1',
  judge: (outcome) => {
    const gains = ['LAN', 'WAN'].map((net) =>
      ['EPD', 'tail drop'].map((policy) =>
        overBuffers(outcome, 'policies', (buffer) => `${buffer} cells: throughput (%)`, `${net} ${policy}`),
      ),
    );
    const fair = ['LAN', 'WAN'].flatMap((net) =>
      ['EPD', 'tail drop'].map((policy) =>
        overBuffers(outcome, '5.1', (buffer) => `${buffer} cells: fairness`, `${net} ${policy}`),
      ),
    );
    return {
      held:
        gains.every(([epd = 0, tail = 0]) => epd > tail) &&
        [0, 2].every((at) => (fair[at] ?? 0) > (fair[at + 1] ?? 0) - 0.1),
      detail: `LAN ${fixed(gains[0] ?? [], 1)}, WAN ${fixed(gains[1] ?? [], 1)} %; fairness ${fixed(fair, 2)}`,
    };
  },
};

const thresholdsMatter: Judgement = {
  level: 'aim',
  tables: ['thresholds'],
  id: 'conclusion-2',
  section: '5.3, conclusion 2',
  saidBy: 'paper',
  statement:
    'conclusion 2: threshold and packet size move the throughput of a small buffer, not of a large one',
  judge: ({ cells }) => {
    const spread = (buffer: number): number => {
      const values = cells
        .filter(({ table, row }) => table === 'thresholds' && row.startsWith(`${buffer} cells`))
        .map((cell) => cell.mean);
      return Math.max(...values) - Math.min(...values);
    };
    const [small, large] = [spread(1000), spread(4000)];
    return {
      held: small > 3 * large,
      detail: `${small.toFixed(1)} points between them at 1,000 cells, ${large.toFixed(1)} at 4,000`,
    };
  },
};

const bothBetter: Judgement = {
  level: 'aim',
  tables: ['combination', '5.4', '5.5'],
  id: 'conclusion-4',
  section: '5.5, conclusion 4',
  saidBy: 'paper',
  statement:
    'conclusion 4: over all buffers EPD with per-VC queueing is no worse than tail drop in throughput and fairness, ' +
    '9140 and 1500 bytes',
  judge: (outcome) => {
    const pairs = ['LAN', 'WAN'].flatMap((net) =>
      ['9140 B', '1500 B'].map((size, index) =>
        ['tail drop', 'per-VC, EPD'].map((scheme) => ({
          throughput: overBuffers(
            outcome,
            'combination',
            (buffer) => `${size}, ${buffer} cells: throughput (%)`,
            `${net} ${scheme}`,
          ),
          fairness: overBuffers(
            outcome,
            index === 0 ? '5.4' : '5.5',
            (buffer) => `${buffer} cells: fairness`,
            `${net} ${scheme}`,
          ),
        })),
      ),
    );
    const better = ([tail, both]: (typeof pairs)[number]): boolean =>
      tail !== undefined &&
      both !== undefined &&
      both.throughput > tail.throughput - 1 &&
      both.fairness > tail.fairness - 0.01;
    return {
      held: pairs.every(better),
      detail: `${pairs.filter(better).length} of ${pairs.length} cases`,
    };
  },
};

const limitsHelp: Judgement = {
  level: 'aim',
  tables: ['limits'],
  id: 'conclusion-5',
  section: '5.6, conclusion 5',
  saidBy: 'paper',
  statement: 'conclusion 5: a limit of half the buffer raises the throughput of per-VC queueing, 2,000 cells',
  judge: (outcome) => {
    const values = ['per-VC', 'per-VC, max 0.5'].map((column) =>
      outcome.mean('limits', '2000 cells: throughput (%)', column),
    );
    return {
      held: (values[1] ?? 0) > (values[0] ?? 0),
      detail: `${fixed(values, 1)} %`,
    };
  },
};

/** Claims on ten sources that a correct engine reproduces, with the reading of `zhu.ts`. */
export const tenJudgements = (): readonly Judgement[] => [
  capEndsCapture,
  capture('512 B'),
  capture('1500 B'),
  moreThroughput,
  thresholdsMatter,
  bothBetter,
  limitsHelp,
];

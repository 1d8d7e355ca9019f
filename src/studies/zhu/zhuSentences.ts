import { portOf } from '../measures.ts';
import { meansOf, sentence } from '../sentences.ts';
import { fixed, mean } from '../statistics.ts';
import type { Judgement, Outcome } from '../study.ts';
import { BUFFERS } from './zhuTcpPrinted.ts';

const PLAIN = 'two-poisson';
const MANAGED = 'two-poisson-managed';
const QUEUED = ['round robin', 'WFQ 1 to 1', 'WFQ 1 to 2'] as const;
const EQUAL = ['round robin', 'WFQ 1 to 1'] as const;
/** Rates of source 2, cells per second; the link is full at 5,000. */
const ABOVE = [6_000, 7_000, 8_000] as const;
const BELOW = [3_000, 3_500, 4_000] as const;

const at = (outcome: Outcome, table: string, rate: number, what: string, column: string): number =>
  outcome.mean(table, `${rate} cells/s: ${what}`, column);
const delay = (source: 1 | 2): string => `delay of source ${source} (ms)`;
const loss = (source: 1 | 2): string => `CLR of source ${source} (%)`;

/** Values of the first and second source at each rate. */
const pairs = (
  outcome: Outcome,
  [table, column]: readonly [string, string],
  rates: readonly number[],
  what: (source: 1 | 2) => string,
): readonly (readonly [number, number])[] =>
  rates.map((rate) => [at(outcome, table, rate, what(1), column), at(outcome, table, rate, what(2), column)]);
const shown = (list: readonly (readonly number[])[], digits = 1): string =>
  list.map((pair) => fixed(pair, digits)).join('; ');

/** A claim on one table of two sources. */
const said = (
  id: string,
  table: string,
  statement: string,
  figures: (outcome: Outcome) => readonly (readonly number[])[],
  holds: (list: readonly (readonly number[])[]) => boolean,
): Judgement =>
  sentence(
    {
      id,
      section: `4.1.3, figures ${table === PLAIN ? '4.2 and 4.3' : '4.4 and 4.5'}`,
      tables: [table],
      statement,
    },
    (outcome) => {
      const list = figures(outcome);
      return { held: holds(list), detail: shown(list) };
    },
  );

const first = ([value = Number.NaN]: readonly number[]): number => value;
const second = ([, two = Number.NaN]: readonly number[]): number => two;

const twoSources: readonly Judgement[] = [
  said(
    'fifo-same-delay',
    PLAIN,
    'FIFO delays both sources alike, within 5 %, at every rate',
    (outcome) => pairs(outcome, [PLAIN, 'FIFO'], [...BELOW, ...ABOVE], delay),
    (list) => list.every((pair) => Math.abs(first(pair) / second(pair) - 1) <= 0.05),
  ),
  said(
    'rr-slower-source-first',
    PLAIN,
    'round robin delays source 1 more before saturation, source 2 more behind it',
    (outcome) => pairs(outcome, [PLAIN, 'round robin'], [...BELOW, ...ABOVE], delay),
    (list) =>
      list.slice(0, BELOW.length).every((pair) => first(pair) > second(pair)) &&
      list.slice(BELOW.length).every((pair) => first(pair) < second(pair)),
  ),
  said(
    'delays-fall-when-full',
    PLAIN,
    'from 6,000 to 8,000 cells/s the delay of both sources falls under round robin and WFQ with equal weights',
    (outcome) => EQUAL.flatMap((column) => pairs(outcome, [PLAIN, column], [6_000, 8_000], delay)),
    ([a = [], b = [], c = [], d = []]) =>
      first(b) < first(a) && second(b) < second(a) && first(d) < first(c) && second(d) < second(c),
  ),
  said(
    'weight-two-is-faster',
    PLAIN,
    'WFQ with weights 1 and 2 delays source 1 more than source 2 at every rate',
    (outcome) => pairs(outcome, [PLAIN, 'WFQ 1 to 2'], [...BELOW, ...ABOVE], delay),
    (list) => list.every((pair) => first(pair) > second(pair)),
  ),
  said(
    'no-loss-below',
    PLAIN,
    'no scheme loses a cell below saturation',
    (outcome) =>
      ['FIFO', ...QUEUED].map((column) =>
        BELOW.map((rate) => at(outcome, PLAIN, rate, 'CLR of both (%)', column)),
      ),
    (list) => list.flat().every((value) => value === 0),
  ),
  said(
    'fifo-loses-slower',
    PLAIN,
    'FIFO loses more of source 1 than of source 2 behind saturation',
    (outcome) => pairs(outcome, [PLAIN, 'FIFO'], ABOVE, loss),
    (list) => list.every((pair) => first(pair) > second(pair)),
  ),
  said(
    'managed-loses-faster',
    MANAGED,
    'with 30 % of the buffer kept for each, round robin and WFQ with equal weights lose more of source 2',
    (outcome) => EQUAL.flatMap((column) => pairs(outcome, [MANAGED, column], ABOVE, loss)),
    (list) => list.every((pair) => second(pair) > first(pair)),
  ),
  said(
    'managed-weight-two',
    MANAGED,
    'with 30 % of the buffer kept for each, WFQ with weights 1 and 2 loses more of source 1',
    (outcome) => pairs(outcome, [MANAGED, 'WFQ 1 to 2'], ABOVE, loss),
    (list) => list.every((pair) => first(pair) > second(pair)),
  ),
  sentence(
    {
      id: 'managed-delays-faster',
      section: '4.1.3, figures 4.2 and 4.4',
      tables: [PLAIN, MANAGED],
      statement:
        'a part of the buffer kept for each delays source 2 more behind saturation, under round robin',
    },
    (outcome) => {
      const list = ABOVE.map((rate) =>
        [PLAIN, MANAGED].map((table) => at(outcome, table, rate, delay(2), 'round robin')),
      );
      return { held: list.every((pair) => second(pair) > first(pair)), detail: shown(list) };
    },
  ),
];

const TAIL_AND_EPD = ['LAN tail drop', 'LAN EPD'] as const;
const overBuffers = (outcome: Outcome, what: string): readonly number[] =>
  TAIL_AND_EPD.map((column) =>
    mean(BUFFERS.map((buffer) => outcome.mean('policies', `${buffer} cells: ${what}`, column))),
  );

const tenSources: readonly Judgement[] = [
  sentence(
    {
      id: 'epd-loses-more',
      section: '5.3, figure 5.4',
      tables: ['policies'],
      statement: 'EPD loses a larger share of the cells than tail drop, 9140 bytes, LAN, over all buffers',
    },
    (outcome) => {
      const pair = overBuffers(outcome, 'CLR (%)');
      return { held: second(pair) > first(pair), detail: `${fixed(pair, 2)} %` };
    },
  ),
  sentence(
    {
      id: 'epd-wider-window',
      section: '5.3, figure 5.4',
      tables: ['policies'],
      statement: 'windows before a timeout are larger under EPD than under tail drop, 9140 bytes, LAN',
    },
    (outcome) => {
      const sized = BUFFERS.filter((buffer) =>
        meansOf(outcome, 'policies', `${buffer} cells: window before timeout (bytes)`, TAIL_AND_EPD).every(
          Number.isFinite,
        ),
      );
      const pair = TAIL_AND_EPD.map((column) =>
        mean(
          sized.map((buffer) =>
            outcome.mean('policies', `${buffer} cells: window before timeout (bytes)`, column),
          ),
        ),
      );
      return { held: second(pair) > first(pair), detail: fixed(pair, 0) };
    },
  ),
  sentence(
    {
      id: 'threshold-95',
      section: '5.3, figure 5.5',
      tables: ['thresholds'],
      statement:
        'EPD with a threshold of 70 % carries least, with 95 % less than with 90, 9140 bytes, 1,000 cells',
    },
    ({ mean: of }) => {
      const [low, middle, high] = [70, 90, 95].map((percent) =>
        of('thresholds', `1000 cells, ${percent} %`, '9140 B'),
      ) as [number, number, number];
      return { held: high < middle && low < high, detail: `${fixed([low, middle, high], 1)} %` };
    },
  ),
];

/** Mean and longest queue, of 1,000 cells, with a threshold of 70 %. */
const STATED_QUEUE = [42, 882] as const;

const statedQueue = sentence(
  {
    id: 'threshold-70-queue',
    section: '5.3',
    tables: ['thresholds'],
    statement: `EPD with a threshold of 70 %, 9140 bytes, 1,000 cells: a mean queue of ${STATED_QUEUE[0]} and a longest of ${STATED_QUEUE[1]} cells, within 8 %`,
  },
  ({ runs }) => {
    const ports = runs('thresholds', '1000 cells, 70 %', '9140 B').map((run) => portOf(run, 'S1>S2'));
    const ours = [
      mean(ports.map(({ queueMean }) => queueMean)),
      Math.max(...ports.map(({ queueMax }) => queueMax)),
    ];
    return {
      held: STATED_QUEUE.every((stated, i) => Math.abs(Number(ours[i]) / stated - 1) <= 0.08),
      detail: `${fixed(ours, 0)} (${fixed(STATED_QUEUE, 0)})`,
    };
  },
);

/** Claims in the text of the thesis about its figures. */
export const zhuSentences: readonly Judgement[] = [...twoSources, ...tenSources, statedQueue];

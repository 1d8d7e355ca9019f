import { writeNumber } from '../../../contract/index.ts';
import type { Judgement, Tally } from '../../../studies/index.ts';
import type { AgreementHere } from '../../papers/shown/agreementHere.ts';
import type { Agreement } from '../../papers/tables/agreement.ts';
import { headText } from './heads.ts';

interface Maker {
  readonly engine: string;
  readonly sources: string;
  readonly runs: number;
}

const maker = ({ engine, sources, runs }: Maker): string =>
  sources === ''
    ? `${runs} runs of version ${engine} (sources not recorded)`
    : `${runs} runs of version ${engine} (sources ${sources})`;

/** The papers' numbers next to ours; loaded with its page. */
export const papersTexts = {
  page: 'Papers and simulation',
  question: 'Does it come out as printed?',
  papers: 'Papers',
  /** @param own of results that we add; null: there are none */
  summary: ({ holds, mean, not, notRun }: Tally, own: Tally | null): string => {
    const counts = [
      `${holds} ${holds === 1 ? 'claim holds' : 'claims hold'}`,
      mean > 0 ? `${mean} on the mean` : '',
      `${not} not reproduced`,
      notRun > 0 ? `${notRun} not run` : '',
    ]
      .filter(Boolean)
      .join(', ');
    return own === null
      ? counts
      : `${counts}; of our own results ${own.holds + own.mean} of ${own.holds + own.mean + own.not + own.notRun}`;
  },
  notOnDevice: 'Not run on this device.',
  onDevice: ({ near, printed, drawn, scale }: AgreementHere): string => {
    const found =
      printed > 0 && drawn > 0
        ? `On this device, ${near} of ${printed} printed numbers are reproduced, ${drawn} ${drawn === 1 ? 'figure is' : 'figures are'} drawn.`
        : printed > 0
          ? `On this device, ${near} of ${printed} printed numbers are reproduced.`
          : drawn > 0
            ? `On this device, ${drawn} ${drawn === 1 ? 'figure is' : 'figures are'} drawn.`
            : 'On this device, runs without a printed number.';
    const short = scale === 1 ? null : `These runs have ${writeNumber(scale)} of the length.`;
    return [found, short].filter(Boolean).join(' ');
  },
  device: 'Runs on this device',
  run: 'Run this paper',
  runTable: (table: string): string => `Run ${table}`,
  runAll: 'Run all five',
  nothingYet: (table: string): string => `Not run yet. To see its numbers, press “Run ${table}”.`,
  save: 'Save numbers (CSV)',
  file: (paper: string): string => `cellscope-paper-${paper}.csv`,
  seeds: 'Seeds',
  commandLine: 'The same numbers on the command line:',
  scale: 'Time scale',
  scaleOf: (share: number): string => (share === 1 ? 'full length' : `${writeNumber(share)} of the length`),
  figures: 'Figures',
  figuresHint:
    'A line reaches from the lowest to the highest value of each step. Thin lines: the other seeds, and the seed in ink can be chosen. Another reading is drawn next to the first, with the same scale. Dashed: what the text of the paper states. Marks are means of our runs with bars of one standard deviation, and lead to a run; a diamond is what the paper prints.',
  followed: 'Highlighted seed',
  otherReading: (title: string, reading: string): string => `${title}, other reading: ${reading}`,
  figureName: (figure: string): string => `Figure ${figure}`,
  runFigure: (figure: string): string => `Run Figure ${figure}`,
  numbersIn: 'Numbers in',
  chartSpan: (low: string, high: string): string => `Lowest mean: ${low}. Highest mean: ${high}.`,
  chartPrinted: (near: number, printed: number): string =>
    `Reproduced: ${near} of ${printed} printed numbers.`,
  nextToPrinted: (printed: string): string => `(paper: ${printed})`,
  openFigure: 'Open this run on the stage',
  lossesOf: (count: number): string => (count === 0 ? 'No VC loses a cell.' : `${count} VCs lose cells.`),
  panel: (title: string, unit: string, over: string): string => `${title} (${unit}) over ${over}`,
  lanes: (range: string): string => `Each lane: ${range}.`,
  stated: (levels: readonly string[]): string => `The paper states: ${levels.join(', ')}.`,
  lowest: 'lowest',
  mean: 'mean',
  highest: 'highest',
  meanOf: (seeds: number): string => `mean, ${seeds} seeds`,
  numbers: 'Numbers',
  tableName: (table: number | string): string =>
    /^\d/.test(String(table)) ? `Table ${table}` : `Study: ${table}`,
  numbersOf: (table: string): string => `Numbers of ${table}`,
  seedsOf: (count: number): string => (count === 0 ? 'not run' : count === 1 ? '1 seed' : `${count} seeds`),
  printed: 'paper',
  ours: 'ours, mean ± sd',
  other: 'other reading',
  differs: 'differs',
  verdict: 'verdict',
  runsHead: 'runs',
  agreement: {
    near: 'within 8 %',
    within: 'within the interval',
    apart: 'differs',
    open: 'open',
    seen: '',
    missing: '',
  } satisfies Record<Agreement, string>,
  sign: {
    near: '✓',
    within: '≈',
    apart: '✕',
    open: '?',
    seen: '',
    missing: '',
  } satisfies Record<Agreement, string>,
  marks: 'Marks and colours',
  markPrinted: 'the paper',
  markOurs: 'ours: a tick for each run, a dot for all of them, a line for the range of both',
  markOther: 'mean of the other reading',
  legend: 'How to read this',
  legendLines: [
    'A diamond is the number that the paper prints. Each tick is one of our runs, and the dot is what all of them give: their mean, but an index of fairness and a standard deviation are computed from all runs at once, and may lie outside those of single runs. The thin line is the range of all of these. Press a tick to open that run on the stage, at its first loss or where its queue is longest. With the keyboard, the arrow keys go from tick to tick.',
    'Numbers, ticks, dots and points of figures have the colour of their verdict. ✓ within 8 %: our mean is at most 8 % from the printed number. ≈ within the interval: our mean is no further from the printed number than half a unit of its last digit and the 95 % interval of our mean together, which gets narrower with more seeds. ✕ differs: neither is true. One run has no interval, so a number from one seed that is neither equal nor near has no verdict.',
    '? open: no reading of the paper that we tried shows the number. It is shown, and not counted.',
  ],
  ofSeries: (series: string, name: string): string => `${series}, ${name}`,
  openRun: (row: string, column: string, seed: number, value: string): string =>
    `Open ${headText(row)}, ${headText(column)}, seed ${seed}: ${value}`,
  openPoint: (seed: number, value: string): string => `Open seed ${seed}: ${value}`,
  claims: 'Claims',
  claimHead: 'Claim',
  sectionHead: 'Said by',
  saidBy: {
    paper: (section: string): string => `paper, ${section}`,
    ours: (section: string): string => `ours, on ${section}`,
  } satisfies Record<Judgement['saidBy'], (section: string) => string>,
  verdictHead: 'Verdict',
  score: {
    holds: (good: number, seeds: number): string =>
      `holds in ${good} of ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}`,
    mean: (good: number, seeds: number): string => `holds on average, in ${good} of ${seeds} single seeds`,
    not: (good: number, seeds: number): string => `not reproduced, holds in ${good} of ${seeds} seeds`,
  },
  notRun: 'not run',
  here: 'runs on this device',
  there: 'command line',
  made: (makers: readonly Maker[]): string => `On the command line: ${makers.map(maker).join(', ')}`,
  open: 'Open questions',
  reading: 'The reading, where the paper is silent',
  vary: 'Take another reading',
  asTaken: 'The reading taken',
  varied: (name: string): string => `Next to it: ${name}.`,
  figure: (title: string, over: string): string => {
    const axis = headText(over).replace('#', '').replace(/\s+/g, ' ').trim() || 'the parameter';
    return title === '' ? `over ${axis}` : `${headText(title)}, over ${axis}`;
  },
} as const;

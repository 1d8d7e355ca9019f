import type { FigureRun, Panel, StudyFigure } from '../figures/figure.ts';

/** Cheon & Panwar 1997, Figures 2 to 11: curves over time, symmetric round trips, 500 bytes. */
const PORT = 'S2>S3';
const SESSIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const WHOLE_S = 3;
type Range = readonly [fromS: number, toS: number];

const over = (policy: string, panels: readonly Panel[], [fromS, toS]: Range = [0, WHOLE_S]): FigureRun => ({
  scenario: 'symmetric-500',
  settings: [['policy', policy]],
  fromS,
  toS,
  panels,
});

const BUFFER = { name: 'buffer', value: 2_000 };
/** "the buffer threshold is set to 1,960 cells" (footnote 1). */
const THRESHOLD = { name: 'threshold', value: 1_960 };

const queue = (levels = [BUFFER]): Panel => ({
  panel: 'queue of the most congested port',
  unit: 'cells',
  curves: [{ name: 'queue', channel: `queue/${PORT}` }],
  levels,
});
const damaged: Panel = {
  panel: 'sessions damaged during congestion',
  unit: 'session',
  curves: [],
  losses: PORT,
};
const windows: Panel = {
  panel: 'window sizes of the sessions',
  unit: 'bytes',
  curves: SESSIONS.map((vc) => ({ name: `session ${vc}`, channel: `cwnd/${vc}` })),
};

const tracking = (figure: string, name: string, policy: string, levels = [BUFFER]): StudyFigure => ({
  figure,
  caption: `queue length and sessions damaged during congestion, ${name}`,
  runs: [over(policy, [queue(levels), damaged])],
});
const magnified = (
  figure: string,
  of: string,
  policy: string,
  levels: (typeof BUFFER)[],
  range: Range,
): StudyFigure => ({
  figure,
  caption: `the first congestion of Figure ${of}, magnified`,
  runs: [over(policy, [queue(levels), damaged], range)],
});
const windowSizes = (figure: string, name: string, policy: string): StudyFigure => ({
  figure,
  caption: `session window sizes over time, ${name}`,
  runs: [over(policy, [windows])],
});

export const cheonPanwarFigures: readonly StudyFigure[] = [
  tracking('2', 'RCD', 'rcd'),
  tracking('3', 'PPD', 'ppd'),
  tracking('4', 'EPD', 'epd', [BUFFER, THRESHOLD]),
  magnified('5', '4', 'epd', [BUFFER, THRESHOLD], [0.09, 0.13]),
  tracking('6', 'ESPD', 'espd'),
  magnified('7', '6', 'espd', [BUFFER], [0.09, 0.16]),
  windowSizes('8', 'RCD', 'rcd'),
  windowSizes('9', 'PPD', 'ppd'),
  windowSizes('10', 'EPD', 'epd'),
  windowSizes('11', 'ESPD', 'espd'),
];

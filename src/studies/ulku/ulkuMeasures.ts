import { type AbrFigures, pathOf, type RunResults } from '../../contract/index.ts';
import type { Settings } from '../factors.ts';
import { each, portOf, sessionOf } from '../measures.ts';
import { mean, rms } from '../statistics.ts';
import type { Measure } from '../study.ts';

/** VC numbers in the networks, which count them in the order of their starts. */
export const VC_OF = { '3h1': 1, '2h1': 2, '2h2': 3, '2h3': 4, '1h1': 5, '1h2': 6, '1h3': 7 } as const;
export type RouteName = keyof typeof VC_OF;
export const HOPS: Readonly<Record<RouteName, number>> = {
  '3h1': 3,
  '2h1': 2,
  '2h2': 2,
  '2h3': 2,
  '1h1': 1,
  '1h2': 1,
  '1h3': 1,
};
export const SWITCH_PORTS = ['sw0>sw1', 'sw1>sw2', 'sw2>sw3'] as const;

/** B of ERAA in the thesis, which is PCR, cells/s; links carry 155 Mb/s (docs/papers/ulku-1997.md). */
const ERAA_BANDWIDTH = 353_208;
export const ERAA_OF_LINK = ERAA_BANDWIDTH / (155e6 / 424);

export const RELATIVE: Settings = [['algorithm', 'relative']];
export const INTELLIGENT: Settings = [['algorithm', 'intelligent']];
export const EPRCA: Settings = [['algorithm', 'eprca']];
/** The thesis's WAN results fit this better than its factor of 0.25. */
export const EPRCA_WAN: Settings = [...EPRCA, ['algorithm.memory', 'hysteresis']];
export const eraa = (lambda: number): Settings => [
  ['algorithm', 'eraa'],
  ['algorithm.lambda', String(lambda)],
  ['algorithm.bandwidth', String(ERAA_BANDWIDTH)],
];

/** Settings for the delay of every link between switches. */
export const between = (ms: number): Settings =>
  SWITCH_PORTS.map((port) => [pathOf('links', port, 'delayMs'), String(ms)]);

export function ratesOf(run: RunResults, vc: number): AbrFigures {
  const { abr } = sessionOf(run, vc);
  if (abr === null) throw new Error(`VC ${vc} has no rate control`);
  return abr;
}

export const allRates = ({ sessions }: RunResults): readonly AbrFigures[] =>
  sessions.flatMap(({ abr }) => (abr === null ? [] : [abr]));

/** Allowed cell rate over its max-min fair share of the links. */
export const shareOf = (run: RunResults, route: RouteName): number => {
  const { acrMean, fairCellRate } = ratesOf(run, VC_OF[route]);
  return acrMean / fairCellRate;
};

/** Mean of several VCs. */
export const shares = (...routes: RouteName[]): Measure =>
  each((run) => mean(routes.map((route) => shareOf(run, route))));

/** Ratio of deviation to mean, for the VC with the largest one. */
export const swing = (run: RunResults): number =>
  Math.max(...allRates(run).map(({ acrSd, acrMean }) => acrSd / acrMean));

/** Settling time of the last VC, milliseconds; NaN if one never settles. */
export const settlingMs = (run: RunResults): number =>
  Math.max(...allRates(run).map(({ settlingS }) => settlingS)) * 1e3;

export const queueMax = (port: string): Measure => each((run) => portOf(run, port).queueMax);

/** Time of one transfer, seconds; NaN if it did not end. */
const transferOf = (run: RunResults, vc: number): number => sessionOf(run, vc).files?.timesS[0] ?? Number.NaN;

/**
 * Time from the opening of a connection to the arrival of the last byte, seconds: the last acknowledgement is back half a round
 * trip later. @param oneWayMs propagation delay, ms
 */
export const arrival = (run: RunResults, vc: number, oneWayMs: number): number =>
  transferOf(run, vc) - oneWayMs / 1e3;

/** Propagation delay of a route of R1, ms, access links included. */
export const oneWayMs = (route: RouteName, delayMs: number): number => HOPS[route] * delayMs + 0.002;

/** Deviation of the means over the seeds from the printed numbers in percent, root mean square. */
export const offPrinted =
  (values: readonly ((run: RunResults) => number)[], printed: readonly number[]): Measure =>
  (runs) => {
    const off = values.map((value, i) => 100 * (mean(runs.map(value)) / (printed[i] ?? Number.NaN) - 1));
    return { mean: rms(off), sd: 0 };
  };

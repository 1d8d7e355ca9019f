import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import { duration, shortNumber } from '../../format.ts';
import { en } from '../../strings/en.ts';

/** Above ten times real time the slider says "as fast as possible". */
const TOP_DECADE = 1;
/** On slower links *1/100* would cover the lowest end's words. */
const CLEAR_DECADE = -4.5;
/** Half-width of the detent at real time, decades. */
const DETENT = 0.1;

export interface SpeedScale {
  /** Decades of simulated over wall time. */
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** From one cell slot a second to as fast as possible. */
export function speedScale(cellPs: Picoseconds): SpeedScale {
  const low = Math.log10(cellPs / PS_PER_SECOND);
  const ticks = Array.from({ length: Math.floor(TOP_DECADE - low) + 1 }, (_, i) => Math.ceil(low) + i);
  return { low, high: TOP_DECADE, ticks: ticks.filter((decade) => decade <= TOP_DECADE) };
}

export const namesHundredth = ({ low }: SpeedScale): boolean => low < CLEAR_DECADE;

export function speedAt(position: number, { high }: SpeedScale): number {
  if (position >= high - 0.01) return Number.POSITIVE_INFINITY;
  return Math.abs(position) < DETENT ? 1 : 10 ** position;
}

export function positionOf(speed: number, { low, high }: SpeedScale): number {
  return speed === Number.POSITIVE_INFINITY ? high : Math.min(high, Math.max(low, Math.log10(speed)));
}

/** `100`, `2.5`: three digits that count. */
const times = (ratio: number): string => shortNumber(Number(ratio.toPrecision(3)));

/** `Slowed 100×`. */
export function speedName(speed: number): string {
  if (speed === Number.POSITIVE_INFINITY) return en.transport.fastest;
  if (speed === 1) return en.transport.realTime;
  return speed < 1 ? en.transport.slowed(times(1 / speed)) : en.transport.faster(times(speed));
}

/** `1 s on screen is 3.2 ms in the network`. */
export const speedMeaning = (speed: number): string =>
  Number.isFinite(speed) ? en.transport.here(duration(speed * PS_PER_SECOND)) : '';

export const speedWords = (speed: number): string =>
  Number.isFinite(speed) ? `${speedName(speed)}: ${speedMeaning(speed)}` : speedName(speed);

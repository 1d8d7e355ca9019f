import { expect } from 'vitest';
import type { PortResult } from '../../src/contract/index.ts';

/** Of times at each length of a queue. */
const TIMES = ['queueMean', 'occupancyMean', 'occupancyHistogram', 'emptyShare', 'fullShare'] as const;
/**
 * Two kinds of transmitter round these sums each in its own way: whole departures, or shares of a cell time. So each cell moves less
 * than a picosecond, which is 3.7e-7 of a cell time at 155 Mb/s; 1.3e-8 is the most that a drawn network has had.
 */
const CLOSE = 4e-7;

const isPort = (one: unknown): one is PortResult =>
  typeof one === 'object' && one !== null && TIMES.every((key) => key in one);

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= CLOSE * Math.max(1, Math.abs(one));

/** The results of a port are equal if these figures are close and all others are the same. */
expect.addEqualityTesters([
  function (this, one, other) {
    if (!isPort(one) || !isPort(other)) return undefined;
    const rest = (port: PortResult) =>
      Object.entries(port).filter(([key]) => !TIMES.some((time) => time === key));
    const times = (port: PortResult) => TIMES.flatMap((key) => port[key]);
    const others = times(other);
    return (
      this.equals(Object.fromEntries(rest(one)), Object.fromEntries(rest(other))) &&
      times(one).every((time, i) => near(time, others[i]!))
    );
  },
]);

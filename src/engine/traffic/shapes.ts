import * as v from 'valibot';
import { becauseNot } from '../../contract/index.ts';
import { LIMITS } from '../limits.ts';
import { coded, known, number, oneOf, whole } from '../shapes.ts';

/** Cells per second of the fastest link allowed. */
export const MOST_CELLS_PER_SECOND = 23_584_906;
export const SLOWEST_CELLS_PER_SECOND = 0.001;
const cells = (min: number) => number(min, MOST_CELLS_PER_SECOND, 'cells/s');

export const cellRate = cells(SLOWEST_CELLS_PER_SECOND);
export const lengthMs = number(0.000_001, LIMITS.durationS.max * 1_000, 'ms');
export const lengths = oneOf(['fixed', 'exponential']);
export const packetBytes = whole(1, LIMITS.frameBytes, 'bytes');

const startMs = number(0, LIMITS.durationS.max * 1_000, 'ms');

/** Keys of every source. */
const commonEntries = {
  startMs: v.optional(
    v.union([startMs, known({ from: startMs, to: startMs })], coded(becauseNot('startTime'))),
  ),
  peakCellRate: v.optional(cellRate),
};

/** Keys of every source without TCP. */
export const unitEntries = { packetBytes: v.optional(packetBytes), ...commonEntries };

/** Keys of every source with TCP. */
export const tcpEntries = {
  packetBytes,
  ipPacketsPerSecond: v.optional(number(0, 100_000_000, 'packets/s')),
  ipJitterUs: v.optional(number(0, 1_000_000, 'µs')),
  ...commonEntries,
};

export const kindOf = <const Kind extends string>(kind: Kind) =>
  v.literal(kind, coded(becauseNot('kind', { kind })));

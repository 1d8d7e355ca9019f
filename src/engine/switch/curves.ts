import type { Cells, CurveAxis, CurveHandle, CurveLine, PolicyCurve } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { power, ramp } from './probability.ts';

/** Pieces of a bent line. */
const PIECES = 32;

export const cellsAxis = (label: string, max: Cells): CurveAxis => ({ label, unit: 'cells', min: 0, max });
const probabilityAxis: CurveAxis = { label: 'probability', unit: '', min: 0, max: 1 };

export interface Ramp {
  readonly minTh: number;
  readonly maxTh: number;
  readonly capacity: Cells;
  /** Where the probability reaches 1: `maxTh`, or beyond it. */
  readonly certainAt: number;
}

/** `count` + 1 places from `from` to `to`, both included. */
export const places = (from: number, to: number, count = PIECES): readonly number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Figure 2 of Rosolen et al. with what lies left and right of it. @param shape of both rises, by average */
function rising(
  { minTh, maxTh, capacity, certainAt }: Ramp,
  label: string,
  shape: (average: number) => number,
): CurveLine {
  const first = maxTh > minTh ? places(minTh, maxTh) : [maxTh];
  const second = certainAt > maxTh ? beyond(maxTh, certainAt) : [];
  const end = Math.max(capacity, maxTh);
  const seen = second.filter((average) => average < end);
  const last = certainAt > end ? shape(end) : 1;
  return {
    label,
    x: [0, minTh, ...first, ...(second.length > 0 ? seen : [maxTh]), end],
    y: [0, 0, ...first.map(shape), ...(second.length > 0 ? seen.map(shape) : [1]), last],
  };
}

/** Places after `from` up to `to`, close together at first: there the chance of a packet bends most. */
const beyond = (from: number, to: number): readonly number[] =>
  places(0, 1)
    .slice(1)
    .map((at) => from + (to - from) * at * at * at);

/** The handle of `maxTh` is at the top also where the line only bends there: below it is that of the height. */
const thresholdHandles = ({ minTh, maxTh }: Ramp): readonly CurveHandle[] => [
  { parameter: 'minTh', along: 'x', x: minTh, y: 0 },
  { parameter: 'maxTh', along: 'x', x: maxTh, y: 1 },
];

/** RED of frames: the probability pb of a packet, before the count of frames spreads it. */
export function packetRedCurve(of: Ramp, maxP: number): PolicyCurve {
  return {
    meaning: 'probability',
    x: cellsAxis('average queue', of.capacity),
    y: probabilityAxis,
    lines: [rising(of, 'a packet', (average) => ramp(average, of.minTh, of.maxTh, maxP, of.certainAt))],
    handles: [...thresholdHandles(of), { parameter: 'maxP', along: 'y', x: of.maxTh, y: maxP }],
  };
}

/**
 * RED of cells: the probability of a cell, and what it makes for a packet of n cells, 1 - (1 - pc)^n (Rosolen et al.,
 * eq. 2). The handle sits on the line whose top is given.
 */
export function cellRedCurve(of: Ramp, maxC: number, n: number, byPacket: boolean): PolicyCurve {
  const cell = (average: number): number => ramp(average, of.minTh, of.maxTh, maxC, of.certainAt);
  const packet = (average: number): number => 1 - power(1 - cell(average), n);
  const top: CurveHandle = byPacket
    ? { parameter: 'maxP', along: 'y', x: of.maxTh, y: 1 - power(1 - maxC, n) }
    : { parameter: 'maxC', along: 'y', x: of.maxTh, y: maxC };
  return {
    meaning: 'probability',
    x: cellsAxis('average queue', of.capacity),
    y: probabilityAxis,
    lines: [rising(of, 'a cell', cell), rising(of, `a packet of ${grouped(n)} cells`, packet)],
    handles: [...thresholdHandles(of), top],
  };
}

/** What a VC may hold at each queue above R. @param limit for queues above R; @param top of the axis */
export function shareCurve(
  of: { readonly r: number; readonly z: number; readonly capacity: Cells },
  limit: (queue: number) => number,
  label: string,
): PolicyCurve {
  const top = Math.max(2, 4 * of.z);
  const queues = places(of.r, of.capacity);
  return {
    meaning: 'limit',
    x: cellsAxis('queue', of.capacity),
    y: { label, unit: '', min: 0, max: top },
    lines: [
      {
        label: 'most a VC may hold',
        x: [of.r, ...queues],
        y: [top, ...queues.map((queue) => Math.min(top, limit(queue)))],
      },
    ],
    handles: [
      { parameter: 'r', along: 'x', x: of.r, y: top },
      { parameter: 'z', along: 'y', x: of.capacity, y: of.z },
    ],
  };
}

import type { EvaluatedLine, NumberParameter } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import type { ArrivingCell, FlowPoint, Names } from './discard/policy.ts';
import type { Occupancy } from './occupancy.ts';
import { queueThreshold } from './queueThreshold.ts';
import { decimal, test } from './telling.ts';

/** How many times its equal part of `whole` the flow holds: Y / (whole / Na); 0 when it holds nothing. */
export function shareOf({ cells, active }: Occupancy, flow: number, whole: number): number {
  return cells[flow] === 0 ? 0 : (cells[flow] * active) / whole;
}

/** A point for each flow that holds cells. @param y of its share */
export function sharePoints(
  occupancy: Occupancy,
  whole: number,
  x: number,
  y: (share: number) => number = (share) => share,
): readonly FlowPoint[] {
  const points: FlowPoint[] = [];
  occupancy.cells.forEach((cells, flow) => {
    if (cells > 0) points.push({ x, y: y(shareOf(occupancy, flow, whole)), flow });
  });
  return points;
}

/** From this queue on it matters who holds how much. @param share of the buffer, by default */
export const shareThreshold = (share: number): NumberParameter =>
  queueThreshold(
    { name: 'r', label: 'R', help: 'Above this queue, shares of the buffer are looked at.' },
    share,
  );

export const shareFactor = (standard: number, help: string): NumberParameter => ({
  kind: 'number',
  name: 'z',
  label: 'Z',
  unit: '',
  min: 0.01,
  max: 10,
  integer: false,
  default: standard,
  role: 'plain',
  scale: 'log',
  help,
});

/** First line of the rule, `or BOM and queue > R`. */
export const beginsAbove = (line: number, { first, queue }: ArrivingCell, r: number): EvaluatedLine =>
  first ? test(line, `${grouped(queue)} > ${grouped(r)}`, queue > r) : test(line, 'first cell', false);

/** Why the shares were not even looked at. */
export function notAsked({ first, flow, queue }: ArrivingCell, names: Names, r: number): string {
  const [now, limit] = [`**${grouped(queue)}**`, `**${grouped(r)}**`];
  if (queue <= r) return `The queue, ${now}, is not above R ${limit}: nobody’s share matters yet.`;
  return first
    ? ''
    : `The queue, ${now}, is above R ${limit}, but the frame of ${names.flow(flow)} has already begun.`;
}

/** `VC 3 holds 400 of the 1,925 cells in the queue, 5 VCs hold any: 1.039 times an equal part` */
export function holding(
  { cells, active }: Occupancy,
  cell: ArrivingCell,
  names: Names,
  share: number,
): string {
  const vcs = active === 1 ? '1 VC holds' : `${active} VCs hold`;
  return `${names.flow(cell.flow)} holds **${grouped(cells[cell.flow])}** of the ${grouped(cell.queue)} cells in the queue and ${vcs} any: that is **${decimal(share)}** times an equal share`;
}

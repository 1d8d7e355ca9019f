import { EventCode, FrameFate, type LossPlace, remark, type WhyStep } from '../../../contract/index.ts';
import type { FrameRow } from '../frameLog.ts';
import { segmentAt } from './segments.ts';
import type { ReplayFindings } from './whyReplay.ts';
import type { LostCell, VcProbe } from './whyWatch.ts';

const { lostOnLink, mergedWithDamaged, refusedAtSource, arrived, underWay } = FrameFate;
const isLost = ({ fate }: FrameRow): boolean => fate !== arrived && fate !== underWay;
const holds = ({ number, bytes }: FrameRow, byte: number): boolean => number <= byte && byte < number + bytes;

/** Copies of the segment with this byte, in the order of sending. */
export const copiesOf = ({ log }: VcProbe, byte: number): readonly FrameRow[] =>
  log.rows.filter((row) => holds(row, byte) || row.number === byte).sort((a, b) => a.sent - b.sent);

/** The frame that was sent next after this time. */
export const behind = ({ log }: VcProbe, sentAt: number): FrameRow | null =>
  log.rows.reduce<FrameRow | null>(
    (next, row) => (row.sent > sentAt && (next === null || row.sent < next.sent) ? row : next),
    null,
  );

/**
 * Segments from `from` to `to` that the receiver lacks at `time`: no copy had arrived, and the last one sent before was lost.
 * In order of their bytes.
 */
export function missing({ log }: VcProbe, from: number, to: number, time: number): readonly FrameRow[] {
  const last = new Map<number, FrameRow>();
  const there = new Set<number>();
  for (const row of log.rows) {
    if (row.number < from || row.number >= to || row.sent >= time || row.bytes === 0) continue;
    if (row.fate === arrived && row.ended <= time) there.add(row.number);
    const before = last.get(row.number);
    if (before === undefined || before.sent < row.sent) last.set(row.number, row);
  }
  return [...last.values()]
    .filter((row) => isLost(row) && row.ended <= time && !there.has(row.number))
    .sort((a, b) => a.number - b.number);
}

/** The cell by which a frame was lost at a port. */
export function cellOf({ watch, simulation }: ReplayFindings, row: FrameRow): LostCell | null {
  const { ports } = simulation.network;
  return (
    watch.cells.find(
      ({ time, port, code }) =>
        time === row.ended && ports[port]!.id === row.place && code !== EventCode.mark,
    ) ?? null
  );
}

/** Place and kind of the loss of a segment. */
export function wayOfLoss(facts: ReplayFindings, row: FrameRow): LossPlace {
  const { fate, place } = row;
  if (fate === lostOnLink) return { how: 'onLink', place };
  if (fate === mergedWithDamaged) return { how: 'mergedWithDamaged', place };
  if (fate === refusedAtSource) return { how: 'atSource', place };
  return { how: cellOf(facts, row)?.code === EventCode.pushOut ? 'pushedOut' : 'atPort', place };
}

/** A loss as a step of an explanation, which can itself be explained if it was at a port. */
export function lossStep(facts: ReplayFindings, row: FrameRow, mss: number): WhyStep {
  const cell = cellOf(facts, row);
  const port = cell === null ? null : facts.simulation.network.ports[cell.port]!.id;
  const way = wayOfLoss(facts, row);
  return {
    time: row.ended,
    kind: 'loss',
    name: 'loss',
    text: remark('segmentLost', { segment: segmentAt(row.number, mss), again: row.again, way }),
    event: cell === null ? null : { time: cell.time, code: cell.code, vc: facts.event.vc, port },
  };
}

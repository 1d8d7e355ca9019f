import { describe, expect, it } from 'vitest';
import { drawLaneCells, drawPick } from '../../../../src/app/panels/buffer/lanes/drawCells.ts';
import {
  barScale,
  cellsByQueue,
  laneUnder,
  laneZones,
  layoutQueueLanes,
  MOST_LANES,
  queueRows,
} from '../../../../src/app/panels/buffer/lanes/queueLanes.ts';
import { pushedCross } from '../../../../src/app/plot/paint/marks.ts';
import { tokens } from '../../../../src/app/theme/tokens/tokens.ts';
import { CellFlag, SERVICE_CLASSES } from '../../../../src/contract/index.ts';

const queues = (classes: readonly string[]) =>
  classes.map((serviceClass, i) => ({ vc: i + 1, acks: false, serviceClass }));
const ubr = (count: number) => queues(Array.from({ length: count }, () => 'ubr'));
const heights = { top: 20, least: 9, most: 19, large: 21, room: 100 };

describe('the rows of the lanes', () => {
  it('are the queues of the port in its order', () => {
    expect(queueRows(ubr(3), null, null)).toEqual([[0], [1], [2]]);
  });

  it('go class by class, in the order of service, where the port serves by class', () => {
    const rows = queueRows(queues(['ubr', 'cbr', 'abr', 'cbr']), SERVICE_CLASSES, null);
    expect(rows).toEqual([[1], [3], [2], [0]]);
    const lanes = layoutQueueLanes(queues(['ubr', 'cbr', 'abr', 'cbr']), rows, null, heights);
    expect(lanes.map(({ opens }) => opens)).toEqual([true, false, true, true]);
  });

  it('are shared by more than twelve queues, with the followed VC by itself', () => {
    const rows = queueRows(ubr(50), null, 17);
    expect(rows).toContainEqual([16]);
    expect(rows.flat().toSorted((a, b) => a - b)).toEqual(ubr(50).map((_, i) => i));
    expect(rows.length).toBeLessThanOrEqual(MOST_LANES + 1);
  });

  it('never put two classes into one row', () => {
    const many = queues(Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 'cbr' : 'ubr')));
    for (const row of queueRows(many, SERVICE_CLASSES, null))
      expect(new Set(row.map((i) => many[i]!.serviceClass)).size).toBe(1);
  });

  it('stand one below the other, and a point finds its lane', () => {
    const lanes = layoutQueueLanes(ubr(4), queueRows(ubr(4), null, 2), 2, heights);
    expect(lanes.map(({ top, height }) => [top, height])).toEqual([
      [20, 19],
      [39, 21],
      [60, 19],
      [79, 19],
    ]);
    const few = { ...heights, large: 9, room: 20 };
    expect(layoutQueueLanes(ubr(4), queueRows(ubr(4), null, 2), 2, few).map(({ height }) => height)).toEqual([
      9, 9, 9, 9,
    ]);
    expect([10, 20, 59.5, 60, 98].map((y) => laneUnder(lanes, y))).toEqual([-1, 0, 1, 2, -1]);
  });
});

describe('the scale of the lanes', () => {
  it('shows the first cells apart when the buffer is too long for a mark each', () => {
    expect(laneZones(100, 20, 800, 7, 11).strip).toBeNull();
    const { strip, bar } = laneZones(2000, 20, 800, 7, 11);
    expect(strip).toMatchObject({ x: 20, cell: 7 });
    expect(bar.x).toBeGreaterThanOrEqual(20 + (strip?.cells ?? 0) * 7 + 30);
    expect(bar.x + bar.width).toBeLessThan(800);
  });

  it('leads from cells to pixels and back to a share', () => {
    const zones = laneZones(2000, 20, 800, 7, 11);
    for (const cells of [0, 100, 1999, 2000])
      expect(barScale(zones).invert(barScale(zones, 2000)(cells))).toBeCloseTo(cells / 2000, 9);
    expect(barScale(zones, 2000)(5000)).toBe(barScale(zones, 2000)(2000));
  });
});

it('cells fall into their queues in the order in which they came', () => {
  const lists = cellsByQueue(Uint16Array.of(1, 2, 1, 3), Uint16Array.of(0, 1, 0, 2), Int32Array.of(2, 1, 1));
  expect(lists.map((list) => [...list])).toEqual([[1, 1], [2], [3]]);
});

/** A canvas that writes down what is filled and stroked, in which colour. */
function recorder() {
  const calls: string[] = [];
  const context = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: '',
    fillRect: (x: number, y: number, w: number, h: number) =>
      calls.push(`fill ${context.fillStyle} ${x},${y} ${w}x${h}`),
    beginPath: () => {},
    closePath: () => {},
    moveTo: () => {},
    lineTo: () => {},
    fill: () => calls.push(`area ${context.fillStyle}`),
    stroke: () => calls.push(`line ${context.strokeStyle}`),
  };
  return { calls, context: context as unknown as CanvasRenderingContext2D };
}

describe('a lane as it is drawn', () => {
  const t = tokens.light;
  const box = { x: 0, y: 2, width: 14, height: 10 };

  it('has a mark for each cell that fits, ink behind the last of a frame, a line through a dead one', () => {
    const { calls, context } = recorder();
    const cells = Uint16Array.of(3 | CellFlag.last, 3 | CellFlag.dead, 3);
    drawLaneCells(context, cells, box, 7, () => '#00f', t);
    expect(calls).toEqual([
      'fill #00f 0,2 6x10',
      `fill ${t.ink} 5.5,1 1.5x12`,
      'fill #00f 7,2 6x10',
      `fill ${t.ink} 7,2 6x10`,
      `fill ${t.bg} 8,3 4x8`,
      `line ${t.ink}`,
    ]);
  });

  it('marks the next pick in yellow with ink, and the last one hollow', () => {
    const next = recorder();
    drawPick(next.context, 10, 10, 5, 'next', t);
    expect(next.calls).toEqual([`fill ${t.hl} 3,3 14x14`, `area ${t.hlink}`]);
    const last = recorder();
    drawPick(last.context, 10, 10, 5, 'last', t);
    expect(last.calls).toEqual([`area ${t.bg}`, `line ${t.ink2}`]);
  });

  it('crosses a pushed-out cell in red over a halo', () => {
    const { calls, context } = recorder();
    pushedCross(context, 10, 10, 5, true, t, 1.5);
    expect(calls).toEqual([`line ${t.bg}`, `line ${t.drop}`]);
  });
});

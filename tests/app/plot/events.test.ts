import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintDropMarks } from '../../../src/app/panels/queue/marks.ts';
import { paintChanges } from '../../../src/app/plot/changes.ts';
import type { PlotFrame } from '../../../src/app/plot/frame.ts';
import { dropBursts, eventColumns } from '../../../src/app/plot/paint/drops.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { timeScale } from '../../../src/app/plot/scale.ts';
import { DropGrid } from '../../../src/app/readings/dropGrid.ts';
import { drawBars } from '../../../src/app/readings/listBars.ts';
import { growingStays } from '../../../src/app/readings/listStays.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const series = (...rows: [time: number, vc: number][]) => {
  const trace = new EventTrace();
  for (const [time, vc] of rows) trace.push(time, vc, 0);
  return trace;
};
const axis = (width: number) => timeScale({ from: 0, to: 1000 }, width);

/** A plot of 1000 pixels whose head is at 900. */
const markFrame = (ctx: CanvasRenderingContext2D, drops: EventTrace) =>
  ({
    ctx,
    x: axis(1000),
    width: 1000,
    height: 128,
    head: 900,
    state: {
      now: 900,
      run: 'paused',
      cursor: null,
      loaded: { port: 'S2>S3', ports: [{ id: 'S2>S3' }] },
    },
    traces: { eventsAt: () => drops },
    style: plotStyles.phone,
    t: tokens.light,
  }) as unknown as PlotFrame;

describe('drop marks', () => {
  it('merge a burst and count its cells and VCs', () => {
    const drops = series([100, 1], [101, 2], [103, 1], [500, 7]);
    const bursts = dropBursts(drops, axis(1000), 12, 1000);
    expect(bursts.map(({ x, cells, vcs }) => [x, cells, vcs])).toEqual([
      [100, 3, 2],
      [500, 1, 1],
    ]);
  });

  it('never join what has happened with what lies ahead', () => {
    const bursts = dropBursts(series([100, 1], [101, 1], [102, 1]), axis(1000), 12, 101);
    expect(bursts.map(({ cells, first }) => [cells, first > 101])).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('say how far they reach where one of them is of many drops in a row, one soon after the other', () => {
    const extents = (step: number) => {
      const { ctx, calls } = recordingContext();
      const drops = series(
        ...Array.from({ length: 21 }, (_, i): [number, number] => [100 + i * step, i % 3]),
      );
      paintDropMarks(markFrame(ctx, drops), 26, 1000, []);
      return calls.filter(([name]) => name === 'fillRect').map(([, x, , width]) => [x, width]);
    };
    expect(extents(1)).toEqual([]);
    const { markHalo } = plotStyles.phone;
    expect(extents(10)).toEqual([
      [100 - markHalo, 200 + 2 * markHalo],
      [100, 200],
    ]);
  });

  it('leave out their words where a change of the policy has its own, but not where that is further on', () => {
    const frame = (at: number) => {
      const { ctx, calls } = recordingContext();
      return {
        calls,
        frame: markFrame(ctx, series([100, 1], [101, 2])),
        change: { time: at, text: 'EPD → ESPD' },
      };
    };
    const words = (at: number) => {
      const { calls, frame: one, change } = frame(at);
      paintDropMarks(one, 26, 1000, paintChanges(one, [change]));
      return calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
    };
    expect(words(99)).toEqual(['EPD → ESPD']);
    expect(words(600)).toEqual(['EPD → ESPD', '2 cells of 2 VCs']);
  });

  it('count every drop of the range once', () => {
    const times = fc.array(fc.nat(2000), { maxLength: 80 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(times, fc.nat(2000), fc.integer({ min: 1, max: 50 }), (list, head, gap) => {
        const drops = series(...list.map((time): [number, number] => [time, time % 7]));
        const counted = dropBursts(drops, axis(300), gap, head).reduce((sum, burst) => sum + burst.cells, 0);
        expect(counted).toBe(list.filter((time) => time < 1000).length);
      }),
    );
  });

  it('are the same where thousands of drops are met at once', () => {
    const rows = Array.from({ length: 15_000 }, (_, i): [number, number] => [
      2 * i + 3_000 * Math.floor(i / 5_003) + 40 * Math.floor(i / 211),
      i < 9_000 ? i % 7 : i % 300,
    ]);
    const drops = series(...rows);
    for (const [from, to, pixels, head] of [
      [0, 50_000, 20, 60_000],
      [0, 50_000, 20, 9_001],
      [4_000, 30_000, 60, 8_192],
      [0, 50_000, 700, 20_000],
    ] as const) {
      const x = timeScale({ from, to }, 1_000);
      const gapPs = x.invert(pixels) - x.invert(0);
      const expected: { first: number; last: number; met: number[] }[] = [];
      for (const [time, vc] of rows.filter(([at]) => at >= from && at < to)) {
        const before = expected.at(-1);
        const joins =
          before !== undefined && time - before.last < gapPs && time > head === before.last > head;
        if (joins) {
          before.last = time;
          before.met.push(vc);
        } else expected.push({ first: time, last: time, met: [vc] });
      }
      const bursts = dropBursts(drops, x, pixels, head);
      expect(bursts.map(({ first, last, cells, vcs }) => [first, last, cells, vcs])).toEqual(
        expected.map(({ first, last, met }) => [first, last, met.length, new Set(met).size]),
      );
      expect(drops.dense(0, gapPs)?.count).toBe(4_096);
    }
  });

  it('fill exactly the pixel columns that hold an event', () => {
    const times = fc.array(fc.nat(1500), { maxLength: 60 }).map((list) => list.sort((a, b) => a - b));
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 1500 }), (list, width) => {
        const range = { first: 0, columns: width, columnPs: 1000 / width };
        const columns = eventColumns(series(...list.map((time): [number, number] => [time, 1])), range);
        const places = list.map((time) => Math.floor(time / range.columnPs));
        const expected = new Set(places.filter((place) => place < width));
        expect(new Set([...columns.keys()].filter((c) => columns[c] === 1))).toEqual(expected);
      }),
    );
  });

  it('miss no event that stands, by rounding, on the edge between two columns', () => {
    const [before, edge] = [781_000_000_000, 781_605_420_542];
    // Rounded, the last column begins behind what stands in it.
    for (const columnPs of [1_385_501_539.1, 1e12 / 690, 1e12 / 822.3]) {
      const last = Math.floor(edge / columnPs);
      expect(eventColumns(series([before, 1], [edge, 1]), { first: 0, columns: 822, columnPs })[last]).toBe(
        1,
      );
    }
  });
});

describe('the drop list', () => {
  it('pairs captures with releases and leaves the last stay open', () => {
    const stays = growingStays()(series([30, 1], [40, 8]), series([10, 1], [20, 8], [50, 1]));
    expect(stays.meeting(0, 100)).toEqual([
      { vc: 1, from: 10, to: 30 },
      { vc: 8, from: 20, to: 40 },
      { vc: 1, from: 50, to: Number.POSITIVE_INFINITY },
    ]);
  });

  it('draws a stay solid up to the head, hollow behind it, red where it starts', () => {
    const { ctx, calls } = recordingContext();
    const bar = { bar: { vc: 1, from: 100, to: 300 }, y: 10, height: 4, color: '#123456' };
    drawBars(ctx, [bar], { x: axis(1000), head: 200, edge: 1000, t: tokens.light, start: 3 });
    const rects = calls.filter(
      ([name]) => name === 'fillRect' || name === 'strokeRect' || name === 'set fillStyle',
    );
    expect(rects).toEqual([
      ['set fillStyle', '#123456'],
      ['fillRect', 100, 10, 100, 4],
      ['strokeRect', 200.65, 10.65, 98.7, 2.7],
      ['set fillStyle', tokens.light.drop],
      ['fillRect', 100, 10, 3, 4],
    ]);
  });

  it('puts the drops of a policy without a list in their rows', () => {
    const grid = new DropGrid().of(
      series([5, 2], [95, 1], [95, 9]),
      {
        vcs: [1, 2],
        rowOf: new Map([
          [1, 0],
          [2, 1],
        ]),
      },
      { first: 0, columns: 10, columnPs: 10 },
    );
    expect([...grid]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

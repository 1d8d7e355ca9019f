import { describe, expect, it } from 'vitest';
import { type EndName, type NameRoom, placeAtTop, placeNames } from '../../../src/app/rates/nameplaces.ts';
import { takenRows } from '../../../src/app/rates/takenRows.ts';

const name = (x: number, y: number): EndName => ({ width: 30, x, y });

/** A plot of 200 x 60; rectangles that lines take in it. */
function room(
  rects: readonly { from: number; to: number; top: number; bottom: number }[],
  head = 100,
): NameRoom {
  return {
    width: 200,
    lines: { at: [head], away: 5 },
    size: 10,
    top: 0,
    taken: (from, to) => {
      const rows = new Uint8Array(60);
      for (const one of rects) if (one.from < to && one.to > from) rows.fill(1, one.top, one.bottom);
      return rows;
    },
  };
}

const withLines = (plot: NameRoom, forks: readonly number[]): NameRoom => ({
  ...plot,
  lines: { ...plot.lines, at: [...plot.lines.at, ...forks] },
});

describe('names at the ends of lines', () => {
  it('stand right of the head, at their line, where nothing is recorded yet', () => {
    expect(placeNames([name(100, 30)], room([{ from: 0, to: 100, top: 28, bottom: 32 }]))).toEqual([
      { x: 105, y: 30 },
    ]);
  });

  it('keep off lines that are recorded ahead, and off each other', () => {
    const ahead = room([{ from: 0, to: 200, top: 25, bottom: 35 }]);
    const [first, second] = placeNames([name(100, 30), name(100, 30)], ahead);
    expect(first).toEqual({ x: 105, y: 20 });
    expect(second).toEqual({ x: 105, y: 40 });
  });

  it('go to the left where the plot ends with the line, and never across the head', () => {
    expect(placeNames([name(190, 30)], room([], 190))).toEqual([{ x: 155, y: 30 }]);
    expect(placeNames([name(80, 30)], room([]))).toEqual([{ x: 105, y: 30 }]);
    expect(placeNames([name(80, 30)], room([], 500))).toEqual([{ x: 85, y: 30 }]);
  });

  it('cross no fork on either side, and keep off the head behind it', () => {
    const beside = (...lines: number[]) => placeNames([name(100, 30)], withLines(room([]), lines));
    expect(beside(120)).toEqual([{ x: 125, y: 30 }]);
    const left = room([{ from: 105, to: 200, top: 0, bottom: 60 }]);
    expect(placeNames([name(100, 30)], withLines(left, [80]))).toEqual([{ x: 45, y: 30 }]);
    expect(placeNames([name(100, 30)], withLines(left, [42, 80]))).toEqual([{ x: 7, y: 30 }]);
  });

  it('cover no other words', () => {
    const words = [{ from: 105, to: 150, top: 25, bottom: 35 }];
    expect(placeNames([name(100, 30)], { ...room([]), words })).toEqual([{ x: 65, y: 30 }]);
  });

  it('are left out where no place is free', () => {
    expect(placeNames([name(100, 30)], room([{ from: 0, to: 200, top: 8, bottom: 55 }]))).toEqual([null]);
  });
});

describe('the name of a scale in a low lane', () => {
  const at = (rects: Parameters<typeof room>[0], lines: readonly number[] = [], head = 100) =>
    placeAtTop(30, withLines(room(rects, head), lines));
  const line = (from: number, to: number) => ({ from, to, top: 6, bottom: 8 });

  it('stands in the left corner, else in the right one, else as far left as there is room', () => {
    expect(at([])).toBe(4);
    expect(at([line(0, 60)])).toBe(166);
    expect(at([line(0, 60), line(190, 200)])).toBe(64);
  });

  it('is crossed neither by the head nor by a fork', () => {
    expect(at([], [], 20)).toBe(166);
    expect(at([], [20])).toBe(166);
    expect(at([], [20, 180])).toBe(34);
  });

  it('is left out where lines go through all of it', () => {
    expect(at([line(0, 200)])).toBeNull();
  });
});

describe('rows that lines take', () => {
  const drawn = (values: readonly number[]) => ({
    lines: [
      { min: (c: number) => values[c] ?? Number.NaN, max: (c: number) => values[c] ?? Number.NaN, half: 1 },
    ],
    row: { zero: 50, slope: -1 },
    rows: 50,
    columns: values.length,
    scale: 1,
  });
  const taken = (values: readonly number[], from = 0, to = values.length): number[] =>
    [...takenRows(drawn(values), from, to)].flatMap((one, row) => (one === 1 ? [row] : []));

  it('are those of a level, and of a step all between', () => {
    expect(taken([10, 10])).toEqual([39, 40]);
    expect(taken([10, 13])).toEqual([36, 37, 38, 39, 40]);
    expect(taken([13, 10])).toEqual([36, 37, 38, 39, 40]);
  });

  it('are none where nothing is drawn, or outside of the columns', () => {
    expect(taken([Number.NaN, Number.NaN])).toEqual([]);
    expect(taken([Number.NaN, 10])).toEqual([39, 40]);
    expect(taken([30, 10], 1, 2)).toEqual([39, 40]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearOfHead,
  type LabelBox,
  meets,
  nearestFreeY,
  nextToEnd,
  nextToLine,
  placeLabels,
  placesInOrder,
  separateLabels,
  spanFrom,
} from '../../../src/app/plot/labels.ts';

describe('labels', () => {
  it('keep their distance and their order inside the room there is', () => {
    const wishes = fc.array(fc.double({ min: -50, max: 250, noNaN: true }), { maxLength: 8 });
    fc.assert(
      fc.property(wishes, (list) => {
        const places = separateLabels(list, 20, 0, 200);
        const sorted = [...places].sort((a, b) => a - b);
        for (let i = 1; i < sorted.length; i++)
          expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20 - 1e-6);
        for (const place of places) expect(place >= -1e-6 && place <= 200 + 1e-6).toBe(true);
      }),
    );
  });

  it('find the nearest free place', () => {
    expect(nearestFreeY(50, [45], 20, 0, 100)).toBe(65);
    expect(nearestFreeY(50, [], 20, 0, 100)).toBe(50);
  });

  it('keeps words off the head: where they wish, else right of it, else left of it', () => {
    const room = { head: 100, away: 6, right: 200 };
    expect(clearOfHead(20, 60, room)).toBe(20);
    expect(clearOfHead(80, 60, room)).toBe(106);
    expect(clearOfHead(80, 95, room)).toBe(-1);
    expect(clearOfHead(106, 90, room)).toBe(106);
  });
});

describe('labels of a plot', () => {
  const box = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 50 })).map(([x, y]) => ({
    ...spanFrom(x, 20),
    top: y,
    bottom: y + 10,
  }));
  const wishes = fc.array(fc.array(box, { maxLength: 4 }), { maxLength: 8 });

  it('stand where they wish, inside the plot, on nothing else, and are left out only where that is impossible', () => {
    fc.assert(
      fc.property(wishes, fc.array(box, { maxLength: 2 }), (labels, obstacles) => {
        const room = { from: 0, to: 90 };
        const places = placeLabels(labels, obstacles, room);
        const before = [...obstacles];
        places.forEach((place, i) => {
          const isFree = (wish: (typeof before)[number]) =>
            wish.to <= room.to && !before.some((other) => meets(wish, other));
          expect(place).toBe(labels[i]?.find(isFree) ?? null);
          if (place) before.push(place);
        });
      }),
    );
  });

  it('keep off what a caller says is drawn there', () => {
    const wishes = [[spanFrom(0, 10), spanFrom(20, 10)]];
    const covered = ({ from }: LabelBox) => (from > 5 ? 0 : Infinity);
    expect(placeLabels(wishes, [], undefined, covered)).toEqual([spanFrom(20, 10)]);
    expect(placeLabels(wishes, [], undefined, () => Infinity)).toEqual([null]);
  });
});

describe('labels that must be somewhere', () => {
  it('cover the least that they can, the first of places that are as good', () => {
    const box = fc.integer({ min: 0, max: 200 }).map((from) => ({ ...spanFrom(from, 10), cost: from % 7 }));
    fc.assert(
      fc.property(fc.array(box, { minLength: 1 }), (boxes) => {
        const [place] = placeLabels([boxes], [], undefined, ({ cost }) => cost);
        const least = Math.min(...boxes.map(({ cost }) => cost));
        expect(place).toBe(boxes.find(({ cost }) => cost === least));
      }),
    );
  });

  it('are on no obstacle, however little they cover there', () => {
    const [place] = placeLabels(
      [[spanFrom(0, 10), spanFrom(20, 10)]],
      [spanFrom(5, 3)],
      undefined,
      ({ from }) => from,
    );
    expect(place).toEqual(spanFrom(20, 10));
  });
});

describe('words beside a line', () => {
  const beside = (x: number, side: 1 | -1, head: number) =>
    nextToLine(x, 40, side, { at: [head], away: 5 }, 10).from;

  it('begin beside it, behind the head where that would cross them', () => {
    expect([beside(100, 1, 0), beside(100, -1, 0)]).toEqual([110, 50]);
    expect([beside(100, 1, 120), beside(100, -1, 70)]).toEqual([125, 25]);
  });

  it('keep off the band of the head on either side', () => {
    const end = (x: number, head: number) => nextToEnd(x, 40, { at: [head], away: 8 }, 200).from;
    expect(end(100, 100)).toBe(108);
    expect(end(100, 120)).toBe(128);
    expect(end(200, 200)).toBe(152);
  });
});

describe('places in order', () => {
  it('tell of each how many stand above it; of equal ones the first is above', () => {
    expect(placesInOrder([40, 10, 40, 25])).toEqual([2, 0, 3, 1]);
    expect(placesInOrder([])).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addSwitch } from '../../../src/app/builder/document/network.ts';
import { TEMPLATES } from '../../../src/app/builder/document/templates.ts';
import type { Mode } from '../../../src/app/builder/draft.ts';
import {
  boxAt,
  gridPlaceAt,
  markAt,
  pointOf,
  shapesOf,
  tilesOf,
} from '../../../src/app/builder/drawing/geometry.ts';
import { begun, ended, moveGesture } from '../../../src/app/builder/drawing/gesture.ts';
import { heightsOf } from '../../../src/app/builder/drawing/heights.ts';
import { isFlat, labelOf, nextToLink } from '../../../src/app/builder/drawing/labels.ts';
import {
  automaticPlaces,
  freeSwitchPlace,
  overlapping,
  placeBelow,
  placesFor,
  withoutOverlaps,
} from '../../../src/app/builder/layout.ts';
import { layoutIssues } from '../../../src/app/builder/validation.ts';

const chain = TEMPLATES.chain('Chain');
const star = TEMPLATES.star('Star');
const room = { width: 800, height: 0, across: true, scale: 1 };
const shapes = shapesOf(chain, automaticPlaces(chain), room);

/** A pointer that goes from switch to switch, or to another point, and is let go there. */
function drag(mode: Mode, ...stops: readonly (string | { x: number; y: number })[]) {
  const points = stops.map((stop) =>
    typeof stop === 'string' ? shapes.boxes.find(({ id }) => id === stop)! : stop,
  );
  const [first, ...rest] = points;
  return ended(
    shapes,
    rest.reduce((gesture, point) => moveGesture(shapes, gesture, point), begun(shapes, mode, first!)),
  );
}

describe('switches are arranged', () => {
  it('in layers along the way of the cells', () => {
    expect(automaticPlaces(chain)).toEqual({
      S1: { column: 0, row: 0 },
      S2: { column: 1, row: 0 },
      S3: { column: 2, row: 0 },
      S4: { column: 3, row: 0 },
    });
  });

  it('with those of a layer centred', () => {
    const places = automaticPlaces(star);
    expect(['S2', 'S3', 'S4'].map((id) => places[id])).toEqual([0, 1, 2].map((row) => ({ column: 0, row })));
    expect(places.S1).toEqual({ column: 1, row: 1 });
  });

  it('with a new one where there is room, and without those that have gone', () => {
    const { document } = addSwitch(chain);
    const places = placesFor(document, { ...automaticPlaces(chain), gone: { column: 9, row: 9 } });
    expect(places.S5).toEqual({ column: 4, row: 0 });
    expect(places).not.toHaveProperty('gone');
    expect(freeSwitchPlace({})).toEqual({ column: 0, row: 0 });
  });
});

describe('a place for another switch', () => {
  it('is below, and never beyond the last row or column', () => {
    expect(placeBelow({ S1: { column: 2, row: 1 } }, 'S1')).toEqual({ column: 2, row: 2 });
    const last = { S1: { column: 63, row: 63 } };
    expect(placeBelow(last, 'S1')).toEqual({ column: 0, row: 0 });
    expect(freeSwitchPlace(last)).toEqual({ column: 63, row: 0 });
    expect(withoutOverlaps({ ...last, S2: { column: 63, row: 63 } }).S2).toEqual({ column: 0, row: 0 });
  });
});

describe.each([
  ['across', { width: 800, height: 500, across: true, scale: 1 }],
  ['down, on a phone', { width: 340, height: 0, across: false, scale: 1.1 }],
  ['on a projector', { width: 1200, height: 700, across: true, scale: 2 }],
])('a network drawn %s', (_, own) => {
  it.each([chain, star, TEMPLATES.parkingLot('Lot'), TEMPLATES.dumbbell('Dumbbell')])(
    'is inside: %#',
    (document) => {
      const { grid, boxes, marks } = shapesOf(document, automaticPlaces(document), own);
      for (const [list, size] of [
        [boxes, grid.box],
        [marks, grid.mark],
      ] as const)
        for (const { x, y } of list) {
          expect(x - size.width / 2).toBeGreaterThanOrEqual(0);
          expect(y - size.height / 2).toBeGreaterThanOrEqual(0);
          expect(x + size.width / 2).toBeLessThanOrEqual(grid.width);
          expect(y + size.height / 2).toBeLessThanOrEqual(grid.height);
        }
    },
  );

  it('has no two marks over each other', () => {
    const { grid, marks } = shapesOf(chain, automaticPlaces(chain), own);
    for (const [i, one] of marks.entries())
      for (const other of marks.slice(i + 1))
        expect(
          Math.abs(one.x - other.x) >= grid.mark.width || Math.abs(one.y - other.y) >= grid.mark.height,
        ).toBe(true);
  });

  it('has a dot at each place', () => {
    const { grid } = shapesOf(chain, automaticPlaces(chain), own);
    const { size, at } = tilesOf(grid);
    const numbers = (text: string) => text.split(' ').map(Number.parseFloat);
    const [[width, height], [left, top]] = [numbers(size), numbers(at)];
    const { x, y } = pointOf(grid, { column: 1.5, row: 0.5 });
    const tiles = [(x - left!) / width!, (y - top!) / height!].map((count) => count - Math.floor(count));
    for (const part of tiles) expect(part).toBeCloseTo(0.5);
  });

  it('finds a place again from its point', () => {
    const { grid } = shapesOf(chain, automaticPlaces(chain), own);
    for (const place of [
      { column: 0, row: 0 },
      { column: 2.5, row: 1 },
    ])
      expect(gridPlaceAt(grid, pointOf(grid, place))).toEqual(place);
  });
});

describe('a pointer on the drawing', () => {
  it('selects what it presses', () => {
    expect(drag('move', 'S2')).toEqual({ kind: 'select', selected: { kind: 'switch', id: 'S2' } });
    const [mark] = shapes.marks;
    expect(drag('link', mark!)).toEqual({ kind: 'select', selected: { kind: 'group', vc: 1 } });
    const { from, to } = shapes.wires[0]!;
    expect(drag('move', { x: (from.x + to.x) / 2, y: from.y + 4 })).toEqual({
      kind: 'select',
      selected: { kind: 'link', a: 'S1', b: 'S2' },
    });
    expect(drag('move', { x: 1, y: 1 })).toEqual({ kind: 'select', selected: { kind: 'network' } });
  });

  it('moves a switch to the nearest place of the grid', () => {
    const to = pointOf(shapes.grid, { column: 1, row: 1 });
    expect(drag('move', 'S2', { x: to.x + 9, y: to.y - 9 })).toEqual({
      kind: 'move',
      id: 'S2',
      place: { column: 1, row: 1 },
    });
    expect(drag('move', { x: 1, y: 1 }, 'S2')).toBeNull();
  });

  it('joins, sends and routes from switch to switch', () => {
    expect(drag('link', 'S1', 'S3')).toEqual({ kind: 'connect', a: 'S1', b: 'S3' });
    expect(drag('link', 'S1', { x: 1, y: 1 })).toBeNull();
    expect(drag('senders', 'S1', 'S2', 'S3')).toEqual({ kind: 'senders', from: 'S1', to: 'S3' });
    expect(drag('senders', 'S1', { x: 1, y: 1 }, 'S1')).toBeNull();
    expect(drag('route', 'S1', 'S2', 'S3')).toEqual({ kind: 'route', route: ['S1', 'S2', 'S3'] });
  });

  it('finds boxes before marks', () => {
    const [box] = shapes.boxes;
    expect(boxAt(shapes, box!)?.id).toBe('S1');
    expect(markAt(shapes, box!)).toBeUndefined();
  });
});

describe('switches on one place', () => {
  const places = { S1: { column: 0, row: 0 }, S2: { column: 1, row: 0 }, S3: { column: 1, row: 0 } };

  it('are said to be there, each by name, and come apart', () => {
    expect(layoutIssues(places)).toEqual([
      { at: { kind: 'switch', id: 'S3' }, sentence: expect.stringContaining('S3 and S2 overlap') },
    ]);
    expect(withoutOverlaps(places)).toEqual({ ...places, S3: { column: 1, row: 1 } });
  });

  it('are none after they have been spread, and the others stay', () => {
    const some = fc.record({ column: fc.constantFrom(0, 0.5, 1), row: fc.constantFrom(0, 0.5, 1) });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...'abcdefgh'), some), (crowd) => {
        const moved = new Set(overlapping(crowd).map(([id]) => id));
        const after = withoutOverlaps(crowd);
        expect(overlapping(after)).toEqual([]);
        for (const [id, place] of Object.entries(crowd)) if (!moved.has(id)) expect(after[id]).toEqual(place);
      }),
    );
  });
});

describe('what is written at a link', () => {
  const size = { width: 60, height: 30, gap: 4 };
  const point = fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -400, max: 400 }) });

  it('is clear of its line, however steep that is', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(!isFlat({ from, to }));
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        for (const centre of nextToLink({ from, to }, size))
          for (const [w, h] of [-1, 1].flatMap((one) => [-1, 1].map((other) => [one, other] as const))) {
            const [x, y] = [centre.x + (w * size.width) / 2, centre.y + (h * size.height) / 2];
            const far = Math.abs((x - from.x) * dy - (y - from.y) * dx) / Math.hypot(dx, dy);
            expect(far).toBeGreaterThanOrEqual(size.gap - 1e-9);
          }
      }),
    );
  });

  it('is on no switch and no mark of a star, across and down', () => {
    for (const own of [room, { width: 340, height: 0, across: false, scale: 1 }]) {
      const drawn = shapesOf(star, automaticPlaces(star), own);
      for (const wire of drawn.wires.filter((one) => !isFlat(one))) {
        const { x, y } = labelOf(drawn, wire, size);
        for (const [list, { width, height }] of [
          [drawn.boxes, drawn.grid.box],
          [drawn.marks, drawn.grid.mark],
        ] as const)
          for (const one of list)
            expect(
              Math.abs(one.x - x) >= (width + size.width) / 2 ||
                Math.abs(one.y - y) >= (height + size.height) / 2,
              `${wire.a} ${wire.b}`,
            ).toBe(true);
      }
    }
  });
});

it('a star is no higher than its marks need', () => {
  const { grid } = shapesOf(star, automaticPlaces(star), { ...room, height: 300 });
  expect(grid.height).toBeLessThanOrEqual(400);
  const measures = { across: true, box: 38, pitch: 28, gap: 8, least: 110, steps: 0.5 };
  expect(heightsOf([], {}, measures)).toEqual({ row: 110, top: 33, bottom: 33 });
});

import { describe, expect, it } from 'vitest';
import { BOX, boxesOf, edgesOf, SIZE } from '../../../src/app/panels/policy/vcStates/layout.ts';
import { vcStateTexts } from '../../../src/app/strings/panels/vcStates.ts';
import { catalog } from '../../../src/engine/node.ts';

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Letters of the drawing. */
const LETTER = { width: 6, height: 11 };

describe.each(['atm-red', 'red-efci'])('the picture of the states of %s', (id) => {
  const diagram = catalog.policies.find((one) => one.id === id)?.states ?? expect.unreachable();
  const boxes = boxesOf(diagram).map(
    ({ x, y }): Area => ({
      left: x - BOX.width / 2,
      right: x + BOX.width / 2,
      top: y - BOX.height / 2,
      bottom: y + BOX.height / 2,
    }),
  );
  const labels = edgesOf(diagram).flatMap(({ label, lines }) =>
    lines.map(({ x, y, arrow }): Area => {
      const width = LETTER.width * (arrow.mark === null ? 5 : 7);
      const left = { start: x, middle: x - width / 2, end: x - width }[label.anchor];
      return { left, right: left + width, top: y - LETTER.height + 2, bottom: y + 2 };
    }),
  );

  it('has its boxes and labels inside, none on another one', () => {
    const all = [...boxes, ...labels];
    for (const area of all) {
      expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0);
      expect(area.right).toBeLessThanOrEqual(SIZE.width);
      expect(area.bottom).toBeLessThanOrEqual(SIZE.height);
    }
    const over = all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => (meet(a, b) ? [[a, b]] : [])));
    expect(over).toEqual([]);
  });

  it('has each arrow once, with its cells in words', () => {
    const drawn = edgesOf(diagram).flatMap(({ arrows }) => arrows);
    expect(new Set(drawn)).toEqual(new Set(diagram.arrows));
    expect(drawn).toHaveLength(diagram.arrows.length);
    expect(new Set(diagram.arrows.map(({ from, to }) => `${from} ${to}`)).size).toBe(edgesOf(diagram).length);
  });
});

it('says of an arrow what leads along it', () => {
  const arrow = { from: 0, to: 3, last: false, mark: true, accepted: false };
  expect(vcStateTexts.arrow(arrow, 'accept-first', 'discard-cell')).toBe(
    'In accept-first another cell that draws a mark is discarded: discard-cell follows',
  );
});

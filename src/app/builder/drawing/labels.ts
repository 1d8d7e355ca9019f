import { type LabelBox, meets, spanAround } from '../../plot/labels.ts';
import type { Point } from '../../plot/plane.ts';
import type { Shapes, WireShape } from './geometry.ts';

export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** To the line. */
  readonly gap: number;
}

/** Links that rise less than this are labelled above and below, pixels for each pixel. */
const FLAT = 0.08;
/** Where along a link its label may be, from the best place on. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7] as const;

type Line = Pick<WireShape, 'from' | 'to'>;

export const isFlat = ({ from, to }: Line): boolean =>
  Math.abs(to.y - from.y) <= FLAT * Math.abs(to.x - from.x);

/** Middles of a label next to a link, clear of its line, on the right of it and on the left. */
export function nextToLink({ from, to }: Line, { width, height, gap }: LabelSize): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  // To the right of the line, whichever way it leads.
  const side = dy > 0 ? 1 : -1;
  const [across, up] = [(side * dy) / length, (-side * dx) / length];
  const away = (width / 2) * Math.abs(across) + (height / 2) * Math.abs(up) + gap;
  return PARTS.flatMap((part) =>
    [away, -away].map((far) => ({
      x: from.x + part * dx + across * far,
      y: from.y + part * dy + up * far,
    })),
  );
}

type Size = Pick<LabelSize, 'width' | 'height'>;

const boxAround = ({ x, y }: Point, { width, height }: Size): LabelBox => ({
  ...spanAround(x, width / 2),
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Whether a line comes into a rectangle, judged by points of it a few pixels apart. */
function crosses({ from, to }: Line, centre: Point, { width, height }: Size): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: steps + 1 }, (_, i) => i / Math.max(1, steps)).some((part) => {
    const x = from.x + part * (to.x - from.x);
    const y = from.y + part * (to.y - from.y);
    return Math.abs(x - centre.x) < width / 2 && Math.abs(y - centre.y) < height / 2;
  });
}

/** The middle of what is written at a link that is not flat: where it meets the least of all else. */
export function labelOf({ grid, boxes, marks, wires }: Shapes, wire: WireShape, size: LabelSize): Point {
  const [first, ...others] = nextToLink(wire, size);
  const costOf = (centre: Point): number =>
    2 * boxes.filter((box) => meets(boxAround(centre, size), boxAround(box, grid.box))).length +
    2 * marks.filter((mark) => meets(boxAround(centre, size), boxAround(mark, grid.mark))).length +
    wires.filter((other) => other !== wire && crosses(other, centre, size)).length +
    2 * Number(Math.abs(centre.x - grid.width / 2) > (grid.width - size.width) / 2);
  let best = first ?? wire.from;
  let cost = costOf(best);
  for (const centre of others) {
    const own = costOf(centre);
    if (own < cost) [best, cost] = [centre, own];
  }
  return best;
}

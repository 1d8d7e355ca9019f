import { isWithin, type LabelBox, meets, placeLabels, spanAround } from '../../plot/labels.ts';
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

const boxAround = ({ x, y }: Point, { width, height }: Size) => ({
  ...spanAround(x, width / 2),
  top: y - height / 2,
  bottom: y + height / 2,
});

/** Points of a line a few pixels apart. */
function pointsOf({ from, to }: Line): readonly LabelBox[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const y = from.y + (i / steps) * (to.y - from.y);
    return { ...spanAround(from.x + (i / steps) * (to.x - from.x), 0), top: y, bottom: y };
  });
}

/** How bad it is to be on a switch or a mark, or to leave the drawing; another link is half as bad. */
const WORST = 2;

/** The middle of what is written at a link that is not flat: where it meets the least of all else. */
export function labelOf({ grid, boxes, marks, wires }: Shapes, wire: WireShape, size: LabelSize): Point {
  const wishes = nextToLink(wire, size).map((centre) => ({ ...centre, ...boxAround(centre, size) }));
  const shapes = [
    ...boxes.map((box) => boxAround(box, grid.box)),
    ...marks.map((mark) => boxAround(mark, grid.mark)),
  ];
  const lines = wires.filter((other) => other !== wire).map(pointsOf);
  const drawing = { from: 0, to: grid.width };
  const costOf = (label: LabelBox): number =>
    WORST * shapes.filter((shape) => meets(label, shape)).length +
    lines.filter((points) => points.some((point) => meets(label, point))).length +
    (isWithin(label, drawing) ? 0 : WORST);
  return placeLabels([wishes], [], undefined, costOf)[0] ?? wire.from;
}

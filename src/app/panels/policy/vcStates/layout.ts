import type { StateArrow, StateDiagram } from '../../../../contract/index.ts';
import type { Point } from '../../../plot/plane.ts';

/** Size of the drawing in its own units: a letter is 11 high. */
export const SIZE = { width: 384, height: 232 } as const;
export const BOX = { width: 116, height: 42 } as const;
const LINE = 15;
/** Margin around the boxes, for arrows that return to their own box. */
const MARGIN = { x: 4, y: 30 } as const;
/** Offset of each of two opposite arrows from the middle between them, and of labels from their arrow. */
const APART = 6;
const CLEAR = 6;
const LOOP = 20;

/** All arrows from one state to another, drawn as one line. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly path: string;
  readonly arrows: readonly StateArrow[];
  /** Position of the first line of its labels. */
  readonly label: Point & { readonly anchor: 'start' | 'middle' | 'end' };
  readonly lines: readonly (Point & { readonly arrow: StateArrow })[];
}

/** Centres of the boxes: at the corners for four, else on an ellipse, clockwise from the top left. */
export function boxesOf({ states }: StateDiagram): readonly Point[] {
  const [a, b] = [
    SIZE.width / 2 - MARGIN.x - BOX.width / 2,
    SIZE.height / 2 - MARGIN.y - BOX.height / 2,
  ] as const;
  return states.map((_, i) => {
    const turn = -0.75 * Math.PI + (2 * Math.PI * i) / states.length;
    const reach = states.length === 4 ? Math.SQRT2 : 1;
    return {
      x: SIZE.width / 2 + a * reach * Math.cos(turn),
      y: SIZE.height / 2 + b * reach * Math.sin(turn),
    };
  });
}

export function edgesOf(diagram: StateDiagram): readonly Edge[] {
  const boxes = boxesOf(diagram);
  const isThere = (from: number, to: number): boolean =>
    diagram.arrows.some((arrow) => arrow.from === from && arrow.to === to);
  return diagram.states.flatMap((_, from) =>
    diagram.states.flatMap((__, to) => {
      const arrows = diagram.arrows.filter((arrow) => arrow.from === from && arrow.to === to);
      const [start, end] = [boxes[from], boxes[to]];
      if (arrows.length === 0 || start === undefined || end === undefined) return [];
      const { path, label } =
        from === to ? loopAt(start, arrows.length) : lineOf(start, end, isThere(to, from), arrows.length);
      const lines = arrows.map((arrow, i) => ({ arrow, x: label.x, y: label.y + i * LINE }));
      return [{ from, to, path, arrows, label, lines }];
    }),
  );
}

type Drawn = Pick<Edge, 'path' | 'label'>;

/** Loop of a state to itself: above a box in the upper half, below one in the lower. */
function loopAt({ x, y }: Point, lines: number): Drawn {
  const up = y < SIZE.height / 2 ? -1 : 1;
  const edge = y + (up * BOX.height) / 2;
  const [left, right, far] = [x - 14, x + 14, edge + up * LOOP];
  const middle = edge + up * (LOOP / 2);
  return {
    path: `M${left} ${edge}C${left} ${far} ${right} ${far} ${right} ${edge}`,
    label: { x: right + CLEAR, y: middle + 4 - ((lines - 1) * LINE) / 2, anchor: 'start' },
  };
}

/** Line from border to border of two boxes; shifted to its right-hand side where there is an opposite one. */
function lineOf(from: Point, to: Point, isPair: boolean, lines: number): Drawn {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const normal = { x: -dy / length, y: dx / length };
  const by = isPair ? APART : 0;
  const [start, end] = [from, to].map(({ x, y }, i) => {
    const way = i === 0 ? 1 : -1;
    const scale = Math.min(
      dx === 0 ? Infinity : BOX.width / 2 / Math.abs(dx),
      dy === 0 ? Infinity : BOX.height / 2 / Math.abs(dy),
    );
    return { x: x + way * dx * scale + by * normal.x, y: y + way * dy * scale + by * normal.y };
  }) as [Point, Point];
  const clear = CLEAR + (Math.abs(normal.y) > 0.7 ? 4 : 0);
  const middle = {
    x: (start.x + end.x) / 2 + clear * normal.x,
    y: (start.y + end.y) / 2 + clear * normal.y,
  };
  const anchor = normal.x < -0.3 ? 'end' : normal.x > 0.3 ? 'start' : 'middle';
  // Labels grow away from an arrow above or below them, and to both sides next to it.
  const rise = anchor === 'middle' && normal.y < 0 ? (lines - 1) * LINE : ((lines - 1) * LINE) / 2;
  const drop = anchor === 'middle' && normal.y > 0 ? ((lines - 1) * LINE) / 2 : 0;
  return {
    path: `M${start.x} ${start.y}L${end.x} ${end.y}`,
    label: { x: middle.x, y: middle.y + 4 - rise + drop, anchor },
  };
}

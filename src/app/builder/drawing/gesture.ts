import type { Point } from '../../plot/plane.ts';
import type { Mode } from '../draft.ts';
import type { SwitchPlace } from '../layout.ts';
import { NETWORK, type Selected } from '../selected.ts';
import { boxAt, gridPlaceAt, markAt, pointOf, type Shapes, wireAt } from './geometry.ts';

/** A gesture of a pointer that is down on the drawing. */
export interface Gesture {
  readonly mode: Mode;
  readonly from: Point;
  readonly at: Point;
  /** Whether the pointer has moved farther than in a press. */
  readonly isDrag: boolean;
  /** Ids of the switches passed, in order, each once; empty unless the gesture began at one. */
  readonly met: readonly string[];
}

/** Command that follows from a gesture once the pointer is up. */
export type GestureWish =
  | { readonly kind: 'select'; readonly selected: Selected }
  | { readonly kind: 'move'; readonly id: string; readonly place: SwitchPlace }
  | { readonly kind: 'connect'; readonly a: string; readonly b: string }
  | { readonly kind: 'senders'; readonly from: string; readonly to: string }
  | { readonly kind: 'route'; readonly route: readonly string[] };

/** Largest movement that still counts as a press, CSS pixels. */
const STILL = 5;

export function begun(shapes: Shapes, mode: Mode, point: Point): Gesture {
  const box = boxAt(shapes, point);
  return { mode, from: point, at: point, isDrag: false, met: box ? [box.id] : [] };
}

export function moveGesture(shapes: Shapes, gesture: Gesture, point: Point): Gesture {
  const { from, met, isDrag } = gesture;
  const box = boxAt(shapes, point, STILL);
  return {
    ...gesture,
    at: point,
    isDrag: isDrag || Math.hypot(point.x - from.x, point.y - from.y) > STILL,
    met: box && met.length > 0 && !met.includes(box.id) ? [...met, box.id] : met,
  };
}

/** The part under a pointer. */
function under(shapes: Shapes, point: Point): Selected {
  const box = boxAt(shapes, point);
  if (box) return { kind: 'switch', id: box.id };
  const mark = markAt(shapes, point);
  if (mark) return { kind: 'group', vc: mark.group.first.id };
  const wire = wireAt(shapes, point);
  return wire ? { kind: 'link', a: wire.a, b: wire.b } : NETWORK;
}

/** Whether any part of the network is at a point. */
export const isOnPart = (shapes: Shapes, point: Point): boolean => under(shapes, point).kind !== 'network';

/** Place to which the dragged switch would move; null unless one is dragged. */
export function dropPlace(shapes: Shapes, { mode, from, at, isDrag, met }: Gesture): SwitchPlace | null {
  const box = shapes.boxes.find(({ id }) => id === met[0]);
  if (mode !== 'move' || !isDrag || !box) return null;
  return gridPlaceAt(shapes.grid, { x: box.x + at.x - from.x, y: box.y + at.y - from.y });
}

/** Command of the finished gesture; null where it has none. */
export function ended(shapes: Shapes, gesture: Gesture): GestureWish | null {
  const { mode, isDrag, met, from, at } = gesture;
  if (!isDrag) return { kind: 'select', selected: under(shapes, from) };
  const [first] = met;
  if (first === undefined) return null;
  if (mode === 'move') {
    const place = dropPlace(shapes, gesture);
    return place && { kind: 'move', id: first, place };
  }
  if (mode === 'route') return { kind: 'route', route: met };
  const last = boxAt(shapes, at, STILL)?.id;
  if (last === undefined || last === first) return null;
  return mode === 'link'
    ? { kind: 'connect', a: first, b: last }
    : { kind: 'senders', from: first, to: last };
}

/** Line that follows the pointer: from the switch, or along the switches passed. */
export function rubber(shapes: Shapes, { mode, isDrag, met, at }: Gesture): readonly Point[] {
  if (mode === 'move' || !isDrag || met.length === 0) return [];
  const stops = mode === 'route' ? met : met.slice(0, 1);
  const boxes = stops.flatMap((id) => shapes.boxes.filter((box) => box.id === id));
  return [...boxes, boxAt(shapes, at, STILL) ?? at];
}

/** Position at which a dragged switch is drawn. */
export const draggedTo = (shapes: Shapes, gesture: Gesture): Point | null => {
  const place = dropPlace(shapes, gesture);
  return place && pointOf(shapes.grid, place);
};

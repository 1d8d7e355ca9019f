import { clamp } from '../../clamp.ts';

/** Where a rectangle is, in pixels of the window. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  /** The edge that card and button share. */
  readonly align: 'start' | 'end';
  readonly side: 'top' | 'bottom';
}

const GAP = 6;
const MARGIN = 8;

const within = (value: number, most: number): number => clamp(value, MARGIN, most - MARGIN);

/** Where a card goes next to its button: on its side if there is room, else on the other; always inside the window. */
export function nextTo(button: Edges, card: Size, window: Size, { align, side }: Placing): [number, number] {
  const above = button.top - GAP - card.height;
  const below = button.bottom + GAP;
  const fitsAbove = above >= MARGIN;
  const fitsBelow = below + card.height <= window.height - MARGIN;
  const top =
    side === 'top' ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  const left = align === 'start' ? button.left : button.right - card.width;
  return [within(left, window.width - card.width), within(top, window.height - card.height)];
}

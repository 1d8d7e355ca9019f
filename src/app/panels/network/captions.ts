import { placeLabels, spanAround } from '../../plot/labels.ts';

export interface Caption {
  /** Unique id of the element that the caption belongs to. */
  readonly of: string;
  /** Horizontal middle. */
  readonly x: number;
  /** Top edge. */
  readonly y: number;
  readonly text: string;
}

/** A caption with a shorter text for narrow places. */
interface CaptionWithBrief extends Caption {
  readonly brief: string;
}

/** Average half width of a letter, CSS pixels. */
const HALF_LETTER = 3.2;
const GAP = 4;

/** @param scale the reader's font size over 16 pixels */
const halfWidth = (text: string, scale: number) => text.length * HALF_LETTER * scale;

/** Middle of a text so that the text stays inside the plot. */
export function insideWidth(x: number, text: string, width: number, scale = 1): number {
  const half = halfWidth(text, scale);
  return half * 2 > width ? width / 2 : Math.max(half, Math.min(width - half, x));
}

export const fitsWidth = (text: string, width: number, scale: number): boolean =>
  halfWidth(text, scale) * 2 <= width;

/** Captions inside the plot; all of them are brief if two full texts would overlap. */
export function placeCaptions(
  wishes: readonly CaptionWithBrief[],
  width: number,
  scale = 1,
): readonly Caption[] {
  const put = (words: (wish: CaptionWithBrief) => string) =>
    wishes.map((wish) => {
      const text = words(wish);
      return { of: wish.of, x: insideWidth(wish.x, text, width, scale), y: wish.y, text };
    });
  const whole = put(({ text }) => text);
  const boxes = whole.map(({ x, y, text }) => ({
    ...spanAround(x, halfWidth(text, scale) + GAP / 2),
    top: y,
    bottom: y + 1,
  }));
  return placeLabels(boxes.map((box) => [box])).includes(null) ? put(({ brief }) => brief) : whole;
}

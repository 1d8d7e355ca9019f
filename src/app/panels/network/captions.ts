import { placeLabels, spanAround } from '../../plot/labels.ts';

export interface Caption {
  /** What it belongs to: no two have the same. */
  readonly of: string;
  /** Middle. */
  readonly x: number;
  /** Top. */
  readonly y: number;
  readonly text: string;
}

/** A caption with fewer words for narrow places. */
interface CaptionWithBrief extends Caption {
  readonly brief: string;
}

/** Half the width of a letter, CSS pixels. */
const HALF_LETTER = 3.2;
const GAP = 4;

/** @param scale the reader's font size over 16 pixels */
const halfWidth = (text: string, scale: number) => text.length * HALF_LETTER * scale;

/** The middle of a text that is to stay inside the plot. */
export function insideWidth(x: number, text: string, width: number, scale = 1): number {
  const half = halfWidth(text, scale);
  return half * 2 > width ? width / 2 : Math.max(half, Math.min(width - half, x));
}

export const fitsWidth = (text: string, width: number, scale: number): boolean =>
  halfWidth(text, scale) * 2 <= width;

/** Captions inside the plot; all of them brief where the words of two would meet. */
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

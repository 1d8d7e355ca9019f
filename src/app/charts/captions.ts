export interface Caption {
  /** Middle. */
  readonly x: number;
  /** Top. */
  readonly y: number;
  readonly text: string;
}

/** A caption with fewer words for narrow places. */
interface Wish extends Caption {
  readonly brief: string;
}

/** Half the width of a letter, CSS pixels. */
const HALF_LETTER = 3.2;
const GAP = 4;

const halfWidth = (text: string) => text.length * HALF_LETTER;

/** The middle of a text that is to stay inside the plot. */
export const insideWidth = (x: number, text: string, width: number): number =>
  Math.max(halfWidth(text), Math.min(width - halfWidth(text), x));

const meet = (a: Caption, b: Caption) =>
  a.y === b.y && Math.abs(a.x - b.x) < halfWidth(a.text) + halfWidth(b.text) + GAP;

/** Captions inside the plot; all of them brief where the words of two would meet. */
export function placeCaptions(wishes: readonly Wish[], width: number): readonly Caption[] {
  const put = (words: (wish: Wish) => string) =>
    wishes.map((wish) => {
      const text = words(wish);
      return { x: insideWidth(wish.x, text, width), y: wish.y, text };
    });
  const whole = put(({ text }) => text);
  const crowded = whole.some((a, i) => whole.slice(i + 1).some((b) => meet(a, b)));
  return crowded ? put(({ brief }) => brief) : whole;
}

import { HEIGHTS, NO_VALUE } from '../../../scenarios/pictures/picture.ts';

/** A lane of a picture, in units of its view box. */
export interface PictureLane {
  readonly base: number;
  readonly height: number;
}

const heightOf = (letter: string, { base, height }: PictureLane): number =>
  Math.round(10 * (base - (height * HEIGHTS.indexOf(letter)) / (HEIGHTS.length - 1))) / 10;

/** A step line with a step of one unit for each letter; gaps where there is no value. */
export function steps(letters: string, lane: PictureLane): string {
  let path = '';
  for (const [x, letter] of [...letters].entries()) {
    if (letter === NO_VALUE) continue;
    const before = x === 0 ? NO_VALUE : letters.charAt(x - 1);
    const y = heightOf(letter, lane);
    path += before === NO_VALUE ? `M${x} ${y}` : before === letter ? '' : `V${y}`;
    if (letters.charAt(x + 1) !== letter) path += `H${x + 1}`;
  }
  return path;
}

/** The area under the line. */
export function area(letters: string, lane: PictureLane): string {
  const filled = letters.replaceAll(NO_VALUE, HEIGHTS.charAt(0));
  return `M0 ${lane.base}${steps(filled, lane).replace(/^M0 /, 'V')}V${lane.base}Z`;
}

/** `3+2 9+1`: a bar over columns 3 and 4, and one over 9. */
export const bars = (stretches: string, top: number, height: number): string =>
  stretches
    .split(' ')
    .filter(Boolean)
    .map((stretch) => {
      const [from, length] = stretch.split('+');
      return `M${from} ${top}h${length}v${height}h-${length}z`;
    })
    .join('');

import type { Profile } from '../../plot/paint/style.ts';
import { linearScale, type Scale } from '../../plot/scale.ts';

/** Room above the buffer limit (drop marks) and below zero, CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly bottom: number;
}

export const queueInsets: Readonly<Record<Profile, Insets>> = {
  laptop: { top: 30, bottom: 8 },
  phone: { top: 24, bottom: 6 },
  projector: { top: 48, bottom: 10 },
};

/** Cells to rows of the plot. */
export const queueScale = (bufferCells: number, height: number, { top, bottom }: Insets): Scale =>
  linearScale([0, bufferCells], [height - bottom, top]);

/** The same for the style sheet, whatever the height. */
export function cellsToCss(cells: number, bufferCells: number, { top, bottom }: Insets): string {
  const share = linearScale([0, bufferCells], [1, 0])(cells);
  return `calc(${top}px + (100% - ${top + bottom}px) * ${share.toFixed(5)})`;
}

import type { Profile } from '../../plot/paint/style.ts';

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

/** Cells to pixels from the top of the plot. */
export const cellsToY = (
  cells: number,
  bufferCells: number,
  height: number,
  { top, bottom }: Insets,
): number => top + (1 - cells / bufferCells) * (height - top - bottom);

export const yToCells = (y: number, bufferCells: number, height: number, { top, bottom }: Insets): number =>
  (1 - (y - top) / (height - top - bottom)) * bufferCells;

/** The same as `cellsToY` for the style sheet, whatever the height. */
export const cellsToCss = (cells: number, bufferCells: number, { top, bottom }: Insets): string =>
  `calc(${top}px + (100% - ${top + bottom}px) * ${(1 - cells / bufferCells).toFixed(5)})`;

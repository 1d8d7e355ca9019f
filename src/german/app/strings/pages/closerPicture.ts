import type { closerTexts as english } from '../../../../app/strings/pages/closerPicture.ts';
import type { Like } from '../../../like.ts';

/** Ein Teil eines Verlaufs aus der Nähe; wird mit der Lektion geladen, die ihn hat. */
export const closerTexts = {
  closer: (label: string): string => `Aus der Nähe: ${label}`,
  part: (bottom: string, top: string): string => `nur von ${bottom} bis ${top}`,
  room: (low: string, high: string, size: string, unit: string, highest: string, taken: string): string =>
    `Gelb: von ${low} bis ${high}, ${size} ${unit}. Die Kurve reicht bis ${highest}: ${taken} davon.`,
} satisfies Like<typeof english>;

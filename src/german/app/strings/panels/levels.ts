import type { levelTexts as english } from '../../../../app/strings/panels/levels.ts';
import type { Like } from '../../../like.ts';

/** Einzelne Werte über der Zeit, in Spuren. */
export const levelTexts = {
  none: (name: string) => `${name} nichts`,
  beside: {
    credit: (places: string) => `von ${places}`,
    acr: (share: string) => `fair ${share}`,
    queue: (cells: string) => `max. ${cells}`,
  },
  value: {
    credit: (name: string, left: string, places: string) => `${name} ${left} Kredite ${places}`,
    acr: (name: string, rate: string, fair: string) => `${name} ${rate}, ${fair}`,
    queue: (name: string, cells: string, most: string) => `${name} ${cells} Zellen, ${most}`,
  },
  from: 'Ab, s',
  columns: {
    credit: (name: string) => [`${name}, kleinster Kredit, Zellen`, `${name}, größter`],
    acr: (name: string) => [`${name}, kleinste ACR, Zellen/s`, `${name}, größte`],
    queue: (name: string) => [`${name}, wenigste Zellen`, `${name}, meiste`],
  },
} satisfies Like<typeof english>;

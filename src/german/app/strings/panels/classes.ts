import type { classTexts as english } from '../../../../app/strings/panels/classes.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from './panelNames.ts';

/** Die Puffer der Dienstklassen. */
export const classTexts = {
  title: panelNames.classBuffers.title,
  brief: 'Puffer',
  unit: 'Zellen',
  group: 'Puffer der Dienstklasse',
  buffers: 'Puffer',
  perClass: 'einer für jede Klasse',
  shared: 'einer für alle Klassen',
  hint: 'Jede Dienstklasse hat eigene Plätze, oder alle teilen sich einen Puffer. Wartende Zellen ziehen mit um.',
  noLimit: 'keine Grenze',
  of: (cells: string, places: string) => `${cells} von ${places}`,
  free: (cells: string) => `${cells}, keine Grenze`,
  threshold: (label: string, cells: string) => `${label} ${cells}`,
  limit: (names: string, cells: string) => `${names} Grenze ${cells}`,
  score: 'Verlorene Zellen je Klasse, von den angekommenen',
  lately: (ms: string) => `In den letzten ${ms} ms: `,
  between: (from: string, to: string) => `Von ${from} bis ${to} s: `,
  lost: 'verloren',
  losing: (losing: string, others: string) => `Verluste bei ${losing}, keine bei ${others}.`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
  lostCells: (cells: string, one: boolean, ms: string) =>
    `**${cells}** ${one ? 'Zelle' : 'Zellen'} in den letzten ${ms} ms verloren.`,
  holds: (name: string, filling: string) => `${name} hält **${filling}**.`,
} satisfies Like<typeof english>;

import type { seedsTexts as english } from '../../../../app/strings/pages/seedsPicture.ts';
import type { Like } from '../../../like.ts';

/** Das Bild von Läufen mit verschiedenen Seeds; wird mit der Lektion geladen, die es hat. */
export const seedsTexts = {
  seeds: 'Läufe, einer für jeden Seed',
  seed: (seed: string): string => `Seed ${seed}`,
  mean: (value: string): string => `Mittel ${value}`,
  printed: (value: string): string => `gedruckt ${value}`,
  zero: '0',
  interval: (seeds: string, mean: string, low: string, high: string): string =>
    `${seeds} Seeds: Mittel ${mean}, 95-%-Intervall von ${low} bis ${high}.`,
  alone: 'Ein einzelner Seed hat kein Intervall.',
  difference: (printed: string, isPrintedWithin: boolean, isZeroWithin: boolean): string =>
    isZeroWithin
      ? `0 liegt darin: Diese Seeds zeigen keinen Unterschied. Die gedruckten ${printed} liegen ${isPrintedWithin ? 'auch darin' : 'außerhalb'}.`
      : `0 liegt außerhalb: Diese Seeds zeigen einen Unterschied. Die gedruckten ${printed} liegen ${isPrintedWithin ? 'darin' : 'auch außerhalb'}.`,
  level: (printed: string, isWithin: boolean): string =>
    `Die gedruckten ${printed} liegen ${isWithin ? 'darin' : 'außerhalb'}.`,
  more: 'Noch ein Seed',
  all: (seeds: string): string => `Alle ${seeds} Seeds`,
  again: 'Neu beginnen',
} satisfies Like<typeof english>;

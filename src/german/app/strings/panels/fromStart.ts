import type { fromStartTexts as english } from '../../../../app/strings/panels/fromStart.ts';
import type { Like } from '../../../like.ts';

/** Auf Karten von Einstellungen, die während des Laufs geändert wurden. */
export const fromStartTexts = {
  since: (words: string, time: string) => `${words}: seit ${time} s`,
  button: 'Ab 0 s',
  label: (words: string) => `Ab 0 s: ${words}`,
  hint: 'Der Lauf, sein Link und sein Ergebnis haben es dann von Anfang an. Rückgängig nimmt es zurück.',
  begun: (words: string) => `Ab 0 s: ${words}. Rückgängig nimmt es zurück.`,
} satisfies Like<typeof english>;

import type { runBothTexts as english } from '../../../../app/strings/panels/runBoth.ts';
import type { Like } from '../../../like.ts';

/** Der Regler einer Szene, „Beide zu Ende rechnen“, und was daraus wird. */
export const runBothTexts = {
  run: 'Beide zu Ende rechnen',
  compareWith: 'Vergleichen mit',
  running: 'läuft jetzt',
  changed: 'Was hat die Änderung bewirkt?',
  before: 'vorher',
  after: 'nachher',
  choose: 'Eine Antwort zum Vergleichen wählen.',
  letters: 'A läuft jetzt; B wird damit verglichen. Ein Druck auf eine andere Antwort macht sie zu B.',
  chosen: (b: string, a: string) => `B ist ${b}, zum Vergleichen. Im Netz läuft noch ${a}.`,
  take: (b: string) => `${b} ab hier verwenden`,
  taken: (b: string) => `Ab diesem Moment läuft ${b} im Netz. Rückgängig nimmt es zurück.`,
  locked: 'Durch diesen Link gesperrt',
  fromStart: (a: string, b: string) => `${a} und ${b}, beide ab 0 s`,
  from: (a: string, b: string, time: string) => `${a} und ${b}, beide ab ${time} s`,
  progress: (done: string, all: string) => `Beide Läufe: ${done} von ${all} s`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Nichts hat sich geändert.',
} satisfies Like<typeof english>;

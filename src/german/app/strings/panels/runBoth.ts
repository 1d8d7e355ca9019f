import type { runBothTexts as english } from '../../../../app/strings/panels/runBoth.ts';
import type { Like } from '../../../like.ts';

/** Der Regler einer Szene, „Beide zu Ende rechnen“, und was daraus wird. */
export const runBothTexts = {
  run: 'Beide zu Ende rechnen',
  running: 'läuft jetzt',
  changed: 'Was hat die Änderung bewirkt?',
  before: 'vorher',
  after: 'nachher',
  choose: 'Eine Antwort zum Vergleichen wählen.',
  letters: 'A läuft jetzt. Ein Druck auf eine andere Antwort ändert das Netz sofort; dieser Lauf ist B.',
  since: (b: string, time: string) =>
    `B: ${b}, seit ${time} s. A: wie es war. Rückgängig nimmt die Änderung zurück.`,
  over: 'Der Lauf ist zu Ende: Ein Druck auf eine Antwort sagt, womit verglichen wird.',
  taken: (b: string) => `Ab diesem Moment läuft ${b} im Netz. Rückgängig nimmt es zurück.`,
  begun: (b: string) => `Ab 0 s geändert: ${b}. Rückgängig nimmt es zurück.`,
  locked: 'Durch diesen Link gesperrt',
  fromStart: (a: string, b: string) => `${a} und ${b}, beide ab 0 s`,
  from: (a: string, b: string, time: string) => `${a} und ${b}, beide ab ${time} s`,
  progress: (done: string, all: string) => `Beide Läufe: ${done} von ${all} s`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Nichts hat sich geändert.',
} satisfies Like<typeof english>;

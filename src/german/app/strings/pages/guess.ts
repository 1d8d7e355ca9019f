import { fixed, whole } from '../../../../app/format.ts';
import type { guessTexts as english } from '../../../../app/strings/pages/guess.ts';
import type { Like } from '../../../like.ts';

export const guessTexts = {
  title: 'Den Sender erraten',
  ask: 'Zehn Sender teilen sich diesen Puffer. Was läuft in ihnen?',
  about:
    'In jeder Runde dasselbe Netz: eine Leitung von 155 Mb/s, 8 ms hin und zurück, Platz für 2.000 Zellen.',
  round: (round: number, of: number): string => `Runde ${round} von ${of}`,
  running: 'Die Runde läuft.',
  failed: (why: string): string => `Die Runde konnte nicht laufen: ${why}`,
  kinds: {
    reno: 'TCP Reno',
    newreno: 'TCP NewReno',
    cubic: 'TCP CUBIC',
    abr: 'ABR, Raten von ERICA',
    constant: 'eine feste Rate',
  },
  answers: 'Was in den Sendern läuft',
  right: (kind: string): string => `Ja: ${kind}.`,
  wrong: (kind: string, guessed: string): string => `Es ist ${kind}, nicht ${guessed}.`,
  reasons: {
    reno: (timeouts: number, empty: number): string =>
      `${whole(timeouts)} Timer liefen ab: Nach einem Überlauf halten die Sender an, und ${fixed(empty, 0)} % der Zeit wartet keine Zelle.`,
    newreno: (timeouts: number, fast: number): string =>
      `${whole(fast)} Mal reparierte ein Sender seine Verluste und machte mit halbem Fenster weiter; nur ${whole(timeouts)} Timer liefen ab.`,
    cubic: (timeouts: number, empty: number): string =>
      `Nach einem Verlust behält ein Fenster sieben Zehntel: ${whole(timeouts)} Timer liefen ab, und nur ${fixed(empty, 0)} % der Zeit wartet keine Zelle.`,
    constant: (over: number): string =>
      `Niemand reagiert: Zusammen senden sie ${fixed(over, 2)} % mehr, als die Leitung trägt. Die Warteschlange steigt als gerade Linie und bleibt voll.`,
    abr: (rate: number, from: number, since: number): string =>
      `Der Switch gibt jeder Quelle ihre Rate: von ${fixed(from, 1)} s an im Mittel ${whole(rate)} Zellen/s. Von ${fixed(since, 2)} s an ist der Puffer so gut wie leer.`,
  },
  queue: ['Warteschlange', 'Zellen'] as readonly string[],
  windows: ['Fenster', 'kB'] as readonly string[],
  rates: ['Raten', '1.000 Zellen/s'] as readonly string[],
  picture: 'Die Warteschlange über zwei Sekunden',
  shown: {
    cwnd: 'Das Fenster jedes Senders',
    acr: 'Die erlaubte Rate jeder Quelle',
    constant: 'Die Rate jedes Senders',
  },
  largest: (value: number, from: number): string =>
    `${from > 0 ? `von ${fixed(from, 1)} s an ` : ''}bis ${fixed(value, 0)}`,
  full: (places: number): string => `voll: ${whole(places)}`,
  next: 'Nächste Runde',
  score: 'Zum Ergebnis',
  open: 'Diesen Lauf öffnen',
  again: 'Noch einmal spielen',
  drive: 'Selbst Sender sein',
  end: (right: number, of: number): string => `${right} von ${of}.`,
  endNote: 'Jede Zeile öffnet ihren Lauf. Der Link dieser Seite ist dasselbe Spiel für andere.',
  rounds: 'Die Runden',
  head: { round: 'Runde', was: 'Es war', guessed: 'Gesagt', seed: 'Seed' },
} satisfies Like<typeof english>;

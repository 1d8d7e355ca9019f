import type { branchTexts as english } from '../../../app/strings/branches.ts';
import type { Like } from '../../like.ts';

/** Zweige eines Laufs: Wörter des ersten Ladens. */
export const branchTexts = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  parameters: 'Parameter',
  undoHint: 'Nimmt die letzte Änderung zurück (Alt+Z). Wiederholen: Alt+Umschalt+Z',
  second: 'Abzweigen',
  secondHint: 'Beginnt in diesem Moment einen zweiten Zweig und vergleicht die beiden (Alt+F)',
  more: (count: number) => (count > 1 ? `Zweige ${count}` : 'Mehr'),
  item: (count: number) => (count > 1 ? `Zweige ${count}` : 'Zweige'),
  moreLabel: 'Zweige, Haltepunkte, Lesezeichen',
  asOpened: 'anfangs',
  since: (words: string, time: string) => `${words} ab ${time} s`,
  senders: (count: string, group: string) => `${count} Sender bei ${group}`,
  inAll: (changes: string, senders: number) => `${changes}, insgesamt ${senders} Sender`,
  changed: (changes: string, subtitle: string) =>
    subtitle === '' ? changes : `${changes}; geöffnet mit ${subtitle}`,
  keys: {
    buffer: 'Puffer',
    buffers: 'Puffer',
    seed: 'Seed',
    weight: 'Gewicht',
    serviceClass: 'Dienstklasse',
    min: 'kleinster Anteil',
    max: 'größter Anteil',
    rate: 'Zellen/s',
  } as Readonly<Record<string, string>>,
  unchanged: 'bisher wie der Zweig davor',
  more_: (count: number) => `und ${count} weitere`,
  close: 'Schließen',
  views: (count: number, beside: 'rates' | 'credit' | 'windows' | null) => {
    const windows = { rates: 'Raten', credit: 'Kredit', windows: 'Fenster' }[beside ?? 'windows'];
    const only = count > 2 ? '' : 'Nur ';
    return {
      result: 'Ergebnis',
      overlaid: 'Überlagert',
      both: 'Nebeneinander',
      queues: `${only}Warteschlangen`,
      windows: `${only}${windows}`,
    };
  },
  fork: 'Zweig',
  sharedPast: 'gemeinsame Vergangenheit',
  running: (count: number) =>
    count === 1 ? 'ein Zweig' : `${['keine', '', 'zwei', 'drei', 'vier'][count] ?? count} Zweige`,
  above: (a: string, b: string, by: string) => `${a} um ${by} über ${b}`,
  below: (a: string, b: string, by: string) => `${a} um ${by} unter ${b}`,
  level: (a: string, b: string) => `${a} gleichauf mit ${b}`,
  named: (badge: string, words: string) => `${badge}, ${words}`,
  said: {
    branched: 'Ein zweiter Zweig läuft mit. Änderungen wirken jetzt nur auf ihn.',
    undone: 'Zurückgenommen.',
    redone: 'Wiederholt.',
    nothing: 'Nichts zurückzunehmen oder zu wiederholen.',
    alone: 'Es gibt nur einen Zweig. Abzweigen (Alt+F) beginnt einen zweiten zum Vergleich.',
    view: (name: string) => `Vergleich: ${name}.`,
  },
} satisfies Like<typeof english>;

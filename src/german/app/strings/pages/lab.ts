import type { labTexts as english } from '../../../../app/strings/pages/lab.ts';
import type { Like } from '../../../like.ts';

/** Seiten, die ganze Läufe rechnen: Artikel, Messreihen, Wettläufe. */
export const labTexts = {
  home: 'Cellscope',
  pages: 'Seiten mit Läufen',
  papers: 'Artikel',
  sweep: 'Messreihen',
  race: 'Wettlauf',
  cancel: 'Abbrechen',
  progress: 'Fortschritt der Läufe',
  runs: (done: number, of: number, left: string): string =>
    `${done} von ${of} ${of === 1 ? 'Lauf' : 'Läufen'}${left === '' ? '' : `, noch ${left}`}`,
  seconds: (seconds: number): string =>
    seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`,
  cancelled: (done: number, of: number): string =>
    `Abgebrochen nach ${done} von ${of} ${of === 1 ? 'Lauf' : 'Läufen'}. Diese bleiben.`,
  ended: (of: number, workers: number, busy: number): string =>
    `Alle Läufe sind fertig (${of}).${Number.isNaN(busy) ? '' : ` ${workers === 1 ? 'Der Worker war' : `Die ${workers} Worker waren`} ${Math.floor(100 * busy)} % der Zeit beschäftigt.`}`,
  nothingMissing: 'Alle diese Läufe sind schon da.',
  failed: (count: number): string =>
    count === 1 ? 'Ein Lauf ist gescheitert:' : `${count} Läufe sind gescheitert. Der erste:`,
  failure: (scenario: string, seed: number, cause: string): string => `${scenario}, Seed ${seed}: ${cause}`,
  refused: (path: string, value: unknown, reason: string): string =>
    value === undefined ? `${path}: ${reason}` : `${path} = ${String(value)}: ${reason}`,
  retry: 'Gescheiterte noch einmal rechnen',
  unkept: (reason: string): string =>
    `Der Browser kann diese Läufe nicht auf diesem Gerät speichern (${reason}). Sie bleiben, bis die Seite geschlossen wird.`,
  damaged: (count: number): string =>
    count === 1
      ? 'Ein behaltener Lauf ist nicht mehr, wie er geschrieben wurde: Er entfällt und wird mit den anderen neu gerechnet.'
      : `${count} behaltene Läufe sind nicht mehr, wie sie geschrieben wurden: Sie entfallen und werden mit den anderen neu gerechnet.`,
  blocked:
    'sein Speicher öffnet sich nicht: ein anderer Tab hält ihn womöglich fest, andere Tabs dieser Seite schließen',
  kept: (count: number, date: string): string =>
    `${count === 1 ? '1 Lauf ist' : `${count} Läufe sind`} auf diesem Gerät gespeichert, der neueste vom ${date}.`,
  madeBy: (version: string, digest: string): string => `Engine: Version ${version}, Digest ${digest}.`,
  older: (count: number, digests: readonly string[]): string =>
    `${count === 1 ? 'Ein weiterer gespeicherter Lauf ist' : `${count} weitere gespeicherte Läufe sind`} von einer anderen Engine (Digest ${digests.join(', ')}) und nicht zu sehen: Zahlen zweier Engines lassen sich nicht vergleichen.`,
  lost: (count: number): string =>
    count === 1
      ? 'Das Netz zu einem davon ist hier nicht geöffnet: Datei öffnen, um ihn zu rechnen.'
      : `Das Netz zu ${count} davon ist hier nicht geöffnet: Datei öffnen, um sie zu rechnen.`,
  renew: 'Mit dieser Engine rechnen',
  loading: 'Die Läufe, die auf diesem Gerät gespeichert sind, werden gelesen.',
  raceTitle: 'Verfahren gegeneinander antreten lassen',
  raceScene: 'Szene, deren Verfahren teilnimmt',
} satisfies Like<typeof english>;

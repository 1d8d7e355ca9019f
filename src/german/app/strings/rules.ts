import type { ruleTexts as english } from '../../../app/strings/rules.ts';
import type { Like } from '../../like.ts';

/** Eigene Regeln der Leserin oder des Lesers. */
export const ruleTexts = {
  list: 'Umbenennen, sichern, löschen …',
  new: 'Neue Regel …',
  title: 'Eigene Regeln',
  note: 'Diese Regeln bleiben in diesem Browser. Ein Link enthält die Regel, die läuft; eine Datei enthält jede von ihnen.',
  none: 'Noch keine Regeln. Eine schreiben oder eine Datei öffnen, die auf .rule endet.',
  name: (name: string) => `Name von ${name}`,
  kept: (date: string, lines: number) => `${date}, ${lines} ${lines === 1 ? 'Zeile' : 'Zeilen'}`,
  nameless: 'ohne Namen',
  runs: 'läuft jetzt',
  draft: 'Entwurf, noch nicht gelaufen',
  run: 'Ausführen',
  edit: 'Bearbeiten',
  save: 'Datei sichern',
  remove: 'Löschen',
  of: (what: string, name: string) => `${what}: ${name}`,
  removed: (name: string) => `${name} ist gelöscht.`,
  undo: 'Rückgängig',
  from: 'Neue Regel aus',
  threeLines: 'drei Zeilen',
  firstTitle: 'nimmt an, solange Platz ist',
  firstName: 'meine Regel',
  create: 'Schreiben',
  keep: 'Behalten',
  notKept: (name: string) => `${name} läuft, bleibt aber nicht in diesem Browser.`,
  saved: (file: string) => `Gesichert als ${file}.`,
  opened: (name: string) => `${name} ist gespeichert und läuft ab hier.`,
  onlyKept: (name: string) => `${name} ist gespeichert. Der Link sperrt das Verfahren.`,
  unsaved: 'Dieser Browser speichert nichts für die Seite. Regeln als Dateien sichern.',
  damaged: (count: number) =>
    count === 1
      ? 'Ein Eintrag war nicht lesbar. Er ist beiseitegelegt.'
      : `${count} Einträge waren nicht lesbar. Sie sind beiseitegelegt.`,
  saveDamaged: 'Als Datei sichern',
  damagedFile: 'beschaedigte-regeln.json',
  clearDamaged: 'Endgültig löschen',
  failed: (rule: string, port: string, line: number, words: string) =>
    `${rule} an ${port}, Zeile ${line}: ${words}.`,
  failedAlso: (ports: number) =>
    ports === 1 ? 'An einem weiteren Port geschah es auch.' : `An ${ports} weiteren Ports geschah es auch.`,
  showCell: 'Diese Zelle zeigen',
  byTailDrop:
    'Von hier an werden Zellen, bei denen das geschieht, wie bei Tail Drop behandelt, bis sich die Regel ändert.',
  fault: (line: number, column: number, reason: string) =>
    `Zeile ${line}, Spalte ${column}: ${reason.replace(/[.]$/, '')}. Die Regel bleibt unter „Eigene Regeln“`,
} satisfies Like<typeof english>;

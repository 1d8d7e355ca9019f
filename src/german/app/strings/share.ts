import type { shareTexts as english } from '../../../app/strings/share.ts';
import type { Like } from '../../like.ts';

/** Teilen: Links, Dateien, QR-Code, gesperrte Regler. */
export const shareTexts = {
  title: 'Diesen Lauf teilen',
  note: 'Der Link enthält das Szenario, den Seed, jede Änderung mit ihrer Zeit, die Abspielposition und die Ansicht. Er öffnet überall denselben Lauf.',
  open: 'Teilen',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  copyFailed: 'Der Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.',
  tooLong: (name: string) => `Ein Link hätte mehr als 2.000 Zeichen. Stattdessen gesichert als ${name}.`,
  save: 'Datei sichern',
  saved: (name: string) => `Gesichert als ${name}, angehalten in diesem Moment.`,
  link: 'Link',
  counts: (branches: number, edits: number) =>
    `${branches > 1 ? `${branches} Zweige, ` : ''}${edits === 0 ? 'keine Änderungen' : edits === 1 ? '1 Änderung' : `${edits} Änderungen`}`,
  length: (counts: string, characters: string) =>
    `${counts.charAt(0).toUpperCase()}${counts.slice(1)}, ${characters} Zeichen.`,
  needsFile: (counts: string) =>
    `Dieser Lauf (${counts}) passt nicht in die 2.000 Zeichen eines Links. Eine Datei enthält alles.`,
  qr: 'QR-Code des Links',
  scan: 'Mit der Kamera scannen.',
  fine: (squares: number) =>
    `${squares} Kästchen je Seite, zu fein für die hinteren Reihen. Besser den Link senden.`,
  reach: {
    device:
      'Andere Geräte können diese Adresse nicht öffnen: sie gilt nur auf diesem. Die Seite mit npm start -- --host starten oder den Link von dort nehmen, wo sie für alle liegt.',
    nobody:
      'Diese Seite hat in ihrem Rahmen keine Adresse. Für https://cellscope.invalid/ die Adresse einsetzen, unter der Cellscope liegt.',
  },
  noPages:
    'Diese Seite hat in ihrem Rahmen keine Adresse: Ihre anderen Seiten öffnen sich, wo Cellscope liegt.',
  digest: 'Prüfsumme',
  digestHint:
    'Eine Prüfsumme über jede verlorene Zelle und jeden empfangenen Frame bis zur Abspielposition. Gleiche Prüfsummen bedeuten gleiche Läufe.',
  stamp: (name: string, scene: string, seed: number, edits: number, at: string, digest: string) =>
    `${name}; Szenario ${scene}; Seed ${seed}; ${edits} ${edits === 1 ? 'Änderung' : 'Änderungen'}; bis ${at} s; Prüfsumme ${digest}`,
  locked: 'durch den Link gesperrt',
} satisfies Like<typeof english>;

import type { editorTexts as english } from '../../../app/strings/editor.ts';
import type { Like } from '../../like.ts';

/** Der Editor für Regeln. */
export const editorTexts = {
  title: 'Regeleditor',
  name: 'Name der Regel',
  label:
    'Text der Regel. Strg Enter führt sie aus, Strg Leertaste zeigt Namen, Alt Enter übernimmt einen Vorschlag. Tab verlässt den Editor; Strg und eckige Klammer rücken ein.',
  keys: 'Strg+Leertaste zeigt Namen. Strg+] und Strg+[ rücken ein. Tab verlässt den Editor.',
  run: 'Diese Regel ausführen',
  runKey: 'Strg+Enter',
  runs: (name: string) => `${name} läuft ab hier.`,
  compare: (name: string) => `Mit ${name} vergleichen`,
  compared: (name: string) => `Die eigene Regel und ${name} laufen zusammen.`,
  from: (name: string, changed: number) =>
    changed === 0
      ? `aus ${name}, unverändert`
      : `aus ${name}, ${changed} ${changed === 1 ? 'Zeile' : 'Zeilen'} geändert`,
  own: 'eine eigene Regel',
  show: (name: string) => `${name} zeigen`,
  hide: (name: string) => `${name} verbergen`,
  original: (name: string) => `${name}, wie eingebaut`,
  noErrors: 'Keine Fehler',
  runsNow: 'Keine Fehler, läuft',
  error: (line: number, words: string) => `Zeile ${line}: ${words}`,
  use: (name: string) => `${name} nehmen`,
  mendKey: 'Alt+Enter',
  unfold: 'Kopf und Sätze',
  folded: (lines: number) => (lines === 1 ? '1 Zeile ist eingeklappt' : `${lines} Zeilen sind eingeklappt`),
  draft: 'Der Entwurf von vorher ist offen.',
  again: (name: string) => `Noch einmal von ${name} ausgehen`,
  refused: (reason: string) => `Der Lauf behält seine Regel: ${reason}`,
  parameter: 'Ein Parameter dieser Regel.',
  memory: 'Merkt sich diese Regel für den Port.',
  memoryOfVc: 'Merkt sich diese Regel für jeden VC.',
  counted: (name: string) => `Wie viele VCs ${name} sind.`,
  worked: 'Berechnet diese Regel, wenn sich Parameter ändern.',
  defined: 'Eine Funktion dieser Regel.',
  local: 'Berechnet diese Regel für jede Zelle.',
  yes: 'ja',
  no: 'nein',
  words: {
    if: 'Die eingerückten Zeilen darunter gelten, wenn dies zutrifft.',
    else: 'Sonst.',
    accept: 'Die Zelle kommt in die Warteschlange.',
    refuse: 'Die Zelle wird verworfen.',
    'refuse again': 'Die Zelle wird mit ihrem Frame verworfen, der schon abgewiesen wird.',
    'discard 1 from the front': 'Zellen vorn in der Warteschlange werden verworfen.',
    'pause for': 'So lange verwirft die Regel nichts von vorn.',
    'for each VC': 'Die eingerückten Zeilen darunter gelten für jeden VC.',
    nothing: 'Tut nichts.',
    say: 'Was die Seite über diese Entscheidung sagt.',
  },
} satisfies Like<typeof english>;

import type { pollTexts as english } from '../../../../app/strings/pages/poll.ts';
import type { Like } from '../../../like.ts';

/** Fragen an einen Kurs: Telefon, Wand und Liste. */
export const pollTexts = {
  home: 'Cellscope',
  polls: 'Den Kurs fragen',
  intro:
    'Der Kurs öffnet einen Link und schätzt oder zeichnet auf dem Telefon. Das Telefon zeigt einen Code, und die Codes werden hier eingetippt. Das geht ohne Server, und über niemanden wird etwas behalten.',
  stories: 'Eine Zahl schätzen',
  lessons: 'Eine Antwort wählen oder zeichnen',
  draws: 'zeichnen',
  unknown: (of: string): string => `Die Frage „${of}“ gibt es nicht.`,
  loading: 'Die Frage wird geladen.',
  missing: 'Ein Teil der Seite konnte nicht geladen werden. Die Seite neu laden.',
  failed: 'Der Lauf ist abgebrochen. Die Seite neu laden.',
  showCode: 'Meinen Code zeigen',
  first: {
    number: 'Zuerst schätzen',
    answers: 'Zuerst eine Antwort wählen',
    curve: 'Zuerst die Kurve zeichnen',
  },
  yourCode: 'Dein Code',
  readOut: 'Vorlesen oder das Bild vor die Kamera halten.',
  change: 'Meine Schätzung ändern',
  nothingKept: 'Im Code steht deine Schätzung und sonst nichts. Gesendet wird nichts.',
  codeSpoken: (code: string): string => `Dein Code: ${[...code].join(' ')}`,
  picture: 'Der Code als Bild',
  openThis: 'Auf dem Telefon öffnen',
  linkPicture: 'QR-Code der Frage',
  codes: 'Codes',
  codesHint: (length: number): string => `je ${length} Zeichen, dann Enter`,
  add: 'Hinzufügen',
  added: (count: number, all: number): string =>
    `${count === 1 ? '1 Code' : `${count} Codes`} hinzugefügt, zusammen ${all}.`,
  none: 'Noch kein Code.',
  refused: {
    character: (text: string, character: string): string =>
      `${text}: Das Zeichen ${character} kommt in keinem Code vor.`,
    length: (text: string, expected: number): string =>
      `${text}: Codes dieser Frage haben ${expected} Zeichen, hier sind es ${text.length}.`,
    misread: (text: string): string => `${text}: Ein Zeichen ist falsch, oder zwei sind vertauscht.`,
    question: (text: string): string => `${text}: Das ist der Code einer anderen Frage.`,
  },
  more: (count: number): string => `und ${count} weitere.`,
  guesses: (count: number): string => (count === 1 ? '1 Schätzung' : `${count} Schätzungen`),
  takeBack: 'Den letzten zurücknehmen',
  clear: 'Neu beginnen',
  scan: 'Scannen',
  stopScan: 'Nicht mehr scannen',
  camera: 'Was die Kamera sieht',
  noCamera: 'Der Browser zeigt hier keine Kamera. Die Codes eintippen.',
  hands: 'Hände',
  handsFor: (bar: string): string => `Hände für ${bar}`,
  barSpoken: (bar: string, codes: number, hands: number): string =>
    `${bar}: ${codes} ${codes === 1 ? 'Code' : 'Codes'}, ${hands} ${hands === 1 ? 'Hand' : 'Hände'}`,
  part: (from: number, to: number): string => `${from} bis ${to} %`,
  partShown: (from: number, to: number): string => `${from}–${to} %`,
  showGuesses: 'Die Schätzungen zeigen',
  showTruth: 'Zeigen, was geschieht',
  nothingYet: 'Zuerst einen Code oder eine Hand eintragen',
  running: 'Der Lauf wird berechnet.',
  hidden: 'Die Schätzungen bleiben verdeckt, bis alle da sind.',
  it: (value: string): string => `Es sind ${value} %`,
  itIs: (middle: string, value: string): string =>
    `Die mittlere Schätzung ist ${middle} %. Es sind ${value} %.`,
  near: (count: string, of: string): string => `${count} von ${of} liegen höchstens 10 Punkte daneben.`,
  drawings: 'jede Zeichnung',
  middle: 'die Mitte des Kurses',
  real: 'was geschah',
  overlay: (count: number): string => `${count === 1 ? '1 Zeichnung' : `${count} Zeichnungen`} übereinander`,
} satisfies Like<typeof english>;

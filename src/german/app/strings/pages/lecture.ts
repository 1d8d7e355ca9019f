import type { lectureTexts as english } from '../../../../app/strings/pages/lecture.ts';
import { endMark } from '../../../../app/widgets/words/endMark.ts';
import type { Stop } from '../../../../lessons/lectures/lecture.ts';
import { grouped } from '../../../../strings/en/numbers.ts';
import type { Like } from '../../../like.ts';

/** Was gesetzt wird und worauf, wie man es sagt. */
const NAMES: Readonly<Record<string, string>> = {
  policy: 'Verfahren',
  'policy.threshold': 'Schwelle',
  scheduler: 'Scheduler',
};
const VALUES: Readonly<Record<string, string>> = { rr: 'Round Robin' };
const shownValue = (value: string | number): string =>
  typeof value === 'number' ? grouped(value) : (VALUES[value] ?? value.toUpperCase());

/** Was ein Druck auf Bild ab tut, nach dem Schlüssel eines Halts. */
const PRESSES: Readonly<Record<string, (stop: Stop) => string>> = {
  step: (stop) => ('step' in stop ? STEPS[stop.step] : ''),
  play: () => 'Abspielen',
  pause: () => 'Pause',
  to: (stop) => ('to' in stop ? `Zu ${grouped(stop.to)} s gehen` : ''),
  set: (stop) => ('set' in stop ? `${NAMES[stop.set] ?? stop.set}: ${shownValue(stop.value)}` : ''),
  open: () => 'Szene wechseln',
};

const STEPS = {
  event: 'Nächstes Ereignis',
  cell: 'Nächste Zelle',
  frame: 'Nächster Frame',
  rtt: 'Einen Umlauf weiter',
  drop: 'Nächster Verlust',
  timeout: 'Nächster Timeout',
  threshold: 'Nächstes Überschreiten einer Schwelle',
  rm: 'Nächste RM-Zelle',
} as const;

const minutesAnd = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** Die Pläne von Vorlesungen, der Bildschirm für den Saal und die Notizen. */
export const lectureTexts = {
  home: 'Cellscope',
  lectures: 'Vorlesungen',
  intro:
    'Zwei Vorlesungsstunden, fertig zum Halten. Der Saal sieht die Simulation, am Pult stehen die Notizen, und eine Fernbedienung bewegt beides.',
  use: (title: string): string => `Diesen Schritt halten: ${title}`,
  leftOut: 'entfällt',
  ownPlan: 'Ein eigener Plan (.lecture.json): auswählen oder auf diese Seite oder die Startseite ziehen.',
  polls: 'Den Kurs fragen: Antworten kommen als Codes von den Telefonen, ohne Server.',
  labSheet: 'Ein Laborblatt für zwei Stunden: Gibt es eine beste Schwelle?',
  minutes: (minutes: number): string => `${minutes} min`,
  from: (from: number, to: number): string => `${from} bis ${to} min`,
  source: (source: string): string => `Quelle: ${source}.`,
  plan: 'Der Plan',
  unknown: (id: string): string => `Es gibt keine Vorlesung „${id}“.`,
  loading: 'Die Vorlesung wird geladen.',
  missing: 'Ein Teil der Seite konnte nicht geladen werden. Die Seite neu laden.',
  start: 'Mit Notizen beginnen',
  startAlone: 'Ohne Notizen beginnen',
  startNote:
    'Dieses Fenster auf den Projektor legen. Die Notizen öffnen sich in einem eigenen Fenster, das diesem folgt. F11 füllt den Bildschirm.',
  blocked: 'Der Browser hat das Fenster mit den Notizen blockiert. Dieser Link öffnet sie in einem Tab:',
  openNotes: 'Notizen öffnen',
  print: 'Plan drucken',
  left: (step: number, title: string): string => `Verlassen bei Schritt ${step}: ${title}${endMark(title)}`,
  goOn: 'Dort weitermachen',
  keys: 'Tasten einer Fernbedienung für Vorträge',
  keyRows: [
    ['Bild ab', 'das nächste Ereignis des Schritts, dann der nächste Schritt'],
    ['Bild auf', 'zurück'],
    ['B', 'schwarzer Bildschirm, und zurück'],
    ['?', 'was gezeichnet ist, erklärt bei den Ansichten'],
    ['Esc', 'schließt eine offene Karte; zweimal ohne offene Karte: die Vorlesung verlassen'],
  ],
  characterKeys: 'B und ? sind Tasten',
  ifProjectorFails: 'Wenn der Projektor ausfällt',
  columns: ['Minuten', 'Szene', 'Tun und sagen', 'Frage an den Saal'],
  board: 'Die Tafel',
  room: 'Die Vorlesung',
  stage: 'die Bühne der Vorlesung',
  place: (step: number, of: number): string => `${step} von ${of}`,
  stopPlace: (stop: number, of: number): string => `${stop}/${of}`,
  counter: (title: string): string => `${title}. Notizen öffnen`,
  black: 'Der Bildschirm ist schwarz. Noch einmal B zeigt die Vorlesung wieder.',
  leave: 'Noch einmal Esc verlässt die Vorlesung.',
  atEnd: 'Das war der letzte Schritt. Esc verlässt die Vorlesung.',
  questions: {
    shown: 'Nicht im Plan. Der nächste Druck führt zum Plan zurück.',
    left: 'Zurück im Plan, an der Stelle, an der die Frage begann.',
  },
  showQuestion: 'Die Frage wieder zeigen',
  otherRooms: 'Ein anderes Fenster zeigt diese Vorlesung auch. Die Notizen führen das zuletzt bewegte.',
  trouble: (message: string): string => `Dieser Druck hatte keine Wirkung: ${message}`,
  notes: 'Notizen',
  waiting: 'Das Fenster der Vorlesung ist nicht offen.',
  openRoom: 'Bei diesem Schritt öffnen',
  clock: 'Zeit seit dem Beginn',
  notStarted: 'Die Uhr startet mit dem ersten Druck oder wenn der Lauf abgespielt wird.',
  restart: 'Uhr neu starten',
  ahead: (seconds: number): string => `${minutesAnd(seconds)} vor dem Plan`,
  remaining: (seconds: number): string => `noch ${minutesAnd(seconds)} für diesen Schritt`,
  over: (seconds: number): string => `${minutesAnd(seconds)} über dem Plan`,
  planned: (from: number, to: number): string => `Geplant: Minute ${from} bis ${to}`,
  question: 'Frage an den Saal',
  sayNow: 'Tun und sagen',
  presses: 'Bild ab in diesem Schritt',
  done: 'getan',
  press: (stop: Stop): string => PRESSES[Object.keys(stop).find((key) => key in PRESSES) ?? '']?.(stop) ?? '',
  nextStep: (title: string): string => `Dann: ${title}`,
  last: 'Dann: das Ende',
  back: 'Zurück',
  forward: 'Weiter',
  blackScreen: 'Schwarzer Bildschirm',
  isBlack: 'Der Saal sieht einen schwarzen Bildschirm.',
  jump: 'Zu einem Schritt gehen',
} satisfies Like<typeof english>;

import type { lessonTexts as english } from '../../../../app/strings/pages/lesson.ts';
import { endMark } from '../../../../app/widgets/words/endMark.ts';
import type { Like } from '../../../like.ts';

/** Die Seite einer Lektion. */
export const lessonTexts = {
  home: 'Cellscope',
  lessons: 'Lektionen',
  stage: 'die Bühne der Lektion',
  minutes: (minutes: number): string => `${minutes} min`,
  step: (step: number, of: number): string => `Schritt ${step} von ${of}`,
  back: 'Zurück',
  next: 'Weiter',
  end: 'Das war der letzte Schritt.',
  stillOpen: (steps: readonly number[]) =>
    steps.length === 1
      ? `Schritt ${steps[0]} ist noch offen.`
      : `Noch offen: die Schritte ${steps.join(', ')}.`,
  again: 'Von vorn',
  hint: 'Hinweis',
  showMe: 'Zeig es mir',
  done: 'Erledigt.',
  waiting: 'Jetzt bist du dran: Tu es auf der Bühne.',
  lookAt: (names: readonly string[]): string =>
    `Auf der Bühne markiert: ${names.join(', ')}${endMark(names.at(-1))}`,
  transport: 'Abspielen und Schritte',
  right: 'Richtig.',
  notQuite: 'Nicht ganz.',
  ownWords: 'In deinen eigenen Worten',
  compare: 'Mit unserer Antwort vergleichen',
  ours: 'Unsere Antwort',
  nextLesson: (title: string): string => `Nächste Lektion: ${title}`,
  openStage: 'Auf der Bühne öffnen',
  askClass: 'Einen Kurs fragen',
  toPlot: 'Zum Diagramm',
  save: 'Meine Worte und Zeichnungen sichern',
  device: 'Deine Zeichnungen und Worte bleiben auf diesem Gerät.',
  source: (source: string): string => `Quelle: ${source}.`,
  drawHelp: {
    keys: 'Ins Diagramm zeichnen oder Tasten nehmen: links und rechts wählen einen Punkt, auf und ab verschieben ihn, mit Umschalt feiner.',
    touch:
      'Mit dem Finger von links nach rechts ins Diagramm zeichnen. Ein zweiter Strich verbessert den ersten.',
  },
  run: 'Laufen lassen und vergleichen',
  stageOpens: 'Die Bühne wird noch geöffnet.',
  drawMore: (needed: number, done: number): string =>
    `Zuerst mindestens ${needed} Punkte der Kurve zeichnen: bisher ${done}.`,
  drawAgain: 'Neu zeichnen',
  yours: 'deine Zeichnung',
  real: 'was geschah',
  ahead: 'noch nicht gelaufen',
  points: (name: string): string => `Deine Zeichnung: ${name}`,
  point: (index: number, of: number, seconds: string, value: string, unit: string): string =>
    `Punkt ${index} von ${of}, ${seconds} Sekunden, ${value} ${unit}`,
  place: (index: number, of: number, name: string, value: string, unit: string): string =>
    `Punkt ${index} von ${of}, ${name}: ${value} ${unit}`,
  sameHigh: (name: string): string => `Den höchsten Wert hast du richtig gewählt: ${name}.`,
  otherHigh: (name: string, yours: string): string =>
    `Am höchsten ist ${name}; in deiner Zeichnung ist es ${yours}.`,
  sameLow: (name: string): string => `Den niedrigsten Wert hast du richtig gewählt: ${name}.`,
  otherLow: (name: string, yours: string): string =>
    `Am niedrigsten ist ${name}; in deiner Zeichnung ist es ${yours}.`,
  widest: (name: string, real: string, yours: string, unit: string): string =>
    `Der größte Abstand ist bei ${name}: Es sind ${real} ${unit}, gezeichnet hast du ${yours}.`,
  along: (name: string): string => `waagrecht: ${name}`,
  show: 'Ergebnisse zeigen',
  unknown: (id: string): string => `Es gibt keine Lektion „${id}“.`,
  loading: 'Die Lektion wird geladen.',
  missing: 'Ein Teil der Seite ließ sich nicht laden. Die Seite neu laden.',
  average: (yours: string, real: string, unit: string): string =>
    `Du hast im Mittel ${yours} ${unit} erwartet. Es waren ${real}.`,
  bothZero: (yours: string, real: string): string =>
    `Richtig: Der Wert fällt auf 0, und zwar bei ${real} s, in deiner Zeichnung bei ${yours} s.`,
  onlyRealZero: (real: string): string =>
    `Der Wert fällt bei ${real} s auf 0. Deine Zeichnung bleibt darüber.`,
  onlyYourZero: 'Deine Zeichnung fällt auf 0. Der Lauf bleibt darüber.',
  noZero: 'Richtig: Der Wert fällt nicht auf 0.',
  peak: (yours: string, real: string, unit: string): string =>
    `Der höchste Wert ist ${real} ${unit}; gezeichnet hast du ${yours}.`,
  gap: (seconds: string, apart: string, unit: string): string =>
    `Der größte Abstand ist ${apart} ${unit}, bei ${seconds} s.`,
} satisfies Like<typeof english>;

import type { AgreementHere } from '../../../../app/papers/shown/agreementHere.ts';
import type { Agreement } from '../../../../app/papers/tables/agreement.ts';
import type { papersTexts as english } from '../../../../app/strings/pages/papers.ts';
import type { Judgement, Tally } from '../../../../studies/index.ts';
import type { Like } from '../../../like.ts';
import { headText } from './heads.ts';

/** Die Zahlen der Artikel neben unseren. */
export const papersTexts = {
  page: 'Artikel und Simulation',
  question: 'Kommt heraus, was gedruckt ist?',
  papers: 'Artikel',
  summary: ({ holds, mean, not, notRun }: Tally): string =>
    [
      `${holds} ${holds === 1 ? 'Aussage gilt' : 'Aussagen gelten'}`,
      mean > 0 ? `${mean} im Mittel` : '',
      `${not} nicht reproduziert`,
      notRun > 0 ? `${notRun} nicht gerechnet` : '',
    ]
      .filter(Boolean)
      .join(', '),
  ownSummary: ({ holds, mean, not, notRun }: Tally): string =>
    `von unseren eigenen Ergebnissen ${holds + mean} von ${holds + mean + not + notRun}`,
  notOnDevice: 'Auf diesem Gerät nicht gerechnet.',
  onDevice: ({ near, printed, drawn, scale }: AgreementHere): string => {
    const share = String(scale).replace('.', ',');
    const where = scale === 1 ? 'Auf diesem Gerät' : `Auf diesem Gerät, mit Läufen von ${share} der Länge`;
    const said = [
      printed > 0 ? `${near} von ${printed} gedruckten Zahlen reproduziert` : '',
      drawn > 0 ? `${drawn} ${drawn === 1 ? 'Abbildung' : 'Abbildungen'} gezeichnet` : '',
    ].filter(Boolean);
    return `${where}: ${said.join(', ') || 'nur Läufe ohne gedruckte Zahl'}.`;
  },
  device: 'Läufe auf diesem Gerät',
  run: 'Diesen Artikel rechnen',
  runTable: (table: string): string => `${table} rechnen`,
  runAll: 'Alle fünf rechnen',
  nothingYet: (table: string): string => `Noch nicht gerechnet. „${table} rechnen“ zeigt die Zahlen.`,
  save: 'Zahlen sichern (CSV)',
  file: (paper: string): string => `cellscope-artikel-${paper}.csv`,
  seeds: 'Seeds',
  commandLine: 'Dieselben Zahlen auf der Kommandozeile:',
  scale: 'Dauer',
  scaleOf: (share: number): string =>
    share === 1 ? 'volle Länge' : `${String(share).replace('.', ',')} der Länge`,
  figures: 'Abbildungen',
  figuresHint:
    'Eine Linie reicht vom kleinsten zum größten Wert jedes Schritts. Dünne Linien: die anderen Seeds; welcher Seed kräftig gezeichnet ist, lässt sich wählen. Eine andere Lesart steht neben der ersten, mit derselben Skala. Gestrichelt: was der Text des Artikels angibt. Zeichen sind Mittel unserer Läufe mit Balken von einer Standardabweichung und führen zu einem Lauf; eine Raute ist, was der Artikel druckt.',
  followed: 'Kräftig gezeichneter Seed',
  readAnew: (title: string, reading: string): string => `${title}, andere Lesart: ${reading}`,
  figureName: (figure: string): string => `Abbildung ${figure}`,
  runFigure: (figure: string): string => `Abbildung ${figure} rechnen`,
  numbersIn: 'Zahlen in',
  chartSpan: (low: string, high: string): string => `Kleinstes Mittel: ${low}. Größtes Mittel: ${high}.`,
  chartPrinted: (near: number, printed: number): string =>
    `Reproduziert: ${near} von ${printed} gedruckten Zahlen.`,
  besidePrinted: (printed: string): string => `(Artikel: ${printed})`,
  openFigure: 'Diesen Lauf auf der Bühne öffnen',
  lossesOf: (count: number): string =>
    count === 0
      ? 'Kein VC verliert eine Zelle.'
      : `${count} ${count === 1 ? 'VC verliert' : 'VCs verlieren'} Zellen.`,
  panel: (title: string, unit: string, over: string): string => `${title} (${unit}) über ${over}`,
  lanes: (range: string): string => `Jede Spur: ${range}.`,
  stated: (levels: readonly string[]): string => `Der Artikel gibt an: ${levels.join(', ')}.`,
  lowest: 'kleinster',
  mean: 'Mittel',
  highest: 'größter',
  meanOf: (seeds: number): string => `Mittel, ${seeds} Seeds`,
  numbers: 'Zahlen',
  tableName: (table: number | string): string =>
    /^\d/.test(String(table)) ? `Tabelle ${table}` : `Studie: ${table}`,
  numbersOf: (table: string): string => `Zahlen: ${table}`,
  seedsOf: (count: number): string =>
    count === 0 ? 'nicht gerechnet' : count === 1 ? '1 Seed' : `${count} Seeds`,
  printed: 'Artikel',
  ours: 'unser Mittel ± s',
  other: 'andere Lesart',
  differs: 'weicht ab',
  verdict: 'Urteil',
  runsHead: 'Läufe',
  agreement: {
    near: 'höchstens 8 % daneben',
    within: 'im Intervall',
    apart: 'daneben',
    open: 'offen',
    seen: '',
    missing: '',
  } satisfies Record<Agreement, string>,
  sign: {
    near: '✓',
    within: '≈',
    apart: '✕',
    open: '?',
    seen: '',
    missing: '',
  } satisfies Record<Agreement, string>,
  marks: 'Zeichen und Farben',
  markPrinted: 'der Artikel',
  markOurs: 'unsere: ein Strich je Lauf, ein Punkt für alle, eine Linie für den Bereich von beidem',
  markOther: 'Mittel der anderen Lesart',
  legend: 'Wie man das liest',
  legendLines: [
    'Eine Raute ist die Zahl, die der Artikel druckt. Jeder Strich ist einer unserer Läufe, und der Punkt ist, was alle ergeben: ihr Mittel; ein Fairness-Index und eine Standardabweichung werden aber aus allen Läufen zugleich berechnet und können neben denen der einzelnen Läufe liegen. Die dünne Linie ist der Bereich von alledem. Auf einen Strich drücken, um diesen Lauf auf der Bühne zu öffnen, bei seinem ersten Verlust oder bei der längsten Warteschlange. Mit der Tastatur gehen die Pfeiltasten von Strich zu Strich.',
    'Zahlen, Striche, Punkte und die Punkte der Abbildungen haben die Farbe ihres Urteils. ✓ höchstens 8 % daneben: Unser Mittel ist höchstens 8 % von der gedruckten Zahl entfernt. ≈ im Intervall: Unser Mittel ist von der gedruckten Zahl nicht weiter entfernt als eine halbe Einheit ihrer letzten Stelle und das 95-%-Intervall unseres Mittels zusammen, das mit mehr Seeds schmaler wird. ✕ daneben: Keines von beiden gilt. Ein Lauf hat kein Intervall: Eine Zahl von einem Seed, die weder gleich noch nah ist, hat kein Urteil.',
    '? offen: Keine Lesart des Artikels, die wir probiert haben, ergibt die Zahl. Sie wird gezeigt und nicht gezählt.',
  ],
  openRun: (row: string, column: string, seed: number, value: string): string =>
    `${headText(row)}, ${headText(column)}, Seed ${seed} öffnen: ${value}`,
  openPoint: (seed: number, value: string): string => `Seed ${seed} öffnen: ${value}`,
  claims: 'Aussagen',
  claimHead: 'Aussage',
  sectionHead: 'Von wem',
  saidBy: {
    paper: (section: string): string => `Artikel, ${section}`,
    ours: (section: string): string => `von uns, zu ${section}`,
  } satisfies Record<Judgement['saidBy'], (section: string) => string>,
  verdictHead: 'Urteil',
  score: {
    holds: (good: number, seeds: number): string =>
      `gilt bei ${good} von ${seeds} ${seeds === 1 ? 'Seed' : 'Seeds'}`,
    mean: (good: number, seeds: number): string =>
      `gilt im Mittel, einzeln bei ${good} von ${seeds} ${seeds === 1 ? 'Seed' : 'Seeds'}`,
    not: (good: number, seeds: number): string =>
      `nicht reproduziert, gilt bei ${good} von ${seeds} ${seeds === 1 ? 'Seed' : 'Seeds'}`,
  },
  notRun: 'nicht gerechnet',
  here: 'Läufe auf diesem Gerät',
  there: 'Kommandozeile',
  made: (
    makers: readonly { readonly engine: string; readonly sources: string; readonly runs: number }[],
  ): string =>
    `Auf der Kommandozeile: ${makers.map(({ engine, sources, runs }) => `${runs} ${runs === 1 ? 'Lauf' : 'Läufe'} der Version ${engine} (${sources === '' ? 'Quellen nicht festgehalten' : `Quellen ${sources}`})`).join(', ')}`,
  open: 'Offene Fragen',
  reading: 'Die Lesart, wo der Artikel schweigt',
  vary: 'Eine andere Lesart nehmen',
  asTaken: 'Die genommene Lesart',
  varied: (name: string): string => `Daneben: ${name}.`,
  figure: (title: string, over: string): string =>
    [
      headText(title),
      `über ${headText(over).replace('#', '').replace(/\s+/g, ' ').trim() || 'dem Parameter'}`,
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Like<typeof english>;

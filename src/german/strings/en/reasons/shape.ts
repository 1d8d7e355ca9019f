import type { Expectations, ListItem, ShapeReasons } from '../../../../contract/index.ts';
import { within } from '../../../../strings/en/reasons/values.ts';
import { speaker, type Templates } from '../../../../strings/say.ts';
import { decimal, grouped, withUnit } from '../numbers.ts';

/** Längste Liste bekannter Werte, die ganz gezeigt wird. */
const MOST_KNOWN = 24;

const ITEMS: Readonly<Record<ListItem, string>> = {
  answers: 'Antworten',
  entries: 'Einträge',
  levels: 'Stufen',
  links: 'Leitungen',
  losses: 'Verluste',
  nodes: 'Knoten',
  pools: 'Gruppen von Anrufen',
  seconds: 'Sekunden',
  times: 'Zeiten',
  VCs: 'VCs',
};

const count = ({ min, max, item }: { min: number; max: number; item: ListItem }): string =>
  `${min} bis ${grouped(max)} ${ITEMS[item]}`;

/** Hinter „erwartet:“ und „fehlt; erwartet:“. */
const expected = speaker<Expectations>({
  number: (range) => `eine Zahl; Bereich ${within(range)}`,
  whole: (range) => `eine ganze Zahl; Bereich ${within(range)}`,
  powerOfTwo: (range) => `eine Zweierpotenz; Bereich ${within(range)}`,
  powerOfTwoAmong: ({ options, unit }) =>
    withUnit(`eine Zweierpotenz; eines von: ${options.join(', ')}`, unit),
  text: () => 'ein Text',
  boolean: () => 'true oder false',
  object: () => 'ein Objekt',
  value: () => 'ein Wert',
  objectWith: ({ keys }) => `ein Objekt mit den Schlüsseln ${keys.join(', ')}`,
  numberOrText: () => 'eine Zahl oder ein Text',
  oneOf: ({ options }) => `eines von: ${options.join(', ')}`,
  kind: ({ kind }) => kind,
  name: ({ longest }) => `ein Name: 1 bis ${longest} Buchstaben, Ziffern, Binde- oder Unterstriche`,
  scenarioId: () => '1 bis 64 Kleinbuchstaben, Ziffern und Bindestriche',
  version: () => '1 oder 2, die Versionen, die es gibt',
  list: ({ min, max, item }) =>
    `eine Liste, Einträge: ${min < max ? count({ min, max, item }) : `${grouped(max)} ${ITEMS[item]}`}`,
  questions: () => 'eine Liste von Fragen',
  answer: ({ known }) => `ein Text ohne unbekannte Kennzahl in Klammern; bekannt: ${known.join(', ')}`,
  outputPort: () => 'ein Ausgangsport eines Switches',
  startTime: () => 'eine Zahl von ms oder { from, to }',
  timeInRun: ({ end }) => `eine ganze Zahl von Pikosekunden von 0 bis ${end} (${decimal(end / 1e12, 12)} s)`,
  level: ({ max }) => `eine Zahl von 0 bis ${max.toExponential().replace('+', '')}`,
});

export const shapeReasons: Templates<ShapeReasons> = {
  not: (values) => `erwartet: ${expected(values.expected)}`,
  missing: (values) => `fehlt; erwartet: ${expected(values.expected)}`,
  outside: (range) => `außerhalb von ${within(range)}`,
  outsideCount: (values) => `außerhalb von ${count(values)}`,
  neitherCellsNor: ({ word, range }) => `weder Zellen noch ${word}; Bereich ${within(range)}`,
  neitherTextNorQuestion: () => 'weder ein Text noch eine Frage mit ihrer Antwort',
  tooDeep: ({ levels }) => `mehr als ${levels} Stufen tief verschachtelt`,
  pathTooShort: () => 'zu kurz: ein Host als Quelle, mindestens ein Switch oder Router, ein Ziel',
  unknownKey: ({ known }) => `unbekannter Schlüssel; bekannt: ${known.join(', ')}`,
  unknownValue: ({ known }) =>
    `unbekannt; bekannt: ${known.slice(0, MOST_KNOWN).join(', ')}${known.length > MOST_KNOWN ? ', ...' : ''}`,
};

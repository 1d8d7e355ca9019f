import type { MeasureId } from '../../../race/measures.ts';
import type { words as english } from '../../../race/strings/en.ts';
import type { Like } from '../../like.ts';

const UNITS: Readonly<Record<string, string>> = { points: 'Punkte', cells: 'Zellen' };

/** Wörter eines Wettlaufs, für die Seite. */
export const words = {
  measures: {
    useful: 'nützlicher Anteil',
    dead: 'toter Anteil',
    jain: 'Fairness (Jain)',
    packetLoss: 'Paketverlust',
    queueMean: 'mittlere Warteschlange',
    queueP99: '99. Perzentil der Warteschlange',
  } satisfies Record<MeasureId, string>,
  tooFew: 'Für eine Aussage über einen Unterschied braucht es zwei Seeds.',
  network: (name: string, seeds: number) => `${name}, ${seeds} Seeds`,
  better: (first: string, rival: string, on: string) => `${first} ist signifikant besser als ${rival}: ${on}`,
  butWorse: (on: string) => `aber schlechter: ${on}`,
  worse: (first: string, rival: string, on: string) =>
    `${first} ist signifikant schlechter als ${rival}: ${on}`,
  none: (first: string, rival: string) => `keine Messgröße trennt ${first} und ${rival}`,
  signed: (sign: string, number: string, unit: string) =>
    `${sign}${number.replace('.', ',')}${unit === '' ? '' : ` ${UNITS[unit] ?? unit}`}`,
  and: 'und',
  rest: (on: string) => `kein signifikanter Unterschied: ${on}`,
  method:
    'Intervalle: 95 %, Student t über die Seeds. Unterschiede: Läufe mit demselben Seed als Paare; signifikant: unter 5 % in jeder Messgröße, korrigiert für die Zahl der Gegner (Holm).',
  table: {
    network: 'Netz',
    candidate: 'Verfahren',
    runs: 'Läufe',
    mean: 'Mittel',
    low: '95 % unten',
    high: '95 % oben',
    difference: (first: string) => `${first} minus dieses`,
    chance: 'Irrtum nach Holm (0 bis 1)',
    unitless: '1',
  },
  sweep: {
    form: (text: string) => `vary = ${text}: nicht in der Form path=from..to:step oder path=value,value`,
    values: (path: string, value: string) =>
      `${path} = ${value}: weder von..bis:Schritt noch verschiedene Werte mit Semikolons oder Leerzeichen dazwischen`,
    tooMany: (path: string, count: number, most: number) => `${path}: ${count} Werte; höchstens ${most}`,
    range: (path: string, value: string, most: number) =>
      `${path} = ${value}: Der Schritt führt nicht in 1 bis ${most} Werten von einem Ende zum anderen`,
    metric: (metric: string, like: readonly string[]) =>
      `metric = ${metric}: keine Kennzahl dieses Netzes; am ähnlichsten: ${like.join(', ')}`,
    twice: (name: string) => `${name}: zweimal`,
    listed: (option: string, names: string, twice: string) => `${option} = ${names}: ${twice} zweimal`,
    policy: (id: string, known: readonly string[]) =>
      `policy = ${id}: unbekannt; bekannt: ${known.join(', ')}`,
    parameter: (text: string, setting: string) =>
      `policy = ${text}: ${setting} nicht in der Form parameter=value`,
    many: (runs: number, most: number) => `die Messreihe hat ${runs} Läufe; erlaubt: 1 bis ${most}`,
  },
} satisfies Like<typeof english>;

import { outcomeTexts } from '../../../../app/strings/panels/outcomes.ts';
import { panelNames } from '../../../../app/strings/panels/panelNames.ts';
import type { resultTexts as english } from '../../../../app/strings/panels/result.ts';
import type { Like } from '../../../like.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** `einen`, `einen oder zwei`: ein Mittel ganzer Zahlen. */
function about(mean: number): string {
  const words = (count: number): string => (count === 1 ? 'einen' : inWords(count));
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  if (mean - low < 0.05 || low === 0) return words(Math.max(1, low));
  return high - mean < 0.05 ? words(high) : `${words(low)} oder ${words(high)}`;
}

/** `2 und 3` */
const inList = (seeds: readonly number[]): string =>
  seeds.length < 2 ? seeds.join('') : `${seeds.slice(0, -1).join(', ')} und ${seeds.at(-1)}`;

/** Worin sich zwei Zweige unterscheiden, und warum. */
export const resultTexts = {
  label: 'Ergebnis',
  numbers: 'A gegen B',
  neutral: (b: string, did: string, a: string, value: string, isOver: boolean) =>
    `Mit ${b} ${did}, mit ${a} ${value}${isOver ? '' : ', bisher'}.`,
  same: (b: string, did: string, a: string, value: string) =>
    `Mit ${b} ${did}, etwa wie mit ${a} (${value}).`,
  differs: (b: string, did: string, a: string, value: string, degree: string) =>
    `Mit ${b} ${did}: ${degree} mit ${a} (${value}).`,
  identical: 'Beide Läufe sind Zelle für Zelle gleich: Worin sich A und B unterscheiden, ändert hier nichts.',
  identicalSoFar: 'Bisher sind beide Läufe Zelle für Zelle gleich.',
  notYet: (from: string) => `A und B unterscheiden sich ab ${from} s: Davor gibt es nichts zu vergleichen.`,
  missing: {
    file: (names: readonly string[]) =>
      `in der gemessenen Zeit hat nicht jeder Sender mit ${names.join(' oder mit ')} eine Datei fertig bekommen: Es gibt keine Zeit zu vergleichen.`,
    other: (names: readonly string[]) =>
      `wonach diese Szene fragt, wurde mit ${names.join(' und mit ')} nicht gezählt: Es gibt nichts zu vergleichen.`,
  },
  did: outcomeTexts,
  degrees: {
    packets: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    useful: { more: (by: string) => `${by} Punkte mehr`, less: (by: string) => `${by} Punkte weniger` },
    dead: { more: (by: string) => `${by} Punkte mehr`, less: (by: string) => `${by} Punkte weniger` },
    lost: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    timeouts: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    queueMean: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    queueMax: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    delay: { more: (by: string) => `${by} länger`.trim(), less: (by: string) => `${by} kürzer`.trim() },
    fairness: {
      more: () => 'näher an dem, was jedem zusteht,',
      less: () => 'weiter weg von dem, was jedem zusteht,',
    },
    through: { more: (by: string) => `${by} mehr`.trim(), less: (by: string) => `${by} weniger`.trim() },
    share: { more: (by: string) => `${by} Punkte mehr`, less: (by: string) => `${by} Punkte weniger` },
    deviation: { more: () => 'unruhiger', less: () => 'ruhiger' },
    file: { more: (by: string) => `${by} später`.trim(), less: (by: string) => `${by} früher`.trim() },
    classLoss: { more: (by: string) => `${by} Punkte mehr`, less: (by: string) => `${by} Punkte weniger` },
  },
  than: (degree: string) => `${degree} als`,
  manyTimes: (factor: string) => `${factor}-mal so viele wie`,
  seeds: {
    pending: (seeds: readonly number[]) =>
      `Seed ${inList(seeds)} ${seeds.length === 1 ? 'läuft' : 'laufen'} noch: Was mehr ist, wird gesagt, wenn sie übereinstimmen.`,
    all: (seeds: readonly number[], by: readonly string[], apart: boolean) =>
      `Seeds ${inList(seeds)}: ${by.join('; ')}.${apart ? ' Sie stimmen nicht überein.' : ''}`,
    failed: 'Kein anderer Seed ließ sich rechnen: Einer allein sagt nicht, was mehr ist.',
  },
  why: {
    fewHit: (mean: number) => `Es traf ${about(mean)} Sender auf einmal; die anderen füllten die Leitung.`,
    manyHit: (mean: number) =>
      `Es traf ${about(mean)} Sender auf einmal; sie verstummten zusammen, und die Leitung wartete.`,
    deadLess: 'Es beförderte weniger Zellen zerstörter Pakete.',
    deadMore: 'Es beförderte mehr Zellen zerstörter Pakete.',
    timersLess: 'Weniger Sender warteten auf ihre Timer, also war die Leitung seltener leer.',
    timersMore: 'Mehr Sender warteten auf ihre Timer, also war die Leitung öfter leer.',
    packetsLess: 'Es nahm seine Zellen aus weniger Paketen, also fielen weniger Fenster.',
    packetsMore: 'Es nahm seine Zellen aus mehr Paketen, also fielen mehr Fenster.',
    apart: 'Die Fenster fielen nicht mehr zusammen, also war die Leitung seltener leer.',
    inStep: 'Die Fenster fielen zusammen, also war die Leitung öfter leer.',
    sharesNearer: 'Die Raten kamen den fairen Anteilen näher.',
    sharesFurther: 'Die Raten entfernten sich von den fairen Anteilen.',
    equal: 'Was die Sender bekamen, kam dem näher, was ihnen zusteht.',
    unequal: 'Was die Sender bekamen, entfernte sich von dem, was ihnen zusteht.',
    queueLess: 'Weniger Zellen warteten, also war jedes Paket früher da.',
    queueMore: 'Mehr Zellen warteten, also brauchte jedes Paket länger.',
  },
  figures: {
    hit: 'getroffene Sender je Überlauf',
    synchronization: 'Synchronisation',
    dead: 'tote Zellen',
    useful: 'nützliche Slots',
    timeouts: 'Timeouts',
    idle: 'leere Slots',
    packetLoss: 'verlorene Pakete',
    cellsPerPacket: 'verlorene Zellen je verlorenem Paket',
    shares: 'Jain der Anteile',
    deviation: 'ACR, s / Mittel',
    jain: 'Fairness (Jain)',
    worst: 'wenigste Pakete eines Senders',
    queueMean: 'mittlere Warteschlange',
    delay: 'Paketverzögerung',
  },
  times: (factor: string) => `das ${factor}-Fache`,
  points: (by: string) => `${by} Punkte`,
  costs: (parts: string) => `Außerdem: ${parts}.`,
  cost: (name: string, a: string, b: string) => `${name} ${a} und ${b}`,
  who: (badgeA: string, a: string, badgeB: string, b: string, from: string, to: string) =>
    `${badgeA} ist ${a}, ${badgeB} ist ${b}, gemessen von ${from} bis ${to}\u00a0s.`,
  soFar: 'Die beiden sind noch nicht am Ende der Messung: Das sind die Zahlen bisher.',
  watch: 'Den Unterschied sehen',
  keep: (badge: string) => `${badge} behalten`,
  share: 'Teilen',
  fromStart: 'Beide ab 0 s rechnen',
  after: (time: string, kept: string, closed: string) =>
    `Zeitlupe ab ${time} s. „${kept} behalten“ schließt ${closed}; Rückgängig bringt ihn zurück.`,
  all: 'Alle Messgrößen',
  hits: {
    title: panelNames.hits.title,
    note: 'je Überlauf',
    label: 'Getroffene Sender je Überlauf',
    spoken: (count: number, mean: string, all: number) =>
      `${count} ${count === 1 ? 'Überlauf' : 'Überläufe'} zu sehen, je ${mean} von ${all} Sendern getroffen`,
    one: (hit: number, all: number) => `${hit} von ${all} Sendern getroffen`,
    none: 'kein Überlauf hier',
    empty: 'Bisher kein Überlauf.',
    mean: (mean: string, all: number) => `${mean} von ${all}`,
    onAverage: 'im Mittel',
    columns: ['Überlauf bei, s', 'Getroffene Sender', 'Verlorene Zellen'],
    caption: 'Überläufe',
  },
} satisfies Like<typeof english>;

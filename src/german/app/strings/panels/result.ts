import type { resultTexts as english } from '../../../../app/strings/panels/result.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from './panelNames.ts';

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** `einen`, `einen oder zwei`: ein Mittel ganzer Zahlen. */
function about(mean: number): string {
  const words = (count: number): string => (count === 1 ? 'einen' : inWords(count));
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  if (mean - low < 0.05 || low === 0) return words(Math.max(1, low));
  return high - mean < 0.05 ? words(high) : `${words(low)} oder ${words(high)}`;
}

/** Worin sich zwei Zweige unterscheiden, und warum. */
export const resultTexts = {
  label: 'Ergebnis',
  numbers: 'A gegen B',
  none: 'Bisher kein Unterschied.',
  withChange: (change: string) => `Das Netz mit ${change}`,
  sentence: (who: string, parts: readonly string[]) => `${who} ${parts.join(' und ')}.`,
  inAll: 'liefert insgesamt etwa gleich viele Pakete',
  gains: (who: string, share: string) => `${who} bekommt ${share} mehr`,
  loses: (who: string, share: string) => `${who} ${share} weniger`,
  gives: (vc: string, b: string, a: string) => `gibt ${vc} ${b} seines fairen Anteils statt ${a}`,
  finishes: (b: string, a: string) => `braucht für die langsamste Datei ${b} s statt ${a} s`,
  why: {
    fewHit: (mean: number) => `Es trifft ${about(mean)} Sender auf einmal; die anderen füllen die Leitung.`,
    manyHit: (mean: number) =>
      `Es trifft ${about(mean)} Sender auf einmal; sie verstummen zusammen, und die Leitung wartet.`,
    deadLess: 'Es befördert weniger Zellen zerstörter Pakete.',
    deadMore: 'Es befördert mehr Zellen zerstörter Pakete.',
    timersLess: 'Weniger Sender warten auf ihre Timer, also ist die Leitung seltener leer.',
    timersMore: 'Mehr Sender warten auf ihre Timer, also ist die Leitung öfter leer.',
    packetsLess: 'Es nimmt seine Zellen aus weniger Paketen, also fallen weniger Fenster.',
    packetsMore: 'Es nimmt seine Zellen aus mehr Paketen, also fallen mehr Fenster.',
    apart: 'Die Fenster fallen nicht mehr zusammen, also ist die Leitung seltener leer.',
    inStep: 'Die Fenster fallen zusammen, also ist die Leitung öfter leer.',
    sharesNearer: 'Die Raten kommen den fairen Anteilen näher.',
    sharesFurther: 'Die Raten entfernen sich von den fairen Anteilen.',
    equal: 'Die Sender teilen sich die Leitung gleichmäßiger.',
    unequal: 'Die Sender teilen sich die Leitung ungleicher.',
    queueLess: 'Weniger Zellen warten, also ist jedes Paket früher da.',
    queueMore: 'Mehr Zellen warten, also braucht jedes Paket länger.',
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
    jain: 'Jain-Index',
    worst: 'wenigste Pakete eines Senders',
    queueMean: 'mittlere Warteschlange',
    delay: 'Paketverzögerung',
  },
  large: {
    packets: 'Gelieferte Pakete',
    dropped: 'Verworfene Zellen',
    idle: 'Leere Zellslots',
    queueMean: 'Wartende Zellen, Mittel',
    shares: 'Fairness (Jain)',
    settling: 'Eingeschwungen nach',
  },
  small: {
    idle: 'leere Zellslots',
    jain: 'Fairness (Jain)',
    timeouts: 'Timeouts',
    deviation: 'ACR, s / Mittel',
  },
  times: (factor: string) => `das ${factor}-Fache`,
  points: (by: string) => `${by} Punkte`,
  costs: (parts: string) => `Außerdem: ${parts}.`,
  cost: (name: string, a: string, b: string) => `${name} ${a} und ${b}`,
  who: (badgeA: string, a: string, badgeB: string, b: string, from: string, to: string) =>
    `${badgeA} ist ${a}, ${badgeB} ist ${b}, gemessen von ${from} bis ${to} s.`,
  soFar: 'Die beiden sind noch nicht am Ende des Laufs: Das sind die Zahlen bisher.',
  watch: 'Den Unterschied sehen',
  keep: (badge: string) => `${badge} behalten`,
  share: 'Teilen',
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

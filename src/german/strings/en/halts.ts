import type { Episode, EpisodeKind, Halts, StepTarget } from '../../../contract/index.ts';
import { duration, grouped } from '../../../strings/en/numbers.ts';
import { speaker } from '../../../strings/say.ts';

const FOUND: Readonly<Record<StepTarget, string>> = {
  event: 'bei einem Ereignis',
  frame: 'bei der letzten Zelle eines Frames',
  drop: 'bei einem Verlust',
  timeout: 'bei einem Timeout',
  rm: 'bei einer RM-Zelle',
  threshold: 'bei einer Schwelle',
};

/** Endung von „kein“ und „früher“, und das Wort. */
const NOUNS: Readonly<Record<StepTarget, readonly ['' | 'e', 'er' | 'es' | 'e', string]>> = {
  event: ['', 'es', 'Ereignis'],
  frame: ['', 'er', 'Frame'],
  drop: ['', 'er', 'Verlust'],
  timeout: ['', 'er', 'Timeout'],
  rm: ['e', 'e', 'RM-Zelle'],
  threshold: ['', 'es', 'Überschreiten einer Schwelle'],
};

const WHERE: Readonly<Record<Halts['none']['where'], (what: StepTarget) => string>> = {
  port: (what) => `kein${NOUNS[what][0]} ${NOUNS[what][2]} an diesem Port`,
  before: (what) => `kein${NOUNS[what][0]} früher${NOUNS[what][1]} ${NOUNS[what][2]} in diesem Lauf`,
  after: (what) => `kein${NOUNS[what][0]} weiter${NOUNS[what][1]} ${NOUNS[what][2]} in diesem Lauf`,
};

const SPANS = { cell: 'einen Zellslot', rtt: 'einen Umlauf' } as const;

const many = (count: number, one: string, more: string): string =>
  `${grouped(count)} ${count === 1 ? one : more}`;
const cells = (count: number): string => many(count, 'Zelle', 'Zellen');
const vcs = (count: number): string => many(count, 'VC', 'VCs');

/** Wie lang; ein Schritt sucht nicht weiter als eine halbe Sekunde. */
const lasting = ({ spanPs }: Episode): string =>
  spanPs === null ? 'mehr als 500\u00a0ms lang' : `${duration(spanPs)} lang`;

/** Kurz, hinter einem Komma. */
const span = ({ spanPs }: Episode): string =>
  spanPs === null ? ', mehr als 500\u00a0ms' : `, ${duration(spanPs)}`;

const within = ({ spanPs }: Episode): string =>
  spanPs === null || spanPs === 0 ? '' : ` in ${duration(spanPs)}`;

const EPISODES: Readonly<Record<EpisodeKind, (episode: Episode) => string>> = {
  burst: (one) =>
    one.spanPs === null
      ? `Burst: Zellverluste ${lasting(one)}`
      : `Burst: ${cells(one.count)} von ${vcs(one.vcs)} verloren${within(one)}`,
  timeouts: (one) =>
    one.spanPs === null
      ? `Timeouts ${lasting(one)}`
      : `${many(one.count, 'Timeout', 'Timeouts')} von ${vcs(one.vcs)}${within(one)}`,
  refill: () => 'Auffüllen: die Warteschlange wächst',
  empty: (one) => `Warteschlange leer${span(one)}`,
  over: (one) => `Warteschlange über Schwelle${span(one)}`,
  under: () => 'Warteschlange unter Schwelle',
  marks: (one) =>
    one.spanPs === null
      ? `Zellen ${lasting(one)} markiert`
      : `Zellen von ${vcs(one.vcs)} markiert${within(one)}`,
  floor: (one) =>
    one.spanPs === null ? `Raten ${lasting(one)} auf MCR` : `${vcs(one.vcs)} auf MCR gefallen${within(one)}`,
  credit: (one) =>
    one.spanPs === null
      ? `Kredit ${lasting(one)} verbraucht`
      : `Kredit von ${vcs(one.vcs)} verbraucht${within(one)}`,
  rates: (one) =>
    one.spanPs === null
      ? `Raten ändern sich ${lasting(one)}`
      : `Raten von ${vcs(one.vcs)} ändern sich${within(one)}`,
  settled: () => 'Raten eingeschwungen',
};

/** Warum ein Lauf anhält, wo er anhält: `bei einem Verlust`. */
export const sayHalt = speaker<Halts>({
  atFault: () => 'bei einem Fehler',
  atStop: () => 'an einem Haltepunkt',
  atEnd: () => 'am Ende des Laufs',
  found: ({ what }) => FOUND[what],
  episode: (one) => EPISODES[one.kind](one),
  none: ({ what, where }) => WHERE[where](what),
  moved: ({ by, back }) => `${SPANS[by]} ${back ? 'zurück' : 'weiter'}`,
});

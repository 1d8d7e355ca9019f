import { duration, kilobytes, shortNumber, shortRate } from '../../../../app/format.ts';
import type { explainedWords as english } from '../../../../app/strings/panels/explained.ts';
import type { LiveStateId } from '../../../../contract/index.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from './panelNames.ts';

const waitingFrames = (frames: number): string =>
  `${frames} ${frames === 1 ? 'Frame wartet' : 'Frames warten'}`;

/** Die Karte, die Mechanismen von Sendern, Quellen und Knoten erklärt. */
export const explainedWords = {
  title: panelNames.explained.title,
  choose: 'Mechanismus',
  close: 'Zurück zum Port',
  ofVc: (name: string) => `Von ${name} genutzt`,
  groups: {
    run: 'Von anderen VCs genutzt',
    congestion: 'TCP: Überlastkontrolle',
    transport: 'TCP: Fenster, Timer, Quittungen',
    source: 'Quellen',
    rates: 'Ratenregelung: Endsysteme',
    credit: 'Kredit',
    node: 'Switches und Router',
  },
  lit: (name: string) =>
    `Hervorgehoben: was ${name} zuletzt getan hat. Einem anderen VC folgen, um ihn hier zu sehen.`,
  dark: (name: string) => `Eine Zeile leuchtet auf, wenn ${name} handelt.`,
  notUsed: (name: string) => `${name} nutzt dies nicht, also leuchtet keine Zeile auf.`,
  source: 'Quelle:',
  keys: (all: string) => `In einem Szenario: ${all}.`,
  window: (cwnd: number, ssthresh: number) => `cwnd ${kilobytes(cwnd)}, ssthresh ${kilobytes(ssthresh)}`,
  timer: (ms: number) => `läuft in ${shortNumber(ms)} ms ab`,
  rate: (acr: number) => `ACR ${shortRate(acr)} Zellen/s`,
  acts: {
    spaced: (ps: number) => `nächste Zelle in ${duration(ps)}`,
    begins: () => '',
    forwardDue: (cells: number) => `nach ${cells} ${cells === 1 ? 'weiteren Zelle' : 'weiteren Zellen'}`,
    dataLeft: () => 'die letzte Zelle',
    forwardLeft: (ccr: number) => `CCR ${shortRate(ccr)} Zellen/s`,
    bitKept: (bit: number) => `EFCI ${bit}`,
    opens: () => '',
    ipWaits: () => '',
    windowFull: (bytes: number) => `${kilobytes(bytes)} unterwegs`,
    transfers: (bytes: number) => `${kilobytes(bytes)} unterwegs`,
    pauses: () => '',
    ackWaits: () => '',
    unitDue: (ps: number) => `in ${duration(ps)}`,
    burst: () => '',
    silence: () => '',
    after: () => '',
    byRate: () => '',
    byCredit: () => '',
    byLink: () => '',
    carried: () => '',
    freeLine: () => '',
    noneFree: () => 'ein Anruf, der jetzt kommt',
    assembles: (cells: number) => `${cells} ${cells === 1 ? 'Zelle' : 'Zellen'} bisher`,
    gap: () => '',
    queued: (frames: number) => waitingFrames(frames),
    outputFull: (frames: number) => waitingFrames(frames),
    onward: () => '',
  } satisfies Readonly<Record<LiveStateId, (value: number) => string>>,
  sketch: {
    'greedy-tcp': 'Bursts, die sich mit jedem Umlauf verdoppeln und dann langsam wachsen',
    'file-tcp': 'Zwei Dateien, jede eine Folge wachsender Bursts',
    poisson: 'Zellen in zufälligen Abständen',
    deterministic: 'Zellen in gleichen Abständen',
    'on-off': 'Bursts von Zellen mit Stille dazwischen',
    vbr: 'Zellen mit einer Rate, die von Stufe zu Stufe wechselt',
    scripted: 'Einzelne Zellen zu gegebenen Zeiten',
    greedy: 'Eine Zelle nach der anderen, ohne Pause',
  } as Readonly<Record<string, string>>,
  works: 'So funktioniert es:',
  howItWorks: (name: string) => `So funktioniert es: ${name}`,
  open: 'Wie TCP, Quellen und Switches arbeiten',
} satisfies Like<typeof english>;

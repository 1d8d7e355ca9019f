import type { Awaited, LossPlace, RmChange, SegmentName, WindowChange } from '../../../../contract/index.ts';
import { apart, decimal, grouped, kilobytes, rate } from '../../../../strings/en/numbers.ts';
import { speaker } from '../../../../strings/say.ts';

/** Fett gesetzte Zahlen stehen in `**`. */
export const bold = (text: string | number): string =>
  `**${typeof text === 'number' ? grouped(text) : text}**`;

export const counted = (count: number, one: string, many = one): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Simulierte Zeit in Sekunden. */
export const secondsOf = (ps: number): string => `${decimal(ps / 1e12, 12)} s`;

/** `S2>S3`, wie Menschen es schreiben. */
export const wayName = (id: string): string => id.replace('>', ' → ');

/** Am Satzanfang; `den Handshake` im Satz gibt `segmentObject`. */
export const segment = (name: SegmentName): string =>
  name === 'handshake' ? 'der Handshake' : `Segment ${grouped(name)}`;

export const segmentObject = (name: SegmentName): string =>
  name === 'handshake' ? 'den Handshake' : `Segment ${grouped(name)}`;

/** `47 KB → 25 KB`; was daraus wird, ist vielleicht unbekannt. */
export const shrunk = ({ before, after }: WindowChange): string =>
  Number.isNaN(after) ? kilobytes(before) : `${kilobytes(before)} → ${kilobytes(after)}`;

/** `ging an S2 → S3 verloren` */
export function lostThere({ how, place }: LossPlace): string {
  if (how === 'onLink') return `ging auf der Leitung ${wayName(place)} verloren`;
  if (how === 'glued') return `ging bei ${place} mit dem Frame davor verloren, dessen letzte Zelle fehlte`;
  return how === 'pushedOut' ? `wurde an ${wayName(place)} verdrängt` : `ging an ${wayName(place)} verloren`;
}

export const awaited = speaker<{ [One in Awaited as One['key']]: One['values'] }>({
  firstData: () => 'die ersten Daten dahinter',
  lostBytes: ({ bytes }) => `die ${grouped(bytes)} verlorenen Bytes`,
  lostSegments: ({ count }) => `alle ${grouped(count)} verlorenen Segmente`,
  bytesWaitedFor: () => 'die Bytes, auf die er gewartet hat,',
});

/** Zwei Raten mit so vielen Dezimalen, dass man sieht, welche größer ist. */
export const ratesApart = (one: number, other: number): readonly [string, string] => apart(one, other, 0);

/** Kleinere Änderungen zeigen ihre Ziffern nicht, Zellen/s. */
const TINY = 0.001;

/** `von 353.208 auf 60.900` */
export function rateChange(before: number, after: number): string {
  if (Math.abs(after - before) < TINY) return `bei ${rate(after)} um weniger als ${grouped(TINY)}`;
  const [from, to] = ratesApart(before, after);
  return `von ${from} auf ${to}`;
}

/** `**73** ABR-Zellen warten`, auch hinter „wo“ */
export const waiting = (queue: number): string =>
  `${bold(queue)} ${queue === 1 ? 'ABR-Zelle wartet' : 'ABR-Zellen warten'}`;

/** `senkte ER von **353.208** auf **60.900**` */
export function changed({ er, ci, ni, hadCi, isRead }: RmChange): string {
  const done: string[] = [];
  if (er !== null) done.push(`senkte ER von ${bold(rate(er[0]))} auf ${bold(rate(er[1]))}`);
  if (ci) done.push('setzte CI');
  if (ni) done.push('setzte NI');
  if (done.length > 0) return done.join(' und ');
  const left = hadCi ? 'ließ sie, wie sie war, CI schon gesetzt' : 'ließ sie, wie sie war';
  return isRead ? `las sie und ${left}` : left;
}

/** `CI 0, NI 1` */
export const bits = (ci: boolean, ni: boolean): string => `CI ${ci ? 1 : 0}, NI ${ni ? 1 : 0}`;

export const duplicateAcks = (count: number): string =>
  `${bold(count)} ${count === 1 ? 'doppeltes ACK' : 'doppelte ACKs'}`;

/** Was die Regelsprache abfragt, in Worten: neben dem Code heißt es wie dort. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/only cell/g, 'einzige Zelle ihres Frames'],
  [/first cell/g, 'erste Zelle ihres Frames'],
  [/last cell/g, 'letzte Zelle ihres Frames'],
  [/wire free/g, 'Leitung frei'],
  [/paused/g, 'Pause'],
  [/measured/g, 'gemessen'],
  [/VC seen/g, 'VC gesehen'],
  [/(VC \S+|VC) listed/g, '$1 auf der Drop-Liste'],
  [/(VC \S+|VC) marked/g, '$1 markiert'],
];

export const condition = (note: string): string =>
  ASKED.reduce((text, [asked, german]) => text.replace(asked, german), note);

/** `, wegen 2.000 < 1.960: nein` */
export const reason = (because: string | null): string =>
  because === null ? '' : `, wegen ${condition(because)}`;

import type { Awaited, RmChange, SegmentName, WindowChange } from '../../../contract/index.ts';
import { withPhrases } from '../../phrases.ts';
import { speaker } from '../../say.ts';
import { apart, decimal, grouped, kilobytes, rate } from '../numbers.ts';
import { phrases } from './phrases.ts';

/** Wraps a number or text in `**`, which is displayed in bold. */
export const bold = (text: string | number): string =>
  `**${typeof text === 'number' ? grouped(text) : text}**`;

export const cells = (count: number): string => (count === 1 ? '1 cell' : `${grouped(count)} cells`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Simulated time in seconds. */
export const secondsOf = (ps: number): string => `${decimal(ps / 1e12, 12)} s`;

/** Id of a link direction as displayed: `S2>S3` with an arrow. */
export const wayName = (id: string): string => id.replace('>', ' → ');

export const segment = (name: SegmentName): string =>
  name === 'handshake' ? 'the handshake' : `segment ${grouped(name)}`;

/** The segment as an object: languages with cases have another form. */
export const segmentObject = (name: SegmentName): string =>
  name === 'handshake' ? 'the handshake' : `segment ${grouped(name)}`;

/** Change of a window: `47 KB → 25 KB`; the new value may be unknown. */
export const shrunk = ({ before, after }: WindowChange): string =>
  Number.isNaN(after) ? kilobytes(before) : `${kilobytes(before)} → ${kilobytes(after)}`;

export const awaited = speaker<{ [One in Awaited as One['key']]: One['values'] }>({
  firstData: () => 'the first data behind it',
  lostBytes: ({ bytes }) => `the ${grouped(bytes)} lost bytes`,
  lostSegments: ({ count }) => `all ${grouped(count)} lost segments`,
  bytesWaitedFor: () => 'the bytes it waited for',
});

/** Two rates with enough decimals to show which is greater. */
export const ratesApart = (a: number, b: number): readonly [string, string] => apart(a, b, 0);

/** Smallest change that is shown by digits, cells/s. */
const TINY = 0.001;

/** Two rates as displayed; null if they differ by less than is displayed. */
export const shownApart = (before: number, after: number): readonly [string, string] | null =>
  Math.abs(after - before) < TINY ? null : ratesApart(before, after);

/** `0.001` */
export const tiny = (): string => grouped(TINY);

/** A main clause: `S2 lowered ER from **353,208** to **60,900**`. */
export function changed(node: string, { er, ci, ni, hadCi, isRead }: RmChange): string {
  if (er !== null) {
    const [from, to] = er.map((value) => bold(rate(value)));
    if (ci && ni) return `${node} lowered ER from ${from} to ${to} and set CI and NI`;
    if (ci) return `${node} lowered ER from ${from} to ${to} and set CI`;
    return ni
      ? `${node} lowered ER from ${from} to ${to} and set NI`
      : `${node} lowered ER from ${from} to ${to}`;
  }
  if (ci || ni) return ci && ni ? `${node} set CI and NI` : `${node} set ${ci ? 'CI' : 'NI'}`;
  if (isRead)
    return hadCi
      ? `${node} read it and left it as it was, with CI set already`
      : `${node} read it and left it as it was`;
  return hadCi ? `${node} left it as it was, with CI set already` : `${node} left it as it was`;
}

/** `CI 0, NI 1` */
export const bits = (ci: boolean, ni: boolean): string => `CI ${ci ? 1 : 0}, NI ${ni ? 1 : 0}`;

export const duplicateAcks = (count: number): string =>
  `**${grouped(count)}** duplicate ${count === 1 ? 'ACK' : 'ACKs'}`;

/** Condition of a rule in words: `first cell: no`. Next to the code it is called as in the code. */
export const condition = (note: string): string => withPhrases(note, phrases);

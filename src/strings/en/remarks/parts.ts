import type { Awaited, RmChange, SegmentName, WindowChange } from '../../../contract/index.ts';
import { withPhrases } from '../../phrases.ts';
import { speaker } from '../../say.ts';
import { apart, decimal, grouped, kilobytes, rate } from '../numbers.ts';
import { phrases } from './phrases.ts';

/** Numbers that are set bold are wrapped in `**`. */
export const bold = (text: string | number): string =>
  `**${typeof text === 'number' ? grouped(text) : text}**`;

export const cells = (count: number): string => (count === 1 ? '1 cell' : `${grouped(count)} cells`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Simulated time in seconds. */
export const secondsOf = (ps: number): string => `${decimal(ps / 1e12, 12)} s`;

/** `S2>S3` as people write it. */
export const wayName = (id: string): string => id.replace('>', ' → ');

export const segment = (name: SegmentName): string =>
  name === 'handshake' ? 'the handshake' : `segment ${grouped(name)}`;

/** The same as an object: languages with cases have another form. */
export const segmentObject = (name: SegmentName): string =>
  name === 'handshake' ? 'the handshake' : `segment ${grouped(name)}`;

/** `47 KB → 25 KB`; what it becomes may not be known. */
export const shrunk = ({ before, after }: WindowChange): string =>
  Number.isNaN(after) ? kilobytes(before) : `${kilobytes(before)} → ${kilobytes(after)}`;

export const awaited = speaker<{ [One in Awaited as One['key']]: One['values'] }>({
  firstData: () => 'the first data behind it',
  lostBytes: ({ bytes }) => `the ${grouped(bytes)} lost bytes`,
  lostSegments: ({ count }) => `all ${grouped(count)} lost segments`,
  bytesWaitedFor: () => 'the bytes it waited for',
});

/** Two rates with as many decimals as it takes to see which is greater. */
export const ratesApart = (a: number, b: number): readonly [string, string] => apart(a, b, 0);

/** Smaller changes are not shown by their digits, cells/s. */
const TINY = 0.001;

/** Two rates as they are shown; null where they differ by less than is shown. */
export const shownApart = (before: number, after: number): readonly [string, string] | null =>
  Math.abs(after - before) < TINY ? null : ratesApart(before, after);

/** `0.001` */
export const tiny = (): string => grouped(TINY);

/** `S2 lowered ER from **353,208** to **60,900**`: a main clause. */
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

/** What a rule asked, in words: `first cell: no`. Next to its code it is called as there. */
export const condition = (note: string): string => withPhrases(note, phrases);

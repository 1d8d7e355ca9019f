import type { Awaited, LossPlace, RmChange, SegmentName, WindowChange } from '../../../contract/index.ts';
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

/** `lost at S2 → S3` */
export function lostThere({ how, place }: LossPlace): string {
  if (how === 'onLink') return `lost on the link ${wayName(place)}`;
  if (how === 'mergedWithDamaged')
    return `lost at ${place} with the frame before it, whose last cell was missing`;
  return how === 'pushedOut' ? `pushed out at ${wayName(place)}` : `lost at ${wayName(place)}`;
}

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

/** `from 353,208 to 60,900` */
export function rateChange(before: number, after: number): string {
  if (Math.abs(after - before) < TINY) return `at ${rate(after)} by less than ${grouped(TINY)}`;
  const [from, to] = ratesApart(before, after);
  return `from ${from} to ${to}`;
}

/** `**73** ABR cells wait` */
export const waiting = (queue: number): string =>
  `${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}`;

/** `lowered ER from **353,208** to **60,900**` */
export function changed({ er, ci, ni, hadCi, isRead }: RmChange): string {
  const done: string[] = [];
  if (er !== null) done.push(`lowered ER from ${bold(rate(er[0]))} to ${bold(rate(er[1]))}`);
  if (ci) done.push('set CI');
  if (ni) done.push('set NI');
  if (done.length > 0) return done.join(' and ');
  const left = hadCi ? 'left it as it was, with CI set already' : 'left it as it was';
  return isRead ? `read it and ${left}` : left;
}

/** `CI 0, NI 1` */
export const bits = (ci: boolean, ni: boolean): string => `CI ${ci ? 1 : 0}, NI ${ni ? 1 : 0}`;

export const duplicateAcks = (count: number): string =>
  `**${grouped(count)}** duplicate ${count === 1 ? 'ACK' : 'ACKs'}`;

/** What a rule asked, in words: `first cell: no`. Next to its code it is called as there. */
export const condition = (note: string): string => withPhrases(note, phrases);

/** `, because of 2,000 < 1,960: no` */
export const reason = (because: string | null): string =>
  because === null ? '' : `, because of ${condition(because)}`;

import { words } from '../strings/en.ts';

/** A setting and the list of its values. */
export interface Axis {
  /** Path as with `sim -- run --set`. */
  readonly path: string;
  /** Texts, in the form of a setting. */
  readonly values: readonly string[];
}

/** An error in a sweep, as a sentence that names path, value and valid values. */
export class SweepFault extends Error {}

/** Most values of one axis. */
const MOST = 1_000;
/** Decimals kept, which removes errors of binary fractions. */
const DIGITS = 12;

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?';
const RANGE = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER}):(${NUMBER})$`, 'i');

/** Parses `policy.th1=1000..1900:100` or `policy=epd,espd`. @throws SweepFault */
export function axisOf(text: string): Axis {
  const at = text.indexOf('=');
  const [path, written] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || written === '') throw new SweepFault(words.sweep.form(text));
  const range = RANGE.exec(written);
  const values = range === null ? written.split(',') : stepped(path, range.slice(1).map(Number), written);
  if (values.length > MOST) throw new SweepFault(words.sweep.tooMany(path, values.length, MOST));
  const isWrong = values.includes('') || new Set(values).size < values.length;
  if (isWrong || written.includes('..') !== (range !== null))
    throw new SweepFault(words.sweep.values(path, briefly(written)));
  return { path, values };
}

/** The text, shortened for a sentence. */
const briefly = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Values of a range; the second end is included if a step meets it. */
function stepped(path: string, [from = 0, to = 0, step = 0]: readonly number[], written: string): string[] {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (!(count >= 1 && count <= MOST)) throw new SweepFault(words.sweep.range(path, written, MOST));
  return Array.from({ length: count }, (_, i) => String(Number((from + i * step).toFixed(DIGITS))));
}

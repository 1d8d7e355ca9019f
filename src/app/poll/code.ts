// Code of a guess that a phone displays: four characters for a number or an answer, eight for a curve.

/** Without 0, O, 1 and I, which are easily confused. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BITS = 5;

/** A guess as encoded: integers from 0 on, each below a bound that the question sets. */
export interface Guessed {
  /** Id of the question: `half-empty`, `half-link.2`. */
  readonly of: string;
  readonly values: readonly number[];
}

/** Format of a question's codes. */
export interface CodeShape {
  readonly of: string;
  /** Number of values in a code. */
  readonly count: number;
  /** Exclusive upper bound of each value. */
  readonly levels: number;
}

/** Reason why a text is not a code of a question. */
export type CodeFault =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'length'; readonly length: number; readonly expected: number }
  /** The check of the code fails: it was misread or mistyped. */
  | { readonly kind: 'misread' }
  /** A valid code of another question. */
  | { readonly kind: 'question' };

const SHORT = 4;
const LONG = 8;
/** Bits that identify the question; the rest, apart from the check character, is for the guess. */
const tagBits = (length: number): number => (length === SHORT ? 8 : BITS);
const valueBits = (length: number): number => (length - 1) * BITS - tagBits(length);

/** Most levels per point of a curve such that all points fit into a code: 32 for six points, 13 for eight. */
export const curveLevels = (count: number): number => Math.floor(2 ** (valueBits(LONG) / count) + 1e-9);

/** Four characters if the values fit, else eight. */
export function codeLength({ count, levels }: Omit<CodeShape, 'of'>): number {
  const bits = count * Math.log2(levels) - 1e-9;
  const length = [SHORT, LONG].find((characters) => bits <= valueBits(characters));
  if (length === undefined)
    throw new RangeError(
      `${count} values below ${levels} need ${Math.ceil(bits)} bits: a code has at most 30`,
    );
  return length;
}

/** Hash of a question's name, below 2 ** bits (FNV-1a, 32 bits, folded). */
function tagOf(of: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (const letter of of) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % 2 ** bits;
}

/** Powers of x in the field of 32 elements (x^5 = x^2 + 1): the first eight are distinct. */
const POWERS = [1, 2, 4, 8, 16, 5, 10, 20] as const;

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 0; bit < BITS; bit++) if ((b >> bit) & 1) sum ^= a << bit;
  for (let bit = 2 * BITS - 2; bit >= BITS; bit--) if ((sum >> bit) & 1) sum ^= 0b100101 << (bit - BITS);
  return sum;
}

/**
 * Weighted sum over the field of 32 elements, which is 0 for a valid code: any single wrong character, and any two swapped
 * characters, change it.
 */
const checkOf = (symbols: readonly number[]): number =>
  symbols.reduce((sum, symbol, i) => sum ^ product(symbol, POWERS[i] ?? 0), 0);

/** The code of a guess. */
export function codeOf({ of, values }: Guessed, levels: number): string {
  const length = codeLength({ count: values.length, levels });
  const wrong = values.find((value) => !Number.isInteger(value) || value < 0 || value >= levels);
  if (wrong !== undefined)
    throw new RangeError(`a guess of ${wrong}: whole numbers from 0 to ${levels - 1} are coded`);
  const guess = values.reduceRight((sum, value) => sum * levels + value, 0);
  let rest = guess * 2 ** tagBits(length) + tagOf(of, tagBits(length));
  // The first character has weight 1: it is the check character, set so that the sum is 0.
  const symbols = [0];
  for (let i = 1; i < length; i++) {
    symbols.push(rest % 2 ** BITS);
    rest = Math.floor(rest / 2 ** BITS);
  }
  symbols[0] = checkOf(symbols);
  return symbols.map((symbol) => CHARACTERS[symbol]).join('');
}

/** Normalized characters of a code: upper case, and characters that look like L become L. */
const asMeant = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '').replace(/[1I]/g, 'L');

/** The values of a code, or the reason why it is not one of this question. */
export function readCode(
  text: string,
  shape: CodeShape,
): { readonly values: readonly number[] } | { readonly fault: CodeFault } {
  const code = asMeant(text);
  const unknown = [...code].find((character) => !CHARACTERS.includes(character));
  if (unknown !== undefined) return { fault: { kind: 'character', character: unknown } };
  const expected = codeLength(shape);
  if (code.length !== expected) {
    // A valid code of the other length belongs to another question.
    const isValid = (code.length === SHORT || code.length === LONG) && checkOf(symbolsOf(code)) === 0;
    return { fault: isValid ? { kind: 'question' } : { kind: 'length', length: code.length, expected } };
  }
  const symbols = symbolsOf(code);
  if (checkOf(symbols) !== 0) return { fault: { kind: 'misread' } };
  let rest = symbols.slice(1).reduceRight((sum, symbol) => sum * 2 ** BITS + symbol, 0);
  const tag = rest % 2 ** tagBits(expected);
  if (tag !== tagOf(shape.of, tagBits(expected))) return { fault: { kind: 'question' } };
  rest = Math.floor(rest / 2 ** tagBits(expected));
  const values = Array.from({ length: shape.count }, () => {
    const value = rest % shape.levels;
    rest = Math.floor(rest / shape.levels);
    return value;
  });
  return rest === 0 ? { values } : { fault: { kind: 'question' } };
}

const symbolsOf = (code: string): readonly number[] =>
  [...code].map((character) => CHARACTERS.indexOf(character));

/** Codes in a typed or pasted text: separated by line ends, commas or spaces; a code may contain a gap. */
export function codesIn(text: string, length: number): readonly string[] {
  return text
    .split(/[\n,;]+/)
    .flatMap((line) => {
      const whole = line.replace(/[\s-]/g, '');
      return whole.length <= length ? [whole] : line.trim().split(/\s+/);
    })
    .filter((code) => code !== '');
}

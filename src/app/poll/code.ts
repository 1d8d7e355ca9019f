// What a phone shows of a guess: four characters for a number or an answer, eight for a curve.

/** Without 0, O, 1 and I, which are mistaken for each other. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BITS = 5;

/** A guess as a code carries it: whole numbers from 0 on, each below a bound that the question has. */
export interface Guessed {
  /** Of the question: `half-empty`, `half-link.2`. */
  readonly of: string;
  readonly values: readonly number[];
}

/** What codes of a question are like. */
export interface CodeShape {
  readonly of: string;
  /** How many values a code has. */
  readonly count: number;
  /** Each is below this. */
  readonly levels: number;
}

/** Why a text is no code of a question. */
export type CodeFault =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'length'; readonly length: number; readonly expected: number }
  /** The check of a code that was misread, or typed wrong, does not come out. */
  | { readonly kind: 'misread' }
  /** The code is sound and belongs to another question. */
  | { readonly kind: 'question' };

const SHORT = 4;
const LONG = 8;
/** Bits that say which question a code is of; what the check character leaves is for the guess. */
const tagBits = (length: number): number => (length === SHORT ? 8 : BITS);
const valueBits = (length: number): number => (length - 1) * BITS - tagBits(length);

/** The most values that points of a curve have, so that all of them fit into a code: 32 for six points, 13 for eight. */
export const curveLevels = (count: number): number => Math.floor(2 ** (valueBits(LONG) / count) + 1e-9);

/** Four characters where the values fit, else eight. */
export function codeLength({ count, levels }: Omit<CodeShape, 'of'>): number {
  const bits = count * Math.log2(levels) - 1e-9;
  const length = [SHORT, LONG].find((characters) => bits <= valueBits(characters));
  if (length === undefined)
    throw new RangeError(
      `${count} values below ${levels} need ${Math.ceil(bits)} bits: a code has at most 30`,
    );
  return length;
}

/** A number from the name of a question, below 2 ** bits (FNV-1a, 32 bits, folded). */
function tagOf(of: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (const letter of of) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % 2 ** bits;
}

/** Powers of x in the field of 32 elements (x^5 = x^2 + 1): no two of the first eight are equal. */
const POWERS = [1, 2, 4, 8, 16, 5, 10, 20] as const;

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 0; bit < BITS; bit++) if ((b >> bit) & 1) sum ^= a << bit;
  for (let bit = 2 * BITS - 2; bit >= BITS; bit--) if ((sum >> bit) & 1) sum ^= 0b100101 << (bit - BITS);
  return sum;
}

/**
 * The weighted sum over the field of 32 elements. It is 0 for a code: any single wrong character, and any two that changed
 * places, make it another number.
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
  // The first character has the weight 1: it is the check, and is what the others leave.
  const symbols = [0];
  for (let i = 1; i < length; i++) {
    symbols.push(rest % 2 ** BITS);
    rest = Math.floor(rest / 2 ** BITS);
  }
  symbols[0] = checkOf(symbols);
  return symbols.map((symbol) => CHARACTERS[symbol]).join('');
}

/** The characters of a code as it is meant: small letters are large ones, and what looks like an L is one. */
const asMeant = (text: string): string => text.toUpperCase().replace(/[\s-]/g, '').replace(/[1I]/g, 'L');

/** The values of a code; else why it is none of this question. */
export function readCode(
  text: string,
  shape: CodeShape,
): { readonly values: readonly number[] } | { readonly fault: CodeFault } {
  const code = asMeant(text);
  const unknown = [...code].find((character) => !CHARACTERS.includes(character));
  if (unknown !== undefined) return { fault: { kind: 'character', character: unknown } };
  const expected = codeLength(shape);
  if (code.length !== expected) {
    // A sound code of the other length is of another question.
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

/** The codes of a text that was typed or pasted: one a line, or between commas or spaces; a code may have a gap in it. */
export function codesIn(text: string, length: number): readonly string[] {
  return text
    .split(/[\n,;]+/)
    .flatMap((line) => {
      const whole = line.replace(/[\s-]/g, '');
      return whole.length <= length ? [whole] : line.trim().split(/\s+/);
    })
    .filter((code) => code !== '');
}

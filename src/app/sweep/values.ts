// Values of a sweep as people of a language type them, and as links, files and the command line write them.
import { type Notation, plainNumber, readNumber } from '../../contract/index.ts';
import { notation } from '../strings/numbers.ts';

const { decimal }: Notation = notation;
const COMMA_IS_DECIMAL = decimal === ',';
const SEPARATED = COMMA_IS_DECIMAL ? /\s*;\s*|\s+/ : /\s*[;,]\s*|\s+/;
/** `from..to:step` */
const RANGE = /^(.+?)\.\.(.+):(.+)$/;

const plainPart = (part: string): string => {
  const number = readNumber(part, notation);
  return Number.isFinite(number) ? String(number) : part;
};

/** One value, or several words: a comma between letters is before no decimals. */
function plainPiece(piece: string): readonly string[] {
  const range = RANGE.exec(piece);
  if (range !== null) {
    const [from = '', to = '', step = ''] = range.slice(1).map((part) => plainPart(part.trim()));
    return [`${from}..${to}:${step}`];
  }
  const plain = plainPart(piece);
  if (!plain.includes(',')) return [plain];
  // `1,5,2` may be two things: as one value it is refused by its name.
  return /\d,\d/.test(plain) ? [plain.replaceAll(',', ';')] : plain.split(/\s*,\s*/);
}

/**
 * `0,5; 1,5` in a language with a decimal comma, `0.5, 1.5` in others -> `0.5,1.5`; `0,5..1,5:0,1` -> `0.5..1.5:0.1`.
 * Where a comma is decimal, semicolons or spaces part values. What is no number stays as it is.
 */
export const plainValues = (text: string): string =>
  text.trim() === '' ? '' : text.trim().split(SEPARATED).flatMap(plainPiece).join(',');

const shownPart = (part: string): string =>
  Number.isNaN(plainNumber(part)) ? part : part.replace('.', decimal);

/** The reverse: `0.5,1.5` -> `0,5; 1,5` in a language with a decimal comma. */
export function shownValues(plain: string): string {
  const [, from, to, step] = RANGE.exec(plain) ?? [];
  if (from !== undefined && to !== undefined && step !== undefined)
    return `${shownPart(from)}..${shownPart(to)}:${shownPart(step)}`;
  return plain
    .split(',')
    .map(shownPart)
    .join(COMMA_IS_DECIMAL ? '; ' : ',');
}

/** A setting as people type it, `tcp.x=0,5`, as links write it, and the reverse. Lists of values stay as they are. */
export const plainSetting = (text: string): string => valueChanged(text, plainPart);
export const shownSetting = (text: string): string => valueChanged(text, shownPart);

function valueChanged(text: string, change: (value: string) => string): string {
  const at = text.indexOf('=') + 1;
  return at === 0 ? text : text.slice(0, at) + change(text.slice(at));
}

/** Most names listed in a message, and most letters of a quoted name. */
const MOST_NAMES = 40;
const MOST_LETTERS = 80;
const LONG_QUOTE = new RegExp(`\`([^\`]{${MOST_LETTERS}})[^\`]+\``, 'g');

export const briefly = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
export const some = (names: readonly string[]): string =>
  names.slice(0, MOST_NAMES).map(briefly).join(', ') + (names.length > MOST_NAMES ? ', …' : '');

/** An error in the text of a rule, with its place. Lines and columns count from 1; `from` and `to` are offsets in the text. */
export class RuleProblem extends Error {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** Without the line; long quotes are shortened. */
  readonly reason: string;
  /** The likely correction, as text to insert; null if there is none. */
  readonly instead: string | null;

  constructor(text: string, from: number, to: number, message: string, instead: string | null = null) {
    const before = text.slice(0, from);
    const line = before.split('\n').length;
    const column = from - (before.lastIndexOf('\n') + 1) + 1;
    const brief = message.replace(LONG_QUOTE, '`$1…`');
    const reason = instead === null ? brief : `${brief}; did you mean \`${instead}\`?`;
    super(`line ${line}: ${reason}`);
    this.name = 'RuleProblem';
    this.line = line;
    this.column = column;
    this.from = from;
    this.to = to;
    this.reason = reason;
    this.instead = instead;
  }
}

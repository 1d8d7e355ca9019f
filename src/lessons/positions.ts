/** A position in a text; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Positions {
  /** Start of the value at a path, such as `vcs[1].path`; of the enclosing value if it is missing. */
  readonly of: (path: string) => Position;
  /** Position at which the text stops being JSON; null if it is JSON. */
  readonly broken: Position | null;
}

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(true|false|null|-?\d[\d.eE+-]*))/y;
const SPACE = /\s*/y;

/** Start of the token at or after an index. */
function tokenAt(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

/** Matches the last key of a path with its separator. */
const LAST_KEY = /[.[][^.[]*$/;
/** Deepest nesting with known positions: deeper values are reported at the enclosing one. */
const DEEPEST = 60;

/** A function from an index in a text to line and column. */
function placesIn(text: string): (index: number) => Position {
  const begins = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) begins.push(at + 1);
  return (index) => {
    let [low, high] = [0, begins.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((begins[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: index - (begins[low] ?? 0) + 1 };
  };
}

/** Parses a JSON text only for the positions of its values. */
export function positionsIn(text: string): Positions {
  const places = new Map<string, number>();
  const positionAt = placesIn(text);
  let [at, depth] = [0, 0];
  const next = (): string => {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) throw new SyntaxError('no JSON');
    at = TOKEN.lastIndex;
    return found[1] ?? found[2] ?? found[3] ?? '';
  };
  const peek = (): string => {
    const before = at;
    const token = next();
    at = before;
    return token;
  };
  const expect = (token: string): void => {
    if (peek() !== token) throw new SyntaxError('no JSON');
    next();
  };
  const entries = (end: string, entry: (index: number) => void): void => {
    if (peek() === end) return void next();
    for (let index = 0; ; index++) {
      entry(index);
      if (peek() === end) return void next();
      expect(',');
    }
  };
  const value = (path: string): void => {
    if (depth <= DEEPEST) places.set(path, tokenAt(text, at));
    const token = peek();
    if (/^[}\],:]$/.test(token)) throw new SyntaxError('no JSON');
    next();
    depth++;
    if (token === '{')
      entries('}', () => {
        const key = peek();
        if (!key.startsWith('"')) throw new SyntaxError('no JSON');
        next();
        expect(':');
        value(depth > DEEPEST ? path : path === '' ? JSON.parse(key) : `${path}.${JSON.parse(key)}`);
      });
    else if (token === '[') entries(']', (index) => value(depth > DEEPEST ? path : `${path}[${index}]`));
    depth--;
  };
  const of = (path: string): Position => {
    let around = path;
    while (around !== '' && !places.has(around))
      around = around.slice(0, Math.max(0, around.search(LAST_KEY)));
    return positionAt(places.get(around) ?? 0);
  };
  try {
    value('');
    if (tokenAt(text, at) < text.length) throw new SyntaxError('no JSON');
    return { of, broken: null };
  } catch {
    return { of, broken: positionAt(tokenAt(text, at)) };
  }
}

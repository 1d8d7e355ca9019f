/** A place in a text, both from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Positions {
  /** Where the value of a path begins, `vcs[1].path`; what is around it, where there is nothing. */
  readonly of: (path: string) => Position;
  /** Where the text is no JSON any more; null: it is. */
  readonly broken: Position | null;
}

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(true|false|null|-?\d[\d.eE+-]*))/y;
const SPACE = /\s*/y;

/** Where the token at or behind a place begins. */
function tokenAt(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  const newline = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: index - newline };
}

const isAround = (place: string, path: string): boolean =>
  place === path || (path.startsWith(place) && (place === '' || /^[.[]/.test(path.slice(place.length))));

/** Reads a JSON text for the places of its values only. */
export function positionsIn(text: string): Positions {
  const places = new Map<string, number>();
  let at = 0;
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
    places.set(path, tokenAt(text, at));
    const token = peek();
    if (/^[}\],:]$/.test(token)) throw new SyntaxError('no JSON');
    next();
    if (token === '{')
      entries('}', () => {
        const key = peek();
        if (!key.startsWith('"')) throw new SyntaxError('no JSON');
        next();
        expect(':');
        value(path === '' ? JSON.parse(key) : `${path}.${JSON.parse(key)}`);
      });
    else if (token === '[') entries(']', (index) => value(`${path}[${index}]`));
  };
  const of = (path: string): Position => {
    let nearest = '';
    for (const place of places.keys())
      if (place.length > nearest.length && isAround(place, path)) nearest = place;
    return positionAt(text, places.get(nearest) ?? 0);
  };
  try {
    value('');
    if (tokenAt(text, at) < text.length) throw new SyntaxError('no JSON');
    return { of, broken: null };
  } catch {
    return { of, broken: positionAt(text, tokenAt(text, at)) };
  }
}

/** The line of each value of a JSON text by its path, and the line where the text is broken. */
interface Lines {
  readonly lines: ReadonlyMap<string, number>;
  /** Null: it is not. */
  readonly broken: number | null;
}

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(true|false|null|-?\d[\d.eE+-]*))/y;

/** Reads a JSON text for the lines of its values only. */
export function linesOf(text: string): Lines {
  const lines = new Map<string, number>();
  let at = 0;
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
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
    const before = at;
    if (next() === token) return;
    at = before;
    throw new SyntaxError('no JSON');
  };
  const entries = (path: string, end: string, entry: (path: string, index: number) => void): void => {
    if (peek() === end) return void next();
    for (let index = 0; ; index++) {
      entry(path, index);
      if (peek() === end) return void next();
      expect(',');
    }
  };
  const value = (path: string): void => {
    const token = next();
    lines.set(path, lineAt(at));
    if (token === '{')
      entries(path, '}', () => {
        const key = peek();
        if (!key.startsWith('"')) throw new SyntaxError('no JSON');
        next();
        expect(':');
        value(path === '' ? JSON.parse(key) : `${path}.${JSON.parse(key)}`);
      });
    else if (token === '[') entries(path, ']', (_, index) => value(`${path}[${index}]`));
    else if (/^[}\],:]$/.test(token)) throw new SyntaxError('no JSON');
  };
  try {
    value('');
    if (text.slice(at).trim() !== '') throw new SyntaxError('no JSON');
    return { lines, broken: null };
  } catch {
    return { lines, broken: lineAt(at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0)) };
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** 53 bytes, or their 424 bits, as a constant or as a number. */
const CELL = /\bCELL_(BITS|BYTES)\b|(?<![\w.^])(53|424)(?![\w.])/;
/** Files that may, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/engine/atm/link.ts': 'a link that nobody gives the bytes of its unit carries cells',
};

const isCode = (line: string): boolean => !/^\s*(\/\/|\*|\/\*)/.test(line);
const takesConstant = (text: string): boolean =>
  text.split('\n').some((line) => isCode(line) && CELL.test(line));

// Built rules quote the lines of their source by number; the binary of the kernel is text without meaning.
const files = (readdirSync('src/engine', { recursive: true }) as string[])
  .map((name) => join('src/engine', name))
  .filter((name) => name.endsWith('.ts') && !/\/built\/|\/kernel\/(code|assembly)/.test(name));

describe('the bytes of a unit come from its link (`unitBytes`)', () => {
  it('in every file of the engine: none takes 53 bytes from a constant', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.filter((file) => takesConstant(readFileSync(file, 'utf8')));
    expect(found).toEqual(Object.keys(ALLOWED));
  });

  it('is found out where one does', () => {
    for (const line of ['rate / CELL_BITS', '  const bytes = 53;', '(cells * 424)', 'CELL_BYTES,'])
      expect(takesConstant(line)).toBe(true);
    for (const line of ['// 53 bytes', ' * 424 bits', '2^53', '0.53', 'x53', '1538'])
      expect(takesConstant(line)).toBe(false);
  });
});

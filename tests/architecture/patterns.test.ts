import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** More than so many of a thing may be any number of them. */
const MANY = 50;
const parser = new RegExpParser();

/**
 * What makes a pattern slow on a long text: something repeated inside of something repeated tries every division (the time
 * doubles with every letter); `^\s*` of each line begins anew in every blank line (the time grows with the square).
 */
function slow(pattern: string, flags: string): string | null {
  const tree = parser.parsePattern(pattern, undefined, undefined, { unicode: flags.includes('u') });
  let depth = 0;
  let isNested = false;
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max }) => {
      if (max <= MANY) return;
      isNested ||= depth > 0;
      depth++;
    },
    onQuantifierLeave: ({ max }) => {
      if (max > MANY) depth--;
    },
  });
  if (isNested) return 'repeats within repeats';
  return flags.includes('m') && /^\^\(?\\s[*+]/.test(pattern) ? 'passes over lines from each line on' : null;
}

/** Over what the page itself has written, never over what came from outside. */
const OWN_TEXT = ['src/app/picture/page/gradients.ts'];

function slowIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const why = slow(node.text.slice(1, end), node.text.slice(end + 1));
      if (why !== null) found.push(`${node.text}: ${why}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));
  return found;
}

describe('patterns over texts', () => {
  const files = (readdirSync('src', { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join('src', name))
    .filter((name) => !OWN_TEXT.includes(name));

  it('take a time that grows with the text alone', () => {
    const found = files.flatMap((file) => slowIn(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['/^\\s*(#.*\\s+)*rule\\b/', ['/^\\s*(#.*\\s+)*rule\\b/: repeats within repeats']],
    ['/^\\s*rule/m', ['/^\\s*rule/m: passes over lines from each line on']],
    ['/^[ \\t]*rule/m', []],
    ['/(?:[^"]|""){0,20}x+/', []],
  ])('%s', (literal, expected) => expect(slowIn(`const one = ${literal};`)).toEqual(expected));
});

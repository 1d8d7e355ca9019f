import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WIDTHS } from '../../src/app/theme/widths.ts';

const FOLDER = 'src';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => join(FOLDER, name));
/** The list itself. */
const LIST = 'src/app/theme/widths.ts';

const ONE = `(?:${Object.values(WIDTHS).join('|')})rem`;
/** Ways to ask that agree on which side of a width a window of exactly this width is. */
const LISTED = new RegExp(`^\\((?:width (?:<|>=) ${ONE}|${ONE} <= width(?: < ${ONE})?)\\)$`);
/** In brackets: a width that is compared. `width: 40rem` in braces is a declaration. */
const ASKED = /\([^(){}]*(?<![\w-])(?:(?:min|max)-)?(?:device-)?(?:width|inline-size)\b[^(){}]*\)/g;

const unlisted = (condition: string): readonly string[] =>
  (condition.match(ASKED) ?? []).filter((one) => !LISTED.test(one));

/** Widths of a window that a sheet asks for and that are not in the list; `@container` asks for the width of a part. */
const inSheet = (sheet: string): readonly string[] =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/@media([^{]*)\{/g)].flatMap(([, condition = '']) =>
    unlisted(condition),
  );

/** Those that a script asks for: in a text, and compared. */
const inScript = (script: string): readonly string[] =>
  [...script.matchAll(/(['"`])(?:(?!\1).)*\1/g)]
    .flatMap(([text]) => unlisted(text))
    .filter((one) => /[<>:]/.test(one));

describe('widths of a window are those of one list', () => {
  it.each(files.filter((path) => path.endsWith('.css') && readFileSync(path, 'utf8').includes('@media')))(
    '%s',
    (path) => {
      expect(inSheet(readFileSync(path, 'utf8')), `as ${LIST} says`).toEqual([]);
    },
  );

  it('and scripts ask for no others', () => {
    const found = files
      .filter((path) => /\.tsx?$/.test(path) && path !== LIST)
      .flatMap((path) => inScript(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`));
    expect(found, `take it from ${LIST}`).toEqual([]);
  });

  it('finds others', () => {
    for (const one of [
      '(width < 47rem)',
      '(width <= 48rem)',
      '(width > 48rem)',
      '(max-width: 48rem)',
      '(min-width: 60.01rem)',
      '(width < 700px)',
      '(700px < width <= 1000px)',
      '(48rem < width < 60rem)',
      '(48rem > width)',
      '(max-inline-size: 40rem)',
      '(min-device-width: 48rem)',
    ]) {
      expect(inSheet(`@media ${one} {\n  .a { top: 0 }\n}`), one).toEqual([one]);
      expect(inSheet(`@media screen and (height < 30rem) and ${one} {}`), one).toEqual([one]);
      expect(inScript(`const PHONE = '${one}';`), one).toEqual([one]);
    }
    for (const sheet of [
      '@media (width < 48rem) and (orientation: portrait) {}',
      '@media (48rem <= width < 60rem), (width >= 80rem) {}',
      '@media (height < 51rem) {}',
      '@container (width < 30rem) {}',
      '@media print { .a { width: calc(100% - (40rem + var(--width))) } }',
      '/* @media (width < 47rem) { */',
    ])
      expect(inSheet(sheet), sheet).toEqual([]);
    expect(inScript("const a = (width < 700) && f('(of the width)')")).toEqual([]);
  });
});

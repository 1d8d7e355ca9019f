import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../e2e');

/** Calls whose text is, or contains, a CSS selector. */
const SELECTS =
  /^(locator|frameLocator|querySelector|querySelectorAll|closest|matches|include|replaceSync|expectClean)$/;
/** Calls that name a class without a dot. */
const BY_CLASS = /^(getElementsByClassName|toHaveClass|toContainClass)$/;
/** `.lane`, at the beginning of a selector or behind any of its parts; numbers and values of attributes are none. */
const CLASS = /\.[a-z_][\w-]*/i;

/** A selector that is handed on as a text; `.css` alone is the end of a file's name. */
const BARE = /^\.(?!(css|html|js|json|md|svg|txt|webmanifest|woff2)$)[a-z][\w-]*( |$)/;

const selectorOf = (text: string): string => text.replace(/\[[^\]]*\]|\{[^}]*\}/g, '');

/** Texts of a journey that find a part of the page by a class: those of style sheets change with them. */
function byClass(source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (CLASS.test(selectorOf(node.text))) found.push(node.text);
    }
    // What a part is asked for inside, and the calls there, have been looked at or will be.
    if (!ts.isCallExpression(node)) ts.forEachChild(node, look);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : node.expression.getText();
      if (BY_CLASS.test(name)) found.push(name);
      if (SELECTS.test(name)) node.arguments.forEach(look);
    } else if (ts.isStringLiteralLike(node) && BARE.test(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2023, true));
  return [...new Set(found)];
}

describe('journeys find parts of the page by role and name', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.ts')))('%s', (name) => {
    expect(byClass(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
  });

  it.each([
    ["page.locator('.lane-name')", ['.lane-name']],
    ['page.locator(\'li[value="1.5"] .note\')', ['li[value="1.5"] .note']],
    ["page.locator('section.sentence')", ['section.sentence']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    ['document.querySelector(`.panel-${name} canvas`)', ['.panel-']],
    [
      "sheet.replaceSync('.sentence h2 { animation-duration: 1.5s }')",
      ['.sentence h2 { animation-duration: 1.5s }'],
    ],
    ["for (const panel of ['.panel-queue']) find(panel)", ['.panel-queue']],
    ["expect(part).toHaveClass('lit')", ['toHaveClass']],
  ])('notices %s', (source, texts) => {
    expect(byClass(source)).toEqual(texts);
  });

  it.each([
    'page.locator(\'[aria-current="true"]\')',
    "page.locator('html')",
    "region.locator('canvas').first()",
    "page.getByText('0.3 s')",
    "open(page, '/?policy.threshold=3')",
    "import { test } from './stage.ts'",
  ])('lets %s pass', (source) => {
    expect(byClass(source)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../e2e');

/** What looks at the page, or takes its picture. */
const LOOKS =
  /^(axe|boundingBox|screenshot|toHaveScreenshot|getBoundingClientRect|getClientRects|(scroll|client|offset)(Width|Height)|(client|offset)(Top|Left))$/;
/** Waits until the page is at rest, and measures then. */
const MEASURES = /^(measured|measuredAll)$/;
const RESTS = 'atRest';

/** The helpers themselves, and what measures with a reason beside it. */
const OWN = ['stage.ts'];
const WITH_A_REASON: Readonly<Record<string, readonly string[]>> = {
  // A picture of the package for authors, which waits until the page is at rest.
  'author.spec.ts': ['screenshot'],
  // While a run plays: each frame of eight seconds is looked at.
  'column.spec.ts': ['scrollHeight', 'clientHeight'],
  // In a frame: polled until the page around it has given it its height.
  'embed.spec.ts': ['scrollHeight', 'clientHeight'],
  // While a run plays: the page is not at rest, and is watched for 90 frames.
  'legible.spec.ts': ['getBoundingClientRect'],
  // After each key: polled until the focused part has scrolled.
  'ratesFit.spec.ts': ['scrollHeight', 'clientHeight', 'getBoundingClientRect'],
  // While a notice is shown that goes by itself.
  'twins.spec.ts': ['boundingBox'],
};

/** What a journey looks at without having waited for rest in the same function. */
function unrested(source: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node, isAtRest: boolean): void => {
    let rested = isAtRest;
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
      if (MEASURES.test(name)) rested = true;
    }
    // What waited before it measured, in the same block.
    if (ts.isBlock(node)) {
      for (const statement of node.statements) {
        if (statement.getText().includes(`${RESTS}(`)) rested = true;
        visit(statement, rested);
      }
      return;
    }
    if (ts.isIdentifier(node) && LOOKS.test(node.text) && !rested) found.add(node.text);
    ts.forEachChild(node, (child) => visit(child, rested));
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2023, true), false);
  return [...found];
}

describe('journeys look at the page when it is at rest', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !OWN.includes(name)))('%s', (name) => {
    const allowed = WITH_A_REASON[name] ?? [];
    const found = unrested(readFileSync(join(FOLDER, name), 'utf8'));
    expect(found.filter((one) => !allowed.includes(one))).toEqual([]);
    expect(
      allowed.filter((one) => !found.includes(one)),
      'reasons without a cause',
    ).toEqual([]);
  });

  it.each([
    ['async () => { const box = await part.boundingBox(); }', ['boundingBox']],
    ['async () => { await page.screenshot(); await atRest(page); }', ['screenshot']],
    ['part.evaluate((one) => one.scrollWidth - one.clientWidth)', ['scrollWidth', 'clientWidth']],
    ['async () => page.evaluate(() => window.axe.run())', ['axe']],
  ])('notices %s', (source, looks) => {
    expect(unrested(source)).toEqual(looks);
  });

  it.each([
    'measured(part, (one) => one.scrollWidth - one.clientWidth)',
    'async () => { await atRest(page); const box = await part.boundingBox(); }',
    'boxOf(part)',
  ])('lets %s pass', (source) => {
    expect(unrested(source)).toEqual([]);
  });
});

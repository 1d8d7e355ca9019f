import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const OFF = ['disabled', 'aria-disabled'];
/** What says why; `why` is of the shared `Button`, whose types ask for it. */
const REASONS = ['why', 'title', 'aria-describedby'];

/** Controls of a file that can be off without a reason, by what they are written as. */
function withoutReason(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const names = node.attributes.properties.map((one) => one.name?.getText() ?? '');
      // A line of a list has nothing but its words: they are the reason.
      if (
        node.tagName.getText() !== 'option' &&
        names.some((name) => OFF.includes(name)) &&
        !names.some((name) => REASONS.includes(name))
      )
        found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('one.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const files = (readdirSync('src/app', { recursive: true }) as string[])
  .map((name) => join('src/app', name))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => [name, readFileSync(name, 'utf8')] as const)
  .filter(([, text]) => text.includes('disabled'));

describe('a control that is off says why', () => {
  it.each(files)('%s', (_, text) => expect(withoutReason(text)).toEqual([]));

  it.each([
    '<button disabled={isBusy}>x</button>',
    '<fieldset disabled />',
    '<div role="slider" aria-disabled={isOver} />',
  ])('%s is found', (text) => expect(withoutReason(text)).toHaveLength(1));

  it.each([
    '<button disabled={isBusy} title={isBusy ? whyNot.otherRuns : undefined}>x</button>',
    '<Button disabled={isBusy} why={whyNot.otherRuns} />',
    '<option disabled>The others are on their way</option>',
  ])('%s is not', (text) => expect(withoutReason(text)).toEqual([]));
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The grammar itself. */
const GRAMMAR = 'src/contract/document/paths.ts';

/** Files that take texts apart at their dots, and what these texts are instead of paths. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  'src/cli/text.ts': 'digits of a number',
  'src/strings/en/numbers.ts': 'digits of a number',
  'src/engine/text.ts': 'digits of a number',
  'src/engine/formatNumbers.ts': 'digits of a number',
};

const CUTS = /^(split|join|indexOf|lastIndexOf)$/;
/** First keys of paths, and keys that are followed by a name. */
const HEAD =
  'ports|classes|vcs|links|nodes|impairments|policies|policy|scheduler|allocation|algorithm|abr|coupling|share|burst';
const BEFORE_HOLE = new RegExp(`(^|[^\\w.])([\\w>*]+\\.)*(${HEAD})\\.$`);
const PIECE = new RegExp(`^(\\.(${HEAD})\\.?|(${HEAD})\\.)$`);
const PATTERN = new RegExp(`(${HEAD})\\)?\\\\\\.`);

/** What each of these has in it as text; a file without any of it needs no tree. */
const TRACES = new RegExp(
  [
    `['"]\\.['"]`,
    `(${HEAD})\\.\\$\\{`,
    `['"](\\.(${HEAD})\\.?|(${HEAD})\\.)['"]`,
    `(${HEAD})\\)?\\\\\\.`,
  ].join('|'),
);

/** Where a source text reads or writes paths by itself. */
const handMade = (text: string): string[] => (TRACES.test(text) ? handMadeIn(text) : []);

function handMadeIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCut(node)) found.push(`cut at dots: ${node.getText()}`);
    if (ts.isTemplateExpression(node) && heads(node).some((head) => BEFORE_HOLE.test(head)))
      found.push(`built: ${node.getText()}`);
    if (ts.isStringLiteral(node) && PIECE.test(node.text)) found.push(`piece: ${node.getText()}`);
    if (ts.isRegularExpressionLiteral(node) && PATTERN.test(node.text)) found.push(`matched: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2023, true));
  return found;
}

function isCut(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [first] = node.arguments;
  return (
    CUTS.test(node.expression.name.text) &&
    first !== undefined &&
    ts.isStringLiteral(first) &&
    first.text === '.'
  );
}

/** What is written before each hole. */
const heads = ({ head, templateSpans }: ts.TemplateExpression): string[] => [
  head.text,
  ...templateSpans.slice(0, -1).map(({ literal }) => literal.text),
];

const files = (readdirSync('src', { recursive: true }) as string[])
  .map((name) => join('src', name))
  .filter((name) => /\.tsx?$/.test(name) && name !== GRAMMAR);

describe('paths are read and written by one grammar', () => {
  it('looks at something', () => expect(files.length).toBeGreaterThan(500));

  it('every file leaves it to contract/document/paths.ts', () => {
    const found = files
      .filter((file) => !(file in OTHER_TEXTS))
      .flatMap((file) => handMade(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
    expect(found).toEqual([]);
  });

  it.each(Object.entries(OTHER_TEXTS))('%s has %s', (file) => {
    expect(handMade(readFileSync(file, 'utf8'))).not.toEqual([]);
  });

  it.each([
    ["const [head] = path.split('.');", 'cut at dots'],
    ["const dot = path.lastIndexOf('.');", 'cut at dots'],
    ["const path = ['vcs', id].join('.');", 'cut at dots'],
    [`const path = \`ports.\${id}.policy\`;`, 'built'],
    [`const path = \`policy.\${name}\`;`, 'built'],
    [`const path = \`vcs.3.abr.coupling.\${key}\`;`, 'built'],
    [`const path = \`ports.\${id}.policy.\${name}\`;`, 'built'],
    ["if (path.startsWith('vcs.')) return;", 'piece'],
    ["if (path.endsWith('.policy')) return;", 'piece'],
    ['const PATH = /^vcs\\.([^.]+)\\.weight$/;', 'matched'],
    ['const PATH = /^(policy|scheduler)\\./;', 'matched'],
  ])('%s is found', (text, kind) => {
    expect(handMade(text)).toEqual([expect.stringMatching(`^${kind}: `)]);
  });

  it.each([
    "const path = formatPath({ kind: 'buffer', ...EVERY_PORT });",
    "const settings = [['policy.th1', '1900']];",
    `const label = \`\${port.policy.id}: \${name}\`;`,
    `const text = \`\${ports.length} ports. \${'policy'}\`;`,
  ])('%s is not', (text) => expect(handMade(text)).toEqual([]));
});

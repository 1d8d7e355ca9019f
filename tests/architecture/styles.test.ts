import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { inLayer, LAYERS, layerOf } from '../../scripts/build/layers.ts';

const FOLDER = 'src/app';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) => join(FOLDER, name));

/** Classes and ids in the selectors of a sheet; those of `:global(...)` belong to others. */
function classesOf(sheet: string): Set<string> {
  const text = sheet.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)/g, '');
  const selectors = [...text.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=[.#])[a-z][\w-]*/gi) ?? []));
}

/** Names of sheets that a script takes, each with the path of its sheet. */
function takenIn(path: string, script: string): [sheet: string, name: string][] {
  const source = ts.createSourceFile(path, script, ts.ScriptTarget.ES2023, true);
  const sheets = new Map<string, string>();
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      const name = node.importClause?.name?.text;
      if (name && from.endsWith('.module.css')) sheets.set(name, join(dirname(path), from));
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const sheet = sheets.get(node.expression.text);
      if (sheet) found.push([sheet, node.name.text]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const taken = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => takenIn(path, readFileSync(path, 'utf8')));

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

describe('what a sheet of a panel names is what its panel takes', () => {
  it.each(files.filter((path) => path.endsWith('.module.css')))('%s', (path) => {
    const named = unique(classesOf(readFileSync(path, 'utf8')));
    expect(unique(taken.filter(([sheet]) => sheet === path).map(([, name]) => name))).toEqual(named);
    // A build imports each by its name: words of the language cannot be.
    for (const name of named) expect(() => new Function(`const ${name} = 0`), name).not.toThrow();
  });
});

it('reads names of a sheet', () => {
  const sheet =
    '/* .no */ .bar:global(.plot) > .name, :is(.key, .sign)[data-x="1"] { top: 1.5px; & .row #id { color: #abc } }';
  expect([...classesOf(sheet)]).toEqual(['bar', 'name', 'key', 'sign', 'row', 'id']);
});

it('reads what a script takes of a sheet', () => {
  const script =
    "import styles from '../a/style.module.css'; <i className={styles.bar} id={text.styles.key} />;";
  expect(takenIn('src/app/b/B.tsx', script)).toEqual([['src/app/a/style.module.css', 'bar']]);
});

/** What makes a selector win only: a class said twice, a root that is always there, `!important`. */
const FORCED = [
  /(?<name>[.#][\w-]+)\k<name>(?![\w-])/,
  /(?:^|[\s,(])(?:html|:root) +[[.:&]/m,
  /:nth-child\(n\)/,
  /!important/,
];
const forcedIn = (sheet: string): readonly string[] =>
  FORCED.flatMap((one) => one.exec(sheet.replace(/\/\*.*?\*\//gs, ''))?.[0].trim() ?? []);

it('sizes hang on the density of a page, colours alone on its theme', () => {
  const asks = (sheet: string): boolean => sheet.replace(/\/\*.*?\*\//gs, '').includes('[data-theme');
  expect(asks('[data-theme^="projector"] .page { padding: 40px }')).toBe(true);
  expect(asks('/* [data-theme] */ [data-density="wall"] .page { padding: 40px }')).toBe(false);
  const found = files.filter((path) => path.endsWith('.css') && asks(readFileSync(path, 'utf8')));
  expect(found.toSorted(), 'ask for [data-density="wall"]').toEqual([
    'src/app/theme/tokens/agreement.css',
    'src/app/theme/tokens/tokens.css',
  ]);
});

describe('layers decide which rule wins', () => {
  it('so no selector is longer than what it is about', () => {
    const found = files
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => forcedIn(readFileSync(path, 'utf8')).map((one) => `${path}: ${one}`));
    expect(found).toEqual([]);
    for (const one of [
      '.a.a { top: 0 }',
      'html [data-x] .a { top: 0 }',
      ':root .a { top: 0 }',
      'li:nth-child(n) { top: 0 }',
      '.a { top: 0 !important }',
    ])
      expect(forcedIn(one), one).toHaveLength(1);
    for (const one of ['.a .a { top: 0 }', 'html[data-x] .a { color: #abc }', '.a.ab { top: 0 }'])
      expect(forcedIn(one), one).toEqual([]);
  });

  it('and every sheet is in one, but for its profiles', () => {
    expect(
      ['theme/sizes.css', 'theme/controls.css', 'plot/row/rows.css', 'panels/queue/style.module.css'].map(
        (path) => layerOf(`src/app/${path}`),
      ),
    ).toEqual(['base', 'widgets', 'widgets', 'panels']);
    expect(layerOf('src/app/theme/phone.css')).toBe('profiles');
    expect(
      inLayer('.a {}\n\n@layer profiles {\n  .b {}\n}\n\n.c {}', 'src/app/home/style.module.css').replace(
        /\s+/g,
        ' ',
      ),
    ).toBe(
      `@layer ${LAYERS.join(', ')}; @layer panels { .a {} } @layer profiles { .b {} } @layer panels { .c {} } `,
    );
    const named = files
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => readFileSync(path, 'utf8').match(/^ *@layer .*$/gm) ?? []);
    expect(new Set(named)).toEqual(new Set(['@layer profiles {']));
  });
});

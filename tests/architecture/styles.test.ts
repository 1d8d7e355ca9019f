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
      [
        'theme/sizes.css',
        'theme/controls.css',
        'plot/row/rows.css',
        'theme/utilities.css',
        'panels/queue/style.module.css',
      ].map((path) => layerOf(`src/app/${path}`)),
    ).toEqual(['base', 'widgets', 'widgets', 'utilities', 'panels']);
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

interface FlatRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly string[];
}

const uncommented = (sheet: string): string => sheet.replace(/\/\*.*?\*\//gs, '');

/** Rules that are in no other and have none in them. */
const flatRulesOf = (sheet: string): readonly FlatRule[] =>
  [...uncommented(sheet).matchAll(/^([^\s@{}][^{}]*)\{([^{}]*)\}/gm)].map(
    ([, selectors = '', body = '']) => ({
      selectors: selectors.split(',').map((one) => one.trim()),
      declarations: body.split(';').flatMap((one) => one.trim() || []),
    }),
  );

/** Each utility with its declarations. */
const utilitiesIn = (sheet: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    flatRulesOf(sheet).flatMap(({ selectors, declarations }) =>
      selectors.map((one) => [one.slice(1), declarations] as const),
    ),
  );

const UTILITIES = utilitiesIn(readFileSync(`${FOLDER}/theme/utilities.css`, 'utf8'));

/** More of them on one element say less than a name does. */
const MOST_UTILITIES = 3;

/** As few utilities as say these declarations and nothing else; none if there are no such. */
function utilitiesFor(declarations: readonly string[]): readonly string[] {
  const left = new Set(declarations);
  const longestFirst = [...UTILITIES].sort(([, a], [, b]) => b.length - a.length);
  const names = longestFirst.flatMap(([name, own]) => {
    if (!own.every((one) => left.has(one))) return [];
    for (const one of own) left.delete(one);
    return [name];
  });
  return left.size === 0 && names.length <= MOST_UTILITIES ? names : [];
}

/** Classes that no other rule of their sheet asks for, and of which utilities say all: `.note: small muted`. */
function sayable(sheet: string): readonly string[] {
  const selectors =
    uncommented(sheet)
      .match(/[^{};]*\{/g)
      ?.join(' ') ?? '';
  const timesAsked = (name: string): number =>
    selectors.match(new RegExp(`\\.${name}(?![\\w-])`, 'g'))?.length ?? 0;
  const flat = flatRulesOf(sheet);
  return [...classesOf(sheet)].flatMap((name) => {
    const own = flat.filter((rule) => rule.selectors.includes(`.${name}`));
    const isAlone = own.length > 0 && own.length === timesAsked(name);
    const names = isAlone ? utilitiesFor(own.flatMap(({ declarations }) => declarations)) : [];
    return names.length > 0 ? [`.${name}: ${names.join(' ')}`] : [];
  });
}

/** Words that a script says of classes of elements: `className="small muted"`, `` `hint ${styles.line} block` ``. */
function classWordsOf(path: string, script: string): readonly string[] {
  const found: string[] = [];
  const take = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...node.text.split(/\s+/).filter((word) => word !== ''));
    ts.forEachChild(node, take);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /class(?:Name)?$/i.test(node.name.getText())) take(node);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, script, ts.ScriptTarget.ES2023, true));
  return found;
}

/** Steps of distances, pixels (`theme/sizes.css`). Less than the first corrects for the eye. */
const STEPS = [4, 8, 12, 16, 24, 44];
const REM = 16;

/** Gaps, margins and paddings that are not on the scale: pixels, rem, and units of a screen that is scaled as a whole. */
function offScale(sheet: string): readonly string[] {
  const spacing =
    /(?<![\w-])(?:(?:row-|column-)?gap|margin[\w-]*|padding[\w-]*|--gap|--margin):\s*([^;{}]*)/g;
  const length = /(?<![\w.-])-?([\d.]+)(px|rem|\s*\*\s*var\(--u\))/g;
  return [...uncommented(sheet).matchAll(spacing)].flatMap(([declaration, value = '']) => {
    const lengths = [...value.matchAll(length)].map(
      ([, number, unit]) => Number(number) * (unit === 'rem' ? REM : 1),
    );
    const isHeld = lengths.every((one) => one < Math.min(...STEPS) || STEPS.includes(one));
    return isHeld ? [] : [declaration.replace(/\s+/g, ' ').trim()];
  });
}

describe('distances are on one scale', () => {
  it.each(files.filter((path) => path.endsWith('.css')))('%s', (path) => {
    expect(
      offScale(readFileSync(path, 'utf8')),
      `${STEPS.join(', ')} px; room for something placed has a name, or is computed from its size`,
    ).toEqual([]);
  });

  it('finds one that is not', () => {
    const planted =
      '.a { gap: 6px; margin: 0 -20px 4px; padding-inline-start: calc(14 * var(--u)); --margin: 40px; margin-top: 1.25rem }';
    expect(offScale(planted)).toEqual([
      'gap: 6px',
      'margin: 0 -20px 4px',
      'padding-inline-start: calc(14 * var(--u))',
      '--margin: 40px',
      'margin-top: 1.25rem',
    ]);
    for (const sheet of [
      '.a { gap: 4px 16px; margin: -8px auto 0; padding: 1px 3px calc(24 * var(--u)) 2.75rem }',
      '.a { --lines-above: 60px; padding-top: var(--lines-above); margin-left: calc(-0.5 * 44px) }',
      '.a { gap: 0.4em; left: 20px; scroll-margin-top: 60px; --mark-gap: 6px } /* gap: 6px */',
    ])
      expect(offScale(sheet), sheet).toEqual([]);
  });
});

describe('utilities say what sheets would say again and again', () => {
  // The first picture of home is in the page before its sheets are (`scripts/build/entries.ts`).
  const sheets = files.filter((path) => path.endsWith('.module.css') && !path.includes('home/still/'));
  it.each(sheets)('%s has no class of which they say all', (path) => {
    expect(sayable(readFileSync(path, 'utf8'))).toEqual([]);
  });

  it('finds such a class, and none that another rule asks for', () => {
    expect(sayable('.note { color: var(--ink2); font: var(--small) }')).toEqual(['.note: small muted']);
    expect(sayable('.a { top: 0 }\n.a, .tools { display: flex; flex-wrap: wrap; gap: 8px }')).toEqual([
      '.tools: wrap gap-8',
    ]);
    for (const sheet of [
      '.note { color: var(--ink2); margin: 0 }',
      '.note { color: var(--ink2) }\n.note b { top: 0 }',
      '.note { color: var(--ink2) }\n[data-density="wall"] .note { color: var(--ink) }',
      '.note { color: var(--ink2); & b { top: 0 } }',
      '@layer profiles {\n  .note { color: var(--ink2) }\n}',
    ])
      expect(sayable(sheet), sheet).toEqual([]);
  });

  it('each is used at least twice', () => {
    const words = files
      .filter((path) => path.endsWith('.tsx'))
      .flatMap((path) => classWordsOf(path, readFileSync(path, 'utf8')));
    const rare = [...UTILITIES.keys()].filter((name) => words.filter((word) => word === name).length < 2);
    expect(rare).toEqual([]);
    const script =
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a script.
      '<i className="small muted" id="row"><b className={`hint ${styles.line} block`} title="row" /></i>';
    expect(classWordsOf('src/app/a/A.tsx', script)).toEqual(['small', 'muted', 'hint', 'block']);
  });
});

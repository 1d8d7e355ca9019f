import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Whether a value is `late(...)`: a component by its own name, whose script comes later. */
const isLate = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  ts.isCallExpression(value) &&
  ts.isIdentifier(value.expression) &&
  value.expression.text === 'late';

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function declaredIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && !isLate(initializer) ? [name.text] : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** Names that a module declares and exports, each once: functions, values, classes and types. */
function exportedNames(file: string, source: string): readonly string[] {
  // As JSX, `<T>(list: T[]) => ...` would be an element and all behind it its text.
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  return [...new Set(statements.filter(isExported).flatMap(declaredIn))];
}

it('reads the names of a module', () => {
  const source = `
    export const first = <T>(list: readonly T[]): T | undefined => list[0];
    export function goTo() {}
    export const GoTo = late(async () => goTo);
    const isDark = () => true;
    export const KINDS = ['a', 'b'] as const;
    export type Kind = (typeof KINDS)[number];
    export interface Place {}
    export class Trace {}
    export async function* steps() {}
    export type { Session } from './session.ts';
    export const { undo } = history;`;
  expect(exportedNames('a.ts', source)).toEqual([
    'first',
    'goTo',
    'KINDS',
    'Kind',
    'Place',
    'Trace',
    'steps',
  ]);
});

/** Names that more than one module of these folders exports, each with those modules. */
function namesTwice(folders: readonly string[], isRead: (file: string) => boolean): readonly string[] {
  const modules = new Map<string, string[]>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, file).replaceAll('\\', '/');
      if (!/\.tsx?$/.test(file) || !isRead(path)) continue;
      for (const name of exportedNames(file, readFileSync(path, 'utf8')))
        modules.set(name, [...(modules.get(name) ?? []), path]);
    }
  return [...modules].filter(([, paths]) => paths.length > 1).map((entry) => entry.flat().join(' '));
}

const ONE_EACH = 'each says what it is or does; where both do the same, one goes';

it('exports no name twice, of functions, values and types alike', () => {
  expect(
    namesTwice(['src/app'], () => true),
    ONE_EACH,
  ).toEqual([]);
});

/** What has the names of another on purpose. */
const NAMESAKES: Readonly<Record<string, string>> = {
  'src/engine/reference/':
    'does the same as the engine in another way, and has its names where it stands for the same',
  'src/engine/rules/built/': 'is made of rules, each with the same exports',
  'src/engine/rules/rates/built/': 'likewise',
  'src/engine/kernel/assembly/':
    'is no TypeScript: it is compiled to WebAssembly, which has no names of modules',
  'src/engine/kernel/layout.ts': 'has places in records of the kernel, named after what is there',
};

it('exports no name twice beside the page', () => {
  const folders = ['contract', 'engine', 'export', 'scenario', 'worker'].map((name) => `src/${name}`);
  const isRead = (path: string): boolean => !Object.keys(NAMESAKES).some((start) => path.startsWith(start));
  expect(namesTwice(folders, isRead), ONE_EACH).toEqual([
    // The engine's has the catalog of the engine already.
    'beginWith src/engine/index.ts src/scenario/edits/fromStart.ts',
  ]);
});

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

it('exports no name twice, of functions, values and types alike', () => {
  const modules = new Map<string, string[]>();
  for (const file of readdirSync('src/app', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of exportedNames(file, readFileSync(join('src/app', file), 'utf8')))
      modules.set(name, [...(modules.get(name) ?? []), file]);
  }
  const twice = [...modules].filter(([, files]) => files.length > 1);
  expect(
    twice.map((entry) => entry.flat().join(' ')),
    'each says what it is or does; where both do the same, one goes',
  ).toEqual([]);
});

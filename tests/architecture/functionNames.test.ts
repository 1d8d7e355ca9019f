import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Names of the functions that a module exports. */
function exportedFunctions(source: string): string[] {
  const { statements } = ts.createSourceFile('', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return statements.flatMap((statement): string[] => {
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer !== undefined && ts.isArrowFunction(initializer)
        ? [name.text]
        : [],
    );
  });
}

/** Two functions each that have one name still, of folders that do not meet. The list becomes shorter only. */
const TWICE: readonly string[] = [
];

it('reads the functions of a module', () => {
  const source = `
    export function goTo() {}
    export const nameOf = (id: string): string => id;
    export const GoTo = late(async () => goTo);
    const isDark = () => true;
    export async function* steps() {}
    export const { undo } = history;`;
  expect(exportedFunctions(source)).toEqual(['goTo', 'nameOf', 'steps']);
});

it('has one function of a name', () => {
  const modules = new Map<string, string[]>();
  for (const file of readdirSync('src/app', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const name of exportedFunctions(readFileSync(join('src/app', file), 'utf8')))
      modules.set(name, [...(modules.get(name) ?? []), file]);
  }
  const found = [...modules].filter(([, files]) => files.length > 1);
  const unknown = found.filter(([name]) => !TWICE.includes(name)).map((entry) => entry.flat().join(' '));
  expect(unknown, 'give the rarer one a name of its own').toEqual([]);
  expect(TWICE.filter((name) => !found.some(([twice]) => twice === name))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';

/** A catalog of texts; what writes numbers and units is none. */
export const isCatalog = (file: string): boolean => /(^|\/)strings\/(?!.*\b(numbers|units)\.ts$)/.test(file);

export type Text = ts.StringLiteralLike | ts.TemplateExpression;
export type Fn = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | ts.MethodDeclaration;

export const isWritten = (node: ts.Node): node is Text =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isFunction = (node: ts.Node): node is Fn =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** What it says, with `{0}`, `{1}` for values. */
export const wordsIn = (node: Text): string =>
  ts.isStringLiteralLike(node)
    ? node.text
    : node.head.text + node.templateSpans.map(({ literal }, i) => `{${i}}${literal.text}`).join('');

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

/** The expressions that a function returns. */
export function returned({ body }: Fn): readonly ts.Expression[] {
  if (body === undefined) return [];
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

const nameOf = (name: ts.Node): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : null;

/** One expression for another: brackets and types say nothing. */
const wrapped = (node: ts.Node): ts.Expression | null =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node)
    ? node.expression
    : null;

/** How many steps from an expression to its texts are followed. */
const STEPS = 24;

/** Sources and what their expressions say. @param planted sources of a test, by path */
export class Sources {
  private readonly kept = new Map<ts.Node, readonly ts.Node[]>();
  private readonly parsed = new Map<string, ts.SourceFile | null>();
  private readonly planted: Readonly<Record<string, string>>;

  constructor(planted: Readonly<Record<string, string>> = {}) {
    this.planted = planted;
  }

  source(file: string): ts.SourceFile | null {
    const known = this.parsed.get(file);
    if (known !== undefined) return known;
    const text = this.planted[file] ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
    const source = text === null ? null : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    this.parsed.set(file, source);
    return source;
  }

  /** The texts of catalogs that an expression may be. */
  texts(node: ts.Expression): readonly Text[] {
    return this.found(node, STEPS).filter(
      (it): it is Text => isWritten(it) && isCatalog(it.getSourceFile().fileName),
    );
  }

  /** The functions of catalogs that a call may be of. */
  messages({ expression }: ts.CallExpression): readonly Fn[] {
    return this.found(expression, STEPS).filter(
      (it): it is Fn => isFunction(it) && isCatalog(it.getSourceFile().fileName),
    );
  }

  /** Texts, functions and objects that an expression may be. */
  private found(node: ts.Node, steps: number): readonly ts.Node[] {
    const known = this.kept.get(node);
    if (known) return known;
    if (steps <= 0) return [];
    // What leads back to itself adds nothing.
    this.kept.set(node, []);
    const found = [...new Set(this.follow(node, steps))];
    this.kept.set(node, found);
    return found;
  }

  private follow(node: ts.Node, steps: number): readonly ts.Node[] {
    const go = (next: ts.Node): readonly ts.Node[] => this.found(next, steps - 1);
    const inner = wrapped(node);
    if (inner) return go(inner);
    if (isWritten(node) || isFunction(node) || ts.isObjectLiteralExpression(node)) return [node];
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(go);
    if (ts.isBinaryExpression(node)) return this.ofBinary(node, go);
    if (ts.isIdentifier(node)) return this.named(node, node.text, steps - 1);
    if (ts.isPropertyAccessExpression(node))
      return go(node.expression).flatMap((of) => this.members(of, node.name.text, steps - 1));
    if (ts.isElementAccessExpression(node)) {
      const key = nameOf(node.argumentExpression);
      const name = ts.isIdentifier(node.argumentExpression) ? null : key;
      return go(node.expression).flatMap((of) => this.members(of, name, steps - 1));
    }
    if (ts.isCallExpression(node))
      return go(node.expression)
        .filter(isFunction)
        .flatMap((of) => returned(of).flatMap(go));
    return [];
  }

  private ofBinary(
    { left, operatorToken: { kind }, right }: ts.BinaryExpression,
    go: (next: ts.Node) => readonly ts.Node[],
  ): readonly ts.Node[] {
    if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken)
      return [left, right].flatMap(go);
    return kind === ts.SyntaxKind.AmpersandAmpersandToken ? go(right) : [];
  }

  /** @param name null: any */
  private members(of: ts.Node, name: string | null, steps: number): readonly ts.Node[] {
    if (!ts.isObjectLiteralExpression(of) || steps <= 0) return [];
    return of.properties.flatMap((property): readonly ts.Node[] => {
      if (ts.isSpreadAssignment(property))
        return this.found(property.expression, steps).flatMap((it) => this.members(it, name, steps - 1));
      if (name !== null && nameOf(property.name) !== name) return [];
      if (ts.isPropertyAssignment(property)) return this.found(property.initializer, steps);
      if (ts.isShorthandPropertyAssignment(property))
        return this.named(property.parent, property.name.text, steps);
      return ts.isMethodDeclaration(property) ? [property] : [];
    });
  }

  /** What a name is at a place: the nearest declaration around it. */
  private named(at: ts.Node, name: string, steps: number): readonly ts.Node[] {
    for (let scope: ts.Node | undefined = at.parent; scope !== undefined; scope = scope.parent) {
      if (isFunction(scope) && scope.parameters.some((of) => bindingOf(of.name, name) !== null)) return [];
      if (ts.isSourceFile(scope)) return this.ofFile(scope, name, steps);
      if (!ts.isBlock(scope)) continue;
      const declared = this.declared(scope.statements, name, steps);
      if (declared !== null) return declared;
    }
    return [];
  }

  private declared(
    statements: readonly ts.Statement[],
    name: string,
    steps: number,
  ): readonly ts.Node[] | null {
    for (const statement of statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return [statement];
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name: bound, initializer } of statement.declarationList.declarations) {
        const path = bindingOf(bound, name);
        if (path === null) continue;
        if (initializer === undefined) return [];
        const whole = this.found(initializer, steps);
        return path.reduce(
          (of, key) => of.flatMap((it) => this.members(it, key, steps - 1)),
          whole as readonly ts.Node[],
        );
      }
    }
    return null;
  }

  private ofFile(source: ts.SourceFile, name: string, steps: number): readonly ts.Node[] {
    const declared = this.declared(source.statements, name, steps);
    if (declared !== null) return declared;
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const { moduleSpecifier } = statement;
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
      const named = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause;
      if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) continue;
      const bound = (named.elements as readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]).find(
        (it) => it.name.text === name,
      );
      const file = normalize(join(source.fileName, '..', moduleSpecifier.text));
      if (!bound) continue;
      const other = this.source(file);
      return other && steps > 0 ? this.ofFile(other, (bound.propertyName ?? bound.name).text, steps - 1) : [];
    }
    return [];
  }
}

/** The keys that lead to a name in `{ texts: { rows } }`; null where it is not bound there. */
function bindingOf(bound: ts.BindingName, name: string): readonly string[] | null {
  if (ts.isIdentifier(bound)) return bound.text === name ? [] : null;
  if (!ts.isObjectBindingPattern(bound))
    return bound.elements.some((it) => ts.isBindingElement(it) && bindingOf(it.name, name) !== null)
      ? ['']
      : null;
  for (const element of bound.elements) {
    const path = bindingOf(element.name, name);
    const key = element.propertyName ?? element.name;
    if (path !== null) return [nameOf(key) ?? '', ...path];
  }
  return null;
}

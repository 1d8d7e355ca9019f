import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = 'src/app';

/** What the page or the device has once, however many sessions there are; src/app/session/README.md. */
const OF_THE_PAGE: Readonly<Record<string, string>> = {
  'clocks.ts painters': 'what all sessions have on the page, in its one animation frame',
  'clocks.ts stale': 'which of them are to paint in the next one',
  'clocks.ts atOnce': 'whether words are, before their turn',
  'clocks.ts turnedAt': 'when their last turn was',
  'clocks.ts planned': 'when their next one is',
  'clocks.ts settings': 'what the next frame shows of settings',
  'clocks.ts hasSpared': 'whether painters wait for that frame since the one before',
  'clocks.ts afterwards': 'what waits for that frame',
  'clocks.ts pictured': 'what waits for that frame',
  'clocks.ts isScheduled': 'that frame',
  'clocks.ts painted': 'that frame',
  'clocks.ts reportFault': 'what reports faults of the page',
  'clocks.ts paper': 'the page is being printed',
  'late.ts hasPicture': 'late scripts',
  'late.ts loads': 'late scripts',
  'late.ts sayMissing': 'what reports those that cannot be had',
  'late.ts underWay': 'late scripts',
  'late.ts unseen': 'late scripts',
  'mount.tsx mounted': 'counts the stages that scripts have mounted',
  'panel/declared.ts declared': 'the panels there are',
  'chrome/problems/reportAddress.tsx reported': 'what is wrong with the address of a page without a stage',
  'panels/acr/nextToLines.ts cachedColumns': 'derived from a frame, and gone with it',
  'chrome/axis/TimeAxis.tsx cachedLetters': 'letters of the style sheet',
  'chrome/axis/TimeAxis.tsx widths': 'widths of letters in the fonts of the page',
  'plot/paint/patterns.ts made': 'patterns of the theme',
  'panels/spacetime/paint.ts linesOf': 'derived from an answer, and gone with it',
  'panels/spacetime/view.ts ways': 'derived from a scenario, and gone with it',
  'papers/address.ts paperAddress': 'the address of a page without a stage',
  'papers/jobs.ts networks': 'networks of papers, which never change',
  'papers/shown/compute.ts recomputed': 'derived from a table, and gone with it',
  'papers/shown/agreementHere.ts firstKeys': 'derived from a table, and gone with it',
  'papers/shown/verdicts.ts judged': 'derived from runs, and gone with their claim',
  'papers/tables/agreement.ts computed': 'derived from runs, and gone with their table',
  'papers/tables/ownRuns.ts keys': 'derived from a table, and gone with it',
  'papers/tables/ownRuns.ts rows': 'derived from a table, and gone with it',
  'papers/tables/ownRuns.ts seen': 'derived from runs, and gone with their table',
  'plot/gestures/TimeGestures.tsx hasHinted': 'what the reader of the page was shown once',
  'plot/paint/pen.ts pen': 'a picture of the page is being written',
  'rest.ts begun': 'the page is at rest',
  'rest.ts looking': 'the page is at rest',
  'rest.ts resting': 'the page is at rest',
  'rest.ts underWay': 'the page is at rest',
  'rest.ts waiting': 'who waits for the page to be at rest',
  'session/sessions.ts alive': 'the sessions of the page',
  'session/sessions.ts tasks': 'what is done for each of them',
  'store/faults.ts failures': 'what is reported elsewhere',
  'store/faults.ts useFaults': 'faults of the page itself',
  'store/rules/keptRules.ts useKeptRules': 'rules that are kept on the device',
  'sweep/address.ts address': 'the address of a page without a stage',
  'sweep/points.ts cachedFigures': 'figures of runs, which never change',
  'sweep/question.ts cachedPrints': 'prints of documents, which never change',
  'sweep/stageRun.ts written': 'links of runs, which never change',
  'sweep/titles.ts cachedTitles': 'titles of a catalog, which never change',
  'theme/theme.ts pageTheme': 'the theme of the page',
  'widgets/words/Terms.tsx split': 'a late script',
  'widgets/words/Terms.tsx waiting': 'who waits for it',
};

const CONTAINERS = /^(Map|Set|WeakMap|WeakSet)$/;
const STORES = /^(create|createStore)$/;

/** The innermost call of `create<State>()(...)`. */
const callee = (call: ts.CallExpression): string =>
  ts.isCallExpression(call.expression) ? callee(call.expression) : call.expression.getText();

/** Whether a value can be filled or changed later: an empty list or container, or a store. */
function isFilledLater(value: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(value)) return value.elements.length === 0;
  if (ts.isNewExpression(value))
    return CONTAINERS.test(value.expression.getText()) && !value.arguments?.length;
  return ts.isCallExpression(value) && STORES.test(callee(value));
}

/** Constants of a file whose type says that they stay empty. */
const staysEmpty = ({ type }: ts.VariableDeclaration): boolean =>
  type !== undefined && /^readonly |^Readonly/.test(type.getText());

/** Names of what a file keeps outside of its functions and can change. */
function keptOutside(text: string): string[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2023, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { flags, declarations } }) => {
      const isLet = (flags & ts.NodeFlags.Const) === 0;
      return declarations
        .filter((one) => isLet || (one.initializer && isFilledLater(one.initializer) && !staysEmpty(one)))
        .map(({ name }) => name.getText());
    });
}

it('notices what is kept outside of a session', () => {
  expect(keptOutside('let last = 0;')).toEqual(['last']);
  expect(keptOutside('const asked = new Map<string, number>();')).toEqual(['asked']);
  expect(keptOutside('const list: string[] = [];')).toEqual(['list']);
  expect(keptOutside('export const useMoment = create<State>()((set) => ({}));')).toEqual(['useMoment']);
  expect(keptOutside("const NAMES = new Map([['a', 1]]); const NONE: readonly string[] = [];")).toEqual([]);
  expect(keptOutside('export const stageOf = perSession(() => createStore<State>()(() => ({})));')).toEqual(
    [],
  );
});

it('keeps everything of a run in its session', () => {
  const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((name) => /\.tsx?$/.test(name));
  const kept = files.flatMap((name) =>
    keptOutside(readFileSync(join(FOLDER, name), 'utf8')).map((variable) => `${name} ${variable}`),
  );
  expect(kept.toSorted()).toEqual(Object.keys(OF_THE_PAGE).toSorted());
});

/** Pages without a stage, of which there is one at a time. */
const OF_ONE_PAGE = /^(home|lecture|story)\//;
/** What names an element for another one, and so is of the whole document. */
const NAMES =
  /^(id|htmlFor|list|popoverTarget|aria-(labelledby|describedby|controls|owns|details|activedescendant))$/;

const writtenOut = (value: ts.JsxAttributeValue | undefined): boolean =>
  value !== undefined &&
  (ts.isStringLiteral(value) ||
    (ts.isJsxExpression(value) &&
      value.expression !== undefined &&
      ts.isStringLiteralLike(value.expression)));

/** Names of elements, and of groups of radio buttons, that every stage of a page would share. */
function sharedNames(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && writtenOut(node.initializer)) {
      const tag = node.parent.parent.tagName.getText();
      const name = node.name.getText();
      const isGroup = name === 'name' && tag === 'input';
      if (/^[a-z]/.test(tag) && (isGroup || NAMES.test(name))) found.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));
  return found;
}

it('notices an element that two stages would both have', () => {
  expect(sharedNames('<input type="radio" name="followed" />')).toEqual(['name="followed"']);
  expect(sharedNames("<p id={'why'} />")).toEqual(["id={'why'}"]);
  expect(sharedNames('<input type="radio" name={group} id={useId()} />')).toEqual([]);
  expect(sharedNames('<Side name="a" id="b" />')).toEqual([]);
});

it('two stages on one page share no element and no group of radio buttons', () => {
  const files = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((name) =>
    name.endsWith('.tsx'),
  );
  const shared = files
    .filter((name) => !OF_ONE_PAGE.test(name))
    .flatMap((name) => sharedNames(readFileSync(join(FOLDER, name), 'utf8')).map((one) => `${name} ${one}`));
  expect(shared, 'use useId, or idIn of app/session').toEqual([]);
});

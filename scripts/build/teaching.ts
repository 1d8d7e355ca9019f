import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const SCENARIOS = fileURLToPath(new URL('../../src/scenarios/', import.meta.url));

const keyOf = (part: ESTree.ObjectPropertyKind): string =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : '';

const valueIn = (node: ESTree.ObjectExpression, key: string): ESTree.Expression | null => {
  const found = node.properties.find((part) => keyOf(part) === key);
  return found?.type === 'Property' ? found.value : null;
};

/** The object that describes a scene: the one whose `stage` asks something. */
interface Described {
  readonly id: ESTree.Expression;
  readonly stage: ESTree.ObjectExpression;
  readonly ask: ESTree.ArrayExpression;
  readonly note: ESTree.Expression;
}

function describedIn(program: ESTree.Program): Described {
  let found: Described | null = null;
  new Visitor({
    ObjectExpression(node) {
      const [id, stage] = [valueIn(node, 'id'), valueIn(node, 'stage')];
      if (id === null || stage?.type !== 'ObjectExpression') return;
      const [ask, note] = [valueIn(stage, 'ask'), valueIn(stage, 'note')];
      if (ask?.type === 'ArrayExpression' && note !== null) found = { id, stage, ask, note };
    },
  }).visit(program);
  if (found === null) throw new Error('a scene has an id and a stage with a list `ask` and a `note`');
  return found;
}

const isIn = ({ start, end }: ESTree.Span, around: ESTree.Span): boolean =>
  around.start <= start && end <= around.end;

/** The imports with a name that is used in one of these places. */
function importsFor(program: ESTree.Program, ...places: readonly ESTree.Span[]): readonly ESTree.Statement[] {
  const names = new Set<string>();
  new Visitor({
    Identifier(node) {
      if (places.some((place) => isIn(node, place))) names.add(node.name);
    },
  }).visit(program);
  return program.body.filter(
    (one) => one.type === 'ImportDeclaration' && one.specifiers.some(({ local }) => names.has(local.name)),
  ) as readonly ESTree.Statement[];
}

/** A scene without hints, answers and note, which the page opens with; and these alone, which come when a reader asks. */
export interface Parts {
  readonly scene: string;
  readonly teaching: string;
}

export function partsOf(code: string): Parts {
  const program = parseAst(code, { lang: 'ts' });
  const { id, stage, ask, note } = describedIn(program);
  const written = ({ start, end }: ESTree.Span): string => code.slice(start, end);
  const questions = ask.elements.map((element) => {
    const question = element?.type === 'ObjectExpression' ? valueIn(element, 'question') : element;
    return question ? written(question) : '';
  });
  const kept = stage.properties
    .filter((part) => keyOf(part) !== 'note')
    .map((part) => (keyOf(part) === 'ask' ? `ask: [${questions.join(', ')}]` : written(part)));
  return {
    scene: `${code.slice(0, stage.start)}{ ${kept.join(', ')} }${code.slice(stage.end)}`,
    teaching: [
      ...importsFor(program, ask, note).map(written),
      `export const teaching = [${written(id)}, { ask: ${written(ask)}, note: ${written(note)} }];`,
    ].join('\n'),
  };
}

export const SCENE_FILES: readonly string[] = readdirSync(`${SCENARIOS}scenes`, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/** `scenarios/teaching.ts` without the scenes themselves. */
const teachings = (): string =>
  [
    ...SCENE_FILES.map((file, i) => `import { teaching as t${i} } from './scenes/${file}?teaching';`),
    `export const teachings = Object.fromEntries([${SCENE_FILES.map((_, i) => `t${i}`).join(', ')}]);`,
  ].join('\n');

/**
 * One file has all that a scene says. What opens it need not wait for its hints, answers and note: they become a part of
 * `scenarios/teaching.ts`, which the page fetches when a reader asks. A scene of the page asks its questions without them.
 */
export const teachingApart: Plugin = {
  name: 'teaching-apart',
  enforce: 'pre',
  load: {
    filter: { id: /src\/scenarios\/(teaching\.ts|scenes\/.*\.ts\?teaching)$/ },
    handler: (id) => {
      const [file = ''] = id.split('?');
      return { code: file === id ? teachings() : readFileSync(file, 'utf8'), moduleType: 'ts' };
    },
  },
  transform: {
    filter: { id: /src\/scenarios\/scenes\/.*\.ts(\?teaching)?$/ },
    handler: (code, id) => {
      const { scene, teaching } = partsOf(code);
      return { code: id.endsWith('?teaching') ? teaching : scene, map: null };
    },
  },
};

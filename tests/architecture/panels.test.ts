import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const APP = 'src/app';
const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(APP, file), 'utf8') }));

const LIST = join('panel', 'registry.ts');
const panelOf = (path: string): string | undefined => /^panels\/([^/]+)\//.exec(path)?.[1];

it('panels import no panels: what two of them need is in a folder of its own next to them', () => {
  const found = sources.flatMap(({ file, text }) => {
    const own = panelOf(file);
    if (own === undefined) return [];
    return [...text.matchAll(/(?:from |import\(?)'(\.[^']+)'/g)].flatMap(([, path = '']) => {
      const other = panelOf(normalize(join(file, '..', path)));
      return other === undefined || other === own ? [] : [`${file}: ${path}`];
    });
  });
  expect(found).toEqual([]);
});

it('only the list of panels imports them: what another part of the page needs of one is no part of a panel', () => {
  const found = sources.flatMap(({ file, text }) =>
    file === LIST || panelOf(file) !== undefined
      ? []
      : [...text.matchAll(/(?:from |import\(?)'(\.[^']+)'/g)].flatMap(([, path = '']) =>
          panelOf(normalize(join(file, '..', path))) === undefined ? [] : [`${file}: ${path}`],
        ),
  );
  expect(found).toEqual([]);
});

/** Where each exported store is made. */
const HOMES = new Map(
  sources.flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /export const (\w+) = (?:perSession|create|createStore|\(session: Session\): Stage)\b/g,
      ),
    ].map(([, name = '']) => [name, file] as const),
  ),
);

/** What sets a store by name: a call, a function that is handed on, one that is taken out of the store. */
const SETS = [/(\w+)(?:\([\w.]*\))?\s*\.setState\b/g, /\{[^{}[\]]*\bsetState\b[^{}[\]]*\}\s*=\s*(\w+)/g];

/** Places that set a store which another file has made: as it is exported, under another name, or given. */
function setFromOutside(file: string, text: string): readonly string[] {
  const makesOne = /\b(createStore|create)<|\bcreateStore\(/.test(text);
  const storeOf = (name: string): string => new RegExp(`const ${name} = (\\w+)\\(`).exec(text)?.[1] ?? name;
  const places = SETS.flatMap((sets) => [...text.matchAll(sets)]);
  return places.flatMap(([call, name = '']) => {
    if (name === 'this') return [];
    const home = HOMES.get(storeOf(name)) ?? (makesOne ? file : undefined);
    return home === file ? [] : [`${file}: ${call}`];
  });
}

it('notices a store that is set from outside', () => {
  for (const call of [
    'stageOf(session).setState({',
    'pairs.store.setState({',
    'race\n.setState({',
    'const { setState } = stageOf(session);',
    'const { getState, setState: put } = pageOf(session);',
    'onReport(stageOf(session).setState)',
  ])
    expect(setFromOutside('a.ts', call), call).toHaveLength(1);
  expect(setFromOutside('store/page.ts', 'const { setState } = pageOf(session);')).toEqual([]);
  expect(setFromOutside('a.tsx', 'const [state, setState] = useState({ a: 1 });')).toEqual([]);
  const own = 'createStore<Page>(); const stage = stageOf(session); stage.setState({';
  expect(setFromOutside('store/page.ts', own)).toHaveLength(1);
  expect(setFromOutside('store/page.ts', `${own.slice(0, 20)} pageOf(session).setState({`)).toEqual([]);
  expect(setFromOutside('a.tsx', 'class A { b() { this.setState({ c: 1 }); } }')).toEqual([]);
});

it('a store is set by the actions of its own file', () => {
  expect(sources.flatMap(({ file, text }) => setFromOutside(file, text))).toEqual([]);
});

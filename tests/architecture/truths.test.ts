import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sources = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }));

/** Behind all others. */
const PLANTED = 'zoo/planted.ts';

/** Files with a store whose state has the field, a planted text among them. */
function storesWith(field: string, planted = ''): readonly string[] {
  const declared = new RegExp(`^ +readonly ${field}\\??:`, 'm');
  return [...sources, { file: PLANTED, text: planted }]
    .filter(({ file, text }) => file === join('store', 'types.ts') || /\b(createStore|create)</.test(text))
    .filter(({ text }) => declared.test(text))
    .map(({ file }) => file)
    .toSorted();
}

/** A second store that has the field, another one that only asks for it, and a part of the page that gets it. */
const storeWith = (field: string, mark = ''): string =>
  `interface Second {\n  readonly ${field}${mark}: Other;\n}\nexport const second = createStore<Second>()(() => FIRST);`;
const storeWithout = (field: string): string =>
  `interface Second {\n  readonly of: Other;\n}\nconst second = create<Second>()(() => FIRST);\nconst { ${field} } = first.getState();`;
const partWith = (field: string): string =>
  `interface Props {\n  readonly ${field}: Other;\n}\nexport const Part = ({ ${field} }: Props) => <b>{${field}}</b>;`;

/** What the page knows, and the one store that has it; what else is about it is asked of that one. */
const TRUTHS = [
  ['theme', ['store/types.ts', 'theme/theme.ts']],
  ['followedVc', ['store/types.ts']],
  ['viewport', ['store/types.ts']],
  // The headline that is held keeps which run it was of.
  ['loaded', ['headline/useHeadline.ts', 'store/types.ts']],
  ['ports', ['store/types.ts']],
  ['vcStates', ['store/types.ts']],
  ['rateStates', ['store/types.ts']],
  ['requested', ['store/types.ts']],
  // Each answer keeps the moment that it is about, and a network that is drawn the step that it is at.
  [
    'now',
    [
      'builder/draft.ts',
      'headline/useHeadline.ts',
      'panels/policy/explained/lastLiveStates.ts',
      'panels/policy/explained/lastRules.ts',
      'store/types.ts',
    ],
  ],
  // Those of a branch are in its entry of the one list.
  ['edits', []],
  ['current', ['store/branches/branches.ts']],
  ['catalog', ['store/types.ts']],
] as const;

it.each(TRUTHS)('one store has %s', (field, places) => {
  expect(storesWith(field)).toEqual(places);
  for (const text of [storeWith(field), storeWith(field, '?')])
    expect(storesWith(field, text), text).toEqual([...places, PLANTED]);
  for (const text of [storeWithout(field), partWith(field)])
    expect(storesWith(field, text), text).toEqual(places);
});

const SETS_THEME = /setState\(\{[^}]*\btheme\b/g;

it('a stage takes its theme from the page, and sets none', () => {
  const stage = readFileSync('src/app/store/stage.ts', 'utf8');
  expect(stage).toContain('pageTheme.subscribe(({ theme }) => stage.setState({ theme }))');
  expect(stage.match(SETS_THEME)).toHaveLength(1);
  const planted = `${stage}\nexport const darken = (session: Session) => stageOf(session).setState({ run, theme: 'dark' });`;
  expect(planted.match(SETS_THEME)).toHaveLength(2);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Files with the state of a store. */
const stores = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }))
  .filter(({ file, text }) => file === join('store', 'types.ts') || /\b(createStore|create)</.test(text));

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
  const declared = new RegExp(`^ +readonly ${field}\\??:`, 'm');
  const found = stores.filter(({ text }) => declared.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(places);
});

it('a stage takes its theme from the page, and sets none', () => {
  const stage = readFileSync('src/app/store/stage.ts', 'utf8');
  expect(stage).toContain('pageTheme.subscribe(({ theme }) => stage.setState({ theme }))');
  expect(stage.match(/setState\(\{[^}]*\btheme\b/g)).toHaveLength(1);
});
